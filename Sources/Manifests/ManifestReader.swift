import SwiftSource

/// The tokens of a `Package.swift`, and what they declare in literals.
struct ManifestReader {
    let tokens: [SwiftToken]
    /// The comments, which aren't among the tokens.
    let comments: [Range<Int>]
    private let texts: [String]
    /// The index of the closing bracket for each opening one.
    private(set) var closings: [Int: Int] = [:]
    /// The index of the bracket that encloses each token.
    private var openings: [Int?] = []
    /// Whether each token is in the body of a function, a loop, or a branch.
    private var areInBraces: [Bool] = []
    /// The first bracket that another kind closes in its place, or else the last that none closes.
    private(set) var unclosed: (bracket: String, offset: Int)?
    /// The arguments of the package, as ranges of tokens.
    private(set) var package: [String: Range<Int>] = [:]
    /// The variable of the package.
    private var variable = "package"
    /// The second package, which a manifest with several branches has.
    private(set) var secondPackage: Int?
    /// The first tokens of the values of constants and variables that the manifest declares once.
    private var constants: [String: Int] = [:]
    /// The tokens that follow the names of static members.
    private var members: [String: [Int]] = [:]
    /// How many `#if` enclose each token.
    private var conditions: [Int] = []

    static let brackets = ["(": ")", "[": "]", "{": "}"]

    init(_ manifest: String) {
        let bytes = Array(manifest.utf8)
        let all = SwiftLexer.tokens(of: bytes)
        comments = all.filter { $0.kind == .comment }.map(\.range)
        tokens = all.filter { $0.kind != .comment && $0.kind != .newline }
        texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        matchBrackets()
        readDeclarations()
    }

    private mutating func readDeclarations() {
        var (depth, seen): (Int, Set<String>) = (0, [])
        for index in tokens.indices {
            depth += text(index) == "#if" ? 1 : text(index) == "#endif" ? -1 : 0
            conditions.append(depth)
            if openings[index] == nil, ["let", "var"].contains(text(index)) {
                var value = index + 2
                if text(value) == ":" {
                    value += 1
                    while value < index + 12, text(value) != "=" {
                        value = (closings[value] ?? value) + 1
                    }
                }
                let name = text(index + 1)
                constants[name] = seen.insert(name).inserted && text(value) == "=" ? value + 1 : nil
            }
            if text(index) == "static" { members[text(index + 2), default: []].append(index + 3) }
            guard text(index) == "Package" else { continue }
            // `Package(`, `Package.init(`, or `: Package = .init(`
            let rest = (1...4).map { text(index + $0) }
            let call =
                rest[0] == "("
                ? 1
                : rest[0...2] == [".", "init", "("] ? 3 : rest == ["=", ".", "init", "("] ? 4 : 0
            if call == 0 { continue }
            if !package.isEmpty {
                secondPackage = secondPackage ?? index
                continue
            }
            package = arguments(of: index + call)
            let start = tokens[..<index].indices.suffix(6).last {
                ["let", "var"].contains(text($0))
            }
            variable = start.map { text($0 + 1) } ?? variable
        }
    }

    private mutating func matchBrackets() {
        var open: [Int] = []
        openings = Array(repeating: nil, count: texts.count)
        areInBraces = Array(repeating: false, count: texts.count)
        for (index, text) in texts.enumerated() {
            openings[index] = open.last
            areInBraces[index] = open.last.map { texts[$0] == "{" || areInBraces[$0] } ?? false
            if Self.brackets[text] != nil {
                open.append(index)
            } else if [")", "]", "}"].contains(text), let opening = open.last {
                guard Self.brackets[texts[opening]] == text else { break }
                closings[opening] = index
                open.removeLast()
            }
        }
        unclosed = open.last.map { (texts[$0], tokens[$0].range.lowerBound) }
    }

    var name: String? { package["name"].flatMap(literal) }

    /// A package that the manifest names as a dependency, anywhere.
    struct Dependency {
        let identity: String
        /// The name in references to its products.
        let name: String
        let path: String?
        /// Whether it is in a branch or a function.
        let isConditional: Bool
        let offset: Int
    }

