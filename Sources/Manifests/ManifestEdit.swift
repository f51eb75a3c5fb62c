import Basics
import SwiftSource

extension ManifestContents {
    /// Returns the manifest's text with more dependencies of a target. Everything else stays as it
    /// is. Nil if the manifest has no such target, or computes what would have to change.
    package func adding(_ packages: [PackageDependency], to target: String) -> String? {
        guard let known = targets.first(where: { $0.name == target }) else { return nil }
        let missing = packages.compactMap { $0.missing(among: known.dependencies) }
        var edit = ManifestEdit(source.text)
        let declarations = packages.filter { !edit.hasPackage($0) }.compactMap(\.declaration)
        guard edit.addPackages(declarations),
            edit.addReferences(missing.flatMap(\.references), toTargetAt: known.offset)
        else { return nil }
        return proved(edit, more: missing.flatMap(\.products), of: target)
    }

    /// Returns the manifest's text with another target, as `adding(_:to:)` does.
    func adding(target: String) -> String? {
        var edit = ManifestEdit(source.text)
        return edit.addTarget(target) ? proved(edit, targets: 1) : nil
    }

    /// Returns the edited text if it reads as the manifest with only these additions.
    private func proved(
        _ edit: ManifestEdit, targets count: Int = 0, more products: [String] = [],
        of target: String = ""
    ) -> String? {
        let text = edit.result
        let edited = ManifestContents(SourceText(name: source.name, text: text))
        let isRight = edited.targets.dropLast(count).elementsEqual(targets) { new, old in
            let added = old.name == target ? products : []
            return new.name == old.name && new.kind == old.kind && new.path == old.path
                && new.dependencies == old.dependencies + added
        }
        return isRight && edited.name == name && edited.unclosed == nil ? text : nil
    }
}

/// Insertions into the lists of a manifest.
private struct ManifestEdit {
    private let text: String
    private let bytes: [UInt8]
    private let reader: ManifestReader
    private var insertions: [(offset: Int, text: String)] = []

    init(_ text: String) {
        (self.text, bytes, reader) = (text, Array(text.utf8), ManifestReader(text))
    }

    var result: String {
        var result: [UInt8] = []
        var position = 0
        for (offset, text) in insertions.sorted(by: { $0.offset < $1.offset }) {
            result += bytes[position..<offset] + Array(text.utf8)
            position = offset
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// Whether the package depends on another one, by the last part of its address or folder, which
    /// is what SwiftPM tells packages apart by.
    func hasPackage(_ package: PackageDependency) -> Bool {
        reader.packages.contains { arguments in
            let address = (arguments["path"] ?? arguments["url"]).flatMap(reader.literal) ?? ""
            let name = address.split(separator: "/").last.map(String.init) ?? ""
            return package.identity.lowercased()
                == (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
        }
    }

    /// Adds elements to the dependencies of the package, and returns whether it could.
    mutating func addPackages(_ elements: [String]) -> Bool {
        if elements.isEmpty { return true }
        if let list = reader.package["dependencies"] { return add(elements, toList: list) }
        guard let targets = reader.package["targets"]?.lowerBound else { return false }
        // Before the argument's label.
        let offset = reader.tokens[targets - 2].range.lowerBound
        let indent = indent(at: offset)
        let lines = elements.map { "\n\(indent)    \($0)," }.joined()
        insertions.append((offset, "dependencies: [\(lines)\n\(indent)],\n\(indent)"))
        return true
    }

    /// Adds a target, and returns whether it could.
    mutating func addTarget(_ element: String) -> Bool {
        let element = String(element.drop { $0 == " " })
        return reader.package["targets"].map { add([element], toList: $0) } ?? false
    }

    /// Adds elements to the dependencies of a target, and returns whether it could.
    mutating func addReferences(_ elements: [String], toTargetAt offset: Int) -> Bool {
        if elements.isEmpty { return true }
        guard let index = reader.tokens.firstIndex(where: { $0.range.lowerBound == offset }) else {
            return false
        }
        let arguments = reader.arguments(of: index + 1)
        if let list = arguments["dependencies"] { return add(elements, toList: list) }
        guard let name = arguments["name"] else { return false }
        let end = reader.tokens[name.upperBound - 1].range.upperBound
        let start = reader.tokens[name.lowerBound - 2].range.lowerBound
        let isOnOneLine = !hasNewline(reader.tokens[index].range.lowerBound..<start)
        let separator = isOnOneLine ? ", " : ",\n" + indent(at: start)
        let list = elements.joined(separator: ", ")
        insertions.append((end, "\(separator)dependencies: [\(list)]"))
        return true
    }

    private mutating func add(_ elements: [String], toList list: Range<Int>) -> Bool {
        guard reader.isList(list) else { return false }
        let closing = reader.tokens[list.upperBound - 1].range.lowerBound
        guard let last = reader.elements(of: list.lowerBound).last else {
            insertions.append((closing, elements.joined(separator: ", ")))
            return true
        }
        let end = reader.tokens[last.upperBound - 1].range.upperBound
        let hasComma = reader.text(last.upperBound) == ","
        let start = reader.tokens[last.lowerBound].range.lowerBound
        guard hasNewline(reader.tokens[list.lowerBound].range.upperBound..<start),
            hasNewline(end..<closing)
        else {
            insertions.append((end, elements.map { ", " + $0 }.joined()))
            return true
        }
        // A comment may follow the last element.
        let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? end
        if !hasComma { insertions.append((end, ",")) }
        let indent = indent(at: start)
        insertions.append((lineEnd, elements.map { "\n\(indent)\($0)," }.joined()))
        return true
    }

    private func hasNewline(_ range: Range<Int>) -> Bool {
        bytes[range].contains(UInt8(ascii: "\n"))
    }

    /// The white space at the beginning of a line.
    private func indent(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: space, as: UTF8.self)
    }
}
