import Basics
import JSONSource
import TemplateEngine
import XcodeTemplates

extension TemplateSet {
    /// Takes an Xcode file template for a set: it is called after its bundle.
    ///
    /// - Throws: `Failure` with 65 for a bundle that is not a file template, has no files or cannot be
    ///   understood.
    convenience init(xcodeTemplateIn folder: TemplateSetFolder) throws(Failure) {
        let template: XcodeTemplate
        do throws(XcodeTemplateError) {
            template = try XcodeTemplate(
                name: folder.bundleName, location: folder.location,
                files: folder.files.mapValues(\.bytes))
            try template.requireFiles()
        } catch {
            throw error.failure
        }
        self.init(
            name: folder.bundleName, version: Self.noVersion,
            summary: template.oneLineSummary, options: template.setOptions,
            files: template.setFiles, reserved: ReservedNames(), folder: folder,
            format: .xcode(template), laysOutSwift: false, takesParameters: false)
    }

    /// Xcode file templates have no versions.
    package static let noVersion = "-"

    /// Its version; nil for an Xcode file template, which has none.
    package var publishedVersion: String? { version == Self.noVersion ? nil : version }
}

extension TemplateSetFolder {
    /// Whether it is an Xcode file template, and no set of scene-kit's own. One may make a file that is
    /// called as the manifest of a set.
    package var isXcodeTemplate: Bool {
        guard files[XcodeTemplate.infoName] != nil else { return false }
        guard let manifest = files[Self.manifestName] else { return true }
        let document = try? JSONDocument(parsing: manifest.bytes, name: "")
        return document?.root["formatVersion"] == nil
    }

    /// The file that would make it a set, where it is none.
    var nameOfMissingManifest: String {
        bundleName == location.splitAtName.name ? Self.manifestName : XcodeTemplate.infoName
    }

    /// What a bundle is called: its folder without the extension.
    package var bundleName: String {
        if let knownBundleName { return knownBundleName }
        var path = location
        while path.count > 1, path.last == "/" { path.removeLast() }
        let name = path.splitAtName.name
        return XcodeTemplate.name(ofFolder: name) ?? name
    }
}

extension XcodeTemplate {
    /// The summary that Xcode shows, or the first line of the description.
    fileprivate var oneLineSummary: String {
        let text = summary.isEmpty ? explanation : summary
        return text.split(whereSeparator: \.isNewline).first.map(String.init)
            ?? "Xcode file template"
    }

    /// What `--option` can say of it.
    fileprivate var setOptions: [SetOption] {
        var options = userOptions.map { SetOption($0) }
        if uses(["FILEBASENAME"], inPaths: false) {
            options.append(
                SetOption(
                    name: Self.legacyFilebasename, kind: .bool(default: false),
                    summary: "Whether FILEBASENAME inside of files is the scene's name, as before "
                        + "Xcode 9",
                    scope: .scene, condition: Condition()))
        }
        return options
    }

    /// Its files, as far as they are known before a scene has chosen among them.
    fileprivate var setFiles: [TemplateFile] {
        files.keys.sorted().map { path in
            TemplateFile(
                id: path, source: path, path: path, pathOffset: 0, role: "File", root: .scene,
                isShared: false, condition: Condition(), repetition: .once)
        }
    }
}

extension SetOption {
    fileprivate init(_ option: XcodeTemplateOption) {
        let kind: Kind =
            switch option.kind {
            case .checkbox: .bool(default: option.defaultText == "true")
            case .popup: .choice(values: option.choices, default: option.defaultText)
            case .text, .class, .static: .text(default: option.defaultText)
            }
        self.init(
            name: option.identifier, kind: kind, summary: option.words, scope: .scene,
            condition: Condition(
                option.requirements.sorted { $0.key < $1.key }.map {
                    Condition.Clause(option: $0.key, values: $0.value)
                }))
        isRequired = option.isRequired && option.defaultText.isEmpty
        if option.kind == .class { suggestions = option.values }
    }
}

extension XcodeTemplateOption {
    /// What Xcode's dialog says of it, on one line.
    fileprivate var words: String {
        let texts = [label, summary].filter { !$0.isEmpty }
        let all = label == summary ? label : texts.joined(separator: ": ")
        return all.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
