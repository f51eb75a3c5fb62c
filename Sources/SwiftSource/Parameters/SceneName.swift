package import Basics

/// The name of a scene: a Swift identifier that every type of the scene starts with, or in an Xcode
/// file template the name of a file.
package struct SceneName: Hashable, Sendable, CustomStringConvertible {
    /// The text that contains the name.
    package let source: SourceText

    /// The name.
    package var description: String { source.text }

    /// Parses a name of at most 200 bytes that contains letters, digits, and `_`. It begins with an
    /// upper-case letter, or with any letter of a script without case.
    ///
    /// - Parameter names: the existing scenes, one of which is probably meant.
    /// - Throws: a failure that says what is wrong, where, and which name is valid.
    package init(
        parsing source: SourceText, among names: () -> [String] = { [] }
    ) throws(Failure) {
        do {
            try Self.check(source.text)
            self.source = source
        } catch {
            var error = error
            let better =
                Suggestions.closest(to: source.text, among: names()).first
                ?? Self.suggestion(for: source.text)
            error.hint = better.map { "Did you mean '\($0)'?" }
            throw error.failure(in: source)
        }
    }

    private static func check(_ text: String) throws(ParameterError) {
        let name = try NameKind.scene.check(text)
        if name.hasPrefix("_") {
            throw ParameterError("a scene name cannot start with '_'", .at(0))
        }
        if SwiftKeywords.reserved.contains(name) || SwiftKeywords.neverTypes.contains(name) {
            throw NameKind.scene.keywordError(name, 0..<name.utf8.count)
        }
        if name.unicodeScalars.first?.properties.isLowercase == true {
            throw ParameterError("a scene name starts with an upper-case letter", .at(0))
        }
    }

    /// Returns the words of the text without spaces, each with a capital letter, if that is a name.
    private static func suggestion(for text: String) -> String? {
        guard text.unicodeScalars.count <= NameKind.limit else { return nil }
        let words = text.unicodeScalars.split { !$0.isNameCharacter }
        let joined = words.map { String($0).withFirstUppercased }.joined()
        return joined != text && (try? check(joined)) != nil ? joined : nil
    }

    /// Parses a name that isn't an identifier because it only names files: `main`,
    /// `UIView+Layout`, `my-utils`.
    ///
    /// - Throws: a failure that says what is wrong and where.
    package init(ofFile source: SourceText) throws(Failure) {
        do throws(ParameterError) {
            try Self.checkFileName(source.text)
            self.source = source
        } catch {
            throw error.failure(in: source)
        }
    }

    private static func checkFileName(_ text: String) throws(ParameterError) {
        let scalars = text.unicodeScalars
        let kind = NameKind.scene.rawValue
        guard let first = scalars.first, let last = scalars.last else {
            throw ParameterError("\(kind) is missing", 0..<0)
        }
        if first == "." || first.properties.isWhitespace {
            throw ParameterError("\(kind) cannot start with \(first.spelling)", .at(0))
        }
        if let index = scalars.firstIndex(where: { !$0.canBeInFileName }) {
            let place = text.utf8.distance(from: text.startIndex, to: index)
            throw ParameterError("\(kind) cannot hold \(scalars[index].spelling)", .at(place))
        }
        if last == "." || last.properties.isWhitespace {
            let place = text.utf8.count - String(last).utf8.count
            throw ParameterError("\(kind) cannot end with \(last.spelling)", .at(place))
        }
        try NameKind.scene.checkSize(0..<text.utf8.count)
    }
}

extension Unicode.Scalar {
    /// Whether neither a file system nor a terminal gives the character a meaning of its own.
    fileprivate var canBeInFileName: Bool {
        !"/\\:".unicodeScalars.contains(self) && !isInvisible
    }
}
