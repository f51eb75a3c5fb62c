package import Basics
import PropertyLists

/// An Xcode file template. A class, because it is large and often passed on.
package final class XcodeTemplate: Sendable {
    /// The name of the bundle without its extension.
    package let name: String
    /// The bundle's path in messages.
    package let location: String
    /// The path of the property list in messages.
    let infoPath: String
    /// One line about it; may be empty.
    package let summary: String
    /// A few sentences about it; may be empty.
    package let explanation: String
    /// All options, including static ones, in the order of the bundle.
    package let options: [XcodeTemplateOption]
    let unit: [SelectedFile]
    /// Warnings about harmless oddities of the bundle.
    package let warnings: [Diagnostic]
    /// The template files: all but the property list, icons, and the Finder's files.
    package let files: [String: [UInt8]]

    /// Reads the files of a bundle, by their paths in it and with links followed. Throws a
    /// `Failure` with 65 for a bundle without a property list, for a template of another kind, and
    /// for invalid options.
    package init(name: String, location: String, files: [String: [UInt8]]) throws(Failure) {
        guard let plist = files[Self.infoName] else {
            throw Failure(.data, "the bundle has no TemplateInfo.plist", path: location)
        }
        (self.name, self.location) = (name, location)
        infoPath = location + "/" + Self.infoName
        self.files = files.filter { Self.isTemplateFile($0.key) }
        let list = try PropertyList(parsing: plist, name: infoPath)
        guard let info = list.members else {
            throw list.wrongType("'TemplateInfo.plist'", "a dictionary", in: infoPath)
        }
        var reader = TemplateInfoReader(path: infoPath, files: self.files)
        try reader.checkKind(info)
        unit = reader.unit(list, in: [:])
        var options = try reader.options(info)
        summary = reader.text("Summary", of: info)
        explanation = reader.text("Description", of: info)
        // Only Xcode's dialog uses it.
        _ = reader.text("DefaultCompletionName", of: info)
        try reader.settle(&options)
        self.options = options
        warnings = reader.warnings + reader.missing + Self.warnings(in: self.files, of: location)
    }

    /// A template without anything, for texts in the file at a path.
    init(nothingAt path: String) {
        (name, location, infoPath, summary, explanation) = ("", path, path, "", "")
        (options, unit, warnings, files) = ([], [], [], [:])
    }

    /// The file that makes a folder a bundle.
    package static let infoName = "TemplateInfo.plist"
    /// The extension of a bundle's folder.
    package static let bundleExtension = ".xctemplate"

    /// The name of a bundle's folder without what Xcode adds, in whichever case; nil for other
    /// names.
    package static func name(ofFolder folder: String) -> String? {
        let isBundle = folder.lowercased().hasSuffix(bundleExtension)
        return isBundle && folder.count > bundleExtension.count
            ? String(folder.dropLast(bundleExtension.count)) : nil
    }

    /// - Throws: `Failure` with 65 for a bundle without template files.
    package func requireFiles() throws(Failure) {
        if !files.isEmpty || !unit.isEmpty { return }
        throw Failure(
            .data, "the bundle contains no template files", path: location,
            hint: "Packs such as this fill it with an install script of their own.")
    }

    private static func isTemplateFile(_ path: String) -> Bool {
        let components = path.utf8.split(separator: UInt8(ascii: "/"))
        if components.last?.elementsEqual(".DS_Store".utf8) == true { return false }
        // The dialog looks for these beside the property list and nowhere else.
        return components.count > 1 || (path != infoName && !path.hasPrefix("TemplateIcon"))
    }

    package func option(_ identifier: String) -> XcodeTemplateOption? {
        options.first { $0.identifier == identifier }
    }

    /// The option that receives the scene's name: `productName` or, if that is static, the first
    /// option with a text that it refers to. Nil if the name only begins file names.
    package var nameOption: XcodeTemplateOption? {
        let known = Dictionary(options.map { ($0.identifier, $0) }) { first, _ in first }
        var seen: Set<String> = []
        var waiting = ["productName"]
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, let option = known[id] else { continue }
            if option.kind == .text || option.kind == .class { return option }
            guard option.kind == .static else { continue }
            waiting += TextMacro.all(in: Array(option.defaultText.utf8)).reversed()
                .compactMap(\.variable)
        }
        return nil
    }

    /// The options that a user can give: all but the static ones and the one that the name fills.
    package var userOptions: [XcodeTemplateOption] {
        let nameOption = nameOption
        return options.filter { $0.kind != .static && $0.identifier != nameOption?.identifier }
    }

    /// Whether a macro in a file, in an option's texts, or in a file's path has one of these names,
    /// with or without `ASIDENTIFIER`.
    package func uses(_ macros: Set<String>, inPaths: Bool = true) -> Bool {
        let names = macros.union(macros.map { $0 + "ASIDENTIFIER" })
        func isUsed(in bytes: [UInt8]) -> Bool {
            TextMacro.all(in: bytes).contains { names.contains($0.name) }
        }
        return files.contains { isUsed(in: $0.value) || inPaths && isUsed(in: Array($0.key.utf8)) }
            || options.contains { option in
                ([option.defaultText] + option.fallbackHeaders.values)
                    .contains { isUsed(in: Array($0.utf8)) }
            }
    }

    /// Reads the kind of a template for projects, playgrounds, and so on, such as
    /// `project template`. Returns nil for file templates, and for files without a kind.
    package static func otherKind(inInfo bytes: [UInt8]) -> String? {
        guard let info = try? PropertyList(parsing: bytes, name: infoName),
            let kind = info.members?["Kind"]?.text, !kind.isEmpty,
            !kind.hasSuffix("TextSubstitutionFileTemplateKind")
        else { return nil }
        let words = [
            ("Playground", "playground"), ("Package", "package"), ("Project", "project"),
            ("Target", "target"), ("Workspace", "workspace"), ("ManagedObject", "Core Data"),
            ("CoreData", "Core Data"), ("MappingModel", "Core Data"),
        ]
        return (words.first { kind.contains($0.0) }?.1 ?? "other") + " template"
    }

    // MARK: Warnings

    private static let mostWarnings = 20

    /// Returns warnings about files that contain `FILEBASENAME` as it was before Xcode 6.3, and
    /// about macros whose modifiers contain spaces, which Xcode leaves as they are.
    private static func warnings(in files: [String: [UInt8]], of location: String) -> [Diagnostic] {
        var oldNames: [Diagnostic] = []
        var spaces: [Diagnostic] = []
        var seen: Set<String> = []
        for (path, contents) in files.sorted(by: { $0.key < $1.key }) where contents.isText {
            let text = MacroText(bytes: contents, origin: location + "/" + path, isWholeFile: true)
            let macros = TextMacro.all(in: contents)
            if oldNames.count < mostWarnings,
                let warning = warning(onOldFilebasename: macros, in: text, at: path)
            {
                oldNames.append(warning)
            }
            for macro in macros where macro.hintOnSpaces != nil && spaces.count < mostWarnings {
                if seen.insert(macro.written).inserted { spaces.append(text.warning(on: macro)) }
            }
        }
        return oldNames + spaces
    }

    /// Returns a warning if a file such as `___FILEBASENAME___View.swift` contains
    /// `___FILEBASENAME___View`: before Xcode 6.3, the macro in it was the name of the scene.
    private static func warning(
        onOldFilebasename macros: [TextMacro], in text: MacroText, at path: String
    ) -> Diagnostic? {
        let names = ["FILEBASENAME", "FILEBASENAMEASIDENTIFIER"]
        let fileName = Array(path.splitAtName.name.utf8)
        guard let macro = TextMacro.all(in: fileName).last, names.contains(macro.name) else {
            return nil
        }
        let suffix = fileName[macro.range.upperBound...].prefix { $0 != UInt8(ascii: ".") }
        let old = macros.first {
            names.contains($0.name) && text.bytes[$0.range.upperBound...].starts(with: suffix)
        }
        guard suffix.count > 1, let old else { return nil }
        return text.diagnostic(
            .warning,
            "\(old.written) is the name of this file and ends in "
                + "'\(String(decoding: suffix, as: UTF8.self))' already", at: old,
            hint: "For templates from before Xcode 6.3, use --option \(legacyFilebasename)=true.")
    }
}

/// A template file that a scene gets.
package struct SelectedFile: Hashable, Sendable {
    /// Its path in the bundle, for messages.
    package let source: String
    /// The path of the output, with macros.
    package let output: String
    /// Its bytes, with macros.
    package let contents: [UInt8]
}