    /// All packages that it names, also in constants, branches, and functions.
    var packages: [Dependency] {
        var found: [Dependency] = []
        let list = package["dependencies"] ?? 0..<0
        let isReplaced = replacement(of: "dependencies", ofPackage: true) != nil
        func add(_ place: Range<Int>?, _ arguments: [String: Range<Int>], at index: Int) {
            guard let address = place.flatMap(address), !isReplaced || !list.contains(index) else {
                return
            }
            let isRegistered = arguments["id"] != nil
            let name = PackageDependency.name(of: address, isRegistered: isRegistered) ?? address
            found.append(
                Dependency(
                    identity: name.lowercased(),
                    name: arguments["name"].flatMap(literal) ?? (isRegistered ? address : name),
                    path: arguments["path"].flatMap(literal),
                    isConditional: conditions[index] > 0 || areInBraces[index],
                    offset: tokens[index].range.lowerBound))
        }
        for index in tokens.indices
        where text(index) == "package" && text(index - 1) == "." && text(index + 1) == "(" {
            let arguments = arguments(of: index + 1)
            add(arguments["url"] ?? arguments["path"] ?? arguments["id"], arguments, at: index)
        }
        // A function of the manifest may make a dependency from a text.
        for index in tokens.indices where tokens[index].kind == .string {
            let isInCall = openings[index].map { text($0 - 1) == "package" } ?? false
            let isAddress = text(index).contains("://") || text(index).hasPrefix("\"git@")
            if !isInCall, list.contains(index) || isAddress {
                add(index..<index + 1, [:], at: index)
            }
        }
        return found
    }

    /// Whether all dependencies are in lists that can be read.
    var listsPackages: Bool {
        let mentions = tokens.indices.contains {
            text($0) == "dependencies" && text($0 - 1) == "." && text($0 - 2) == variable
        }
        return !mentions && package["dependencies"].map { lists($0).isWhole } ?? true
    }

    /// The text of a package's address, or its last part: a literal, a constant, or a sum that ends
    /// in a literal.
    private func address(_ range: Range<Int>) -> String? {
        if let string = string(range) { return string }
        guard let last = range.last, tokens[last].kind == .string else { return nil }
        return text(last).split(separator: "\"").last.map(String.init)
    }

    /// The first place at which the manifest replaces a list of the package, or of any target.
    func replacement(of list: String, ofPackage: Bool) -> Int? {
        tokens.indices.first {
            text($0) == list && text($0 - 1) == "." && text($0 + 1) == "="
                && (text($0 - 2) == variable) == ofPackage
        }
    }

    /// The libraries that are products. If one computes its targets, it has the one with its name.
    var products: [(name: String, targets: [String])] {
        var products: [(String, [String])] = []
        for index in tokens.indices
        where text(index) == "library" && text(index - 1) == "." && text(index + 1) == "(" {
            let arguments = arguments(of: index + 1)
            guard let name = arguments["name"].flatMap(string),
                let targets = arguments["targets"].map(lists)
            else { continue }
            products.append(
                (name, targets.elements.compactMap(string) + (targets.isWhole ? [] : [name])))
        }
        return products
    }

    /// Whether all products are in literals.
    var listsProducts: Bool {
        guard let value = package["products"] else { return true }
        let (_, elements, isWhole) = lists(value)
        return isWhole
            && elements.allSatisfy { element in
                let call = element.first { text($0) == "(" }
                return call.flatMap { arguments(of: $0)["name"] }.flatMap(string) != nil
            }
    }

    /// Whether the manifest names a product where it computes a target: in a call with the target's
    /// name, or in a function.
    func computes(_ target: String, with product: String) -> Bool {
        func isNamed(_ opening: Int) -> Bool {
            text(opening) == "("
                && elements(of: opening).contains { literal($0.suffix(1)) == target }
        }
        return tokens.indices.contains { index in
            guard literal(index..<index + 1) == product else { return false }
            var opening = openings[index]
            while let next = opening, !isNamed(next) { opening = openings[next] }
            return opening != nil || areInBraces[index]
        }
    }

    /// Nil if the manifest computes them.
    var platforms: PackagePlatforms? {
        guard let list = package["platforms"] else { return PackagePlatforms() }
        let (_, elements, isWhole) = lists(list)
        guard isWhole else { return nil }
        var versions: [String: PlatformVersion] = [:]
        for element in elements {
            guard let (name, version) = platform(element) else { return nil }
            versions[name] = version
        }
        return PackagePlatforms(versions)
    }

