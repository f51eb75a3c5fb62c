/// A relative path that is safe to write to, below a folder that the user chose.
///
/// Paths come from template sets, which strangers may have written. `init` finds every
/// `OutputPathProblem`, so a path is never checked again.
///
/// A class, because plans and records contain many paths and are often copied.
package final class OutputPath: Sendable, CustomStringConvertible {
    /// The names of the folders and of the file. Never empty.
    package let components: [String]
    /// The components, joined with `/`.
    package let description: String

    /// Parses a path. In a template pack, it may be that of a set's `template.json`. Throws the
    /// first problem, in the order of the components.
    package init(_ text: String, isOfPack: Bool = false) throws(OutputPathProblem) {
        try OutputPathProblem.check(wholePath: text)
        // A slash with a combining mark is another `Character`, but still separates folders.
        components = text.split(atByte: UInt8(ascii: "/"))
        description = text
        let isASCII = text.isASCII
        for component in components {
            try OutputPathProblem.check(component, isASCII: isASCII, isOfPack: isOfPack)
        }
    }

    /// Creates a path below a folder, and throws if it is too long.
    package init(_ path: OutputPath, below folder: ProjectFolder) throws(OutputPathProblem) {
        components = folder.components + path.components
        description =
            folder.components.isEmpty ? path.description : folder.path + "/" + path.description
        try OutputPathProblem.check(length: description)
    }

    /// Creates the path of one of scene-kit's own files from components that are known to be safe.
    package init(ofRecord components: [String]) {
        self.components = components
        description = components.joined(separator: "/")
    }

    /// The name of the file that makes a folder a template set. No set may write it.
    package static let setManifest = "template.json"
    /// The name of the file with a project's defaults. No set may write it.
    package static let configuration = "scene-kit.json"

    package var fileName: String { components[components.count - 1] }

    /// A text that two paths share if a file system may treat them as equal.
    package var collisionKey: String { description.caseFolded }
}

extension OutputPath: Hashable {
    package static func == (left: OutputPath, right: OutputPath) -> Bool {
        left.description == right.description
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A reason why a path isn't safe to write to.
package struct OutputPathProblem: Error {
    /// The reason, in words that follow "the path".
    package let reason: String
    /// The status of a failure: 65 for a path that is only too long, 77 for others.
    package let status: ExitStatus

    package init(_ reason: String, _ status: ExitStatus = .refused) {
        (self.reason, self.status) = (reason, status)
    }

    /// The maximum length of a name in common file systems, in bytes.
    package static let longestComponent = 255
    /// The maximum length of a path on macOS, in bytes.
    private static let longestPath = 1024

    package static let ownConfiguration = Self("is that of scene-kit's own configuration")

    fileprivate static func check(wholePath text: String) throws(OutputPathProblem) {
        if text.isEmpty { throw Self("is empty") }
        var text = text
        let isPlain = text.withUTF8 { $0.endOfPlainText() == $0.count }
        if !isPlain {
            for scalar in text.unicodeScalars { try check(scalar) }
            if text.utf8.contains(UInt8(ascii: "\\")) { throw Self("contains a backslash") }
        }
        let scalars = text.unicodeScalars
        switch scalars.first {
        case "/": throw Self("is absolute; it must be relative to the output folder")
        case "~": throw Self("begins with '~'")
        case let first? where scalars.dropFirst().first == ":" && first.properties.isAlphabetic:
            throw Self("begins with a drive letter")
        default: try check(length: text)
        }
    }

    fileprivate static func check(length path: String) throws(OutputPathProblem) {
        guard path.utf8.count > longestPath else { return }
        throw Self("has more than \(longestPath) bytes", .data)
    }

    fileprivate static func check(
        _ component: String, isASCII: Bool, isOfPack: Bool
    ) throws(OutputPathProblem) {
        if component.isEmpty { throw Self("has an empty component") }
        if component == "." || component == ".." {
            throw Self("contains '.' or '..' and could leave the output folder")
        }
        if component.utf8.first == UInt8(ascii: "-") {
            throw Self("has a component that programs would take for an option: '\(component)'")
        }
        if let last = component.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
            throw Self("has a component that ends in a dot or a space: '\(component)'")
        }
        if component.utf8.count > longestComponent {
            throw Self("has a component of more than \(longestComponent) bytes", .data)
        }
        // Folding changes the length only of names that aren't ASCII.
        switch component.utf8.count {
        case 4, 5, 10, 13, 14: break
        default: if isASCII { return }
        }
        switch component.caseFolded {
        // `git~1` is the short name of `.git` on Windows.
        case ".git", "git~1": throw Self("leads into git's own folder")
        case ".scene-kit": throw Self("leads into scene-kit's own records")
        case OutputPath.configuration: throw ownConfiguration
        case OutputPath.setManifest where !isOfPack:
            throw Self("is that of the file that makes a folder a template set")
        default: break
        }
    }

    /// Returns a problem if the file is a package's manifest, which scene-kit never writes for a
    /// scene.
    package static func ofRecorded(_ path: OutputPath) -> OutputPathProblem? {
        let name = path.fileName
        guard let first = name.utf8.first, first >= 0x80 || first | 0x20 == UInt8(ascii: "p")
        else { return nil }
        let folded = name.caseFolded
        let isManifest =
            folded == "package.swift"
            || folded.hasPrefix("package@swift-") && folded.hasSuffix(".swift")
        return isManifest ? Self("is that of a package's manifest") : nil
    }

    private static func check(_ scalar: Unicode.Scalar) throws(OutputPathProblem) {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator:
            throw Self("contains a control character")
        // Zero-width and bidirectional characters can hide `.git`.
        case .format, .surrogate, .privateUse, .unassigned:
            throw Self("contains an invisible character")
        default:
            guard lookAlikes.contains(scalar) else { return }
            throw Self("contains '\(scalar)', which looks like another character")
        }
    }

