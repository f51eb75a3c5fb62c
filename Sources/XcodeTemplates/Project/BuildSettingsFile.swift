import Basics

/// The settings of an `.xcconfig` and of the files that it includes. Conditions such as `[sdk=…]` are
/// ignored, and settings with them count only if nothing else has a value.
struct BuildSettingsFile {
    private(set) var values: [String: String] = [:]
    private var conditional: [String: String] = [:]

    private static let deepestInclusion = 8

    /// Nil if the file, or one that it must include, can't be read.
    init?(at path: String, depth: Int = 0, reading read: (String) -> [UInt8]?) {
        guard depth < Self.deepestInclusion, let bytes = read(path) else { return nil }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
            if text.drop(while: \.isWhitespace).hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 2 else { return nil }
                let included = Self.init(
                    at: XcodeProjectFile.join(String(path.splitAtName.folder), String(parts[1]))
                        ?? "", depth: depth + 1, reading: read)
                if included == nil, !text.contains("#include?") { return nil }
                values.merge(included?.values ?? [:]) { $1 }
                continue
            }
            guard let equals = Self.assignment(in: text) else { continue }
            let name = text[..<equals].trimmed
            let value = text[text.index(after: equals)...].trimmed
            let base = name.prefix { $0 != "[" }.trimmed
            if base == name { values[name] = value } else { conditional[base] = value }
        }
        values.merge(conditional) { own, _ in own }
    }

    /// The sign after a name and its conditions, which have signs of their own.
    private static func assignment(in text: String) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            return text[index] == "=" && depth == 0
        }
    }

    /// A value with the values of other settings in place of their names.
    static func expanding(
        _ value: String, with values: [String: String], keeping name: String
    ) -> String {
        var value = value
        // Settings can name each other.
        for _ in 0..<4 where value.contains("$") && value.utf8.count < 1_000 {
            for (setting, other) in values.sorted(by: { $0.key < $1.key })
            where setting != name && other.utf8.count < 1_000 {
                value = value.replacing("$(\(setting))", with: other)
                    .replacing("${\(setting)}", with: other)
            }
        }
        return value
    }
}
