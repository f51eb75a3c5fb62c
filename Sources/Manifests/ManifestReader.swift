import SwiftSource

/// The tokens of a `Package.swift`, and what they declare in literals.
struct ManifestReader {
    let tokens: [SwiftToken]
    private let texts: [String]
    /// The index of the closing bracket for each opening one.
    private var closings: [Int: Int] = [:]
    /// The index of the bracket that encloses each token.
    private var openings: [Int?] = []
    /// The first bracket that another kind closes in its place, or else the last that none closes.
    private(set) var unclosed: (bracket: String, offset: Int)?
    /// The arguments of the package, as ranges of tokens.
    private(set) var package: [String: Range<Int>] = [:]

    static let brackets = ["(": ")", "[": "]", "{": "}"]

    init(_ manifest: String) {
        let bytes = Array(manifest.utf8)
        tokens = SwiftLexer.tokens(of: bytes).filter { $0.kind != .comment && $0.kind != .newline }
        texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        matchBrackets()
        let call = tokens.indices.first { text($0) == "Package" && text($0 + 1) == "(" }
        package = call.map { arguments(of: $0 + 1) } ?? [:]
    }

    private mutating func matchBrackets() {
        var open: [Int] = []
        openings = Array(repeating: nil, count: texts.count)
        for (index, text) in texts.enumerated() {
            openings[index] = open.last
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

    /// The arguments of the packages that the package depends on.
    var packages: [[String: Range<Int>]] {
        guard let list = package["dependencies"], isList(list) else { return [] }
        return elements(of: list.lowerBound).compactMap { element in
            element.first { text($0) == "(" }.map(arguments)
        }
    }

    /// Nil if the manifest computes them.
    var platforms: PackagePlatforms? {
        guard let list = package["platforms"] else { return PackagePlatforms() }
        guard isList(list) else { return nil }
        var versions: [String: PlatformVersion] = [:]
        for element in elements(of: list.lowerBound) {
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
        for index in tokens.indices where index >= end {
            let offset = tokens[index].range.lowerBound
            if let kind = targetKind(at: index), let closing = closings[index + 1] {
                end = closing
                if let target = target(kind, arguments(of: index + 1), offset) {
                    targets.append(target)
                } else {
                    computed.append(offset)
                }
            } else if text(index) == "targets", text(index - 1) == ".", text(index - 2) == "package"
            {
                computed.append(offset)
            }
        }
        if let list = package["targets"], !isList(list) || !holdsOnlyTargets(list.lowerBound) {
            computed.append(tokens[list.lowerBound - 2].range.lowerBound)
        }
        return (targets, computed.min())
    }

    /// `.target(` or `Target.target(`, and its two sisters.
    private func targetKind(at index: Int) -> PackageTarget.Kind? {
        guard text(index - 1) == ".", text(index + 1) == "(" else { return nil }
        // A list of dependencies can also contain `.target(`.
        if let opening = openings[index],
            text(opening - 2) == "dependencies" || text(opening - 3) == "Dependency"
        {
            return nil
        }
        return PackageTarget.Kind(rawValue: text(index))
    }

    /// Whether no element of the list is a call of the manifest's own functions.
    private func holdsOnlyTargets(_ list: Int) -> Bool {
        elements(of: list).allSatisfy { element in
            let name = element.lowerBound + (text(element.lowerBound) == "." ? 1 : 2)
            return targetKind(at: name) != nil
                || ["binaryTarget", "plugin", "macro", "systemLibrary"].contains(text(name))
        }
    }

    /// Returns nil if the name or the path isn't a literal.
    private func target(
        _ kind: PackageTarget.Kind, _ arguments: [String: Range<Int>], _ offset: Int
    ) -> PackageTarget? {
        let path = arguments["path"].flatMap(literal)
        guard let name = arguments["name"].flatMap(literal), arguments["path"] == nil || path != nil
        else { return nil }
        let elements = arguments["dependencies"].map { self.elements(of: $0.lowerBound) } ?? []
        // `"Name"`, `.target(name: "Name")`, `.product(name: …)` or `.byName(name: …)`.
        let dependencies = elements.compactMap { element in
            literal(element)
                ?? element.first { text($0) == "(" }
                .flatMap { self.arguments(of: $0)["name"] }.flatMap(literal)
        }
        return PackageTarget(
            kind: kind, name: name, path: path, dependencies: dependencies, offset: offset)
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

    func isList(_ argument: Range<Int>) -> Bool {
        text(argument.lowerBound) == "[" && closings[argument.lowerBound] == argument.upperBound - 1
    }

    /// Returns the content of a string literal without interpolation or escapes.
    func literal(_ range: Range<Int>) -> String? {
        guard range.count == 1, let index = range.first, tokens[index].kind == .string,
            case let content = text(index), content.hasPrefix("\""), !content.hasPrefix("\"\"\""),
            !content.contains("\\")
        else { return nil }
        return String(content.dropFirst().dropLast())
    }
}