    /// `.iOS(.v17)` or `.iOS("17.2")`.
    private func platform(_ element: Range<Int>) -> (String, PlatformVersion)? {
        let parts = element.map(text)
        guard parts.count > 4, parts[0] == ".", parts[2] == "(", parts.last == ")" else {
            return nil
        }
        let value = (element.lowerBound + 3)..<(element.upperBound - 1)
        if let version = literal(value).flatMap(PlatformVersion.init) { return (parts[1], version) }
        guard parts.count == 6, parts[3] == ".", parts[4].hasPrefix("v") else { return nil }
        let number = parts[4].dropFirst().split(separator: "_").prefix(2).joined(separator: ".")
        return PlatformVersion(number).map { (parts[1], $0) }
    }

    /// Returns the targets in literals, and the first offset at which the manifest computes others.
    func targets() -> (targets: [PackageTarget], computed: Int?) {
        var targets: [PackageTarget] = []
        var computed: [Int] = []
        var end = 0
        for index in tokens.indices {
            let offset = tokens[index].range.lowerBound
            if index >= end, let kind = targetKind(at: index), let closing = closings[index + 1] {
                end = closing
                if let target = target(kind, arguments(of: index + 1), offset) {
                    targets.append(target)
                } else {
                    computed.append(offset)
                }
            } else if changesTargets(at: index) {
                computed.append(offset)
            }
        }
        if let list = package["targets"] {
            let (_, elements, isWhole) = lists(list)
            if !isWhole || !elements.allSatisfy(isTarget) {
                computed.append(tokens[list.lowerBound - 2].range.lowerBound)
            }
        }
        return (targets, computed.min())
    }

    /// Whether code at a token adds targets that aren't in literals, or changes where they are. Code
    /// that only goes through the targets does neither.
    private func changesTargets(at index: Int) -> Bool {
        guard text(index - 1) == "." else { return false }
        if text(index) == "path" { return text(index + 1) == "=" }
        guard text(index) == "targets", text(index - 2) == variable else { return false }
        var value = index + 2
        switch text(index + 1) {
        case "+=", "=": break
        case "." where ["append", "insert"].contains(text(index + 2)):
            value = index + 4
            if text(value + 1) == ":", text(value) == "contentsOf" { value += 2 }
        case ".": return text(index + 2).hasPrefix("remove")
        default: return false
        }
        guard text(value) == "[", let closing = closings[value] else {
            return !isTarget(value..<value + 3)
        }
        return text(closing + 1) == "+" || !elements(of: value).allSatisfy(isTarget)
    }

    /// `.target(` or `Target.target(`, and its two sisters.
    private func targetKind(at index: Int) -> PackageTarget.Kind? {
        guard text(index - 1) == ".", text(index + 1) == "(",
            let kind = PackageTarget.Kind(rawValue: text(index)), text(index - 2) != "Dependency"
        else { return nil }
        // A list of dependencies can also contain `.target(`.
        var opening = openings[index]
        for _ in 0..<4 {
            guard let next = opening else { break }
            for back in 1...5 {
                if ["dependencies", "Dependency"].contains(text(next - back)) { return nil }
                if ["targets", "Target"].contains(text(next - back)) { return kind }
            }
            opening = openings[next]
        }
        return kind
    }

    /// Whether an element isn't a call of the manifest's own functions.
    private func isTarget(_ element: Range<Int>) -> Bool {
        let name = element.lowerBound + (text(element.lowerBound) == "." ? 1 : 2)
        return targetKind(at: name) != nil
            || ["binaryTarget", "plugin", "macro", "systemLibrary"].contains(text(name))
    }

    /// Returns nil if the name or the path isn't a literal.
    private func target(
        _ kind: PackageTarget.Kind, _ arguments: [String: Range<Int>], _ offset: Int
    ) -> PackageTarget? {
        let path = arguments["path"].flatMap(string)
        guard let name = arguments["name"].flatMap(string), arguments["path"] == nil || path != nil
        else { return nil }
        let elements = arguments["dependencies"].map(lists)?.elements ?? []
        // `"Name"`, `.target(name: "Name")`, `.product(name: …)`, `.byName(name: …)`, or a member.
        let dependencies = elements.compactMap { element in
            string(element) ?? element.first { text($0) == "(" }.flatMap(self.name)
                ?? members[text(element.upperBound - 1)]?.lazy.compactMap { start in
                    (start..<start + 12).first { text($0) == "(" }.flatMap(self.name)
                }.first
        }
        var packages: [String: String] = [:]
        for element in elements {
            guard let call = element.first(where: { text($0) == "(" }),
                let name = self.name(of: call)
            else { continue }
            packages[name] = self.arguments(of: call)["package"].flatMap(string)
        }
        return PackageTarget(
            kind: kind, name: name, path: path, dependencies: dependencies, packages: packages,
            offset: offset)
    }

