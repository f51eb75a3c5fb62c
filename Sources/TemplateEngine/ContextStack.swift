/// The values in which names are looked up: the context and the items of the sections around a tag.
struct ContextStack {
    /// A value, and its place in the list of a section.
    struct Entry {
        let value: TemplateValue
        var place: (index: Int, count: Int)?
    }

    private var entries: [Entry]

    init(_ root: TemplateValue) { entries = [Entry(value: root)] }

    mutating func push(_ entry: Entry) { entries.append(entry) }

    mutating func pop() { entries.removeLast() }

    /// The value of a name, or nil if a part of it is missing.
    func value(of name: Name) -> TemplateValue? { resolve(name).value }

    /// Looks up the parts of a name up to the first missing one.
    private func resolve(_ name: Name) -> (value: TemplateValue?, last: TemplateValue, found: Int) {
        var current = entries[entries.count - 1].value
        var found = 0
        if !name.isAnchored {
            guard let start = firstValue(of: name.parts[0]) else { return (nil, current, 0) }
            current = start
            found = 1
        }
        while found < name.parts.count {
            guard let next = Self.member(name.parts[found], of: current)
            else { return (nil, current, found) }
            current = next
            found += 1
        }
        return (current, current, found)
    }

    /// The value of a name's first part in the innermost section that has one.
    private func firstValue(of part: Name.Part) -> TemplateValue? {
        for index in entries.indices.reversed() {
            if case .object(let members) = entries[index].value, let value = members[part.member] {
                return value
            }
            if let special = part.special, let place = entries[index].place {
                return special.value(index: place.index, count: place.count)
            }
        }
        return nil
    }

    private static func member(_ part: Name.Part, of value: TemplateValue) -> TemplateValue? {
        switch value {
        case .object(let members): members[part.member]
        case .string(let text): part.conversion.map { .string($0(text)) }
        case .stringWithMembers(let text, let members):
            members[part.member] ?? part.conversion.map { .string($0(text)) }
        default: nil
        }
    }
}

/// The names that a section over a list adds to those of its items.
enum SpecialName: String, CaseIterable {
    case first = "-first"
    case last = "-last"
    case index = "-index"

    func value(index: Int, count: Int) -> TemplateValue {
        switch self {
        case .first: .bool(index == 0)
        case .last: .bool(index == count - 1)
        case .index: .number(String(index))
        }
    }
}

extension ContextStack {
    /// The problem with a missing name: the missing part and the known names.
    func problem(with name: Name) -> TemplateProblem {
        let (_, last, found) = resolve(name)
        let part = found < name.parts.count ? name.parts[found].text : name.text
        if found == 0, !name.isAnchored {
            return TemplateProblem(
                "unknown name '\(part)'", at: name.range, missing: part, known: namesInReach,
                "The names here are")
        }
        let owner = found == 0 ? "." : name.parts[..<found].map(\.text).joined(separator: ".")
        return TemplateProblem(
            "'\(owner)' has no '\(part)'", at: name.range, missing: part,
            known: Self.names(of: last), "The names here are")
    }

    private var namesInReach: [String] {
        var names: Set<String> = []
        for entry in entries {
            if case .object(let members) = entry.value { names.formUnion(members.names) }
            if entry.place != nil { names.formUnion(SpecialName.allCases.map(\.rawValue)) }
        }
        return names.sorted()
    }

    private static func names(of value: TemplateValue) -> [String] {
        let conversions = CaseConversion.allCases.map(\.rawValue)
        return switch value {
        case .object(let members): members.names.sorted()
        case .string: conversions
        case .stringWithMembers(_, let members): members.names.sorted() + conversions
        default: []
        }
    }
}
