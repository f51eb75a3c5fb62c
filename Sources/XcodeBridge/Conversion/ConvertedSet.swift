package import Basics
import JSONSource
import Packs
import TemplateEngine
import TemplateSets
package import XcodeTemplates

/// An Xcode file template as a set of scene-kit's own, and what could not be told in its language.
package struct ConvertedSet: Sendable {
    /// What the set is called.
    package let name: String
    /// The bytes of its files by their path in its folder, `template.json` among them.
    package private(set) var files: [String: [UInt8]] = [:]
    /// What differs from the bundle, and what is called otherwise.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// The cases for the pack, by the names of their folders: the options of each.
    package internal(set) var cases: [(name: String, json: [UInt8])] = []

    let template: XcodeTemplate
    let options: ConvertedOptions
    let selections: FileSelections
    let converted: ConvertedFiles
    /// The ids of files that are known to differ from the bundle's.
    private(set) var differing: Set<String> = []
    /// Whether it is known that paths differ.
    private(set) var hasDifferingPaths = false
    /// The options of the project that templates name.
    private(set) var projectOptions: Set<String> = []

    /// The version that a set begins with.
    private static let version = "1.0.0"
    private static let delimiters: [TemplateDelimiters] =
        [.mustache]
        + ["<% %>", "<< >>", "[[ ]]", "<%% %%>", "{%{ }%}", "<<<| |>>>"].compactMap {
            TemplateDelimiters($0)
        }

    /// Converts a bundle, and compares what both give for every combination of options.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    /// - Throws: `Failure` with 65 for a bundle that renders nothing, whose options have too many
    ///   combinations, or in which every mark for tags stands.
    package init(of template: XcodeTemplate, tool: SemanticVersion) throws(Failure) {
        self.template = template
        name = Self.setName(of: template.name)
        options = ConvertedOptions(of: template)
        let selections: FileSelections?
        do throws(XcodeTemplateError) {
            selections = try FileSelections(of: template)
        } catch {
            throw error.failure
        }
        guard let selections else { throw Self.tooMany(template) }
        self.selections = selections
        converted = ConvertedFiles(of: template, selections)
        if !converted.missing.isEmpty, converted.missing.count == selections.rows.count {
            throw Self.noFolders(in: template)
        }
        guard !converted.list.isEmpty else { throw Self.nothing(in: template) }
        try write()
        diagnostics = template.warnings + notes.filter { !template.warnings.contains($0) }
        try compare(tool)
    }

    /// The bundle's name in letters, digits, `-` and `_`.
    private static func setName(of bundle: String) -> String {
        if bundle.caseFolded == PackFolder.casesFolder.caseFolded { return bundle + "Set" }
        if bundle.isSetName { return bundle }
        let words = bundle.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = String(
            CaseConversion.upperCamelCase(words.joined(separator: " ")).prefix(100))
        return name.isSetName ? name : "XcodeTemplate"
    }

    private static func tooMany(_ template: XcodeTemplate) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error,
                "the options that choose files have too many combinations, more than "
                    + "\(FileSelections.limit) or too many for so many files",
                path: template.location))
    }

    private static func noFolders(in template: XcodeTemplate) -> Failure {
        let folders = template.variantFolders.prefix(30).map { "'\($0)'" }
        return Failure(
            .data,
            Diagnostic(
                .error, "the bundle has no folder for any combination of its options",
                path: template.location,
                hint: "The folders are \(folders.joinedAsAlternatives("and")). Name each after the "
                    + "values of the options, in their order."))
    }

    private static func nothing(in template: XcodeTemplate) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error, "there is no text to make a template set from", path: template.location,
                hint: template.isEmpty
                    ? "The bundle is filled by its pack's own install script: give what that has "
                        + "made." : nil))
    }
}

// Writing it.
extension ConvertedSet {
    private mutating func write() throws(Failure) {
        let texts = converted.list.map { ConvertedText($0.text, options) }
        let header = texts.contains(where: \.hasHeader) ? ConvertedText.header(options) : nil
        for text in texts + (header.map { [$0] } ?? []) {
            projectOptions.formUnion(text.projectOptions)
        }
        for delimiters in Self.delimiters {
            let templates = texts.compactMap { $0.template(delimiters) }
            guard templates.count == texts.count else { continue }
            let entries = add(templates)
            if let header = header?.template(delimiters) {
                files["Partials/header.mustache"] = Array(header.utf8)
            }
            files[TemplateSetFolder.manifestName] = manifest(entries, delimiters).utf8()
            return
        }
        throw Failure(
            .data,
            Diagnostic(
                .error, "every mark that tags could stand between is in its files",
                path: template.location))
    }

