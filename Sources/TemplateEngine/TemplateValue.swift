import Basics

/// The data for rendering a template.
///
///     let context: TemplateValue = ["scene": "CarDetails", "params": [["name": "carID"]]]
package enum TemplateValue: Hashable, Sendable {
    /// An existing name without a value.
    case null
    case bool(Bool)
    /// The text of a number.
    case number(String)
    case string(String)
    /// A text with members: `{{kind}}` is the text, and `{{kind.is.list}}` a member.
    indirect case stringWithMembers(String, TemplateObject)
    case list([TemplateValue])
    case object(TemplateObject)

    /// Whether a section is rendered for the value. Empty lists and texts are false, but 0 is true.
    var isTruthy: Bool {
        switch self {
        case .null, .bool(false): false
        case .string(let text), .stringWithMembers(let text, _): !text.isEmpty
        case .list(let items): !items.isEmpty
        default: true
        }
    }
}

extension TemplateValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(nilLiteral: ()) { self = .null }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(String(value)) }
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }

    /// Creates an object. The last value of a repeated key wins.
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .object(TemplateObject(elements))
    }
}

/// The members of an object.
///
/// They are sorted by names with precomputed hashes, because templates look up names so often that
/// hashing and comparing texts would take most of the time.
package struct TemplateObject: Hashable, Sendable {
    private struct Member: Hashable, Sendable {
        let name: MemberName
        let value: TemplateValue
    }

    private var members: [Member] = []

    /// Creates an object. The last value of a repeated name wins.
    package init(_ elements: [(String, TemplateValue)] = []) {
        // Sorting is stable.
        let sorted = elements.map { Member(name: MemberName($0), value: $1) }
            .sorted { $0.name < $1.name }
        members.reserveCapacity(elements.count)
        for member in sorted {
            if members.last?.name == member.name { members.removeLast() }
            members.append(member)
        }
    }

    package subscript(name: String) -> TemplateValue? {
        get { self[MemberName(name)] }
        set {
            let name = MemberName(name)
            let index = index(of: name)
            if index < members.count, members[index].name == name { members.remove(at: index) }
            if let newValue { members.insert(Member(name: name, value: newValue), at: index) }
        }
    }

    subscript(name: MemberName) -> TemplateValue? {
        let index = index(of: name)
        guard index < members.count, members[index].name == name else { return nil }
        return members[index].value
    }

    /// The names in an unspecified order.
    package var names: [String] { members.map(\.name.text) }

    package mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

    private func index(of name: MemberName) -> Int { members.sortedIndex { $0.name < name } }
}

extension TemplateObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }
}

/// A name with its hash, which a tag computes once when its template is parsed.
struct MemberName: Hashable, Comparable, Sendable {
    let text: String
    private let hash: UInt64

    init(_ text: String) {
        self.text = text
        // FNV-1a. Colliding names are harmless, because the texts are compared too.
        hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.text == right.text
    }

    static func < (left: Self, right: Self) -> Bool {
        left.hash == right.hash ? left.text < right.text : left.hash < right.hash
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
