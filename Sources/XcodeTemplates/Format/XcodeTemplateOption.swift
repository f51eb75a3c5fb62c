import PropertyLists

/// An option of an Xcode template, as its `TemplateInfo.plist` declares it.
package struct XcodeTemplateOption: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case text
        /// A text that the template fixes, and that can contain other options.
        case `static`
        case popup
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
    package let isRequired: Bool
    /// The values that other options must have for this one to be active: one of those listed for
    /// each.
    package let requirements: [String: [String]]
    /// Endings of the scene's name, by the value of this option.
    package let suffixes: [String: String]
    /// Imports, by the value of this option; `""` is for every other value.
    package let fallbackHeaders: [String: String]
    /// Files that its values add; such an option names no variant folder.
    package let units: [String: [SelectedFile]]

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

    /// Whether a value meets a requirement for one of these values.
    package func isMet(_ value: String, by wanted: [String]) -> Bool {
        if kind != .checkbox { return wanted.contains(value) }
        return wanted.contains { PropertyList.flag(of: $0) == (value == "true") }
    }

    /// Whether the user chooses among values.
    var isChoice: Bool { kind == .popup || kind == .checkbox || kind == .class }

    /// Whether it takes part in the name of the variant folder.
    var namesVariant: Bool { isChoice && units.isEmpty }
}
