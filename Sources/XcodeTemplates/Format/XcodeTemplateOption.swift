import PropertyLists

/// An option of an Xcode template, as its `TemplateInfo.plist` declares it.
package struct XcodeTemplateOption: Hashable, Sendable {
    /// The kind of value that an option accepts.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Any text.
        case text
        /// A text that the template fixes, and that can contain other options.
        case `static`
        /// One of a list.
        case popup
        /// True or false.
        case checkbox
        /// The name of a class, of a list or any other.
        case `class`
    }

    /// The name in `___VARIABLE_identifier___`.
    package let identifier: String
    package let kind: Kind
    /// The label in Xcode's dialog, without the colon at its end.
    package internal(set) var label: String
    /// The description of the option; can be empty.
    package internal(set) var summary: String
    /// The default value. It can contain text macros.
    package internal(set) var defaultValue: String?
    /// The values of a popup, and the known ones of a class.
    package internal(set) var values: [String]
    /// Whether it must have a value.
    package let isRequired: Bool
    /// The values that other options must have for this one to be active: one of those listed for
    /// each.
    package let requirements: [String: [String]]
    /// Endings of the scene's name, by the value of this option.
    package let suffixes: [String: String]
    /// Imports, by the value of this option; `""` is for every other value.
    package let fallbackHeaders: [String: String]
    /// Files that its values add; such an option names no variant folder.
    package internal(set) var units: [String: XcodeTemplateUnit]

    /// The default as the user would type it: the first value of a popup that names none.
    package var defaultText: String {
        switch kind {
        case .checkbox: PropertyList.flag(of: defaultValue ?? "") == true ? "true" : "false"
        case .popup: defaultValue ?? values.first ?? ""
        case .text, .class, .static: defaultValue ?? ""
        }
    }

    /// The values that it can be chosen from, its default too.
    package var choices: [String] {
        switch kind {
        case .checkbox: ["true", "false"]
        case .popup, .class:
            values.contains(defaultText) || defaultText.isEmpty ? values : values + [defaultText]
        case .text, .static: []
        }
    }

    /// Whether the user chooses among values.
    var isChoice: Bool { kind == .popup || kind == .checkbox || kind == .class }

    /// Whether it takes part in the name of the variant folder.
    var namesVariant: Bool { isChoice && units.isEmpty }
}

/// Files that a value of an option adds, or that a template always has.
package struct XcodeTemplateUnit: Hashable, Sendable {
    /// The names of the files.
    package var nodes: [String] = []
    /// The sources of files, by name. Other names are files in the bundle.
    package var definitions: [String: Definition] = [:]

    /// Returns the source of a node: its definition, or the file with its name.
    func source(ofNode node: String, besides top: XcodeTemplateUnit) -> Definition {
        let name = Self.fileName(ofNode: node)
        return definitions[name] ?? top.definitions[name] ?? .path(name)
    }

    /// A node is a file, or a part of one: `Name.swift:part`. The colon of a modifier is another.
    static func fileName(ofNode node: String) -> String {
        let bytes = Array(node.utf8)
        let macros = TextMacro.all(in: bytes).map(\.range)
        let colon = bytes.indices.first { index in
            bytes[index] == UInt8(ascii: ":") && !macros.contains { $0.contains(index) }
        }
        return String(decoding: bytes[..<(colon ?? bytes.count)], as: UTF8.self)
    }

    /// The source of a file.
    package enum Definition: Hashable, Sendable {
        /// Another file of the bundle.
        case path(String)
        /// It is written in the property list.
        case contents(String)
    }
}
