package import Basics

/// Functions and initializers whose parameters a change alters, and the calls that no longer fit.
///
/// Only labels and the written types of parameters are compared: whether an argument has the right
/// type is for the compiler.
package struct ChangedSignatures {
    private struct Parameter: Hashable {
        /// `_` without a label.
        let label: String
        let type: String
        let hasDefault: Bool
    }

    private typealias Signature = [Parameter]

    /// The signatures by the name of the function or, for an initializer, of its type.
    private var old: [String: Set<Signature>] = [:]
    private var new: [String: Set<Signature>] = [:]
    /// The initializers that structures have without a declaration, by the names of these.
    private var memberwise: [String: Signature] = [:]
    /// The names of types whose initializers change.
    private var types: Set<String> = []
    /// Types that code creates with other labels than generated code does.
    private var created: Set<String> = []

    package init() {}

    /// Adds a file, with its texts before and after the change.
    package mutating func add(from old: String, to new: String) {
        add(old, to: \.old)
        add(new, to: \.new)
        addMemberwise(SwiftCode(SourceText(name: "", text: new)))
    }

    /// Adds the types that a text creates with other labels than its generated text does, if they are
    /// wanted. A call of them is broken if it fits no initializer that was added.
    package mutating func addCalls(
        in text: String, besides generated: String, of isWanted: (String) -> Bool
    ) {
        func calls(in text: String) -> Set<[String]> {
            let code = SwiftCode(SourceText(name: "", text: text))
            return Set(
                code.tokens.indices.compactMap { index in
                    guard code.isWord(index), isWanted(code.name(index)),
                        let call = code.call(at: index)
                    else { return nil }
                    return [code.name(index)] + call.labels
                })
        }
        created.formUnion(calls(in: text).subtracting(calls(in: generated)).map { $0[0] })
    }

    /// The parameters of functions and initializers, and the arguments of wanted types, as written in
    /// a text. This takes less time than reading the tokens.
    package static func heads(
        in text: [UInt8], of isWanted: (String) -> Bool
    ) -> [ArraySlice<UInt8>] {
        var heads: [ArraySlice<UInt8>] = []
        for open in text.indices where text[open] == UInt8(ascii: "(") {
            let before = text[..<open]
            let isInName = { (byte: UInt8) in
                byte == UInt8(ascii: "_") || byte >= 0x80
                    || Character(UnicodeScalar(byte)).isLetter || byte >= 0x30 && byte <= 0x39
            }
            let start = before.lastIndex { !isInName($0) }.map { $0 + 1 } ?? 0
            let name = String(decoding: before[start...], as: UTF8.self)
            guard
                name == "init" || before[..<start].suffix(5).elementsEqual("func ".utf8)
                    || isWanted(name)
            else { continue }
            var depth = 0
            let end = text[open...].firstIndex { byte in
                depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
                return depth == 0
            }
            heads.append(text[start..<(end ?? text.endIndex)])
        }
        return heads
    }

    private mutating func addMemberwise(_ code: SwiftCode) {
        let declarations = code.declarations
        let explicit = Set(declarations.filter { $0.kind == "init" }.compactMap(\.parent))
        for index in declarations.indices
        where declarations[index].kind == "struct" && !explicit.contains(index) {
            memberwise[declarations[index].name] = declarations.compactMap { property in
                guard property.parent == index, let hasValue = code.storesValue(property),
                    !hasValue || property.kind == "var"
                else { return nil }
                return Parameter(label: property.name, type: "", hasDefault: hasValue)
            }
        }
    }

    private mutating func add(
        _ text: String, to signatures: WritableKeyPath<Self, [String: Set<Signature>]>
    ) {
        let code = SwiftCode(SourceText(name: "", text: text))
        for type in code.typesWithoutArguments {
            types.insert(type)
            self[keyPath: signatures][type, default: []].insert([])
        }
        for declaration in code.declarations {
            guard let function = code.function(declaration), code.isMember(declaration),
                !code.isPrivate(declaration), declaration.kind != "subscript",
                !code.isForDecoding(declaration)
            else { continue }
            var name = declaration.name
            if declaration.kind == "init" {
                guard let parent = declaration.parent else { continue }
                name =
                    code.declarations[parent].name.split(separator: ".").last.map(String.init) ?? ""
                types.insert(name)
            }
            self[keyPath: signatures][name, default: []].insert(
                zip(function.labels, function.types).map { label, type in
                    let value = type.first { code.word($0) == "=" }
                    return Parameter(
                        label: label, type: code.text(type.lowerBound..<(value ?? type.upperBound)),
                        hasDefault: value != nil)
                })
        }
    }

    /// Leaves functions out that other code declares, too, since calls may mean these.
    package mutating func leaveOut(functionsIn text: String) {
        for name in Identifiers.declaredFunctions(in: text) where !types.contains(name) {
            old[name] = nil
        }
    }

    /// The names that lose a signature.
    package var names: Set<String> {
        Set(old.filter { !$0.value.subtracting(new[$0.key] ?? []).isEmpty }.keys).union(created)
    }

    /// A call that fitted before the change.
    package struct BrokenCall {
        package let name: String
        package let range: Range<Int>
        /// The parameters that a call needs instead, such as `(withPage: Int)`; nil if the function
        /// or the explicit initializer is missing.
        package let parameters: String?
        fileprivate let isInitializer: Bool
        /// Whether the parameters are declared, so that none are inherited.
        package let isCertain: Bool

        /// The change, such as `takes (withPage: Int) now`.
        package var change: String {
            parameters.map { "takes \($0) now" }
                ?? (isInitializer ? "has another initializer now" : "is gone")
        }

        /// The state of the code that is called, such as `takes (withPage: Int)`.
        package var state: String {
            parameters.map { "takes \($0)" }
                ?? (isInitializer ? "has another initializer" : "isn't declared")
        }
    }

    /// - Parameter comparesTypes: Whether a call is broken if the type of an argument has changed.
    package func brokenCalls(
        in source: SourceText, comparingTypes comparesTypes: Bool
    ) -> [BrokenCall] {
        let names = names
        let code = SwiftCode(source)
        return code.tokens.indices.compactMap { index in
            guard code.isWord(index), let call = code.call(at: index) else { return nil }
            // `Car.init(…)` is a call of `Car`.
            var name = code.name(index)
            if name == "init" {
                name = call.receiver
            } else if types.contains(name), call.receiver != "self" {
                // A type in another one.
                return nil
            }
            guard names.contains(name) else { return nil }
            let (before, after) = (old[name] ?? [], new[name] ?? [])
            let fitting = before.compactMap { Self.arguments(of: call, fitting: $0) }
            let stillFitting = after.compactMap { Self.arguments(of: call, fitting: $0) }
            let implicit = memberwise[name].flatMap { Self.arguments(of: call, fitting: $0) }
            if implicit != nil { return nil }
            let fits =
                comparesTypes
                ? fitting.contains(where: stillFitting.contains) : !stillFitting.isEmpty
            // A class without an initializer of its own may inherit one.
            let isCertain = memberwise[name] != nil || after.contains { !$0.isEmpty }
            let fitted = !fitting.isEmpty || created.contains(name) && isCertain
            if !fitted || fits { return nil }
            let now = after.map { signature in
                signature.map { "\($0.label): \($0.type)" + ($0.hasDefault ? " = …" : "") }
                    .joined(separator: ", ")
            }
            return BrokenCall(
                name: name, range: code.tokens[index].range,
                parameters: now.isEmpty
                    ? nil : now.sorted().map { "(\($0))" }.joined(separator: " or "),
                isInitializer: types.contains(name), isCertain: isCertain)
        }
    }

    /// The types of the arguments of a call by their labels; nil if they don't fit.
    private static func arguments(of call: SwiftCode.Call, fitting signature: Signature)
        -> [String]?
    {
        var labels = call.labels[...]
        var closures = call.trailingClosures
        var types: [String] = []
        for parameter in signature {
            if labels.first == parameter.label {
                labels.removeFirst()
                types.append(parameter.type)
            } else if labels.isEmpty, closures > 0 {
                closures -= 1
                types.append(parameter.type)
            } else if !parameter.hasDefault {
                return nil
            }
        }
        return labels.isEmpty && closures == 0 ? types : nil
    }
}

