import SwiftSource

package struct SetOption: Hashable, Sendable {
    package var name: String
    package var kind: Kind
    /// The values of a Boolean or a choice, or values that are proposed for a text.
    package var values: [String] = []
    package var defaultValue: OptionValue
    /// The option's effect, in one line.
    package var summary: String
    package var scope: Scope = .scene
    /// The values of other options for which this one has an effect.
    package var condition = Condition()
    /// Whether the option has no default value, so that it must be given.
    package var isRequired = false
    /// Names that no member can have.
    package var reserved = ReservedWords([:])
    /// The option whose members the members of this one can name as their sources.
    package var source: String?
    /// The names that the option had in earlier versions of the set.
    package var was: [String] = []
    /// The present values by those of earlier versions.
    package var formerValues: [String: String] = [:]

    /// Whether each scene chooses a value or the project does. Shared files see only the latter.
    package enum Scope: String, Sendable, CaseIterable { case scene, project }

    package enum Kind: String, Sendable, CaseIterable {
        case bool
        case choice
        /// Any text that is safe in code.
        case text
        /// Any number of declarations `name:Type`.
        case members
        /// The path of links that open the scene; empty by default.
        case link
    }

    /// The values that a condition can name; nil if it can name any text.
    var conditionValues: [String]? {
        switch kind {
        case .bool, .members, .link: ["true", "false"]
        case .choice: values
        case .text: nil
        }
    }

    /// The default value as the command line spells it.
    package var defaultText: String { defaultValue.texts.joined(separator: ", ") }

    /// Whether a text is a value of the option; true for members, which are read together.
    package func accepts(_ text: String) -> Bool { kind == .members || value(of: text) != nil }

    /// The value of a text; nil if the option doesn't take it. Members aren't read one by one.
    func value(of text: String) -> OptionValue? {
        switch kind {
        case .bool: values.contains(text) ? .bool(text == "true") : nil
        case .choice: values.contains(text) ? .choice(text) : nil
        case .text: text.isSafeInCode ? .text(text) : nil
        case .link: text.isSafeInCode ? .link(text) : nil
        case .members: nil
        }
    }

    /// The value of the texts in a manifest; nil if the option doesn't take them.
    func value(of texts: [String]) -> OptionValue? {
        switch kind {
        case .members:
            let list = texts.compactMap { OptionText(argument: "\(name)=\($0)").value }
            return (try? MemberList(parsing: list, takesSources: source != nil)).map {
                .members($0)
            }
        // A path is right only for some scenes.
        case .link: return texts == [""] ? .link("") : nil
        case .bool, .choice, .text: return texts.count == 1 ? value(of: texts[0]) : nil
        }
    }
}