    /// Adds a file for each template, and gives what the manifest says of them.
    private mutating func add(_ templates: [String]) -> [JSONValue] {
        let counts = Dictionary(converted.list.map { ($0.path, 1) }, uniquingKeysWith: +)
        var sources: [String: String] = [:]
        var (sourceNames, ids) = (UniqueNames(), UniqueNames())
        var entries: [JSONValue] = []
        for (file, template) in zip(converted.list, templates) {
            let isAlone = counts[file.path] == 1
            let plain = (isAlone ? "" : file.folder + "/") + file.source(options)
            // What is the same text at two paths is one file.
            let source = sources[template] ?? sourceNames.take(path: plain)
            sources[template] = source
            files[source] = Array(template.utf8)
            for when in conditions(of: file) {
                let id = ids.take(file.id, number: { "-\($0)" })
                entries.append(entry(id, file, source, when))
                if file.issues.contains(where: \.changesFiles) { differing.insert(id) }
            }
            if file.issues.prefix(file.issuesOfPath).contains(where: \.changesFiles) {
                hasDifferingPaths = true
            }
        }
        return entries
    }

    private func entry(
        _ id: String, _ file: ConvertedFiles.File, _ source: String, _ when: JSONValue?
    ) -> JSONValue {
        let text = ConvertedText(file.path, options)
        // Paths have the usual marks, unless they begin with others.
        let path =
            text.template(.mustache)
            ?? Self.delimiters.dropFirst().lazy.compactMap { marks in
                text.template(marks).map { "{{=\(marks.open) \(marks.close)=}}" + $0 }
            }.first ?? source
        var members = [
            JSONMember("id", .string(id)), JSONMember("source", .string(source)),
        ]
        if path != source { members.append(JSONMember("path", .string(path))) }
        members.append(JSONMember("role", .string(file.role)))
        if let when { members.append(JSONMember("when", when)) }
        return .object(members)
    }

    /// What `when` is for a file: nil where it is always made, several that exclude each other where
    /// one cannot say it.
    private func conditions(of file: ConvertedFiles.File) -> [JSONValue?] {
        let axes = selections.axes
        let boxes = ConditionCover(of: file.rows, sizes: axes.map(\.values.count)).boxes
        return boxes.map { box in
            var members: [JSONMember] = []
            for (axis, values) in zip(axes, box) where values.count < axis.values.count {
                guard let option = options[axis.identifier] else { continue }
                let names = values.map { index in
                    let value = axis.values[index]
                    return option.name(of: value) ?? value
                }
                members.append(JSONMember(option.name, ConvertedOptions.values(names)))
            }
            return members.isEmpty ? nil : .object(members)
        }
    }

    private func manifest(_ entries: [JSONValue], _ delimiters: TemplateDelimiters) -> JSONValue {
        let line = template.summary.isEmpty ? template.explanation : template.summary
        let summary = line.split(whereSeparator: \.isNewline).first.map(String.init)
        var members: [JSONMember] = [
            JSONMember("formatVersion", .number(SetManifest.formatVersion)),
            JSONMember("name", .string(name)), JSONMember("version", .string(Self.version)),
            JSONMember("summary", .string(summary ?? "Moved over from an Xcode file template")),
        ]
        if delimiters != .mustache {
            members.append(
                JSONMember("delimiters", .array([delimiters.open, delimiters.close])))
        }
        members.append(JSONMember("layout", false))
        let shown = options.json(usingOfProject: projectOptions)
        if !shown.isEmpty { members.append(JSONMember("options", .array(shown))) }
        members.append(JSONMember("files", .array(entries)))
        return .object(members)
    }
}

extension UniqueNames {
    /// The path, or the first with a number before its ending that is free.
    fileprivate mutating func take(path: String) -> String {
        let (folder, name) = path.splitAtName
        let stem = String(name.prefix { $0 != "." })
        let start = folder.isEmpty ? stem : folder + "/" + stem
        var (result, count) = (path, 1)
        while contains(result) {
            count += 1
            result = "\(start)-\(count)\(name.dropFirst(stem.count))"
        }
        return take(result, number: \.plain)
    }
}
