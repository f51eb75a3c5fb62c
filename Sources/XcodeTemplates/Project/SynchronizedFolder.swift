import PropertyLists

/// A folder of which Xcode 16 includes every file in targets, except for those that exception sets
/// list.
struct SynchronizedFolder {
    /// The exceptions of one target or of one build phase.
    struct ExceptionSet {
        let id: String
        var members: [String: PropertyList]
        /// The target that gets or loses files; nil if the build phase compiles none.
        let target: String?

        /// Whether the paths are those that a build phase gets in addition.
        var isOfPhase: Bool { members["buildPhase"] != nil }
        /// The id of the target or the build phase.
        var subject: PropertyList? { members["buildPhase"] ?? members["target"] }

        func lists(_ file: String) -> Bool {
            spellings(of: file).contains { members["membershipExceptions"]?.lists($0) == true }
        }
    }

    let id: String
    let path: String
    /// The targets that include every file unless it is an exception. Other targets include only
    /// their exceptions.
    let owners: Set<String>
    var members: [String: PropertyList]
    var sets: [ExceptionSet] = []

    /// The keys whose lists and dictionaries have paths of files.
    static let pathKeys = [
        "additionalCompilerFlagsByRelativePath", "attributesByRelativePath",
        "membershipExceptions", "platformFiltersByRelativePath", "privateHeaders", "publicHeaders",
    ]

    /// A path in the folder, relative to it; nil for another file.
    func relative(_ file: String) -> String? {
        file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : nil
    }

    /// Whether Xcode copies a file with a folder, so that no target compiles it.
    func copies(_ file: String) -> Bool {
        members["explicitFolders"]?.texts?.contains { file.hasPrefix($0 + "/") } == true
    }

    /// Whether a target includes a file, by its relative path.
    func includes(_ file: String, in target: String) -> Bool {
        if copies(file) { return false }
        let listing = sets.filter { $0.target == target && $0.lists(file) }
        return owners.contains(target) != listing.contains { !$0.isOfPhase }
            || listing.contains(where: \.isOfPhase)
    }

    /// The spellings of a path in exception sets. Localizations of a file share an entry.
    static func spellings(of file: String) -> [String] {
        var names = file.split(separator: "/")
        guard names.count > 1, names[names.count - 2].hasSuffix(".lproj") else { return [file] }
        names.remove(at: names.count - 2)
        let path = names.joined(separator: "/")
        return ["/Localized: " + path, "/Localized/" + path, file]
    }

    /// Whether a path comes before another in Xcode's lists: first punctuation, then symbols,
    /// digits, and letters in any case.
    static func precedes(_ left: String, _ right: String) -> Bool {
        func ranks(_ text: String) -> [Int] {
            text.lowercased().unicodeScalars.map { order[$0] ?? 100 + Int($0.value) }
        }
        return ranks(left).lexicographicallyPrecedes(ranks(right))
    }

    private static let order = Dictionary(
        uniqueKeysWithValues: zip(#" _-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$"#.unicodeScalars, 0...))
}

extension PropertyList {
    /// Whether a list has the text, or a dictionary the key.
    func lists(_ name: String) -> Bool {
        items?.contains(.string(name)) ?? (members?[name] != nil)
    }

    /// The value without an entry; nil if it has no other.
    func without(_ name: String) -> PropertyList? {
        switch self {
        case .array(let items):
            let rest = items.filter { $0 != .string(name) }
            return rest.isEmpty ? nil : .array(rest)
        case .dictionary(var members):
            members[name] = nil
            return members.isEmpty ? nil : .dictionary(members)
        default: return self
        }
    }
}
