import Basics
package import SwiftSource

/// A place in code that breaks a rule.
package struct LintFinding: Hashable, Sendable {
    package let rule: LintRule
    /// The predicate of a sentence about the code, such as "imports UIKit".
    package let text: String
    /// The name that was found, for a baseline.
    package let name: String
    /// The declarations around it, such as `CarListViewModel.load()`.
    package let declaration: String
    /// Its place in UTF-8.
    package let range: Range<Int>

    /// The finding as a sentence about the file, such as `the ViewModel`, with the reason and the rule.
    package func message(about subject: String) -> String {
        "\(subject) \(text): \(rule.why.droppingPeriod) (\(rule.id))"
    }
}

extension String {
    fileprivate var droppingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension LintRule {
    /// Returns the places in code that break the rule, in the order of its checks. What several checks
    /// find is one.
    package func findings(in code: SwiftCode) -> [LintFinding] {
        var places: [Range<Int>: Set<String>] = [:]
        let found = checks.flatMap { findings(of: $0, in: code) }
        let previews = found.isEmpty ? [] : code.previews
        return found.filter { finding in
            !previews.contains { $0.contains(finding.range.lowerBound) }
                && places[finding.range, default: []].insert(finding.name).inserted
        }
    }

    private func findings(of check: Check, in code: SwiftCode) -> [LintFinding] {
        var found: [LintFinding] = []
        func add(_ text: String, _ name: String, at index: Int) {
            let range = code.tokens.indices.contains(index) ? code.tokens[index].range : 0..<0
            found.append(
                LintFinding(
                    rule: self, text: text, name: name, declaration: code.path(around: index),
                    range: range))
        }
        switch check {
        case .forbiddenImports(let modules):
            for (module, index) in code.imports where modules.contains(module) {
                add("imports \(module)", module, at: index)
            }
        case .onlyImports(let modules):
            for (module, index) in code.imports where !modules.contains(module) {
                add("imports \(module)", module, at: index)
            }
        case .names(let names):
            for index in code.words.indices where code.isWord(index) {
                let name = code.name(index)
                if names.contains(name) { add("names \(name)", name, at: index) }
            }
        case .uses(let types):
            let arguments = code.arguments
            let modules = Set(code.imports.map(\.module))
            for index in code.words.indices where !arguments[index] && code.isWord(index) {
                let name = code.name(index)
                if types.contains(name), code.isUse(index, from: modules) {
                    add("uses \(name)", name, at: index)
                }
            }
        case .calls(let patterns):
            for index in code.words.indices where code.mayBeCall(index) {
                let name = code.name(index)
                guard patterns.contains(where: { $0.name.matches(name) }),
                    let call = code.call(at: index),
                    patterns.map(\.name).includes(where: {
                        patterns[$0].matches(call, of: name)
                    })
                else { continue }
                add("calls \(name)", name, at: index)
            }
        case .properties(let patterns):
            for property in code.declarations where property.isProperty && code.isMember(property) {
                let type = code.writtenType(of: property)
                let types = code.types(in: property)
                for pattern in patterns where pattern.isBroken(by: property.name, type, types) {
                    let names = pattern.named.map(\.text).joinedAsAlternatives()
                    let need = names.isEmpty ? "" : ", which is not named \(names)"
                    add(
                        "has the property \(property.name)\(need)", property.name,
                        at: property.keyword + 1)
                }
            }
        case .forbiddenFunctions(let patterns):
            for function in code.functions
            where patterns.contains(where: { $0.matches(function.signature, named: function.name) })
            {
                add("declares \(function.signature)", function.signature, at: function.index)
            }
        case .requiredFunctions(let patterns):
            let functions = code.functions
            for pattern in patterns
            where !functions.contains(where: { pattern.matches($0.signature, named: $0.name) }) {
                let type = code.declarations.first(where: \.isType)
                add("has no \(pattern.text)", pattern.text, at: type.map { $0.keyword + 1 } ?? 0)
            }
        case .parameters(let types):
            for declaration in code.declarations {
                for range in code.function(declaration)?.types ?? [] {
                    guard let index = range.first(where: { types.contains(code.name($0)) }) else {
                        continue
                    }
                    add("takes \(code.name(index))", code.name(index), at: index)
                }
            }
        case .captures(let names):
            var places: Set<Int> = []
            for index in code.words.indices
            where code.mayBeCall(index) && names.contains(code.name(index)) {
                for closure in code.call(at: index)?.closures ?? [] {
                    guard let place = code.uncapturedSelf(in: closure),
                        places.insert(place).inserted
                    else { continue }
                    add(
                        "uses self without a capture list in \(code.name(index))", code.name(index),
                        at: place)
                }
            }
        }
        return found
    }

    package func forbidsImport(of module: String) -> Bool {
        checks.contains { check in
            if case .forbiddenImports(let modules) = check {
                modules.contains(module)
            } else {
                false
            }
        }
    }

    /// Returns what is wrong with the rule's own examples.
    package var wrongExamples: [String] {
        let accepted = passes.filter {
            !findings(in: SwiftCode(SourceText(name: id, text: $0))).isEmpty
        }
        let ignored = fails.filter {
            findings(in: SwiftCode(SourceText(name: id, text: $0))).isEmpty
        }
        return accepted.map { "the rule '\(id)' finds something in what it should accept: \($0)" }
            + ignored.map { "the rule '\(id)' finds nothing in what should break it: \($0)" }
    }
}

extension [NamePattern] {
    func contains(_ name: String) -> Bool { includes { self[$0].matches(name) } }

