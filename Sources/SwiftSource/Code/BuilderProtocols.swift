package import Basics

/// The protocols of the Builders that new code passes to cases of enums, such as
/// `.push(CarBuilder(id: id))`, and those that these cases ask for: `case push(any SceneBuilding)`.
package struct BuilderProtocols {
    package struct Value {
        /// The case, such as `push`.
        package let name: String
        package let type: String
        package let source: SourceText
        package let range: Range<Int>
    }

    package private(set) var values: [Value] = []
    /// The types to look for, which grow by their superclasses and protocols.
    private var inherited: [String: Set<String>] = [:]
    private var protocols: [String: Set<String>] = [:]
    /// The file that declares a type.
    package private(set) var paths: [String: String] = [:]
    /// The paths of all files that declare a type.
    private var places: [String: Set<[String]>] = [:]

    /// - Parameter types: The types whose values matter.
    package init(of types: Set<String>, in sources: [SourceText]) {
        for source in sources {
            let code = SwiftCode(source)
            for index in code.tokens.indices
            where types.contains(code.name(index)) && code.word(index + 1) == "(" {
                let open = code.word(index - 1) == ":" ? index - 3 : index - 1
                guard code.word(open) == "(", code.word(open - 2) == "." else { continue }
                values.append(
                    Value(
                        name: code.name(open - 1), type: code.name(index), source: source,
                        range: code.tokens[index].range))
            }
        }
    }

    /// Adds what files declare of the values' types and cases, and of their superclasses and
    /// protocols. Other files aren't parsed.
    package mutating func addDeclarations(in sources: [SourceText]) {
        var rest = sources
        var wanted = Set(values.flatMap { [$0.type, $0.name] })
        var searched: Set<String> = []
        while !wanted.isEmpty {
            searched.formUnion(wanted)
            rest = rest.filter { source in
                guard wanted.contains(where: source.text.declares) else { return true }
                add(source)
                return false
            }
            wanted = Set(
                values.flatMap { types(of: $0).union(protocols[$0.name] ?? []) }
            ).subtracting(searched)
        }
    }

    private mutating func add(_ source: SourceText) {
        for type in CreatedTypes.declarations(in: source) {
            inherited[type.name, default: []].formUnion(type.inherited)
            // A name for another type may conform.
            if type.kind == "typealias" { inherited[type.name, default: []].insert("") }
            if type.kind == "extension" { continue }
            paths[type.name] = source.name
            places[type.name, default: []].insert(Self.components(of: source.name))
        }
        let code = SwiftCode(source)
        for index in code.tokens.indices where code.word(index) == "case" {
            let type = code.word(index + 4) == ":" ? index + 5 : index + 3
            guard code.word(index + 2) == "(", code.word(type) == "any" else { continue }
            protocols[code.name(index + 1), default: []].insert(code.name(type + 1))
        }
    }

    /// The protocol that a value lacks; nil if it has it, or isn't declared.
    package func missingProtocol(of value: Value) -> String? {
        guard paths[value.type] != nil, let needed = protocols[value.name] else { return nil }
        let known = types(of: value)
        return known.contains("") || !known.isDisjoint(with: needed) ? nil : needed.min()
    }

    /// The type of a value with its superclasses and protocols.
    private func types(of value: Value) -> Set<String> {
        var (known, next): (Set<String>, Set<String>) = ([], [value.type])
        while !next.isEmpty {
            known.formUnion(next)
            next = Set(next.flatMap { inherited[$0] ?? [] }).subtracting(known)
        }
        return known
    }

    /// The protocol of a value, if its type and the code have one each of that name, as in two
    /// modules: those whose files are nearest. Nil if one file is nearest to both, or none is.
    package func foreignProtocol(of value: Value) -> String? {
        guard let types = places[value.type], types.count == 1, let type = types.first else {
            return nil
        }
        let code = Self.components(of: value.source.name)
        return protocols[value.name]?.sorted().first { name in
            let all = places[name] ?? []
            guard all.count > 1, let other = Self.nearest(all, to: type),
                let own = Self.nearest(all, to: code)
            else { return false }
            return own != other
        }
    }

    private static func components(of path: String) -> [String] {
        path.pathComponents.filter { $0 != "." }
    }

    private static func nearest(_ paths: Set<[String]>, to path: [String]) -> [String]? {
        func shared(_ other: [String]) -> Int { zip(other, path).prefix { $0 == $1 }.count }
        let most = paths.map(shared).max()
        let best = paths.filter { shared($0) == most }
        return best.count == 1 ? best.first : nil
    }
}

extension String {
    private static let keywords: Set<String> = [
        "actor", "case", "class", "enum", "extension", "protocol", "struct", "typealias",
    ]

    /// Whether a word that declares something is right before a name.
    fileprivate func declares(_ name: String) -> Bool {
        let bytes = utf8
        return utf8Offsets(of: name).contains { offset in
            let before = bytes.prefix(offset).reversed()
                .drop { $0 == UInt8(ascii: "`") || $0 <= UInt8(ascii: " ") }
            if before.first == UInt8(ascii: "/") { return true }
            let word = before.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            return Self.keywords.contains(String(decoding: word.reversed(), as: UTF8.self))
        }
    }
}
