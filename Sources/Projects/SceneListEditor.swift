import Basics
package import JSONSource
import Scenes

/// An editor that changes entries in the text of a scenes file, and keeps comments and layout.
package struct SceneListEditor {
    private let bytes: [UInt8]
    private let root: JSONNode
    /// The replaced ranges and their new texts.
    private var edits: [(range: Range<Int>, text: String)] = []

    /// - Parameter document: The document of these bytes, with a list `scenes`.
    package init(_ document: JSONDocument, bytes: [UInt8]) {
        self.bytes = bytes
        root = document.root
    }

    package var isChanged: Bool { !edits.isEmpty }

    package var contents: [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if edit.range.lowerBound > position {
                result += bytes[position..<edit.range.lowerBound]
            }
            result += Array(edit.text.utf8)
            position = max(position, edit.range.upperBound)
        }
        return result + bytes[position...]
    }

    private var entries: [JSONNode] {
        guard case .array(let entries)? = root["scenes"]?.content else { return [] }
        return entries
    }

    private func isNamed(_ entry: JSONNode, _ name: String) -> Bool {
        guard case .string(name)? = entry["name"]?.content else { return false }
        return true
    }

    /// Renames a scene, and changes the routes to it.
    package mutating func rename(_ old: String, to new: String) {
        // The object around the list has the defaults of all scenes.
        for entry in entries + [root] {
            if isNamed(entry, old), let name = entry["name"] { replace(name, with: new) }
            for route in Self.routes(of: entry) where route.target == old {
                replace(route.text, with: route.label.map { "\($0):\(new)" } ?? new)
            }
        }
    }

    /// Removes a scene from the list, and the routes to it.
    package mutating func remove(_ name: String) {
        let gone = entries.indices.filter { isNamed(entries[$0], name) }
        // All are removed at once so that no comma is left over.
        remove(gone, of: entries.map(\.range))
        for entry in entries + [root] where !isNamed(entry, name) {
            removeRoutes(of: entry) { $0.target == name }
        }
    }

    /// Removes routes from a scene's entry by their texts: `Scene` or `label:Scene`.
    package mutating func removeRoutes(of name: String, where isGone: (String) -> Bool) {
        for entry in entries where isNamed(entry, name) {
            removeRoutes(of: entry) { isGone($0.written) }
        }
    }

    /// Sets the folder of a scene; nil removes it.
    package mutating func setFolder(of name: String, to folder: String?) {
        for entry in entries where isNamed(entry, name) {
            guard case .object(let members) = entry.content else { continue }
            if let index = members.firstIndex(where: { $0.key == "folder" }) {
                if let folder {
                    replace(members[index].value, with: folder)
                } else {
                    remove([index], of: members.map(\.range))
                }
            } else if let folder, let named = members.first(where: { $0.key == "name" }) {
                let end = named.value.range.upperBound
                edits.append((end..<end, ", \"folder\": \(JSONValue.string(folder).literal)"))
            }
        }
    }

    private mutating func removeRoutes(of entry: JSONNode, where isGone: (Route) -> Bool) {
        guard case .object(let members) = entry.content else { return }
        var empty: [Int] = []
        for (index, member) in members.enumerated()
        where ["routes", "present"].contains(member.key) {
            guard case .array(let elements) = member.value.content else {
                if let route = Self.route(member.value), isGone(route) {
                    empty.append(index)
                }
                continue
            }
            let gone = elements.indices.filter { index in
                Self.route(elements[index]).map(isGone) ?? false
            }
            if gone.count == elements.count, !gone.isEmpty {
                empty.append(index)
            } else {
                remove(gone, of: elements.map(\.range))
            }
        }
        // All are removed at once so that no comma is left over.
        remove(empty, of: members.map(\.range))
    }

    private mutating func replace(_ node: JSONNode, with text: String) {
        edits.append((node.range, JSONValue.string(text).literal))
    }

    /// Removes values between two brackets, with their commas and lines that become empty.
    private mutating func remove(_ gone: [Int], of values: [Range<Int>]) {
        for index in gone {
            var range = values[index]
            if index + 1 < values.count {
                range = range.lowerBound..<(comma(after: range.upperBound) + 1)
            }
            edits.append((wholeLines(around: range), ""))
        }
        // The last remaining value has no comma.
        guard let last = values.indices.last(where: { !gone.contains($0) }),
            last + 1 < values.count
        else { return }
        let comma = comma(after: values[last].upperBound)
        edits.append((comma..<(comma + 1), ""))
    }

    /// Returns a range extended to whole lines if nothing else is on them.
    private func wholeLines(around range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[end]) { end += 1 }
        let isWhole =
            start > 0 && bytes[start - 1] == 0x0A && end < bytes.count && bytes[end] == 0x0A
        if isWhole { return start..<(end + 1) }
        // The space before is kept if another value follows.
        return bytes[range.upperBound - 1] == UInt8(ascii: ",") ? range : start..<range.upperBound
    }

    /// Returns the offset of the comma after a value, past comments.
    private func comma(after offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] != UInt8(ascii: ",") {
            let rest = bytes[index...]
            if rest.starts(with: Array("//".utf8)) {
                index = rest.firstIndex(of: 0x0A) ?? bytes.count
            } else if rest.starts(with: Array("/*".utf8)) {
                index += 2
                while index + 1 < bytes.count, !bytes[index...].starts(with: Array("*/".utf8)) {
                    index += 1
                }
                index += 2
            } else {
                index += 1
            }
        }
        return min(index, bytes.count - 1)
    }
}

extension SceneListEditor {
    private struct Route {
        let text: JSONNode
        let label: String?
        let target: String

        var written: String { label.map { "\($0):\(target)" } ?? target }
    }

    private static func routes(of entry: JSONNode) -> [Route] {
        ["routes", "present"].compactMap { entry[$0] }.flatMap { node -> [Route] in
            guard case .array(let elements) = node.content else {
                return [route(node)].compactMap(\.self)
            }
            return elements.compactMap(route)
        }
    }

    private static func route(_ node: JSONNode) -> Route? {
        let node = node["scene"] ?? node
        guard case .string(let text) = node.content else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1)
        guard let target = parts.last else { return nil }
        return Route(
            text: node, label: parts.count == 2 ? String(parts[0]) : nil, target: String(target))
    }
}

extension JSONNode.Member {
    fileprivate var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}

extension JSONValue {
    /// The value in one line.
    fileprivate var literal: String {
        String(text().prefix { !$0.isNewline })
    }
}
