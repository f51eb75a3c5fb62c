package import SwiftSource
import TemplateEngine

/// A choice that a set offers.
package struct SetOption: Hashable, Sendable {
    /// The key before the `=`.
    package var name: String
    /// Which values it takes.
    package var kind: Kind
    /// What it chooses, in one line.
    package var summary: String
    /// Who chooses.
    package var scope: Scope
    /// Other options' values that make this one matter.
    package var condition: Condition
    /// Whether it has no default, and so has to be given.
    package var isRequired = false
    /// Values that are proposed where any text will do.
    package var suggestions: [String] = []
    /// Names that no member can have.
    package var reserved = ReservedWords([:])
    /// The option whose members its own ones may name as what they come from.
    package var source: String?
    /// Names that nothing else of a scene can have beside a member.
    package var derived: [DerivedName] = []

    package init(
        name: String, kind: Kind, summary: String, scope: Scope, condition: Condition,
        isRequired: Bool = false, suggestions: [String] = [],
        reserved: ReservedWords = ReservedWords([:]), derived: [DerivedName] = []
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.scope = scope
        self.condition = condition
        self.isRequired = isRequired
        self.suggestions = suggestions
        self.reserved = reserved
        self.derived = derived
    }

    /// Whether each scene chooses, or the project once: only the latter reach shared files.
    package enum Scope: String, Sendable, CaseIterable {
        case scene, project
    }

    /// Which values an option takes, and which it has where none is given.
    package enum Kind: Hashable, Sendable {
        case bool(default: Bool)
        /// One of a list.
        case choice(values: [String], default: String)
        /// Any text that is safe in code.
        case text(default: String)
        /// `name:Type`, as often as it is given.
        case members(default: MemberList)
        /// The path of links that open the scene, or nothing.
        case link
    }

    package var takesMembers: Bool {
        if case .members = kind { true } else { false }
    }

    /// The values to offer, where they can be listed.
    package var values: [String] {
        switch kind {
        case .bool: ["true", "false"]
        case .choice(let values, _): values
        case .text, .members, .link: suggestions
        }
    }

    /// The values that a condition can ask for; nil where any text will do.
    package var conditionValues: [String]? {
        switch kind {
        case .bool, .members, .link: ["true", "false"]
        case .choice(let values, _): values
        case .text: nil
        }
    }

    /// The default as the command line would have it.
    package var defaultText: String {
        switch kind {
        case .bool(let value): String(value)
        case .choice(_, let value), .text(let value): value
        case .link: ""
        case .members(let list): list.texts.joined(separator: ", ")
        }
    }
}
