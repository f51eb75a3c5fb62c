package import Basics

/// The ways in which a file's code creates values of certain types: initializers, static functions,
/// and calls.
package struct CreatedTypes {
    package struct Parameter: Hashable {
        /// `_` without a label.
        package let label: String
        package let name: String
        /// The type with its attributes, on one line.
        package let type: String
        /// The default value on one line, if the parameter has one.
        package let defaultValue: String?

        /// The capitalized names in the type.
        package var typeNames: [String] {
            type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                .filter { $0.first?.isUppercase == true }
        }
    }

    package struct Signature {
        package fileprivate(set) var parameters: [Parameter]
        /// The names in the result of a static function; nil for an initializer.
        package let result: [String]?
        fileprivate var generics: [String] = []
        fileprivate let isConvenience: Bool
        fileprivate var isDeprecated = false
        /// The place of the keyword, in UTF-8.
        package let range: Range<Int>
        /// What a plain call leaves out, such as `throws`.
        package let effects: [String]
    }

    /// The initializers without those that only other code of the type, a nib, or a decoder calls,
    /// and the static functions with a result.
    package private(set) var signatures: [Signature] = []
    package var initializers: [Signature] { signatures.filter { $0.result == nil } }
    /// An initializer with parameters that generated code can't call: one that is private, or takes
    /// generic values.
    package private(set) var unreadInitializer: (range: Range<Int>, reason: String)?

    /// The names of the types that the code declares.
    package private(set) var names: [String] = []
    /// Whether the code declares protocols alone.
    package private(set) var areProtocols = false
    /// The superclass and the protocols of the types.
    package private(set) var inherited: [String] = []
    private let code: SwiftCode
    package var source: SourceText { code.source }

    /// - Parameter names: The names of types. Without one that the code declares, all top-level types
    ///   count.
    /// - Throws: `Failure` with 65 for code in which a literal, a comment, or a bracket has no end.
    package init(_ names: Set<String>, in source: SourceText) throws(Failure) {
        code = SwiftCode(source)
        guard code.isWhole else {
            throw Failure(
                .data, "this can't be read as Swift: a literal, comment, or bracket has no end",
                path: source.name)
        }
        let types = code.declarations.indices.filter { index in
            code.declarations[index].isType && code.declarations[index].parent == nil
        }
        let named = types.filter { names.contains(code.declarations[$0].name) }
        let wanted = named.isEmpty ? types : named
        let declared = wanted.map { code.declarations[$0] }
        self.names = declared.filter { $0.kind != "extension" }.map(\.name)
        areProtocols = !declared.isEmpty && declared.allSatisfy { $0.kind == "protocol" }
        if areProtocols { return }
        inherited = declared.flatMap(code.inherited)
        for declaration in code.declarations where declaration.parent.map(wanted.contains) == true {
            if let signature = code.signature(of: declaration) {
                signatures.append(signature)
            } else if declaration.kind == "init", code.isPrivate(declaration),
                code.function(declaration)?.labels.isEmpty == false
            {
                unreadInitializer = (code.tokens[declaration.keyword].range, "private")
            }
        }
        for index in wanted where code.declarations[index].kind == "struct" {
            guard let (properties, hidden) = code.memberwiseParameters(of: index) else { continue }
            let range = code.tokens[code.declarations[index].keyword].range
            if let hidden {
                unreadInitializer = (hidden, "private")
            } else if !properties.isEmpty {
                signatures.append(
                    Signature(
                        parameters: properties, result: nil, isConvenience: false, range: range,
                        effects: []))
            }
        }
        let all = signatures
        signatures.removeAll { old in
            // New code calls what isn't deprecated, if there is any.
            old.isDeprecated
                && all.contains { ($0.result == nil) == (old.result == nil) && !$0.isDeprecated }
        }
        if initializers.contains(where: { !$0.isConvenience }) {
            signatures.removeAll(where: \.isConvenience)
        }
        let ofTypes = Set(declared.flatMap { code.genericNames(from: $0.keyword + 2) })
        func isGeneric(_ signature: Signature) -> Bool {
            !ofTypes.union(signature.generics)
                .isDisjoint(with: signature.parameters.flatMap(\.typeNames))
        }
        if let generic = signatures.first(where: isGeneric) {
            unreadInitializer = (generic.range, "generic")
        }
        signatures.removeAll(where: isGeneric)
    }

    /// Writes types as other code does.
    ///
    /// - Parameter nested: The names of types that are inside of others, with those of the others.
    package mutating func qualifyTypes(_ nested: [String: String]) {
        if nested.isEmpty { return }
        let names = Set(nested.keys)
        func qualified(_ code: String) -> String {
            var bytes = Array(code.utf8)
            for found in Identifiers.find(names, in: bytes).reversed()
            where bytes[..<found.range.lowerBound].last != UInt8(ascii: ".") {
                bytes.replaceSubrange(found.range, with: (nested[found.name] ?? "").utf8)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        for index in signatures.indices {
            signatures[index].parameters = signatures[index].parameters.map { parameter in
                Parameter(
                    label: parameter.label, name: parameter.name, type: qualified(parameter.type),
                    defaultValue: parameter.defaultValue.map(qualified))
            }
        }
    }

    /// A type or an extension that code declares.
    package struct Declared {
        /// The keyword, such as `class`.
        package let kind: String
        package let name: String
        /// The superclass and the protocols, or the types that an alias stands for.
        package let inherited: [String]
        /// The type or extension that it is inside of.
        package let outer: String?
        /// Whether it is at top level, and not private.
        package let isVisible: Bool
    }

    /// All types and extensions in a file.
    package static func declarations(in source: SourceText) -> [Declared] {
        let code = SwiftCode(source)
        return code.declarations.filter { $0.isType || $0.kind == "typealias" }.map {
            Declared(
                kind: $0.kind, name: $0.name,
                inherited: $0.isType ? code.inherited(by: $0) : code.aliased(by: $0),
                outer: $0.parent.map { code.declarations[$0].name },
                isVisible: $0.parent == nil && !code.isPrivate($0))
        }
    }

    /// The arguments of calls that create one of the types, by label: expressions that any code can
    /// write, such as `CarService.shared`, if all calls agree.
    package func arguments(creating names: Set<String>) -> [String: String] {
        var found: [String: Set<String>] = [:]
        for index in code.tokens.indices where names.contains(code.name(index)) {
            guard code.call(at: index) != nil, code.word(index + 1) == "(" else { continue }
            let end = code.end(ofBracket: index + 1) - 1
            for (label, value) in code.arguments(from: index + 2, to: end) {
                found[label, default: []].insert(code.isGlobal(value) ? code.line(value) : "")
            }
        }
        return found.compactMapValues { $0.count == 1 && $0 != [""] ? $0.first : nil }
    }
}

// MARK: - Expressions

extension SwiftCode {
    /// Whether any code can write an expression: it names no local values, nothing of the type, and
    /// no type that is inside of another one.
    func isGlobal(_ expression: Range<Int>) -> Bool {
        let nested = Set(declarations.filter { $0.isType && $0.parent != nil }.map(\.name))
        return expression.allSatisfy { index in
            if word(index).hasPrefix("$") { return false }
            guard isWord(index), word(index - 1) != "." || index == expression.lowerBound else {
                return true
            }
            if word(index + 1) == ":" || ["true", "false", "nil", "in", "_"].contains(words[index])
            {
                return true
            }
            let name = name(index)
            return name.first?.isUppercase == true && name != "Self" && !nested.contains(name)
        }
    }
}

extension SwiftCode {
    /// The code of a range on one line.
    func line(_ range: Range<Int>) -> String {
        text(range).split(whereSeparator: \.isNewline)
            .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }

    /// The type of a property for a parameter: without how it is passed, which isn't part of it.
    private func storedType(_ range: Range<Int>) -> String {
        let passing: Set<String> = ["borrowing", "consuming", "isolated", "sending"]
        let type = line(range.drop { passing.contains(words[$0]) })
        let known = type.hasSuffix("!") ? String(type.dropLast()) + "?" : type
        let bytes = Identifiers.renaming(["some": "any"], in: Array(known.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names of generic parameters in a list that begins at an index.
    fileprivate func genericNames(from open: Int) -> [String] {
        guard word(open) == "<" else { return [] }
        return tokens.indices[open...].prefix { !["{", "(", ">"].contains(word($0)) }
            .filter { ["<", ",", "each"].contains(word($0)) && isWord($0 + 1) }
            .map { name($0 + 1) }
    }

    fileprivate func inherited(by type: Declaration) -> [String] {
        guard let open = type.range.first(where: { $0 > type.keyword && words[$0] == "{" }),
            let colon = (type.keyword..<open).first(where: { words[$0] == ":" })
        else { return [] }
        return (colon + 1..<open).filter { isWord($0) }.map(name)
    }

    /// The names in the type of an alias, without those around them and arguments.
    fileprivate func aliased(by alias: Declaration) -> [String] {
        let type = alias.range.drop { words[$0] != "=" }.dropFirst()
        return type.split { words[$0] == "&" }.compactMap { part in
            part.prefix { words[$0] != "<" }.last(where: isWord).map(name)
        }
    }

    /// The words of attributes that limit where a declaration, or the extension around it, can be
    /// used, such as `deprecated`.
    private func availability(of declaration: Declaration) -> Set<String> {
        var found: Set<String> = []
        for index in declaration.range.prefix(while: { $0 < declaration.keyword })
        where word(index) == "available" && word(index + 1) == "(" {
            // What is said of other systems doesn't matter.
            guard ["*", "iOS", "swift"].contains(word(index + 2)) else { continue }
            found.formUnion((index + 3..<end(ofBracket: index + 1)).map(word))
        }
        return declaration.parent.map { found.union(availability(of: declarations[$0])) } ?? found
    }

    fileprivate func signature(of declaration: Declaration) -> CreatedTypes.Signature? {
        let availability = availability(of: declaration)
        guard let function = function(declaration), !isPrivate(declaration),
            availability.isDisjoint(with: ["obsoleted", "unavailable"]),
            let open = declaration.range.first(where: {
                words[$0] == "(" && $0 > declaration.keyword
            })
        else { return nil }
        let modifiers = declaration.range.prefix { $0 < declaration.keyword }.map(word)
        let isInitializer = declaration.kind == "init"
        let start = end(ofBracket: open)
        let behind =
            start..<max(start, separator("{", from: start, to: declaration.range.upperBound))
        let arrow = behind.first { words[$0] == "->" }
        if isInitializer {
            if isForDecoding(declaration) { return nil }
        } else {
            guard declaration.kind == "func", !modifiers.contains("override"), arrow != nil,
                modifiers.contains("static") || modifiers.contains("class")
            else { return nil }
        }
        let isFailable = isInitializer && ["?", "!"].contains(word(declaration.keyword + 1))
        let effects =
            behind.map(word).filter { ["async", "throws"].contains($0) }
            + (isFailable ? ["fails"] : [])
        let parameters = zip(function.labels, function.types).compactMap {
            (label, type) -> CreatedTypes.Parameter? in
            let value = type.first { words[$0] == "=" }
            let expression = value.map { $0 + 1..<type.upperBound }
            // A call can leave out what has a default value.
            if let expression, !isGlobal(expression) { return nil }
            return CreatedTypes.Parameter(
                label: label, name: name(type.lowerBound - 2),
                type: storedType(type.lowerBound..<(value ?? type.upperBound)),
                defaultValue: expression.map(line))
        }
        return CreatedTypes.Signature(
            parameters: parameters,
            result: isInitializer ? nil : behind.filter(isWord).map(name),
            generics: (declaration.keyword..<open).first { words[$0] == "<" }
                .map(genericNames) ?? [],
            isConvenience: modifiers.contains("convenience"),
            isDeprecated: availability.contains("deprecated"),
            range: tokens[declaration.keyword].range, effects: effects)
    }

    /// The labels of arguments and their values.
    fileprivate func arguments(from start: Int, to end: Int) -> [(String, Range<Int>)] {
        var arguments: [(String, Range<Int>)] = []
        var start = start
        while start < end {
            let next = separator(",", from: start, to: end)
            if isWord(start), word(start + 1) == ":", start + 2 < next {
                arguments.append((name(start), start + 2..<next))
            }
            start = next + 1
        }
        return arguments
    }
}