extension SwiftCode {
    /// The types that have no initializer, and a value for each stored property, so that they are
    /// created with `()`.
    fileprivate var typesWithoutArguments: [String] {
        let others = Set(
            declarations.filter { $0.kind == "init" || storesValue($0) == false }
                .compactMap(\.parent))
        return declarations.indices.filter { index in
            ["struct", "class"].contains(declarations[index].kind) && !others.contains(index)
        }.map { index in
            declarations[index].name.split(separator: ".").last.map(String.init) ?? ""
        }
    }

    /// Whether a stored property of instances has a value from its declaration; nil for other
    /// declarations.
    fileprivate func storesValue(_ property: Declaration) -> Bool? {
        guard property.isProperty, isMember(property) else { return nil }
        let words = property.range.map(word)
        let modifiers = words.prefix(property.keyword - property.range.lowerBound)
        let (value, body) = (words.firstIndex(of: "="), words.firstIndex(of: "{"))
        let observers = ["willSet", "didSet"]
        let isComputed =
            body.map { $0 < value ?? words.endIndex && !observers.contains(words[$0 + 1]) } ?? false
        if isComputed || modifiers.contains("static") || modifiers.contains("class") { return nil }
        let type = words.prefix(body ?? words.endIndex).last ?? ""
        return value != nil || property.kind == "var" && ["?", "!"].contains(type)
    }

    /// Whether other files can't use a declaration. `private(set)` says nothing about that.
    func isPrivate(_ declaration: Declaration) -> Bool {
        (declaration.range.lowerBound..<declaration.keyword).contains {
            ["private", "fileprivate"].contains(words[$0]) && words[$0 + 1] != "("
        }
    }

    /// Whether an initializer is one that only a nib or a decoder calls.
    func isForDecoding(_ declaration: Declaration) -> Bool {
        guard declaration.kind == "init", let function = function(declaration),
            ["coder", "from"].contains(function.labels.first)
        else { return false }
        return function.types[0].contains { ["Decoder", "NSCoder"].contains(words[$0]) }
    }

    func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let bytes =
            tokens[range.lowerBound].range
            .lowerBound..<tokens[range.upperBound - 1].range.upperBound
        return String(decoding: Array(source.text.utf8)[bytes], as: UTF8.self)
    }
}
