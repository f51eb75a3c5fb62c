/// A change that a macro applies to its value.
package enum MacroModifier: String, CaseIterable {
    case bundleIdentifier, rfc1034Identifier, identifier, c99ExtIdentifier
    case deletingLastPathComponent, deletingPathExtension, deletingTrailingDot
    case lastPathComponent, pathExtension, xml
    // Not documented, and seen in templates.
    case lower, lowercased, upper, uppercased, uppercaseFirst

    package func callAsFunction(_ value: String) -> String {
        switch self {
        case .bundleIdentifier: Self.replacing(value, by: "-") { $0.isPlain || ".-".contains($0) }
        case .rfc1034Identifier: Self.replacing(value, by: "-") { $0.isPlain || $0 == "-" }
        case .identifier: Self.identifier(value) { $0.isPlain || $0 == "_" }
        case .c99ExtIdentifier:
            Self.identifier(value) { $0.isLetter || $0.isWholeNumber || $0 == "_" }
        case .deletingLastPathComponent: Self.parent(of: value)
        case .lastPathComponent: Self.lastComponent(of: value)
        case .deletingPathExtension: Self.splitExtension(of: value).stem
        case .pathExtension: Self.splitExtension(of: value).ending
        case .deletingTrailingDot: value.last == "." ? String(value.dropLast()) : value
        case .xml: Self.escaped(value)
        case .lower, .lowercased: value.lowercased()
        case .upper, .uppercased: value.uppercased()
        case .uppercaseFirst: value.prefix(1).uppercased() + value.dropFirst()
        }
    }

    /// Apple's documentation says *replace*: one character for one, even if it has two scalars.
    private static func replacing(
        _ value: String, by replacement: Character, unless isFine: (Character) -> Bool
    ) -> String {
        String(value.map { isFine($0) ? $0 : replacement })
    }

    /// No identifier begins with a digit.
    private static func identifier(_ value: String, unless isFine: (Character) -> Bool) -> String {
        let result = replacing(value, by: "_", unless: isFine)
        return result.first?.isWholeNumber == true ? "_" + result.dropFirst() : result
    }

    private static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? (path.isEmpty ? "" : "/")
    }

    private static func parent(of path: String) -> String {
        let components = path.split(separator: "/").dropLast()
        return (path.first == "/" ? "/" : "") + components.joined(separator: "/")
    }

    /// A dot at the start or the end of a name begins no extension.
    static func splitExtension(of path: String) -> (stem: String, ending: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            name.index(after: dot) < name.endIndex
        else { return (path, "") }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    private static func escaped(_ value: String) -> String {
        value.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            default: result.append(character)
            }
        }
    }
}

extension Character {
    /// Whether it is an ASCII letter or digit.
    fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
