import Basics

/// The members of an object, sorted by names that carry their hash: what templates look up very often
/// is found without hashing or comparing texts.
package struct TemplateObject: Hashable, Sendable {
    private struct Member: Hashable, Sendable {
        let name: MemberName
        var value: TemplateValue
    }

    private var members: [Member] = []

    /// Of a name that is given twice, the last value counts.
    package init(_ elements: [(String, TemplateValue)] = []) {
        members.reserveCapacity(elements.count)
        // Few are put in their places one by one; of very many each would move all others.
        guard elements.count > 64 else {
            for (name, value) in elements { self[name] = value }
            return
        }
        let sorted = elements.map { Member(name: MemberName($0), value: $1) }
            .enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        for (_, member) in sorted {
            if members.last?.name == member.name { members.removeLast() }
            members.append(member)
        }
    }

    package subscript(name: String) -> TemplateValue? {
        get { self[MemberName(name)] }
        set {
            let name = MemberName(name)
            let index = index(of: name)
            let isThere = index < members.count && members[index].name == name
            switch (isThere, newValue) {
            case (true, let value?): members[index].value = value
            case (true, nil): members.remove(at: index)
            case (false, let value?):
                members.insert(Member(name: name, value: value), at: index)
            case (false, nil): break
            }
        }
    }

    subscript(name: MemberName) -> TemplateValue? {
        let index = index(of: name)
        guard index < members.count, members[index].name == name else { return nil }
        return members[index].value
    }

    /// In an order of their own.
    package var names: [String] { members.map(\.name.text) }

    package func contains(where isWanted: (TemplateValue) -> Bool) -> Bool {
        members.contains { isWanted($0.value) }
    }

    package func mapValues(_ transform: (TemplateValue) -> TemplateValue) -> TemplateObject {
        var result = self
        for index in members.indices {
            result.members[index].value = transform(members[index].value)
        }
        return result
    }

    package mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

    private func index(of name: MemberName) -> Int {
        members.sortedIndex { $0.name < name }
    }
}

extension TemplateObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self.init(elements)
    }
}

/// A name with its hash, which is worked out once: for a tag when its template is parsed.
struct MemberName: Hashable, Comparable, Sendable {
    let text: String
    private let hash: UInt64

    init(_ text: String) {
        self.text = text
        // FNV-1a: nobody gains anything by names with the same number.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        self.hash = hash
    }

    static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.text == right.text
    }

    static func < (left: Self, right: Self) -> Bool {
        left.hash == right.hash ? left.text < right.text : left.hash < right.hash
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
