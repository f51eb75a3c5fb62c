package import Basics
import JSONSource
import Packs
import TemplateEngine
import TemplateSets
package import XcodeTemplates

/// A native set that an Xcode file template was converted to.
package struct ConvertedSet: Sendable {
    package let name: String
    /// The contents of its files, including `template.json`, by their path in its folder.
    package private(set) var files: [String: [UInt8]] = [:]
    /// The differences from the bundle, and changed names.
    package var diagnostics: [Diagnostic] = []
    /// The cases for a pack, by the names of their folders.
    package var cases: [(name: String, json: [UInt8])] = []

    let template: XcodeTemplate
    let options: ConvertedOptions
    let selections: FileSelections
    let converted: ConvertedFiles
    /// The ids of files that are known to differ from the bundle's.
    private(set) var differing: Set<String> = []

    private static let delimiters =
        ["{{ }}", "<% %>", "<< >>", "[[ ]]", "<%% %%>", "{%{ }%}", "<<<| |>>>"]
        .compactMap { TemplateDelimiters($0) }

    /// Converts a bundle, and compares the generated files of both.
    ///
    /// - Throws: `Failure` with 65 for a bundle that generates nothing, whose options have too many
    ///   combinations, or whose files contain all delimiters.
    package init(of template: XcodeTemplate, tool: SemanticVersion) throws(Failure) {
        self.template = template
        name = Self.setName(of: template.name)
        options = ConvertedOptions(of: template)
        guard let selections = try FileSelections(of: template) else {
            throw template.refusal(
                "the options that choose files have too many combinations, more than "
                    + "\(FileSelections.limit) or too many for so many files")
        }
        self.selections = selections
        converted = ConvertedFiles(of: template, selections)
        if !converted.missing.isEmpty, converted.missing.count == selections.rows.count {
            let folders = template.variantFolders.prefix(30).map { "'\($0)'" }
            throw template.refusal(
                "the bundle has no folder for any combination of its options",
                hint: "The folders are \(folders.joinedAsAlternatives("and")). Name each after the "
                    + "values of the options, in their order.")
        }
        guard !converted.list.isEmpty else {
            throw template.refusal("there is no text to make a template set from")
        }
        try write()
        diagnostics = template.warnings + notes.filter { !template.warnings.contains($0) }
        try compare(tool)
    }

    private static func setName(of bundle: String) -> String {
        if bundle.caseFolded == PackFolder.casesFolder.caseFolded { return bundle + "Set" }
        if bundle.isSetName { return bundle }
        let name = String(CaseConversion.upperCamelCase(bundle.plainWords).prefix(100))
        return name.isSetName ? name : "XcodeTemplate"
    }
}

extension XcodeTemplate {
    fileprivate func refusal(_ message: String, hint: String? = nil) -> Failure {
        Failure(.data, message, path: location, hint: hint)
    }
}

// MARK: Files

extension ConvertedSet {
    /// Creates the files with the first delimiters that no text contains.
    private mutating func write() throws(Failure) {
        let texts = converted.list.map { ConvertedText($0.text, options) }
        let projectOptions = texts.reduce(into: Set()) { $0.formUnion($1.projectOptions) }
        for delimiters in Self.delimiters {
            let templates = texts.compactMap { $0.template(delimiters) }
            guard templates.count == texts.count else { continue }
            let manifest = manifest(of: add(templates), delimiters, projectOptions)
            if texts.contains(where: \.hasHeader) {
                let header = ConvertedText.header(options, delimiters)
                files["Partials/header.mustache"] = Array(header.utf8)
            }
            files[TemplateSetFolder.manifestName] = manifest.utf8()
            return
        }
        throw template.refusal("every mark that tags could stand between is in its files")
    }

    /// Adds the templates, and returns their entries in the manifest.
    private mutating func add(_ templates: [String]) -> [JSONValue] {
        let counts = Dictionary(converted.list.map { ($0.path, 1) }, uniquingKeysWith: +)
        var sources: [String: String] = [:]
        var (paths, ids) = (UniqueNames(), UniqueNames())
        var entries: [JSONValue] = []
        for (file, template) in zip(converted.list, templates) {
            if sources[template] == nil {
                let (folder, name) = file.source(options).splitAtName
                let isUnique = counts[file.path] == 1
                let folders = [isUnique ? "" : file.folder, folder].filter { !$0.isEmpty }
                let stem = String(name.prefix { $0 != "." })
                sources[template] = paths.take(
                    (folders + [stem]).joined(separator: "/"), separator: "-",
                    ending: String(name.dropFirst(stem.count)))
            }
            let source = sources[template] ?? ""
            files[source] = Array(template.utf8)
            for when in conditions(of: file) {
                let id = ids.take(file.id, separator: "-")
                entries.append(entry(id, file, source, when))
                if file.issues.contains(where: \.changesFiles) { differing.insert(id) }
            }
        }
        return entries
    }