    /// Characters that look like `/`, `\`, or `.`.
    private static let lookAlikes: Set<Unicode.Scalar> = [
        "\u{FF0F}", "\u{2044}", "\u{2215}", "\u{29F8}", "\u{FF3C}", "\u{2216}", "\u{29F5}",
        "\u{2024}", "\u{FF0E}", "\u{2025}", "\u{2026}", "\u{FE52}",
    ]
}

extension String {
    /// A text that two names share if a file system may treat them as equal.
    ///
    /// Some file systems ignore case or Unicode form. Swift compares strings by canonical
    /// equivalence, which ignores the form. The text is uppercased first so that `ß` matches `ss`.
    package var caseFolded: String { isASCII ? lowercased() : uppercased().lowercased() }

    // A native text knows its length in UTF-16 if it is ASCII.
    package var isASCII: Bool { utf8.count == utf16.count }

    /// Whether both texts have the same bytes. `==` ignores Unicode forms.
    package func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// Returns the difference from a name that some file systems treat as equal.
    package func difference(from other: String) -> String {
        if self == other { return "Unicode form" }
        return caseFolded.isSpelled(like: other.caseFolded) ? "case" : "case and Unicode form"
    }

    /// The path's folder, which may be empty, and its last component.
    package var splitAtName: (folder: String, name: String) {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
        return (String(self[..<slash]), String(self[index(after: slash)...]))
    }
}

/// Returns what is read, or throws the failure that a problem with its path means.
package func checkingPath<Value>(
    _ read: @autoclosure () throws(OutputPathProblem) -> Value,
    _ failure: (OutputPathProblem) -> Failure
) throws(Failure) -> Value {
    do throws(OutputPathProblem) { return try read() } catch { throw failure(error) }
}

/// A folder in a project, relative to the project's root.
///
/// A class, because many values contain several of them and are often copied.
package final class ProjectFolder: Sendable {
    /// The names of the folders. Empty for the root.
    package let components: [String]
    /// The components, joined with `/`, or `.` for the root.
    package let path: String

    /// Parses a path, and throws as `OutputPath` does. `.` is the root.
    package convenience init(_ text: String) throws(OutputPathProblem) {
        var path = text[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
        let isRoot = path == "." || (path.isEmpty && !text.isEmpty)
        self.init(components: isRoot ? [] : try OutputPath(String(path)).components)
    }

    /// Creates a folder from components that are known to be safe.
    package init(components: [String]) {
        self.components = components
        path = components.isEmpty ? "." : components.joined(separator: "/")
    }
}

extension ProjectFolder: Hashable {
    package static func == (left: ProjectFolder, right: ProjectFolder) -> Bool {
        left.path == right.path
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The place of a file: a folder that the user chose, and a safe path below it.
///
/// A class, because plans have many operations and are often copied.
package final class Destination: Sendable {
    /// The folder, as a path that the user wrote. Symbolic links in it are followed, but none below
    /// it.
    package let base: String
    /// The path below `base`.
    package let relative: OutputPath
    /// The whole path.
    package let path: String

    package init(base: String, relative: OutputPath) {
        (self.base, self.relative) = (base, relative)
        path = Destination.join(base, relative.description)
    }

    /// Joins two paths, without a leading `./`.
    package static func join(_ folder: String, _ path: String) -> String {
        if folder == "." || folder.isEmpty { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }
}

extension Destination: Hashable {
    package static func == (left: Destination, right: Destination) -> Bool {
        left === right || left.base == right.base && left.relative == right.relative
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(relative)
    }
}
