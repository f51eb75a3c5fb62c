import Basics
import SwiftSource

/// What the code of a package needs in its manifest.
package struct ManifestNeeds: Sendable {
    /// The packages that targets use.
    package var targets: [String: [PackageDependency]]
    /// The libraries that other packages use.
    package var products: Set<String> = []
    /// The declaration of a test target to add, and the library that it tests.
    package var tests: (library: String, target: String)?

    package init(targets: [String: [PackageDependency]] = [:]) { self.targets = targets }

    package mutating func add(_ packages: [PackageDependency], to target: String) {
        targets[target] = PackageDependency.merged((targets[target] ?? []) + packages)
    }
}

/// The reason why a manifest isn't edited.
package struct ManifestObstacle: Error {
    package let reason: String
    /// Its place in the manifest, in UTF-8.
    package let offset: Int?
}

/// Lines that a manifest lacks.
package struct MissingLines: Sendable {
    /// A target, with the elements of its `dependencies`.
    package struct Target: Sendable {
        package let name: String
        package let products: [String]
        package let lines: [String]
        /// Whether the manifest has it in a literal.
        package let isLiteral: Bool
    }

    /// The elements of the package's `dependencies`.
    package var packages: [String] = []
    /// The elements of its `products`.
    package var products: [String] = []
    package var targets: [Target] = []

    package var isEmpty: Bool { packages.isEmpty && products.isEmpty && targets.isEmpty }
}

extension ManifestContents {
    /// Returns the manifest with all products and dependencies that the code needs. Everything else
    /// stays as it is.
    package func edited(for needs: ManifestNeeds) throws(ManifestObstacle) -> ManifestContents {
        try edited(for: needs, adding: nil)
    }

    /// - Parameter target: The declaration of a target.
    func edited(
        for needs: ManifestNeeds, adding target: String?
    ) throws(ManifestObstacle) -> ManifestContents {
        var edit = ManifestEdit(source.text)
        let missing = try edit.missing(needs, in: self)
        if missing.isEmpty, target == nil { return self }
        if let target { try edit.add([target], to: "targets") }
        if let second = edit.reader.secondPackage {
            throw edit.obstacle("the manifest has several packages", at: second)
        }
        try edit.add(missing.products, to: "products", before: ["dependencies", "targets"])
        try edit.add(missing.packages, to: "dependencies", before: ["targets"])
        for target in missing.targets { try edit.add(target, among: targets) }
        return try proved(edit, adding: missing, newTargets: target == nil ? 0 : 1)
    }

    /// The lines that the manifest lacks.
    package func missingLines(for needs: ManifestNeeds) -> MissingLines {
        let edit = ManifestEdit(source.text)
        return (try? edit.missing(needs, in: self, toleratesConditions: true)) ?? MissingLines()
    }

    /// Returns the manifest with other paths of packages; nil if it can't be edited.
    package func replacing(_ folders: [String: String]) -> ManifestContents? {
        let reader = ManifestReader(source.text)
        var names: [String: String] = [:]
        for (old, new) in folders {
            names[PackageDependency.name(of: old) ?? ""] = PackageDependency.name(of: new)
        }
        var bytes = Array(source.text.utf8)
        // From the end, so that offsets stay.
        for index in reader.tokens.indices.reversed() where reader.text(index + 1) == "(" {
            let arguments = reader.arguments(of: index + 1)
            let (value, changes) =
                reader.text(index) == "package"
                ? (arguments["path"], folders) : (arguments["package"], names)
            guard let value, let new = reader.literal(value).flatMap({ changes[$0] }) else {
                continue
            }
            bytes.replaceSubrange(
                reader.tokens[value.lowerBound].range, with: Array(new.asSwiftLiteral.utf8))
        }
        let edited = ManifestContents(
            SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self)))
        let paths = packageFolders.map { folders[$0] ?? $0 }
        return edited.packageFolders == paths ? edited : nil
    }

    /// Returns the edited manifest if it consists of the tokens of this one and the added ones, and
    /// reads as this one with the additions.
    private func proved(
        _ edit: ManifestEdit, adding missing: MissingLines, newTargets: Int
    ) throws(ManifestObstacle) -> ManifestContents {
        let edited = ManifestContents(SourceText(name: source.name, text: edit.result))
        let reader = ManifestReader(edit.result)
        let isRight = edited.targets.dropLast(newTargets).elementsEqual(targets) { new, old in
            let added = missing.targets.first { $0.name == old.name }?.products ?? []
            return new.name == old.name && new.kind == old.kind && new.path == old.path
                && new.dependencies.sorted() == (old.dependencies + added).sorted()
        }
        guard isRight, edit.isExact, edited.name == name, edited.platforms == platforms,
            reader.packages.count == edit.reader.packages.count + missing.packages.count,
            edited.products.count == products.count + missing.products.count
        else { throw edit.obstacle("its lists can't be read", at: 0) }
        return edited
    }
}

