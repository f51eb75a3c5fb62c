import PropertyLists

/// An option of an Xcode template, as its `TemplateInfo.plist` declares it.
package struct XcodeTemplateOption: Hashable, Sendable {
    /// What kind of value an option takes.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Any text.
        case text
        /// A text that the template fixes, made of other options.
        case `static`
        /// One of a list.
        case popup
        /// True or false.
        case checkbox
        /// The name of a class, of a list or any other.
        case `class`
    }

    /// What `___VARIABLE_identifier___` names.
    package let identifier: String
    /// What kind of value it takes.
    package let kind: Kind
    /// The label in Xcode's dialog, without the colon at its end.
    package let label: String
    /// What it is for; may be empty.
    package let summary: String
    /// The value that it has when none is given. It may hold text macros.
    package internal(set) var defaultValue: String?
    /// The values of a popup, and the known ones of a class.
    package internal(set) var values: [String]
    /// Whether it must have a value.
    package let isRequired: Bool
    /// What other options must be for this one to exist: one of the values of each.
    package let requirements: [String: [String]]
    /// What completes the scene's name, by the value of this option.
    package let suffixes: [String: String]
    /// What to import, by the value of this option; `""` is for every other value.
    package let fallbackHeaders: [String: String]
    /// Files that its values add; such an option names no variant folder.
    package internal(set) var units: [String: XcodeTemplateUnit]
    /// The example that Xcode shows in the empty field.
    package let placeholder: String?

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
    /// Where the files come from, by name; a file that is not here is in the bundle by its name.
    package var definitions: [String: Definition] = [:]

    /// What a node is made of: what a definition says, else the file of its name.
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

    /// Where a file comes from.
    package enum Definition: Hashable, Sendable {
        /// Another file of the bundle.
        case path(String)
        /// It is written in the property list.
        case contents(String)
    }
}
