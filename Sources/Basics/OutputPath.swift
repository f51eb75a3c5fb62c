/// A relative path that is safe to write to, below a folder that the user chose.
///
/// Paths come from template sets, and those come from strangers. What a path must not be is listed
/// in `OutputPathProblem`; one that made it through `init` is not checked again.
///
/// A class, because plans and records hold many paths and are often copied.
package final class OutputPath: Sendable, CustomStringConvertible {
    /// The names of the folders and of the file; never empty.
    package let components: [String]
    /// The path with `/` between its components.
    package let description: String

    /// Takes a path with `/` between its components.
    ///
    /// - Throws: the first problem found, in the order of the components.
    package convenience init(_ text: String) throws(OutputPathProblem) {
        try self.init(text, allowing: nil)
    }

    /// Takes the path of a file of a template pack, which may be a set's `template.json`.
    ///
    /// Throws as for any other path.
    package convenience init(ofPackFile text: String) throws(OutputPathProblem) {
        try self.init(text, allowing: .setManifest)
    }

    private init(_ text: String, allowing allowed: OutputPathProblem?) throws(OutputPathProblem) {
        if let problem = OutputPathProblem.ofWholePath(text) { throw problem }
        // Bytes, not characters: to Swift a slash with a combining mark is another character than
        // a slash, and to a file system it is the same.
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

    /// A path below a folder: as safe as its two parts, as long as it is not too long.
    ///
    /// - Throws: `OutputPathProblem.pathTooLong`, and nothing else.
    package init(_ path: OutputPath, below folder: ProjectFolder) throws(OutputPathProblem) {
        components = folder.components + path.components
        description =
            folder.components.isEmpty
            ? path.description : folder.path + "/" + path.description
        if description.utf8.count > OutputPathProblem.longestPath { throw .pathTooLong }
    }

    /// Takes the path of a file that a record says scene-kit wrote, and so may remove.
    ///
    /// - Throws: what any other path throws, and `OutputPathProblem.packageManifest`.
    package convenience init(ofRecordedFile text: String) throws(OutputPathProblem) {
        try self.init(text)
        if let problem = OutputPathProblem.ofRecorded(self) { throw problem }
    }

    /// The path of one of scene-kit's own files, which no set can ask for.
    ///
    /// The components are not looked at: they are constants, and names that were.
    package init(ofRecord components: [String]) {
        self.components = components
        description = components.joined(separator: "/")
    }

    /// The file that makes a folder a template set, which no set may write.
    package static let setManifest = "template.json"
    /// The file with a project's defaults, which no set may write.
    package static let configuration = "scene-kit.json"

    package var fileName: String { components[components.count - 1] }

    /// What two paths share when a file system may take them for one.
    package var collisionKey: String { description.caseFolded }
}

extension OutputPath: Hashable {
    package static func == (left: OutputPath, right: OutputPath) -> Bool {
        left.description == right.description
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// Why a path may not be written to.
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

    /// The longest name that file systems in use take, in bytes.
    package static let longestComponent = 255
    /// The longest path that macOS takes, in bytes.
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
        // Programs that are given such a name take it for an option.
        if component.unicodeScalars.first == "-" { return .beginsWithDash(component) }
        if let last = component.unicodeScalars.last, last == "." || last == " " {
            return .endsInDotOrSpace(component)
        }
        if component.utf8.count > longestComponent { return .componentTooLong(component) }
        // Only names that begin as these do need be compared with them.
        guard let first = component.utf8.first, first >= 0x80 || ".gGtTsS".utf8.contains(first)
        else { return nil }
        // Many names begin with an S, and few are as long.
        if first | 0x20 == UInt8(ascii: "s"),
            component.utf8.count < OutputPath.configuration.utf8.count
        {
            return nil
        }
        let folded = component.caseFolded
        // `git~1` is the short name that Windows gives `.git`.
        if folded == ".git" || folded == "git~1" { return .gitFolder }
        if folded == ".scene-kit" { return .ownRecords }
        if folded == OutputPath.configuration { return .ownConfiguration }
        if folded == OutputPath.setManifest { return .setManifest }
        return nil
    }

    /// What scene-kit never writes for a scene.
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
        // Zero-width and bidirectional characters make `.git` look like something else.
        case .format, .surrogate, .privateUse, .unassigned: .invisibleCharacter
        default: lookAlikes.contains(scalar) ? .lookAlike(Character(scalar)) : nil
        }
    }

    /// Characters that read as `/`, `\` or `.` and are none.
    private static let lookAlikes: Set<Unicode.Scalar> = [
        "\u{FF0F}", "\u{2044}", "\u{2215}", "\u{29F8}", "\u{FF3C}", "\u{2216}", "\u{29F5}",
        "\u{2024}", "\u{FF0E}", "\u{2025}", "\u{2026}", "\u{FE52}",
    ]
}

extension String {
    /// What two names or paths share when a file system may take them for one.
    ///
    /// File systems differ in whether case and Unicode form matter. Swift compares strings by
    /// canonical equivalence, which takes care of the form. Upper-casing before lower-casing folds
    /// what has no one-to-one partner, so `ß` meets `ss`.
    package var caseFolded: String { uppercased().lowercased() }

    /// Whether a text is the same byte for byte. `==` does not tell Unicode forms apart, and some file
    /// systems and the Swift compiler do.
    package func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// What alone tells a name from another one that some file systems take for the same.
    package func difference(from other: String) -> String {
        if self == other { return "Unicode form" }
        return caseFolded.isSpelled(like: other.caseFolded) ? "case" : "case and Unicode form"
    }

    /// A path's folder, empty at the top, and its last component.
    package var splitAtName: (folder: String, name: String) {
        guard let slash = lastIndex(of: "/") else { return ("", self) }
        return (String(self[..<slash]), String(self[index(after: slash)...]))
    }
}

extension OutputPathProblem {
    /// Why, in words that follow "the path".
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

    /// Whether it is merely too long (a wrong file) rather than dangerous.
    package var isOnlyLength: Bool {
        switch self {
        case .componentTooLong, .pathTooLong: true
        default: false
        }
    }
}
