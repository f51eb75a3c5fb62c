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

    /// Its files, and in how many of the folders that options choose from each is.
    private func files(of template: XcodeTemplate) -> String {
        let folders = template.variantFolders
        guard !folders.isEmpty else {
            return template.files.keys.ordered().map { "  \($0.escapedForTerminal())\n" }.joined()
        }
        var counts: [String: Int] = [:]
        for path in template.files.keys {
            guard let slash = path.firstIndex(of: "/"),
                folders.contains(String(path[..<slash]))
            else { continue }
            counts[String(path[path.index(after: slash)...]), default: 0] += 1
        }
        let rows = counts.ordered { $0.key < $1.key }.map { path, count in
            let remark = count == folders.count ? "" : "in \(count) of \(folders.count) variants"
            return ["  " + path, remark]
        }
        return TextTable(header: ["  PATH", "WHEN"], rows: rows).text
    }
}
