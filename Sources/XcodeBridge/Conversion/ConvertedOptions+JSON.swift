import Basics
import JSONSource
import XcodeTemplates

extension ConvertedOptions {
    /// The elements of `options` in a manifest.
    ///
    /// - Parameter names: the options of the project that templates name.
    func json(usingOfProject names: Set<String>) -> [JSONValue] {
        let own = list.flatMap { option -> [JSONValue] in
            [json(of: option)] + (option.otherName.map { [other($0, of: option)] } ?? [])
        }
        let known = Self.ofProject.filter { names.contains($0.name) }
        return own
            + known.map { option in
                var members: [JSONMember] = [
                    JSONMember("name", .string(projectNames[option.name] ?? option.name)),
                    JSONMember("type", "text"),
                ]
                if !option.text.isEmpty {
                    members.append(JSONMember("default", .string(option.text)))
                }
                members.append(JSONMember("summary", .string(option.summary)))
                members.append(JSONMember("scope", "project"))
                return .object(members)
            }
    }

    private func json(of option: Option) -> JSONValue {
        let origin = option.origin
        var members = [JSONMember("name", .string(option.name))]
        switch origin.kind {
        case .checkbox:
            members.append(JSONMember("type", "bool"))
            members.append(JSONMember("default", .bool(origin.defaultText == "true")))
        case .popup where !option.values.isEmpty, .class where !option.values.isEmpty:
            let first = option.values.first?.name ?? ""
            members.append(JSONMember("type", "choice"))
            members.append(JSONMember("values", .array(option.values.map(\.name))))
            members.append(
                JSONMember("default", .string(option.name(of: origin.defaultText) ?? first)))
        case .text, .class, .static, .popup:
            members.append(JSONMember("type", "text"))
            let text = option.standIn ?? origin.defaultText
            if origin.hasPlainDefault, !text.isEmpty {
                members.append(JSONMember("default", .string(text)))
            }
        }
        members.append(JSONMember("summary", .string(summary(of: origin))))
        if let when = condition(of: origin) { members.append(JSONMember("when", when)) }
        return .object(members)
    }

    private func other(_ name: String, of option: Option) -> JSONValue {
        var members: [JSONMember] = [
            JSONMember("name", .string(name)), JSONMember("type", "text"),
            JSONMember(
                "summary", .string("Any other class, which is used in place of '\(option.name)'")),
        ]
        if let when = condition(of: option.origin) { members.append(JSONMember("when", when)) }
        return .object(members)
    }

    private func summary(of option: XcodeTemplateOption) -> String {
        let label = option.label.isEmpty ? option.identifier : option.label
        let texts =
            option.summary.isEmpty || option.summary == label ? [label] : [label, option.summary]
        return texts.joined(separator: ": ").split(whereSeparator: \.isNewline)
            .joined(separator: " ")
    }

    /// `when`: what the option requires, as far as the set can say so. It is for readers: what an
    /// option that does not count means is up to the templates.
    private func condition(of option: XcodeTemplateOption) -> JSONValue? {
        var members: [JSONMember] = []
        for (id, wanted) in option.requirements.sorted(by: { $0.key < $1.key }) {
            guard id != option.identifier, let other = self[id] else { continue }
            let names: [String]
            switch other.origin.kind {
            case .checkbox:
                names = ["true", "false"].filter { value in
                    wanted.contains { XcodeTemplate.flag($0) == (value == "true") }
                }
            default:
                names = other.values.isEmpty ? wanted : wanted.compactMap(other.name(of:))
            }
            if !names.isEmpty { members.append(JSONMember(other.name, Self.values(names))) }
        }
        return members.isEmpty ? nil : .object(members)
    }

    /// One value alone, or a list; those of a bool without quotation marks.
    static func values(_ names: [String]) -> JSONValue {
        guard names.count == 1, let name = names.first else { return .array(names) }
        return ["true", "false"].contains(name) ? .bool(name == "true") : .string(name)
    }
}