    private func entry(
        _ id: String, _ file: ConvertedFiles.File, _ source: String, _ when: JSONValue?
    ) -> JSONValue {
        let text = ConvertedText(file.path, options)
        // Paths always use the standard delimiters, but they can begin with a tag that sets others.
        let path =
            text.template(.mustache) ?? Self.delimiters.dropFirst().lazy.compactMap { marks in
                text.template(marks).map { "{{=\(marks.open) \(marks.close)=}}" + $0 }
            }.first ?? source
        return JSONValue(members: [
            "id": .string(id), "source": .string(source),
            "path": path == source ? nil : .string(path), "role": .string(file.role), "when": when,
        ])
    }

    /// The values of `when` for a file. They exclude each other. Nil is for a file without a
    /// condition.
    private func conditions(of file: ConvertedFiles.File) -> [JSONValue?] {
        file.rows.conditions.map { box in
            var members: [JSONMember] = []
            for (axis, values) in zip(selections.axes, box) where values.count < axis.choices.count
            {
                guard let option = options[axis.identifier] else { continue }
                let names = values.map { option.name(of: axis.choices[$0]) }
                members.append(JSONMember(option.name, ConvertedOptions.values(names)))
            }
            return members.isEmpty ? nil : .object(members)
        }
    }

    private func manifest(
        of entries: [JSONValue], _ delimiters: TemplateDelimiters, _ projectOptions: Set<String>
    ) -> JSONValue {
        let line = template.summary.isEmpty ? template.explanation : template.summary
        let summary = line.split(whereSeparator: \.isNewline).first.map(String.init)
        let shown = options.json(usingOfProject: projectOptions)
        return JSONValue(members: [
            "formatVersion": .number(SetManifest.formatVersion), "name": .string(name),
            "version": "1.0.0",
            "summary": .string(summary ?? "Moved over from an Xcode file template"),
            "delimiters": delimiters == .mustache
                ? nil : .array([delimiters.open, delimiters.close]), "layout": false,
            "options": shown.isEmpty ? nil : .array(shown), "files": .array(entries),
        ])
    }
}

// MARK: Notes

extension ConvertedSet {
    /// What a set can't express, and changed names.
    private var notes: [Diagnostic] {
        let location = template.location
        var notes = converted.list.flatMap { file in
            file.issues.map { $0.warning(in: file.origin, of: location) }
        }
        notes += converted.binaries.sorted().map { path in
            .warning(
                "the file is not UTF-8 text, and native sets contain only text",
                path: location + "/" + path, hint: "Copy it by hand, or render the bundle itself.")
        }
        notes += options.list.flatMap(notes(on:))
        // The bundle refuses combinations without a folder, and the set generates no files for
        // them.
        if let first = converted.missing.first {
            let values = zip(selections.axes, first).compactMap { axis, index in
                options[axis.identifier].map { "\($0.name)=\($0.name(of: axis.choices[index]))" }
            }
            let count = converted.missing.count
            let more = count > 1 ? ", and \(count - 1) more such combinations" : ""
            notes.append(
                .warning(
                    "the bundle has no folder for \(values.joined(separator: " "))\(more); the set "
                        + "makes no files then", path: location))
        }
        if converted.usesFileNames {
            notes.append(
                .note(
                    "FILEBASENAME inside of a file became that file's own name, as in Xcode since "
                        + "version 6.3", path: location))
        }
        let layout = Diagnostic.note(
            "Swift files aren't reformatted, as in Xcode", path: location,
            hint: "Delete \"layout\": false from template.json to have imports sorted and long "
                + "lines broken.")
        return notes + [layout]
    }

    private func notes(on option: ConvertedOptions.Option) -> [Diagnostic] {
        let (origin, name) = (option.origin, option.name)
        let id = origin.identifier
        var notes: [Diagnostic] = []
        func add(_ severity: Diagnostic.Severity, _ message: String) {
            let path = template.location + "/" + XcodeTemplate.infoName
            notes.append(Diagnostic(severity, message, path: path))
        }
        if id != name { add(.note, "the option '\(id)' is '\(name)' in the set") }
        for (value, name) in option.values where value != name {
            add(.note, "the value '\(value)' of '\(id)' is '\(name)' in the set")
        }
        if let other = option.otherName {
            add(.note, "for a class that '\(name)' doesn't list, use '\(other)'")
            if template.isRequired(origin) {
                add(.warning, "with '\(other)', options that depend on '\(name)' still count")
            }
        }
        if let text = option.standIn {
            add(
                .warning, "the bundle requires '\(id)'; in the set, '\(name)' defaults to '\(text)'"
            )
        }
        let takesText = origin.kind == .text || origin.kind == .class && option.values.isEmpty
        if takesText, !origin.hasPlainDefault {
            add(.note, "'\(name)' has its default even if an empty text is given")
        }
        return notes
    }
}

extension ConversionIssue {
    /// - Parameter location: The path of the bundle.
    fileprivate func warning(in file: SelectedFile, of location: String) -> Diagnostic {
        let path = location + "/" + file.source
        guard let range, file.source != XcodeTemplate.infoName else {
            return .warning(message, path: path, hint: hint)
        }
        let source = SourceText(name: path, text: String(decoding: file.contents, as: UTF8.self))
        return Diagnostic(.warning, message, in: source, at: range, hint: hint)
    }
}
