package import Basics

/// Swift code as rules see it: its tokens without comments, and its declarations.
package struct SwiftCode {
    package let source: SourceText
    /// The tokens of the code, also of interpolations, without comments and line breaks.
    package let tokens: [SwiftToken]
    /// The text of each token; empty for literals.
    package let words: [String]
    /// For each bracket, the index of the one that closes or opens it; -1 for other tokens.
    package let partners: [Int]
    /// The innermost `{` around each token; -1 at top level.
    package let braces: [Int]
    /// The innermost bracket of any kind around each token; -1 at top level.
    package let brackets: [Int]
    /// Whether a token is the first one of its line.
    package let startsLine: [Bool]
    package let comments: [SwiftToken]
    /// In the order of their keywords.
    package private(set) var declarations: [Declaration] = []
    /// For each token, the index of the innermost declaration around it; -1 outside of all.
    private var innermost: [Int] = []
    /// The names of an enumeration's cases behind the first one of a `case`.
    private var laterCases: Set<Int> = []
    /// Whether every literal, comment, and bracket has an end.
    package let isWhole: Bool

    package init(_ source: SourceText) {
        self.source = source
        let bytes = Array(source.text.utf8)
        var lexer = SwiftLexer(bytes)
        var tokens: [SwiftToken] = []
        var words: [String] = []
        var comments: [SwiftToken] = []
        var partners: [Int] = []
        var starts: [Bool] = []
        var open: [Int] = []
        var braces: [Int] = []
        var openBraces: [Int] = []
        var brackets: [Int] = []
        var isWhole = true
        var isFirst = true
        while let token = lexer.nextPart() {
            isWhole = isWhole && token.isClosed
            switch token.kind {
            case .newline:
                isFirst = true
                continue
            case .comment:
                comments.append(token)
                continue
            case .string, .stringPart: words.append("")
            default: words.append(String(decoding: bytes[token.range], as: UTF8.self))
            }
            let index = tokens.count
            tokens.append(token)
            starts.append(isFirst)
            partners.append(-1)
            braces.append(openBraces.last ?? -1)
            brackets.append(open.last ?? -1)
            isFirst = false
            switch words[index] {
            case "(", "[", "{":
                open.append(index)
                if words[index] == "{" { openBraces.append(index) }
            case ")", "]", "}":
                if words[index] == "}" { _ = openBraces.popLast() }
                if let other = open.popLast() {
                    (partners[index], partners[other]) = (other, index)
                    isWhole = isWhole && ["()", "[]", "{}"].contains(words[other] + words[index])
                } else {
                    isWhole = false
                }
            default: break
            }
        }
        (self.tokens, self.words, self.comments) = (tokens, words, comments)
        (self.partners, self.braces, startsLine) = (partners, braces, starts)
        self.brackets = brackets
        self.isWhole = isWhole && open.isEmpty
        declarations = findDeclarations()
        innermost = findInnermost()
        laterCases = findLaterCases()
    }

    /// Returns the text of a token, or nothing beyond the ends of the code.
    package func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

    /// Returns the name of a word without backticks.
    package func name(_ index: Int) -> String {
        let word = word(index)
        return word.count > 2 && word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
    }

    /// Whether a word is in front of arguments or a closure.
    package func mayBeCall(_ index: Int) -> Bool {
        tokens[index].kind == .word && index + 1 < words.count
            && ["(", "{", "<"].contains(words[index + 1])
    }

    /// Returns the capture list of the closure that a `{` begins; nil if it has none.
    package func captureList(_ brace: Int) -> Range<Int>? {
        guard word(brace) == "{" else { return nil }
        var open = brace + 1
        while word(open) == "@" {
            open += 2
            while word(open) == "." { open += 2 }
            if word(open) == "(" { open = end(ofBracket: open) }
        }
        guard word(open) == "[" else { return nil }
        let next = end(ofBracket: open)
        let isList = ["in", "("].contains(word(next)) || isWord(next) && !startsLine[next]
        return isList ? open..<next : nil
    }

    package func isWord(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word
    }

    /// Returns the index behind the bracket that closes an opening one.
    package func end(ofBracket index: Int) -> Int {
        partners[index] > index ? partners[index] + 1 : words.count
    }
}

