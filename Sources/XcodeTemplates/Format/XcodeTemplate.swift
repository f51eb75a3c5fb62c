package import Basics
package import PropertyLists

/// An Xcode file template: a `.xctemplate` bundle that was read.
///
/// A class, since it is large and handed around, and nothing in it changes.
package final class XcodeTemplate: Sendable {
    /// The name of the bundle without its extension.
    package let name: String
    /// The bundle's path, which is its name in messages.
    package let location: String
    /// The kind of template that `TemplateInfo.plist` names.
    package let kind: String
    /// One line about it; may be empty.
    package let summary: String
    /// A few sentences about it; may be empty.
    package let explanation: String
    /// The name that a scene without one has.
    package let defaultCompletionName: String?
    /// The files to open, as the bundle names them.
    package let mainTemplateFiles: [String]
    /// All options, statics too, in the order of the bundle.
    package let options: [XcodeTemplateOption]
    /// Files that belong to no option.
    package let unit: XcodeTemplateUnit
    /// The whole `TemplateInfo.plist`.
    package let info: [String: PropertyList]
    /// Warnings about harmless oddities of the bundle.
    package let warnings: [Diagnostic]
    /// The template files: all but the property list, icons and what the Finder leaves.
    package let files: [String: [UInt8]]

    /// Reads a bundle.
    ///
    /// - Parameters:
    ///   - name: the bundle's name without `.xctemplate`.
    ///   - location: what messages call the bundle.
    ///   - files: every file by its path in the bundle, links followed.
    ///
    /// Throws an `XcodeTemplateError` with 65 for a bundle without a property list, of another kind
    /// than the two of file templates, or with options that cannot be understood.
    package init(
        name: String, location: String, files: [String: [UInt8]]
    ) throws(XcodeTemplateError) {
        guard let plist = files[Self.infoName] else {
            throw XcodeTemplateError(.noInfo, in: location)
        }
        let path = location + "/" + Self.infoName
        var reader = TemplateInfoReader(name: path)
        info = try reader.root(PropertyList(ofTemplate: plist, name: path))
        kind = try reader.kind(info["Kind"])
        let declared = try reader.options(info["Options"])
        summary = reader.text("Summary", of: info)
        explanation = reader.text("Description", of: info)
        let completion = reader.text("DefaultCompletionName", of: info)
        defaultCompletionName = completion.isEmpty ? nil : completion
        mainTemplateFiles =
            reader.texts("MainTemplateFile", of: info) + reader.texts("MainTemplateFiles", of: info)
        let unit = reader.unit(info)
        reader.checkRequirements(declared)
        self.name = name
        self.location = location
        self.files = files.filter { Self.isTemplateFile($0.key) }
        var settlement = try OptionSettlement(of: declared, files: self.files, infoPath: path)
        self.unit = settlement.settled(unit, besides: unit)
        settlement.settleUnits(besides: unit)
        options = settlement.options
        warnings =
            reader.warnings + settlement.warnings
            + OldFilebasename.warnings(in: self.files, of: location)
            + SpacedModifiers.warnings(in: self.files, of: location)
    }

    /// A template that has nothing, for texts of which the file at a path is the origin.
    init(nothingAt path: String) {
        (name, location, kind, summary, explanation) = ("", path, "", "", "")
        (defaultCompletionName, mainTemplateFiles, options) = (nil, [], [])
        (unit, info, warnings, files) = (XcodeTemplateUnit(), [:], [], [:])
    }

    /// The file that makes a folder a bundle.
    package static let infoName = "TemplateInfo.plist"
    /// The extension of a bundle's folder.
    package static let bundleExtension = ".xctemplate"

    /// The name of a bundle's folder without what Xcode adds, in whichever case; nil for other names.
    package static func name(ofFolder folder: String) -> String? {
        let isBundle = folder.lowercased().hasSuffix(bundleExtension)
        return isBundle && folder.count > bundleExtension.count
            ? String(folder.dropLast(bundleExtension.count)) : nil
    }

    /// Whether the bundle has no template files, since an install script of its pack fills it.
    package var isEmpty: Bool { files.isEmpty && unit.nodes.isEmpty }

    /// Throws an `XcodeTemplateError` with 65 for a bundle without template files.
    package func requireFiles() throws(XcodeTemplateError) {
        if isEmpty { throw XcodeTemplateError(.emptyBundle, in: location) }
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

    /// The option that receives the scene's name, or nil if the name only begins file names.
    ///
    /// It is `productName`. If that is static, it is the first option with a text that
    /// `productName` refers to.
    package var nameOption: XcodeTemplateOption? {
        let known = Dictionary(options.map { ($0.identifier, $0) }) { first, _ in first }
        var seen: Set<String> = []
        var waiting = ["productName"]
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, let option = known[id] else { continue }
            switch option.kind {
            case .text, .class: return option
            case .popup, .checkbox: continue
            case .static:
                let named = TextMacro.variables(in: option.defaultValue ?? "")
                waiting += named.reversed()
            }
        }
        return nil
    }

    /// The options that a user can give: all but the static ones and the one that the name fills.
    package var userOptions: [XcodeTemplateOption] {
        let nameOption = nameOption
        return options.filter { $0.kind != .static && $0.identifier != nameOption?.identifier }
    }
}

extension XcodeTemplate {
    /// Parses a Boolean in any of its spellings. Returns nil for other texts.
    package static func flag(_ text: String) -> Bool? { PropertyList.flag(of: text) }
}

extension PropertyList {
    /// Reads a property list that belongs to a template.
    init(ofTemplate bytes: [UInt8], name: String) throws(XcodeTemplateError) {
        do throws(PropertyListError) {
            try self.init(parsing: bytes, name: name)
        } catch {
            throw XcodeTemplateError(error)
        }
    }
}

extension XcodeTemplate {
    /// Whether a macro of a file, of an option's texts or of a file's path has one of these names,
    /// also as an identifier.
    package func uses(_ macros: Set<String>, inPaths: Bool = true) -> Bool {
        func isUsed(in bytes: [UInt8]) -> Bool {
            TextMacro.all(in: bytes).contains { macros.contains($0.plainName) }
        }
        return files.contains {
            isUsed(in: $0.value) || inPaths && isUsed(in: Array($0.key.utf8))
        }
            || options.contains { $0.texts.contains { isUsed(in: Array($0.utf8)) } }
    }
}

extension TextMacro {
    /// The name without what makes an identifier of its value.
    fileprivate var plainName: String {
        let suffix = "ASIDENTIFIER"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
}

extension XcodeTemplateOption {
    /// The texts that can contain macros.
    fileprivate var texts: [String] { [defaultText] + fallbackHeaders.values }
}
