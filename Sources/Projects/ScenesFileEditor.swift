package import JSONSource
import Scenes
import SwiftSource

/// An editor that changes entries in the text of a scenes file, and keeps comments and layout.
package struct ScenesFileEditor {
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
            result += bytes[position..<max(position, edit.range.lowerBound)]
            result += edit.text.utf8
            position = max(position, edit.range.upperBound)
        }
        return result + bytes[position...]
    }

    private var entries: [JSONNode] { root["scenes"]?.elements ?? [] }

    private func isNamed(_ entry: JSONNode, _ name: String) -> Bool {
        entry["name"]?.string == name
    }

    /// Renames a scene, and changes the routes to it.
    package mutating func rename(_ old: String, to new: String) {
        // The object around the list has the defaults of all scenes.
        for entry in entries + [root] {
            if let name = entry["name"], name.string == old { replace(name, with: new) }
            let lists = RouteStyle.allCases.compactMap { entry[$0.key] }
            for route in lists.flatMap(\.list).compactMap(Route.init) where route.target == old {
                replace(route.node, with: route.text.dropLast(old.count) + new)
            }
        }
    }

    /// Renames types in the data of scenes and of their routes, in texts of options, and in values for
    /// tests.
    ///
    /// - Parameters:
    ///   - scenes: The scenes that have other types of these names.
    ///   - fixed: The values that options list, which aren't types.
    package mutating func renameTypes(
        _ names: [String: String], besides scenes: Set<String>, except fixed: Set<String>
    ) {
        func renamed(_ text: String) -> String? {
            let bytes = Identifiers.renaming(names, in: Array(text.utf8))
            let new = String(decoding: bytes, as: UTF8.self)
            return new == text ? nil : new
        }
        // The object around the list has the defaults of all scenes.
        for entry in entries + [root] where !scenes.contains(entry["name"]?.string ?? "") {
            let routes = RouteStyle.allCases.compactMap { entry[$0.key] }.flatMap(\.list)
            let options = (entry["options"]?.members ?? []).map(\.value)
            let lists = ["params", "dependencies", "samples"].compactMap { entry[$0] }
            var values = (lists + routes.compactMap { $0["params"] }).flatMap(\.list)
            for member in values.flatMap({ $0.members ?? [] }) {
                values.append(member.value)
                guard let key = renamed(member.key) else { continue }
                edits.append((member.keyRange, JSONValue.string(key).literal))
            }
            values += options.flatMap(\.list).filter { !fixed.contains($0.string ?? "") }
            for value in values {
                guard let text = value.string, let new = renamed(text) else { continue }
                replace(value, with: new)
            }
        }
    }

    /// Removes scenes from the list, and the routes to them.
    package mutating func remove(_ names: Set<String>) {
        let isGone = { (entry: JSONNode) in entry["name"]?.string.map(names.contains) == true }
        let gone = entries.indices.filter { isGone(entries[$0]) }
        // All are removed at once so that no comma is left over.
        remove(gone, of: entries.map(\.range))
        for entry in entries + [root] where !isGone(entry) {
            removeRoutes(of: entry) { names.contains(String($0.target)) }
        }
    }

    /// Removes routes from a scene's entry by their texts: `Scene` or `label:Scene`.
    package mutating func removeRoutes(of name: String, where isGone: (String) -> Bool) {
        for entry in entries where isNamed(entry, name) {
            removeRoutes(of: entry) { isGone($0.text) }
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
        where RouteStyle.allCases.map(\.key).contains(member.key) {
            let routes = member.value.list
            let gone = routes.indices.filter { Route(routes[$0]).map(isGone) ?? false }
            if gone.count == routes.count, !gone.isEmpty {
                empty.append(index)
            } else {
                remove(gone, of: routes.map(\.range))
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
        if start > 0, bytes[start - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A {
            return start..<(end + 1)
        }
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

/// A route in the text: `Scene` or `label:Scene`.
private struct Route {
    let node: JSONNode
    let text: String
    let target: Substring

    init?(_ node: JSONNode) {
        self.node = node["scene"] ?? node
        guard let text = self.node.string,
            let target = text.split(separator: ":", maxSplits: 1).last
        else { return nil }
        (self.text, self.target) = (text, target)
    }
}

extension JSONNode {
    /// The elements of a list, or the only one.
    fileprivate var list: [JSONNode] { elements ?? [self] }
}

extension JSONNode.Member {
    fileprivate var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}

extension JSONValue {
    /// The value in one line.
    fileprivate var literal: String { String(text().prefix { !$0.isNewline }) }
}
