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
        package let parameters: [Parameter]
        /// Whether it is an initializer, and not a static function.
        package let isInitializer: Bool
        fileprivate let isConvenience: Bool
        /// The place of the keyword, in UTF-8.
        package let range: Range<Int>
    }

    /// The initializers without those that only other code of the type, a nib, or a decoder calls,
    /// and the static functions with a result.
    package private(set) var signatures: [Signature] = []
    package var initializers: [Signature] { signatures.filter(\.isInitializer) }

    /// The superclass and the protocols of the types.
    package private(set) var inherited: [String] = []
    private let code: SwiftCode

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
        for index in wanted {
            inherited += code.inherited(by: code.declarations[index])
        }
        for declaration in code.declarations where declaration.parent.map(wanted.contains) == true {
            if let signature = code.signature(of: declaration) { signatures.append(signature) }
        }
        if signatures.contains(where: { $0.isInitializer && !$0.isConvenience }) {
            signatures.removeAll(where: \.isConvenience)
        }
    }

    /// The types that name a superclass or a protocol.
    package static func types(inheriting name: String, in source: SourceText) -> [String] {
        let code = SwiftCode(source)
        return code.declarations.filter {
            $0.isType && $0.kind != "protocol" && code.inherited(by: $0).contains(name)
        }.map(\.name)
    }

    /// The arguments of calls that create one of the types, by label: expressions that any code can
    /// write, such as `CarService.shared`.
    package func arguments(creating names: Set<String>) -> [String: String] {
        var found: [String: String] = [:]
        for index in code.tokens.indices where names.contains(code.name(index)) {
            guard code.call(at: index) != nil, code.word(index + 1) == "(" else { continue }
            let end = code.end(ofBracket: index + 1) - 1
            for (label, value) in code.arguments(from: index + 2, to: end) {
                let isGlobal = code.name(value.lowerBound).first?.isUppercase == true
                if isGlobal { found[label] = found[label] ?? code.line(value) }
            }
        }
        return found
    }
}

extension SwiftCode {
    /// The code of a range on one line.
    fileprivate func line(_ range: Range<Int>) -> String {
        text(range).split(whereSeparator: \.isNewline)
            .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }

    fileprivate func inherited(by type: Declaration) -> [String] {
        guard let open = type.range.first(where: { $0 > type.keyword && words[$0] == "{" }),
            let colon = (type.keyword..<open).first(where: { words[$0] == ":" })
        else { return [] }
        return (colon + 1..<open).filter { isWord($0) }.map(name)
    }

    fileprivate func signature(of declaration: Declaration) -> CreatedTypes.Signature? {
        guard let function = function(declaration), !isPrivate(declaration) else { return nil }
        let modifiers = declaration.range.prefix { $0 < declaration.keyword }.map(word)
        let isInitializer = declaration.kind == "init"
        if isInitializer {
            if ["coder", "from"].contains(function.labels.first) { return nil }
        } else {
            guard declaration.kind == "func", !modifiers.contains("override"),
                modifiers.contains("static") || modifiers.contains("class"),
                let open = declaration.range.first(where: { words[$0] == "(" }),
                let body = declaration.range.first(where: { words[$0] == "{" && $0 > open }),
                (end(ofBracket: open)..<body).contains(where: { words[$0] == "->" })
            else { return nil }
        }
        let parameters = zip(function.labels, function.types).map { label, type in
            let value = type.first { words[$0] == "=" }
            return CreatedTypes.Parameter(
                label: label, name: name(type.lowerBound - 2),
                type: line(type.lowerBound..<(value ?? type.upperBound)),
                defaultValue: value.map { line($0 + 1..<type.upperBound) })
        }
        return CreatedTypes.Signature(
            parameters: parameters, isInitializer: isInitializer,
            isConvenience: modifiers.contains("convenience"),
            range: tokens[declaration.keyword].range)
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
