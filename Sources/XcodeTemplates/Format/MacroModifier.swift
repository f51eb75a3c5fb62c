/// A change that a macro applies to its value.
package enum MacroModifier: String, CaseIterable {
    case bundleIdentifier, rfc1034Identifier, identifier, c99ExtIdentifier
    case deletingLastPathComponent, deletingPathExtension, deletingTrailingDot
    case lastPathComponent, pathExtension, xml
    // Not documented, and seen in templates.
    case lower, lowercased, upper, uppercased, uppercaseFirst

    package func callAsFunction(_ value: String) -> String {
        switch self {
        // Apple's documentation says *replace*: each other character becomes one.
        case .bundleIdentifier: String(value.map { $0.isPlain || ".-".contains($0) ? $0 : "-" })
        case .rfc1034Identifier: String(value.map { $0.isPlain || $0 == "-" ? $0 : "-" })
        case .identifier: Self.identifier(value.map { $0.isPlain ? $0 : "_" })
        case .c99ExtIdentifier:
            Self.identifier(value.map { $0.isLetter || $0.isWholeNumber ? $0 : "_" })
        case .deletingLastPathComponent:
            (value.first == "/" ? "/" : "")
                + value.split(separator: "/").dropLast().joined(separator: "/")
        case .lastPathComponent:
            value.split(separator: "/").last.map(String.init) ?? (value.isEmpty ? "" : "/")
        case .deletingPathExtension: Self.splitExtension(of: value).stem
        case .pathExtension: Self.splitExtension(of: value).ending
        case .deletingTrailingDot: value.last == "." ? String(value.dropLast()) : value
        case .xml:
            [("&", "amp"), ("<", "lt"), (">", "gt"), ("\"", "quot"), ("'", "apos")].reduce(value) {
                $0.replacing($1.0, with: "&\($1.1);")
            }
        case .lower, .lowercased: value.lowercased()
        case .upper, .uppercased: value.uppercased()
        case .uppercaseFirst: value.prefix(1).uppercased() + value.dropFirst()
        }
    }

    /// No identifier begins with a digit.
    private static func identifier(_ characters: [Character]) -> String {
        guard characters.first?.isWholeNumber == true else { return String(characters) }
        return "_" + String(characters.dropFirst())
    }

    /// A dot at the start or the end of a name begins no extension.
    private static func splitExtension(of path: String) -> (stem: String, ending: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name.last != "." else {
            return (path, "")
        }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

}

extension Character {
    /// Whether it is an ASCII letter or digit.
    package var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
