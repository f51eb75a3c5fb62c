import Basics
import JSONSource
import XcodeTemplates

extension TemplateSet {
    /// Creates a set from an Xcode file template, with the bundle's name. Throws a `Failure` with
    /// 65 if the bundle isn't a file template, has no files, or can't be understood.
    convenience init(xcodeTemplateIn folder: TemplateSetFolder) throws(Failure) {
        let template = try XcodeTemplate(
            name: folder.bundleName, location: folder.location, files: folder.files)
        try template.requireFiles()
        let manifest = SetManifest(
            name: folder.bundleName, version: Self.noVersion,
            summary: template.oneLineSummary, options: template.setOptions,
            files: template.files(in: folder), laysOutSwift: false)
        self.init(manifest, in: folder, format: .xcode(template))
    }

    /// The version of an Xcode file template, which has none.
    package static let noVersion = "-"

    /// The set's version; nil for an Xcode file template.
    package var publishedVersion: String? { version == Self.noVersion ? nil : version }
}

extension TemplateSetFolder {
    /// Whether the folder is an Xcode file template. One of its files may have the name of a
    /// manifest.
    package var isXcodeTemplate: Bool {
        guard files[XcodeTemplate.infoName] != nil else { return false }
        guard let manifest = files[Self.manifestName] else { return true }
        let document = try? JSONDocument(parsing: manifest, name: "")
        return document?.root["formatVersion"] == nil
    }

    /// The file that a folder with this name needs to be a set.
    var nameOfMissingManifest: String {
        bundleName == location.splitAtName.name ? Self.manifestName : XcodeTemplate.infoName
    }

    /// The name of the folder without the extension of bundles.
    package var bundleName: String {
        if let knownBundleName { return knownBundleName }
        var path = location
        while path.count > 1, path.last == "/" { path.removeLast() }
        let name = path.splitAtName.name
        return XcodeTemplate.name(ofFolder: name) ?? name
    }
}

extension XcodeTemplate {
    /// The summary, or else the description, up to its first line break.
    fileprivate var oneLineSummary: String {
        let text = summary.isEmpty ? explanation : summary
        return text.split(whereSeparator: \.isNewline).first.map(String.init)
            ?? "Xcode file template"
    }

    fileprivate var setOptions: [SetOption] {
        var options = userOptions.map { SetOption($0) }
        if uses(["FILEBASENAME"], inPaths: false) {
            options.append(
                SetOption(
                    name: Self.legacyFilebasename, kind: .bool, values: ["true", "false"],
                    defaultValue: .bool(false),
                    summary: "Whether FILEBASENAME inside of files is the scene's name, as before "
                        + "Xcode 9"))
        }
        return options
    }

    /// All files of the bundle. The options of a scene choose among them.
    fileprivate func files(in folder: TemplateSetFolder) -> [TemplateFile] {
        let info = SourceText(name: folder.path(of: Self.infoName), text: "")
        return files.keys.sorted().map { path in
            let place = SourceText(path, atUTF8Offset: 0, of: info)
            return TemplateFile(id: path, source: path, path: place, role: "File")
        }
    }
}

extension SetOption {
    fileprivate init(_ option: XcodeTemplateOption) {
        let text = option.defaultText
        let (kind, values, value): (Kind, [String], OptionValue) =
            switch option.kind {
            case .checkbox: (.bool, ["true", "false"], .bool(text == "true"))
            case .popup: (.choice, option.choices, .choice(text))
            case .class: (.text, option.values, .text(text))
            case .text, .static: (.text, [], .text(text))
            }
        let clauses = option.requirements.sorted { $0.key < $1.key }.map {
            Condition.Clause(option: $0.key, values: $0.value)
        }
        self.init(
            name: option.identifier, kind: kind, values: values, defaultValue: value,
            summary: option.dialogText, condition: Condition(clauses: clauses),
            isRequired: option.isRequired && text.isEmpty)
    }
}

extension XcodeTemplateOption {
    /// The label and the summary in Xcode's dialog, on one line.
    fileprivate var dialogText: String {
        let texts = [label, summary].filter { !$0.isEmpty }
        let all = label == summary ? label : texts.joined(separator: ": ")
        return all.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