/// Insertions into the lists of a manifest.
private struct ManifestEdit {
    private let bytes: [UInt8]
    let reader: ManifestReader
    private var insertions: [(offset: Int, text: String)] = []

    init(_ text: String) { (bytes, reader) = (Array(text.utf8), ManifestReader(text)) }

    private var sorted: [(offset: Int, text: String)] {
        insertions.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }.map(\.element)
    }

    var result: String {
        var result: [UInt8] = []
        var position = 0
        for (offset, text) in sorted {
            result += bytes[position..<offset] + Array(text.utf8)
            position = offset
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// Whether the result has all tokens and comments of the manifest, and besides them only those
    /// that were inserted.
    var isExact: Bool {
        func tokens(_ bytes: [UInt8]) -> [(offset: Int, bytes: ArraySlice<UInt8>)] {
            SwiftLexer.tokens(of: bytes).filter { $0.kind != .newline }.map {
                ($0.range.lowerBound, bytes[$0.range])
            }
        }
        var expected: [ArraySlice<UInt8>] = []
        var rest = sorted[...]
        for (offset, token) in tokens(bytes) {
            while let next = rest.first, next.offset <= offset {
                expected += tokens(Array(next.text.utf8)).map(\.bytes)
                rest.removeFirst()
            }
            expected.append(token)
        }
        return rest.isEmpty && tokens(Array(result.utf8)).map(\.bytes) == expected
    }

    func obstacle(_ reason: String, at index: Int) -> ManifestObstacle {
        let token = reader.tokens.indices.contains(index) ? reader.tokens[index] : nil
        return ManifestObstacle(reason: reason, offset: token?.range.lowerBound)
    }

    /// Returns what the manifest lacks. Throws `ManifestObstacle` for a package that only a branch
    /// declares.
    func missing(
        _ needs: ManifestNeeds, in contents: ManifestContents, toleratesConditions: Bool = false
    ) throws(ManifestObstacle) -> MissingLines {
        let known = reader.packages
        var missing = MissingLines()
        for name in needs.products.sorted()
        where reader.listsProducts
            && !contents.products.contains(where: { $0.targets.contains(name) })
        {
            let literal = name.asSwiftLiteral
            missing.products.append(".library(name: \(literal), targets: [\(literal)])")
        }
        for (name, packages) in needs.targets.sorted(by: { $0.key < $1.key }) {
            let targets = contents.targets.filter { $0.name == name }
            // The code of a target that doesn't exist needs nothing.
            if targets.isEmpty, contents.computedTargets == nil { continue }
            var (products, lines): ([String], [String]) = ([], [])
            for package in PackageDependency.merged(packages) {
                let same = known.filter {
                    $0.identity == package.identity.lowercased() || $0.path == package.url
                }
                let there = package.products.filter { product in
                    targets.isEmpty
                        ? reader.computes(name, with: product)
                        : targets.allSatisfy { $0.dependencies.contains(product) }
                }
                let lacking = package.missing(among: there)
                lines += lacking?.references(to: same.first?.name ?? package.name) ?? []
                products += lacking?.products ?? []
                if same.isEmpty, lacking != nil || needsDeclaration(of: there, in: targets, known) {
                    let line = package.declaration
                    if let line, !missing.packages.contains(line) { missing.packages.append(line) }
                } else if lacking != nil, same.count == 1, same[0].isConditional,
                    !toleratesConditions
                {
                    throw ManifestObstacle(
                        reason: "it depends on '\(same[0].name)' here, in a branch or a function",
                        offset: same[0].offset)
                }
            }
            if lines.isEmpty { continue }
            missing.targets.append(
                .init(name: name, products: products, lines: lines, isLiteral: !targets.isEmpty))
        }
        return missing
    }

    /// Whether targets name products of a package that the manifest doesn't declare.
    private func needsDeclaration(
        of products: [String], in targets: [PackageTarget], _ known: [ManifestReader.Dependency]
    ) -> Bool {
        guard reader.listsPackages else { return false }
        return products.contains { product in
            targets.contains { target in
                target.packages[product].map { package in
                    !known.contains { $0.name == package || $0.identity == package.lowercased() }
                } ?? false
            }
        }
    }

    /// Adds elements to a list of the package.
    ///
    /// - Parameter labels: The arguments that follow a missing list.
    mutating func add(
        _ elements: [String], to list: String, before labels: [String] = []
    ) throws(ManifestObstacle) {
        if elements.isEmpty { return }
        if let index = reader.replacement(of: list, ofPackage: true) {
            throw obstacle("it replaces '\(list)' here", at: index)
        }
        if let value = reader.package[list] {
            let lists = reader.lists(value)
            // A target that isn't in a literal could have the name of the new one.
            guard let opening = lists.openings.first, lists.isWhole || list != "targets" else {
                throw obstacle("it computes '\(list)' here", at: value.lowerBound)
            }
            return insert(elements, inListAt: opening)
        }
        guard let next = labels.compactMap({ reader.package[$0] }).first else {
            throw obstacle("it has no '\(list)'", at: 0)
        }
        // Before the argument's label.
        let offset = reader.tokens[next.lowerBound - 2].range.lowerBound
        let (indent, newline) = (indent(at: offset), newline(after: offset))
        let isOnOneLine = !hasNewline(
            reader.tokens[next.lowerBound - 3].range.upperBound..<offset)
        let lines = elements.map { "\(newline)\(indent)\(unit(of: indent))\($0)," }.joined()
        insertions.append(
            (
                offset,
                isOnOneLine
                    ? "\(list): [\(elements.joined(separator: ", "))], "
                    : "\(list): [\(lines)\(newline)\(indent)],\(newline)\(indent)"
            ))
    }

    /// Adds dependencies to a target.
    mutating func add(
        _ missing: MissingLines.Target, among targets: [PackageTarget]
    ) throws(ManifestObstacle) {
        let same = targets.filter { $0.name == missing.name }
        guard same.count == 1,
            let index = reader.tokens.firstIndex(where: { $0.range.lowerBound == same[0].offset })
        else {
            let place = reader.tokens.firstIndex { $0.range.lowerBound == same.last?.offset }
            throw obstacle(
                same.isEmpty
                    ? "it computes the target '\(missing.name)'"
                    : "it has several targets '\(missing.name)'",
                at: place ?? reader.package["targets"]?.lowerBound ?? 0)
        }
        if let index = reader.replacement(of: "dependencies", ofPackage: false) {
            throw obstacle("it replaces the dependencies of targets here", at: index)
        }
        let arguments = reader.arguments(of: index + 1)
        if let list = arguments["dependencies"] {
            // A constant may be for other targets, too.
            guard let opening = reader.lists(list).openings.first, list.contains(opening) else {
                throw obstacle("it computes the dependencies here", at: list.lowerBound)
            }
            return insert(missing.lines, inListAt: opening)
        }
        guard let name = arguments["name"] else { return }
        let end = reader.tokens[name.upperBound - 1].range.upperBound
        let start = reader.tokens[name.lowerBound - 2].range.lowerBound
        let isOnOneLine = !hasNewline(reader.tokens[index].range.lowerBound..<start)
        let separator = isOnOneLine ? ", " : "," + newline(after: end) + indent(at: start)
        insertions.append(
            (end, "\(separator)dependencies: [\(missing.lines.joined(separator: ", "))]"))
    }

    private mutating func insert(_ elements: [String], inListAt opening: Int) {
        guard let closing = reader.closings[opening] else { return }
        let (begin, end) = (
            reader.tokens[opening].range.upperBound, reader.tokens[closing].range.lowerBound
        )
        let last = reader.elements(of: opening).last
        let start = last.map { reader.tokens[$0.lowerBound].range.lowerBound }
        let lastEnd = last.map { reader.tokens[$0.upperBound - 1].range.upperBound }
        guard hasNewline(begin..<(start ?? end)), hasNewline((lastEnd ?? begin)..<end) else {
            let list = elements.joined(separator: ", ")
            insertions.append(lastEnd.map { ($0, ", " + list) } ?? (begin, list))
            return
        }
        var position = lastEnd ?? begin
        if let last, let lastEnd {
            if reader.text(last.upperBound) == "," {
                position = reader.tokens[last.upperBound].range.upperBound
            } else {
                insertions.append((lastEnd, ","))
            }
        }
        // Comments on the line belong to the element; in an empty list, all come first.
        for comment in reader.comments where (position..<end).contains(comment.lowerBound) {
            if last == nil || !hasNewline(position..<comment.lowerBound) {
                position = comment.upperBound
            }
        }
        let line = start.map(indent) ?? (indent(at: end) + unit(of: indent(at: end)))
        let newline = newline(after: position)
        insertions.append((position, elements.map { "\(newline)\(line)\($0)," }.joined()))
    }

    private func hasNewline(_ range: Range<Int>) -> Bool {
        bytes[range].contains(UInt8(ascii: "\n"))
    }

    /// The line break that follows, as the file has it.
    private func newline(after offset: Int) -> String {
        let next = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? offset
        return next > 0 && bytes[next - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The white space at the beginning of a line.
    private func indent(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: space, as: UTF8.self)
    }

    private func unit(of indent: String) -> String {
        indent.hasPrefix("\t") ? "\t" : indent.utf8.count == 2 ? "  " : "    "
    }
}
