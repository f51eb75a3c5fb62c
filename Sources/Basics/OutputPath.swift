/// A relative path that is safe to write to, below a folder that the user chose.
///
/// Paths come from template sets, which strangers may have written. `init` checks for everything in
/// `OutputPathProblem`, so a path is never checked again.
///
/// A class, because plans and records contain many paths and are often copied.
package final class OutputPath: Sendable, CustomStringConvertible {
    /// The names of the folders and of the file. Never empty.
    package let components: [String]
    /// The components, joined with `/`.
    package let description: String

    /// Parses a path.
    ///
    /// - Throws: The first problem, in the order of the components.
    package convenience init(_ text: String) throws(OutputPathProblem) {
        try self.init(text, allowing: nil)
    }

    /// Parses the path of a file in a template pack, which may be a set's `template.json`.
    package convenience init(ofPackFile text: String) throws(OutputPathProblem) {
        try self.init(text, allowing: .setManifest)
    }

    private init(_ text: String, allowing allowed: OutputPathProblem?) throws(OutputPathProblem) {
        if let problem = OutputPathProblem.ofWholePath(text) { throw problem }
        // Bytes are split because a slash and a combining mark are a different `Character`, but not to
        // a file system.
        let components = text.utf8
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        for component in components {
            let problem = OutputPathProblem.ofComponent(component)
            if let problem, problem != allowed { throw problem }
        }
        self.components = components
        description = text
    }

    /// Creates a path below a folder.
    ///
    /// - Throws: `OutputPathProblem.pathTooLong`.
    package init(_ path: OutputPath, below folder: ProjectFolder) throws(OutputPathProblem) {
        components = folder.components + path.components
        description =
            folder.components.isEmpty
            ? path.description : folder.path + "/" + path.description
        if description.utf8.count > OutputPathProblem.longestPath { throw .pathTooLong }
    }

    /// Parses the path of a file that a record lists, so that scene-kit may remove it.
    ///
    /// - Throws: The same as for any path, or `OutputPathProblem.packageManifest`.
    package convenience init(ofRecordedFile text: String) throws(OutputPathProblem) {
        try self.init(text)
        if let problem = OutputPathProblem.ofRecorded(self) { throw problem }
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
package enum OutputPathProblem: Error, Hashable, Sendable {
    case empty
    case absolute
    case homeFolder
    case leavesFolder
    case emptyComponent
    case backslash
    case drive
    case controlCharacter
    case invisibleCharacter
    case lookAlike(Character)
    case gitFolder
    case ownRecords
    case ownConfiguration
    case setManifest
    case packageManifest
    case slashInValue
    case beginsWithDash(String)
    case endsInDotOrSpace(String)
    case componentTooLong(String)
    case pathTooLong

    /// The maximum length of a name in common file systems, in bytes.
    package static let longestComponent = 255
    /// The maximum length of a path on macOS, in bytes.
    package static let longestPath = 1024

    fileprivate static func ofWholePath(_ text: String) -> OutputPathProblem? {
        if text.isEmpty { return .empty }
        let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        if !isPlain, let problem = text.unicodeScalars.lazy.compactMap(ofScalar).first {
            return problem
        }
        if text.unicodeScalars.contains("\\") { return .backslash }
        if text.unicodeScalars.first == "/" { return .absolute }
        if text.unicodeScalars.first == "~" { return .homeFolder }
        let start = text.unicodeScalars.prefix(2)
        if start.last == ":", start.count == 2, start.first?.properties.isAlphabetic == true {
            return .drive
        }
        return text.utf8.count > longestPath ? .pathTooLong : nil
    }

    fileprivate static func ofComponent(_ component: String) -> OutputPathProblem? {
        if component.isEmpty { return .emptyComponent }
        if component == "." || component == ".." { return .leavesFolder }
        // Programs treat such a name as an option.
        if component.unicodeScalars.first == "-" { return .beginsWithDash(component) }
        if let last = component.unicodeScalars.last, last == "." || last == " " {
            return .endsInDotOrSpace(component)
        }
        if component.utf8.count > longestComponent { return .componentTooLong(component) }
        // Most names differ from the reserved ones in their first byte.
        guard let first = component.utf8.first, first >= 0x80 || ".gGtTsS".utf8.contains(first)
        else { return nil }
        // Many names begin with an S, but few are as long as the reserved one.
        if first | 0x20 == UInt8(ascii: "s"),
            component.utf8.count < OutputPath.configuration.utf8.count
        {
            return nil
        }
        let folded = component.caseFolded
        // `git~1` is the short name of `.git` on Windows.
        if folded == ".git" || folded == "git~1" { return .gitFolder }
        if folded == ".scene-kit" { return .ownRecords }
        if folded == OutputPath.configuration { return .ownConfiguration }
        if folded == OutputPath.setManifest { return .setManifest }
        return nil
    }

    /// Returns `packageManifest` if the file is a manifest, which scene-kit never writes for a scene.
    package static func ofRecorded(_ path: OutputPath) -> OutputPathProblem? {
        let name = path.fileName
        guard let first = name.utf8.first, first >= 0x80 || first | 0x20 == UInt8(ascii: "p") else {
            return nil
        }
        let folded = name.caseFolded
        let isManifest =
            folded == "package.swift"
            || folded.hasPrefix("package@swift-") && folded.hasSuffix(".swift")
        return isManifest ? .packageManifest : nil
    }

    private static func ofScalar(_ scalar: Unicode.Scalar) -> OutputPathProblem? {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: .controlCharacter
        // Zero-width and bidirectional characters can hide `.git`.
        case .format, .surrogate, .privateUse, .unassigned: .invisibleCharacter
        default: lookAlikes.contains(scalar) ? .lookAlike(Character(scalar)) : nil
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
    /// Some file systems ignore case or Unicode form. Swift compares strings by canonical equivalence,
    /// which ignores the form. The text is uppercased first so that `ß` matches `ss`.
    package var caseFolded: String { uppercased().lowercased() }

    /// Whether both texts have the same bytes. `==` ignores Unicode forms, but some file systems and
    /// the Swift compiler don't.
    package func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// Returns the difference from a name that some file systems treat as equal.
    package func difference(from other: String) -> String {
        if self == other { return "Unicode form" }
        return caseFolded.isSpelled(like: other.caseFolded) ? "case" : "case and Unicode form"
    }

    /// The path's folder, which may be empty, and its last component.
    package var splitAtName: (folder: String, name: String) {
        guard let slash = lastIndex(of: "/") else { return ("", self) }
        return (String(self[..<slash]), String(self[index(after: slash)...]))
    }
}

extension OutputPathProblem {
    /// The reason, in words that follow "the path".
    package var reason: String {
        switch self {
        case .empty: "is empty"
        case .absolute: "is absolute; it must be relative to the output folder"
        case .homeFolder: "begins with '~'"
        case .leavesFolder: "contains '.' or '..' and could leave the output folder"
        case .emptyComponent: "has an empty component"
        case .backslash: "contains a backslash"
        case .drive: "begins with a drive letter"
        case .controlCharacter: "contains a control character"
        case .invisibleCharacter: "contains an invisible character"
        case .lookAlike(let character):
            "contains '\(character)', which looks like another character"
        case .gitFolder: "leads into git's own folder"
        case .ownRecords: "leads into scene-kit's own records"
        case .ownConfiguration: "is that of scene-kit's own configuration"
        case .packageManifest: "is that of a package's manifest"
        case .setManifest: "is that of the file that makes a folder a template set"
        case .slashInValue:
            "contains a '/' that comes from a value; only the set's path makes folders"
        case .beginsWithDash(let name):
            "has a component that programs would take for an option: '\(name)'"
        case .endsInDotOrSpace(let name): "has a component that ends in a dot or a space: '\(name)'"
        case .componentTooLong:
            "has a component of more than \(Self.longestComponent) bytes"
        case .pathTooLong: "has more than \(Self.longestPath) bytes"
        }
    }

    /// Whether the path is too long rather than dangerous.
    package var isOnlyLength: Bool {
        switch self {
        case .componentTooLong, .pathTooLong: true
        default: false
        }
    }
}

/// A folder in a project, relative to the project's root.
///
/// A class, because many values contain several of them and are often copied.
package final class ProjectFolder: Sendable {
    /// The names of the folders. Empty for the root.
    package let components: [String]
    /// The components, joined with `/`, or `.` for the root.
    package let path: String

    /// Parses a path. `.` is the root.
    ///
    /// - Throws: The first problem that `OutputPath` finds.
    package convenience init(_ text: String) throws(OutputPathProblem) {
        var path = text[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
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
package struct Destination: Hashable, Sendable {
    /// A class, because plans have many operations and are often copied.
    private final class Parts: Sendable {
        let base: String
        let relative: OutputPath
        let path: String

        init(_ base: String, _ relative: OutputPath) {
            self.base = base
            self.relative = relative
            path = Destination.join(base, relative.description)
        }
    }

    private let parts: Parts

    /// The folder, as a path that the user wrote. Symbolic links in it are followed, but none below it.
    package var base: String { parts.base }
    /// The path below `base`.
    package var relative: OutputPath { parts.relative }
    /// The whole path.
    package var path: String { parts.path }

    /// Whether both files are in the same folder.
    package func isBeside(_ other: Destination) -> Bool {
        let (own, others) = (relative.components, other.relative.components)
        return own.count == others.count && base == other.base
            && own.dropLast().elementsEqual(others.dropLast())
    }

    package init(base: String, relative: OutputPath) {
        parts = Parts(base, relative)
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.parts === other.parts || one.base == other.base && one.relative == other.relative
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(relative)
    }

    /// Joins two paths, without a leading `./`.
    package static func join(_ folder: String, _ path: String) -> String {
        switch folder {
        case ".", "": path
        default: folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        }
    }
}