    /// Whether a pattern of the list matches, and none that leaves out names.
    fileprivate func includes(where matches: (Int) -> Bool) -> Bool {
        indices.contains { !self[$0].isExclusion && matches($0) }
            && !indices.contains { self[$0].isExclusion && matches($0) }
    }
}

extension CallPattern {
    fileprivate func matches(_ call: SwiftCode.Call, of name: String) -> Bool {
        self.name.matches(name)
            && (receiver.map { $0.matches(call.receiver) || $0.matches(call.receiver.lastName) }
                ?? true)
            && (label.map { $0.matches(call.label) } ?? true)
            && (labels.map { $0 == call.labels } ?? true)
    }
}

extension String {
    /// The part after the last dot.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension PropertyPattern {
    fileprivate func isBroken(
        by property: String, _ written: String?, _ types: [String]
    ) -> Bool {
        (type.map { pattern in written.map(pattern.matches) ?? false } ?? true)
            && (contains.isEmpty || types.contains(where: contains.contains))
            && (name?.matches(property) ?? true) && !named.contains(property)
    }
}

extension SwiftCode {
    /// The imported modules, and the indices of their names.
    fileprivate var imports: [(module: String, index: Int)] {
        let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
        return words.indices.compactMap { index in
            guard words[index] == "import", isWord(index + 1), word(index - 1) != "." else {
                return nil
            }
            let module = kinds.contains(words[index + 1]) ? index + 2 : index + 1
            return isWord(module) ? (name(module), module) : nil
        }
    }

    /// Whether each token is in the arguments of a call, a subscript, or an attribute, or in parameters,
    /// and not in a closure there.
    fileprivate var arguments: [Bool] {
        let keywords = Self.keywordsBeforeBrackets
            .union(["any", "case", "inout", "let", "some", "var"])
            .subtracting(["init", "subscript"])
        var result = [Bool](repeating: false, count: words.count)
        for index in words.indices where ["(", "["].contains(word(brackets[index])) {
            let open = brackets[index]
            let isList =
                !startsLine[open]
                && (isWord(open - 1)
                    ? !keywords.contains(word(open - 1))
                    : [")", "]", "}", ">", "?", "!"].contains(word(open - 1))
                        && !tokens[open].isSpaced)
            result[index] = isList || result[open]
        }
        return result
    }

    /// Whether a word is the name of a type of which something is used: a static member, an initializer,
    /// or a value, also of a list or a generic type of it.
    ///
    /// - Parameter modules: The imported modules, which may precede the name.
    fileprivate func isUse(_ index: Int, from modules: Set<String>) -> Bool {
        guard name(index).first?.isUppercase == true,
            word(index - 1) != "." || word(index - 3) != "." && modules.contains(name(index - 2))
        else { return false }
        var (first, next) = (index, argumentsStart(after: index))
        while word(next) == ".", name(next + 1).first?.isUppercase == true {
            next = argumentsStart(after: next + 1)
        }
        // A value of a type that is inside of the named one isn't one of that.
        let isOuter = next > argumentsStart(after: index)
        while ["?", "!", "]"].contains(word(next))
            || word(next) == ">" && tokens[next].kind == .close
        {
            if word(next) == "]" { first = brackets[next] }
            // A generic parameter of a declaration inherits it.
            if word(next) == ">", word(first - 1) == ":" { return false }
            next += 1
        }
        // A cast doesn't make a value.
        if ["?", "!"].contains(word(first - 1)) { first -= 1 }
        if ["as", "is"].contains(word(first - 1)) { return false }
        if word(next) == "{", !isOuter {
            let value = word(next + 1) == "return" ? next + 2 : next + 1
            return word(value) == "." || call(at: index) != nil
        }
        return [".", "("].contains(word(next)) || word(next) == "=" && !isOuter
    }

    fileprivate var functions: [(signature: String, name: String, index: Int)] {
        declarations.compactMap { declaration in
            guard let function = function(declaration) else { return nil }
            let index = declaration.kind == "func" ? declaration.keyword + 1 : declaration.keyword
            return (function.signature, declaration.name, index)
        }
    }

    /// Returns the first `self` in a closure that has no capture list.
    fileprivate func uncapturedSelf(in closure: Range<Int>) -> Int? {
        if closure.isEmpty { return nil }
        // A closure in one that captures self uses what that one has.
        var brace = closure.lowerBound - 1
        while brace >= 0 {
            if let list = captureList(brace) {
                if brace == closure.lowerBound - 1 { return nil }
                if words[list].contains("self") { return nil }
            }
            brace = braces[brace]
        }
        return closure.first { words[$0] == "self" && word($0 - 1) != "." }
    }
}