// MARK: - Declarations

extension SwiftCode {
    package struct Declaration {
        /// The keyword, such as `func`.
        package let kind: String
        package let name: String
        /// The index of the keyword.
        package let keyword: Int
        /// The indices of all of its tokens, from the first attribute or modifier.
        package let range: Range<Int>
        /// The index of the declaration around it.
        package let parent: Int?

        package var isType: Bool { SwiftCode.typeKeywords.contains(kind) }
        package var isProperty: Bool { kind == "let" || kind == "var" }
    }

    static let typeKeywords: Set<String> = [
        "actor", "class", "enum", "extension", "protocol", "struct",
    ]
    private static let otherKeywords: Set<String> = [
        "deinit", "func", "init", "let", "subscript", "typealias", "var",
    ]
    private static let modifiers: Set<String> = [
        "async", "borrowing", "class", "consuming", "convenience", "distributed", "dynamic",
        "fileprivate", "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating",
        "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
        "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]

    private func findDeclarations() -> [Declaration] {
        var found: [Declaration] = []
        var around: [Int] = []
        for index in words.indices where tokens[index].kind == .word {
            let kind = words[index]
            guard Self.typeKeywords.contains(kind) || Self.otherKeywords.contains(kind),
                isDeclaration(index)
            else { continue }
            while let last = around.last, found[last].range.upperBound <= index {
                around.removeLast()
            }
            let start = firstModifier(before: index)
            found.append(
                Declaration(
                    kind: kind, name: declaredName(index), keyword: index,
                    range: start..<end(ofDeclaration: index), parent: around.last))
            around.append(found.count - 1)
        }
        return found
    }

    private func isDeclaration(_ index: Int) -> Bool {
        let (before, after) = (word(index - 1), word(index + 1))
        if before == "." || after == ":" || before == "import" { return false }
        switch words[index] {
        case "class":
            return isWord(index + 1) && before != ":" && !Self.otherKeywords.contains(after)
                && !Self.modifiers.contains(after)
        case "init": return ["(", "?", "!", "<"].contains(after)
        case "subscript": return ["(", "<"].contains(after)
        case "deinit": return after == "{"
        case "actor": return isWord(index + 1) && ["{", ":", "<"].contains(word(index + 2))
        case "let", "var":
            // Conditions and patterns bind names, too.
            return !["if", "guard", "while", "case", ",", "(", "catch", "for"].contains(before)
        case "func": return true
        default: return isWord(index + 1)
        }
    }

    private func declaredName(_ index: Int) -> String {
        switch words[index] {
        case "deinit", "init", "subscript": return words[index]
        case "extension":
            var end = index + 1
            while isWord(end), word(end + 1) == ".", isWord(end + 2) { end += 2 }
            return (index + 1...end).map(name).joined()
        default: return name(index + 1)
        }
    }

    private func firstModifier(before index: Int) -> Int {
        var start = index
        while start > 0 {
            if Self.modifiers.contains(words[start - 1]), isWord(start - 1) {
                start -= 1
            } else if words[start - 1] == ")", partners[start - 1] > 1 {
                // private(set), @available(…)
                let head = partners[start - 1] - 1
                if Self.modifiers.contains(words[head]) {
                    start = head
                } else if word(head - 1) == "@" {
                    start = head - 1
                } else {
                    break
                }
            } else if start > 1, isWord(start - 1), words[start - 2] == "@" {
                start -= 2
            } else {
                break
            }
        }
        return start
    }

    /// Returns the index behind the last token of a declaration.
    private func end(ofDeclaration keyword: Int) -> Int {
        let isProperty = words[keyword] == "let" || words[keyword] == "var"
        var hasValue = false
        var index = keyword + 1
        while index < words.count {
            let word = words[index]
            if [")", "]", "}", ";"].contains(word) { return index }
            if index > keyword + 1, startsLine[index],
                ends(before: index, isProperty: isProperty, hasValue: hasValue)
            {
                return index
            }
            let isKeyword =
                Self.otherKeywords.contains(word) || Self.typeKeywords.contains(word)
            if index > keyword + 1, isKeyword, isWord(index), isDeclaration(index) { return index }
            switch word {
            case "(", "[": index = end(ofBracket: index)
            case "{":
                index = end(ofBracket: index)
                if !hasValue { return index }
            case "=":
                hasValue = true
                index += 1
            default: index += 1
            }
        }
        return words.count
    }

    /// Whether a declaration without a body ends before the first token of a line.
    private func ends(before index: Int, isProperty: Bool, hasValue: Bool) -> Bool {
        let (last, next) = (tokens[index - 1], tokens[index])
        if ["{", ".", "?", ":", "where", "->", "throws", "async"].contains(words[index]) {
            return false
        }
        if next.kind == .operation || last.kind == .operation { return false }
        if [",", ":", "."].contains(words[index - 1]) { return false }
        if isProperty || hasValue { return true }
        return word(index) == "@" || Self.modifiers.contains(words[index])
            || Self.typeKeywords.contains(words[index]) || Self.otherKeywords.contains(words[index])
            || words[index] == "case"
    }

    private func findInnermost() -> [Int] {
        var result = [Int](repeating: -1, count: words.count)
        // Later declarations are in earlier ones, or behind them.
        for (number, declaration) in declarations.enumerated()
        where declaration.isType || isMember(declaration) {
            if let parent = declaration.parent,
                declarations[parent].range.upperBound < declaration.range.upperBound
            {
                continue
            }
            for index in declaration.range { result[index] = number }
        }
        return result
    }

    /// Returns the innermost declaration that contains a token: a type, a function, or a property
    /// of a type.
    package func declaration(around index: Int) -> Declaration? {
        innermost.indices.contains(index) && innermost[index] >= 0
            ? declarations[innermost[index]] : nil
    }

    /// Whether a declaration is one of a type or of the file, and not of a function.
    package func isMember(_ declaration: Declaration) -> Bool {
        declaration.parent.map { declarations[$0].isType } ?? true
    }

    /// Returns the names of the declarations around a token, such as `CarList.load()`.
    package func path(around index: Int) -> String {
        guard let inner = declaration(around: index) else { return "" }
        var names: [String] = []
        var next: Declaration? = inner
        while let declaration = next {
            if declaration.isType || isMember(declaration) {
                names.append(function(declaration)?.signature ?? declaration.name)
            }
            next = declaration.parent.map { declarations[$0] }
        }
        return names.reversed().joined(separator: ".")
    }
}

// MARK: - Functions, properties, and calls

extension SwiftCode {
    package struct Function {
        /// The name with its labels, such as `configure(with:)`.
        package let signature: String
        /// `_` for a parameter without one.
        package let labels: [String]
        /// The indices of the words in the types of each parameter.
        package let types: [Range<Int>]
    }

