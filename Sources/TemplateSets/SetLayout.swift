/// What the paths in a set's folder say.
package enum SetLayout {
    static let partialsFolder = "Partials/"
    static let partialSuffix = ".mustache"

    package static func isPartial(_ path: String) -> Bool {
        path.hasPrefix(partialsFolder) && path.hasSuffix(partialSuffix)
    }

    /// What tags call a partial.
    package static func partialName(of path: String) -> String {
        String(path.dropFirst(partialsFolder.count).dropLast(partialSuffix.count))
    }

    /// Whether a file is for people who look at the folder, and no template.
    package static func isForReaders(_ path: String) -> Bool {
        let stem = path.prefix { $0 != "." }.uppercased()
        return ["README", "LICENSE", "LICENCE", "NOTICE", "CHANGELOG"].contains(stem)
    }
}
