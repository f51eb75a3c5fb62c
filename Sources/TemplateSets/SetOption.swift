package import SwiftSource

/// An option that a set offers.
package struct SetOption: Hashable, Sendable {
    package var name: String
    package var kind: Kind
    /// The option's effect, in one line.
    package var summary: String
    package var scope: Scope = .scene
    /// The values of other options for which this one has an effect.
    package var condition = Condition()
    /// Whether the option has no default value, so that it must be given.
    package var isRequired = false
    /// Values that are proposed for an option that takes any text.
    package var suggestions: [String] = []
    /// Names that no member can have.
    package var reserved = ReservedWords([:])
    /// The option whose members the members of this one can name as their sources.
    package var source: String?
    /// Names that the set derives from a member's name, so nothing else in the scene can have them.
    package var derived: [NamePattern] = []

    /// Whether each scene chooses a value or the project does. Shared files see only the latter.
    package enum Scope: String, Sendable, CaseIterable {
        case scene, project
    }

    /// The values that an option takes, and its default value.
    package enum Kind: Hashable, Sendable {
        case bool(default: Bool)
        /// One of a list.
        case choice(values: [String], default: String)
        /// Any text that is safe in code.
        case text(default: String)
        /// Any number of declarations `name:Type`.
        case members(default: MemberList)
        /// The path of links that open the scene; empty by default.
        case link
    }

    package var takesMembers: Bool {
        if case .members = kind { true } else { false }
    }

    /// The values to propose.
    package var values: [String] {
        switch kind {
        case .bool: ["true", "false"]
        case .choice(let values, _): values
        case .text, .members, .link: suggestions
        }
    }

    /// The values that a condition can name; nil if it can name any text.
    package var conditionValues: [String]? {
        switch kind {
        case .bool, .members, .link: ["true", "false"]
        case .choice(let values, _): values
        case .text: nil
        }
    }

    package var defaultValue: OptionValue {
        switch kind {
        case .bool(let value): .bool(value)
        case .choice(_, let value): .choice(value)
        case .text(let value): .text(value)
        case .link: .link("")
        case .members(let list): .members(list)
        }
    }

    /// The default value as the command line spells it.
    package var defaultText: String { defaultValue.texts.joined(separator: ", ") }

    /// The value of a text; nil if the option doesn't take it. Members aren't read one by one.
    func value(of text: String) -> OptionValue? {
        switch kind {
        case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
        case .choice(let values, _): values.contains(text) ? .choice(text) : nil
        case .text: text.isSafeInCode ? .text(text) : nil
        case .link: text.isSafeInCode ? .link(text) : nil
        case .members: nil
        }
    }
}