    /// Returns the labels and types of a function or an initializer; nil for other declarations.
    package func function(_ declaration: Declaration) -> Function? {
        guard ["func", "init", "subscript"].contains(declaration.kind),
            let open = (declaration.keyword..<declaration.range.upperBound).first(where: {
                words[$0] == "("
            })
        else { return nil }
        var labels: [String] = []
        var types: [Range<Int>] = []
        var start = open + 1
        let end = end(ofBracket: open) - 1
        while start < end {
            var next = separator(",", from: start, to: end)
            while next < end, hasOpenAngle(start..<separator("=", from: start, to: next)) {
                next = separator(",", from: next + 1, to: end)
            }
            let colon = separator(":", from: start, to: next)
            var label = start
            // Attributes precede the label.
            while word(label) == "@" { label += 2 }
            labels.append(label < colon ? name(label) : "_")
            types.append(min(colon + 1, next)..<next)
            start = next + 1
        }
        let list = labels.map { $0 + ":" }.joined()
        return Function(
            signature: "\(declaration.name)(\(list))", labels: labels, types: types)
    }

    /// Whether generic arguments in a type end behind it.
    private func hasOpenAngle(_ type: Range<Int>) -> Bool {
        type.reduce(0) { depth, index in
            words[index].utf8.allSatisfy { "<>?!&.".utf8.contains($0) }
                ? words[index].reduce(depth) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } : depth
        } > 0
    }

