import Basics
import TemplateSets
import XcodeTemplates

extension SetDescription {
    /// What there is to say of an Xcode file template.
    func description(of template: XcodeTemplate) -> String {
        let version = templateSet.publishedVersion.map { " \($0)" } ?? ""
        let name = template.nameOption.map { option in
            "name    fills '\(option.identifier)'\(option.label.isEmpty ? "" : " (\(option.label))")\n"
        }
        return """
            \(templateSet.name.escapedForTerminal())\(version) (\(place.escapedForTerminal()))
            \(templateSet.shortSummary.escapedForTerminal())
            \(provenance)
            format  Xcode file template
            \((name ?? "").escapedForTerminal(keepingLineBreaks: true))
            FILES
            \(files(of: template))
            OPTIONS
            \(options)
            EXAMPLE
              \(example)

            """
    }

    /// Its files, and in which of the folders that options choose from each is.
    private func files(of template: XcodeTemplate) -> String {
        let folders = template.variantFolders
        guard !folders.isEmpty else {
            return template.files.keys.sorted().map { "  \($0.escapedForTerminal())\n" }.joined()
        }
        var places: [String: [String]] = [:]
        for path in template.files.keys {
            guard let slash = path.firstIndex(of: "/"),
                folders.contains(String(path[..<slash]))
            else { continue }
            places[String(path[path.index(after: slash)...]), default: []].append(
                String(path[..<slash]))
        }
        let rows = places.sorted { $0.key < $1.key }.map { path, holding in
            ["  " + path, Self.remark(holding, of: folders)]
        }
        return TextTable(header: ["  PATH", "VARIANT"], rows: rows, limits: [1: 60]).text
    }

    /// The variants that have a file, or those that do not where these are fewer.
    private static func remark(_ holding: [String], of folders: [String]) -> String {
        let others = folders.filter { !holding.contains($0) }
        if others.isEmpty { return "" }
        let isShorter = others.count < holding.count
        let names = (isShorter ? others : holding).sorted().map { "'\($0)'" }
        return (isShorter ? "not " : "") + names.joined(separator: ", ")
    }
}

// An example that works.
extension SetDescription {
    /// How many combinations of options are tried.
    private static let mostTries = 200

    /// The first command that creates files: with the required options only, with a value other than a
    /// default, or with a combination that has a folder.
    func example(of template: XcodeTemplate) -> String {
        var tries: [[String: String]] = []
        if templateSet.options.contains(where: \.isRequired) { tries.append([:]) }
        for option in templateSet.options where template.option(option.name) != nil {
            tries += option.values.reversed().filter { $0 != option.defaultText }
                .map { [option.name: $0] }
        }
        tries.append([:])
        let works = tries.prefix(Self.mostTries).lazy.compactMap { arguments($0, of: template) }
            .first
        return command(with: works ?? foldersExample(of: template) ?? "")
    }

    private func foldersExample(of template: XcodeTemplate) -> String? {
        guard let selections = try? FileSelections(of: template) else { return nil }
        let rows = selections.rows.filter { $0.files?.isEmpty == false }
        return rows.prefix(Self.mostTries).lazy.compactMap { row in
            arguments(
                Dictionary(
                    zip(selections.axes.map(\.identifier), row.values),
                    uniquingKeysWith: { first, _ in first }), of: template)
        }.first
    }

    /// The options that count, those that must be given besides, as a command has them; nil if the
    /// bundle makes no files of them.
    private func arguments(
        _ given: [String: String], of template: XcodeTemplate
    ) -> String? {
        guard let active = try? template.activeOptions(for: given) else { return nil }
        var all = given
        for option in templateSet.options where option.isRequired && all[option.name] == nil {
            all[option.name] = "Text"
        }
        all = all.filter { active.contains($0.key) }
        guard let rendering = try? template.render(name: Self.exampleName, options: all),
            !rendering.files.isEmpty
        else { return nil }
        return templateSet.options.compactMap { option in
            all[option.name].flatMap { value in
                let isDefault = !option.isRequired && value == option.defaultText
                return isDefault ? nil : " --option \(option.name)=\(value.quotedForShell)"
            }
        }.joined()
    }
}