    // MARK: Tokens

    func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

    /// Returns the ranges between the commas of a list or a call.
    func elements(of opening: Int) -> [Range<Int>] {
        guard let end = closings[opening] else { return [] }
        var elements: [Range<Int>] = []
        var first = opening + 1
        var index = first
        while index < end {
            if text(index) == "," {
                elements.append(first..<index)
                first = index + 1
            }
            index = closings[index] ?? index + 1
        }
        return first < end ? elements + [first..<end] : elements
    }

    func arguments(of opening: Int) -> [String: Range<Int>] {
        var arguments: [String: Range<Int>] = [:]
        for element in elements(of: opening)
        where element.count > 2 && text(element.lowerBound + 1) == ":" {
            arguments[text(element.lowerBound)] = (element.lowerBound + 2)..<element.upperBound
        }
        return arguments
    }

    /// Returns the brackets of the lists in a value, also in a sum and in constants, and their
    /// elements. The value isn't whole if it consists of more than lists.
    func lists(_ value: Range<Int>) -> (openings: [Int], elements: [Range<Int>], isWhole: Bool) {
        var (openings, elements, end) = ([Int](), [Range<Int>](), value.lowerBound)
        let isWhole = addLists(to: &openings, &end, until: value.upperBound, followsConstants: true)
        elements = openings.flatMap(self.elements)
        return (openings, elements, isWhole && end == value.upperBound)
    }

    /// Returns whether all parts of a sum are lists.
    private func addLists(
        to openings: inout [Int], _ index: inout Int, until end: Int, followsConstants: Bool
    ) -> Bool {
        var isWhole = true
        while index < end {
            if text(index) == "[", let closing = closings[index] {
                openings.append(index)
                index = closing + 1
            } else if followsConstants, tokens[index].kind == .word,
                var value = constants[text(index)], index + 1 >= end || text(index + 1) == "+"
            {
                let isList = addLists(
                    to: &openings, &value, until: texts.count, followsConstants: false)
                isWhole = isWhole && isList && text(value) != "."
                index += 1
            } else if !followsConstants {
                return false
            } else {
                isWhole = false
                while index < end, text(index) != "+" { index = (closings[index] ?? index) + 1 }
            }
            if text(index) != "+" { return isWhole }
            index += 1
        }
        return isWhole
    }

    /// Returns the argument `name` of a call.
    private func name(of opening: Int) -> String? {
        arguments(of: opening)["name"].flatMap(string)
    }

    /// Returns the text of a literal, of a constant, of a static member such as `.shop`, or of a sum
    /// of these.
    private func string(_ range: Range<Int>) -> String? {
        if let literal = literal(range) { return literal }
        if let plus = range.last(where: {
            text($0) == "+" && openings[$0] == openings[range.lowerBound]
        }) {
            guard let first = string(range.lowerBound..<plus),
                let last = string(plus + 1..<range.upperBound)
            else { return nil }
            return first + last
        }
        guard let last = range.last, tokens[last].kind == .word else { return nil }
        if range.count == 1 { return constants[text(last)].flatMap { literal($0..<$0 + 1) } }
        guard text(last - 1) == ".", range.count < 4 else { return nil }
        return members[text(last)]?.lazy.compactMap { start in
            let value = (start..<start + 6).first { ["=", "{"].contains(text($0)) }
            return value.flatMap { literal($0 + 1..<$0 + 2) }
        }.first
    }

    /// Returns the content of a string literal without interpolation or escapes.
    func literal(_ range: Range<Int>) -> String? {
        guard range.count == 1, let index = range.first, tokens.indices.contains(index),
            tokens[index].kind == .string,
            case let content = text(index), content.hasPrefix("\""), !content.hasPrefix("\"\"\""),
            !content.contains("\\")
        else { return nil }
        return String(content.dropFirst().dropLast())
    }
}