    /// Whether a name at an offset is a parameter of a function around it, or the file has a closure
    /// or a loop with a parameter of that name.
    package func isParameter(_ name: String, at offset: Int) -> Bool {
        if words.indices.contains(where: { words[$0] == name && word($0 + 1) == "in" }) {
            return true
        }
        return declarations.contains { declaration in
            guard !declaration.range.isEmpty,
                tokens[declaration.range.lowerBound].range.lowerBound <= offset,
                offset < tokens[declaration.range.upperBound - 1].range.upperBound
            else { return false }
            return function(declaration)?.types.contains { self.name($0.lowerBound - 2) == name }
                == true
        }
    }

    /// Returns the index of a separator that isn't in brackets, or the end.
    func separator(_ text: String, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            if words[index] == text { return index }
            let isBracket = ["(", "[", "{"].contains(words[index])
            index = isBracket ? self.end(ofBracket: index) : index + 1
        }
        return end
    }

    /// Returns the name of the type that a property is written with: the annotation, or what its
    /// value begins with. Modules and generic arguments are left out.
    package func writtenType(of property: Declaration) -> String? {
        var index = property.keyword + 2
        guard [":", "="].contains(word(index)) else { return nil }
        let isValue = word(index) == "="
        index += 1
        let isInBrackets = !isValue && word(index) == "("
        if isInBrackets { index += 1 }
        while ["any", "some", "@"].contains(word(index)) { index += word(index) == "@" ? 2 : 1 }
        if word(index) == "Optional", word(index + 1) == "<" { index += 2 }
        while isWord(index), word(index + 1) == ".", isWord(index + 2) { index += 2 }
        guard isWord(index), index < property.range.upperBound else { return nil }
        if words[index] == "init", word(index - 1) == "." { index -= 2 }
        let name = name(index)
        if isInBrackets, word(index + 1) != ")" || word(index + 2) == "->" { return nil }
        if isValue,
            let open = (index..<property.range.upperBound).first(where: { words[$0] == "(" }),
            [".", "?", "!"].contains(word(end(ofBracket: open)))
        {
            return nil
        }
        if isValue, word(index + 1) == ".", word(index + 2) == "init" { return name }
        let isType = name.first?.isUppercase == true && ["(", "<"].contains(word(index + 1))
        return !isValue || isType ? name : nil
    }

    /// Returns the names of the types in a property's annotation or, without one, in the list that is
    /// its value: `CarAPI` for `[CarAPI]`, `Lazy<CarAPI>`, and `() -> CarAPI`.
    package func types(in property: Declaration) -> [String] {
        let start = property.keyword + 2
        let end = separator("{", from: start, to: property.range.upperBound)
        let range =
            word(start) == ":"
            ? start + 1..<max(start + 1, separator("=", from: start, to: end))
            : word(start) == "=" && word(start + 1) == "["
                ? start + 1..<self.end(ofBracket: start + 1) : start..<start
        return range.filter { index in
            guard isWord(index), name(index).first?.isUppercase == true else { return false }
            // A type or a module that another type is in isn't used itself.
            let member = name(index + 2)
            return word(index + 1) != "." || member.first?.isUppercase != true
                || ["Protocol", "Type"].contains(member)
        }.map(name)
    }

    package struct Call {
        /// The index of the name.
        package let index: Int
        /// The expression in front of the dot, such as `UserDefaults.standard`: names, or nothing for another
        /// expression. Without a dot, it's `self`.
        package let receiver: String
        /// The labels of the arguments in parentheses; `_` for one without a label.
        package let labels: [String]
        /// The closures that are passed, without their braces.
        package let closures: [Range<Int>]
        /// How many of them are behind the parentheses.
        package let trailingClosures: Int

        /// The label of the first argument, if it has one.
        package var label: String { labels.first == "_" ? "" : labels.first ?? "" }
    }

    /// Returns the call of a name, or nil if it's declared or mentioned there, or a case of an
    /// implied type such as `.present(…)`.
    package func call(at index: Int) -> Call? {
        let start = argumentsStart(after: index)
        let next = word(start)
        guard next == "(" || next == "{", !isReference(start), !laterCases.contains(index),
            !isAttribute(index)
        else { return nil }
        var receiver = "self"
        switch word(index - 1) {
        case "func", "case", "let", "var", "class", "struct", "enum", "protocol": return nil
        case ".":
            guard let owner = owner(beforeDot: index - 1) else { return nil }
            receiver = owner
        default: if Self.keywordsBeforeBrackets.contains(words[index]) { return nil }
        }
        guard next == "(" else {
            if isBody(start) { return nil }
            let closures = trailing(start)
            return Call(
                index: index, receiver: receiver, labels: [], closures: closures,
                trailingClosures: closures.count)
        }
        let end = end(ofBracket: start)
        var closures: [Range<Int>] = []
        var inner = start + 1
        while inner < end - 1 {
            guard ["(", "[", "{"].contains(words[inner]) else {
                inner += 1
                continue
            }
            if words[inner] == "{" {
                closures.append(inner + 1..<max(inner + 1, self.end(ofBracket: inner) - 1))
            }
            inner = self.end(ofBracket: inner)
        }
        var labels: [String] = []
        var argument = start + 1
        while argument < end - 1 {
            labels.append(
                isWord(argument) && word(argument + 1) == ":" ? name(argument) : "_")
            argument = separator(",", from: argument, to: end - 1) + 1
        }
        let behind = trailing(end)
        return Call(
            index: index, receiver: receiver, labels: labels, closures: closures + behind,
            trailingClosures: behind.count)
    }

    /// Returns the index behind a name and its generic arguments.
    package func argumentsStart(after index: Int) -> Int {
        guard word(index + 1) == "<", tokens[index + 1].kind == .open else { return index + 1 }
        var depth = 0
        for place in index + 1..<min(index + 64, words.count) {
            if words[place] == "<" { depth += 1 }
            if words[place] == ">" { depth -= 1 }
            if depth == 0 { return place + 1 }
        }
        return index + 1
    }

    /// Whether what is in parentheses are only labels, as in `#selector(dismiss(animated:))`.
    private func isReference(_ open: Int) -> Bool {
        guard word(open) == "(" else { return false }
        let inner = open + 1..<max(open + 1, end(ofBracket: open) - 1)
        return !inner.isEmpty && inner.count % 2 == 0
            && inner.enumerated().allSatisfy {
                $0.offset % 2 == 0 ? isWord($0.element) : words[$0.element] == ":"
            }
    }

    /// Keywords that brackets may follow, and which are no names of functions without a dot.
    package static let keywordsBeforeBrackets: Set<String> = [
        "as", "await", "catch", "defer", "didSet", "do", "else", "for", "get", "guard", "if", "in",
        "init", "is", "repeat", "return", "set", "subscript", "switch", "throw", "throws", "try",
        "where", "while", "willSet",
    ]
    private static let statementsWithBody: Set<String> = [
        "catch", "for", "guard", "if", "switch", "while",
    ]

    /// Whether a `{` begins the body of a statement or declaration, rather than a closure.
    private func isBody(_ brace: Int) -> Bool {
        var (index, hasValue) = (brace - 1, false)
        while index >= 0 {
            switch words[index] {
            case "(", "[", "{", "}", ";": return false
            case ")", "]":
                guard partners[index] >= 0 else { return false }
                index = partners[index]
            case "=": hasValue = true
            case let word where isWord(index) && self.word(index - 1) != ".":
                if Self.statementsWithBody.contains(word) { return true }
                let isKeyword =
                    Self.typeKeywords.contains(word) || Self.otherKeywords.contains(word)
                if isKeyword, !hasValue, word != "actor" || isWord(index + 1) { return true }
            default: break
            }
            if startsStatement(index) { return false }
            index -= 1
        }
        return false
    }

    /// Whether the first token of a line doesn't continue the line above.
    private func startsStatement(_ index: Int) -> Bool {
        guard startsLine[index], index > 0, tokens[index].kind != .operation,
            tokens[index - 1].kind != .operation
        else { return false }
        return ![".", ",", ":", "(", "[", "else", "where"].contains(words[index])
            && ![".", ",", ":", "(", "["].contains(words[index - 1])
    }

    /// Whether a name is the one of an attribute, as in `@present(x)`.
    private func isAttribute(_ index: Int) -> Bool {
        var first = index
        while word(first - 1) == ".", isWord(first - 2) { first -= 2 }
        return word(first - 1) == "@"
    }

    private func findLaterCases() -> Set<Int> {
        var found: Set<Int> = []
        for start in words.indices where words[start] == "case" {
            var index = start + 1
            while isWord(index) {
                if index > start + 1 { found.insert(index) }
                index += 1
                if word(index) == "(" { index = end(ofBracket: index) }
                if word(index) == "=" { index += word(index + 1) == "-" ? 3 : 2 }
                if word(index) != "," { break }
                index += 1
            }
        }
        return found
    }

    /// Returns the name of what is in front of a dot; nothing for an expression; nil if the dot
    /// begins one.
    private func owner(beforeDot dot: Int) -> String? {
        var index = dot - 1
        if ["?", "!"].contains(word(index)),
            !tokens[dot].isSpaced || startsLine[dot] && !tokens[index].isSpaced
        {
            index -= 1
        }
        if isWord(index) {
            if Self.introducers.contains(words[index]) { return nil }
            var path = name(index)
            while word(index - 1) == ".", isWord(index - 2) {
                index -= 2
                path = name(index) + "." + path
            }
            return path
        }
        guard index >= 0 else { return nil }
        let endsExpression = [.close, .string, .number].contains(tokens[index].kind)
        return endsExpression ? "" : nil
    }

    /// Keywords that can precede a case of an implied type.
    private static let introducers: Set<String> = [
        "return", "case", "in", "try", "await", "else", "where", "throw", "is", "as",
    ]

    /// Returns the closures that follow a call.
    private func trailing(_ start: Int) -> [Range<Int>] {
        guard word(start) == "{", !isBody(start) else { return [] }
        var closures: [Range<Int>] = []
        var open = start
        while word(open) == "{" {
            let end = end(ofBracket: open)
            closures.append(open + 1..<max(open + 1, end - 1))
            let isLabeled = isWord(end) && word(end + 1) == ":" && word(end + 2) == "{"
            open = isLabeled ? end + 2 : words.count
        }
        return closures
    }
}

extension SwiftCode {
    /// The names of the functions in a text that code in other files can call.
    package static func visibleFunctions(in text: String) -> Set<String> {
        let code = SwiftCode(SourceText(name: "", text: text))
        return Set(
            code.declarations.filter { $0.kind == "func" && !code.isPrivate($0) }.map(\.name))
    }
}
