import Basics

/// Renames classes in storyboards and nibs, which are XML.
package struct InterfaceNames {
    /// Old names of classes to new ones.
    private let names: [String: String]
    /// The old names that are identifiers only because code derives them from the class.
    private let identifiers: Set<String>
    /// Whether a module is the one of the classes.
    private let isOwn: (_ module: String) -> Bool

    private static let identifierAttributes: Set<String> = [
        "identifier", "referencedIdentifier", "restorationIdentifier", "reuseIdentifier",
        "storyboardIdentifier",
    ]

    package init(
        _ names: [String: String], identifiers: Set<String> = [],
        isOwn: @escaping (_ module: String) -> Bool
    ) {
        (self.names, self.identifiers, self.isOwn) = (names, identifiers, isOwn)
    }

    /// Whether a path is that of a storyboard or a nib.
    package static func canRename(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    /// The names that are identifiers in a file.
    package func identifiers(in text: String) -> Set<String> {
        Set(attributes(in: text).filter { Self.identifierAttributes.contains($0.key) }.map(\.name))
    }

    /// The file with the new names.
    package func renaming(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var (result, position) = ([UInt8](), 0)
        for (key, name, range, module) in attributes(in: text) {
            let isRenamed =
                key == "customClass"
                ? module.map(isOwn) ?? true
                : Self.identifierAttributes.contains(key) && identifiers.contains(name)
            guard isRenamed, let new = names[name] else { continue }
            result += bytes[position..<range.lowerBound] + new.utf8
            position = range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    private typealias Attribute = (key: String, name: String, value: Range<Int>, module: String?)

    /// The attributes whose value is one of the names, in order.
    private func attributes(in text: String) -> [Attribute] {
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return names.keys.flatMap { name in
            text.utf8Offsets(of: "=\"\(name)\"").compactMap { offset -> Attribute? in
                let before = bytes[..<offset]
                guard
                    let start = before.lastIndex(where: {
                        [UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
                    }), bytes[start] == UInt8(ascii: "<"),
                    let space = before.lastIndex(where: { !$0.isSwiftIdentifierPart }),
                    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">"))
                else { return nil }
                let tag = part(start..<end)
                let module = tag.utf8Offsets(of: " customModule=\"").first.map { found in
                    tag.utf8.dropFirst(found + 15).prefix { $0 != UInt8(ascii: "\"") }
                }
                return (
                    part(space + 1..<offset), name, offset + 2..<offset + 2 + name.utf8.count,
                    module.map { String(decoding: $0, as: UTF8.self) }
                )
            }
        }.sorted { $0.value.lowerBound < $1.value.lowerBound }
    }
}
