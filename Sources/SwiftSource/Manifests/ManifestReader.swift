/// Reads a `Package.swift` as text: it is never run.
package struct ManifestReader {
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    /// The index of the closing bracket for each opening one.
    private var closings: [Int?]
    /// The index of the bracket that encloses each token.
    private var openings: [Int?]

    /// The targets that a manifest declares in literals, and the offset at which it computes
    /// others.
    package static func targets(in manifest: String) -> PackageTargets {
        ManifestReader(manifest).read()
    }

    /// The package's name, or nil if the manifest computes it.
    package static func packageName(in manifest: String) -> String? {
        let reader = ManifestReader(manifest)
        for index in reader.tokens.indices
        where reader.text(index) == "Package" && reader.text(index + 1) == "(" {
            guard let closing = reader.closings[index + 1] else { return nil }
            return reader.arguments(index + 2, closing)["name"].flatMap(reader.literal)
        }
        return nil
    }

    /// The platforms that the manifest lists in literals, or nil if it computes them.
    package static func platforms(in manifest: String) -> PackagePlatforms? {
        ManifestReader(manifest).platforms()
    }

    private func platforms() -> PackagePlatforms? {
        for index in tokens.indices where text(index) == "Package" && text(index + 1) == "(" {
            guard let closing = closings[index + 1] else { return nil }
            guard let list = arguments(index + 2, closing)["platforms"] else { break }
            guard text(list.lowerBound) == "[", closings[list.lowerBound] == list.upperBound - 1
            else { return nil }
            var versions: [String: PlatformVersion] = [:]
            for element in elements(list.lowerBound + 1, list.upperBound - 1) {
                guard let (name, version) = platform(element) else { return nil }
                versions[name] = version
            }
            return PackagePlatforms(versions)
        }
        return PackagePlatforms()
    }

    /// `.iOS(.v17)` or `.iOS("17.2")`.
    private func platform(_ element: Range<Int>) -> (String, PlatformVersion)? {
        let parts = element.map(text)
        guard parts.count > 4, parts.first == ".", parts[2] == "(", parts.last == ")" else {
            return nil
        }
        let value = (element.lowerBound + 3)..<(element.upperBound - 1)
        let name = parts[1]
        if let version = literal(value).flatMap(PlatformVersion.init) { return (name, version) }
        guard parts.count == 6, parts[3] == ".", parts[4].hasPrefix("v") else { return nil }
        let number = parts[4].dropFirst().split(separator: "_").prefix(2).joined(separator: ".")
        return PlatformVersion(number).map { (name, $0) }
    }

    private init(_ manifest: String) {
        let bytes = Array(manifest.utf8)
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes).filter {
            $0.kind != .comment && $0.kind != .newline
        }
        closings = Array(repeating: nil, count: tokens.count)
        openings = closings
        var open: [Int] = []
        for index in tokens.indices {
            // A `<` may be an operator, so it does not count.
            let isAngle = "<>".utf8.contains(bytes[tokens[index].range.lowerBound])
            if tokens[index].kind == .close, !isAngle, let opening = open.popLast() {
                closings[opening] = index
            }
            openings[index] = open.last
            if tokens[index].kind == .open, !isAngle { open.append(index) }
        }
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index)
            ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    private func read() -> PackageTargets {
        var targets: [PackageTarget] = []
        var computed: [Int] = []
        var index = 0
        while index < tokens.count {
            if let kind = targetKind(at: index), let closing = closings[index + 1] {
                let offset = tokens[index].range.lowerBound
                if let target = target(kind, arguments(index + 2, closing), offset) {
                    targets.append(target)
                } else {
                    computed.append(offset)
                }
                index = closing
            } else if isComputedList(index) {
                computed.append(tokens[index].range.lowerBound)
            }
            index += 1
        }
        return PackageTargets(targets: targets, computed: computed, unclosed: unclosed)
    }

    /// The first bracket that another kind closes in its place; else the last that none closes.
    private var unclosed: PackageTargets.Problem? {
        let pairs = ["(": ")", "[": "]", "{": "}"]
        var open: [Int] = []
        var expected: [String: Int] = [:]
        for index in tokens.indices {
            if let closing = pairs[text(index)] {
                open.append(index)
                expected[closing, default: 0] += 1
            }
            // A bracket that closes nothing says nothing about those around it.
            guard let last = open.last, expected[text(index), default: 0] > 0 else { continue }
            if pairs[text(last)] != text(index) { break }
            open.removeLast()
            expected[text(index), default: 0] -= 1
        }
        guard let last = open.last, let bracket = text(last).first else { return nil }
        return .unclosed(bracket: bracket, offset: tokens[last].range.lowerBound)
    }

    /// `.target(` or `Target.target(`, and its two sisters.
    private func targetKind(at index: Int) -> PackageTarget.Kind? {
        guard index > 0, text(index - 1) == ".", text(index + 1) == "(",
            !isDependency(index)
        else { return nil }
        return PackageTarget.Kind(rawValue: text(index))
    }

    /// Whether the token is in the list of a target's dependencies.
    private func isDependency(_ index: Int) -> Bool {
        guard let opening = openings[index] else { return false }
        return text(opening - 2) == "dependencies" || text(opening - 3) == "Dependency"
    }

    /// Whether a `targets:` of the package is not a plain list, or is changed later.
    private func isComputedList(_ index: Int) -> Bool {
        guard text(index) == "targets" else { return false }
        if text(index - 1) == ".", text(index - 2) == "package" {
            return true
        }
        guard text(index + 1) == ":", ["(", ","].contains(text(index - 1)) else { return false }
        guard text(index + 2) == "[", let closing = closings[index + 2] else { return true }
        let isProduct = tokens[index + 3].kind == .string || text(index + 3) == "]"
        if isProduct { return ![",", ")"].contains(text(closing + 1)) }
        // Elements of the list can be calls of the manifest's own functions.
        return ![",", ")"].contains(text(closing + 1)) || holdsOtherTargets(index + 3, closing)
    }

    private func holdsOtherTargets(_ start: Int, _ end: Int) -> Bool {
        elements(start, end).contains { element in
            let first = element.lowerBound
            let name = text(first) == "." ? first + 1 : first + 2
            let known = ["binaryTarget", "plugin", "macro", "systemLibrary"]
            return targetKind(at: name) == nil && !known.contains(text(name))
        }
    }

    /// The ranges of tokens between the commas of a list.
    private func elements(_ start: Int, _ end: Int) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var first = start
        var index = start
        while index < end {
            if text(index) == "," {
                elements.append(first..<index)
                first = index + 1
            }
            index = closings[index] ?? index + 1
        }
        if first < end { elements.append(first..<end) }
        return elements
    }

    /// The arguments of a call by label.
    private func arguments(_ start: Int, _ end: Int) -> [String: Range<Int>] {
        var arguments: [String: Range<Int>] = [:]
        for element in elements(start, end)
        where element.count > 2 && text(element.lowerBound + 1) == ":" {
            arguments[text(element.lowerBound)] = (element.lowerBound + 2)..<element.upperBound
        }
        return arguments
    }

    /// A target, or nil when its name or path is not a literal.
    private func target(
        _ kind: PackageTarget.Kind, _ arguments: [String: Range<Int>], _ offset: Int
    ) -> PackageTarget? {
        guard let name = arguments["name"].flatMap(literal) else { return nil }
        let path = arguments["path"].flatMap(literal)
        if arguments["path"] != nil, path == nil { return nil }
        var dependencies: [String] = []
        if let list = arguments["dependencies"], text(list.lowerBound) == "[",
            let end = closings[list.lowerBound]
        {
            dependencies = elements(list.lowerBound + 1, end).compactMap(dependency)
        }
        return PackageTarget(
            kind: kind, name: name, path: path, dependencies: dependencies, offset: offset)
    }

    /// `"Name"`, `.target(name: "Name")`, `.product(name: …)` or `.byName(name: …)`.
    private func dependency(_ element: Range<Int>) -> String? {
        if let name = literal(element) { return name }
        guard let opening = element.first(where: { text($0) == "(" }),
            let closing = closings[opening]
        else { return nil }
        return arguments(opening + 1, closing)["name"].flatMap(literal)
    }

    /// The content of a string literal without interpolation or escapes.
    private func literal(_ range: Range<Int>) -> String? {
        guard range.count == 1, let index = range.first, tokens[index].kind == .string else {
            return nil
        }
        let content = text(index)
        guard content.hasPrefix("\""), !content.hasPrefix("\"\"\""), !content.contains("\\")
        else { return nil }
        return String(content.dropFirst().dropLast())
    }
}
