import Basics
package import JSONSource

/// A name with `*` for any characters, such as `*Relay`.
package struct NamePattern: Hashable, Sendable {
    package let text: String
    /// Whether a list leaves out the names that it matches, as `!loadView*` says.
    private(set) var isExclusion = false
    private let parts: [String]

    package init(_ text: String) {
        self.text = text
        parts = text.split(atByte: UInt8(ascii: "*"))
    }

    package func matches(_ name: String) -> Bool { name.consists(of: parts) }
}

extension NamePattern: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        let isExclusion = text.hasPrefix("!")
        self.init(isExclusion ? String(text.dropFirst()) : text)
        self.isExclusion = isExclusion
        if !Self.isPattern(self.text) {
            reader.report(
                "'\(text.prefix(60))' is not the name of something in Swift",
                hint: "Write a name, or part of one with '*', such as \"*Relay\".")
        }
    }

    /// Whether a text can be a pattern.
    static func isPattern(_ text: some StringProtocol) -> Bool {
        let isPlain = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_*$".utf8.contains($0) }
        return !text.isEmpty && text.utf8.count <= 200
            && (isPlain || text.allSatisfy { $0.isLetter || $0.isNumber || "_*$".contains($0) })
    }
}

/// Paths of files, with `*` for any characters of a name and `**` for any folders.
package struct PathPattern: Hashable, Sendable {
    package let text: String
    private let parts: [NamePattern]

    package init(_ text: String) {
        self.text = text
        parts = text.split(separator: "/").map { NamePattern(String($0)) }
    }

    /// - Parameter path: A path from the project's root.
    package func matches(_ path: String) -> Bool {
        // Whether the parts so far match the first names of the path.
        let names = path.split(separator: "/").map(String.init)
        var matched = [true] + [Bool](repeating: false, count: names.count)
        for part in parts {
            var next = [Bool](repeating: false, count: names.count + 1)
            for index in 0...names.count {
                if part.text == "**" {
                    next[index] = matched[index] || index > 0 && next[index - 1]
                } else if index > 0 {
                    next[index] = matched[index - 1] && part.matches(names[index - 1])
                }
            }
            matched = next
        }
        return matched[names.count]
    }
}

extension PathPattern: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        self.init(text)
        if text.isEmpty || text.hasPrefix("/") || text.split(separator: "/").contains("..") {
            reader.report(
                "'\(text)' is not a path from the project's root",
                hint: "Such as Sources/**/*ViewModel.swift.")
        }
    }
}
