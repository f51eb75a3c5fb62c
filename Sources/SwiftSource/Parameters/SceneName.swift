package import Basics

/// The identifier that every type of a scene starts with, or a file's name for Xcode templates.
package struct SceneName: Hashable, Sendable, CustomStringConvertible {
    /// The text that contains the name.
    package let source: SourceText

    package var description: String { source.text }

    /// Parses a name of at most 200 bytes that contains letters, digits, and `_`. It begins with an
    /// upper-case letter, or with any letter of a script without case.
    ///
    /// - Parameter names: the existing scenes, one of which is probably meant.
    /// - Throws: a failure that says what is wrong, where, and which name is valid.
    package init(parsing source: SourceText, among names: () -> [String] = { [] }) throws(Failure) {
        self.source = source
        do {
            try Self.check(source)
        } catch var failure {
            let known = Self.meant(by: source.text, among: names()).first
            let better = known ?? Self.suggestion(for: source.text)
            failure.diagnostics[0].hint = better.map { "Did you mean '\($0)'?" }
            throw failure
        }
    }

    private static func check(_ source: SourceText) throws(Failure) {
        let name = try NameKind.scene.check(source.text, of: source)
        if name.hasPrefix("_") {
            throw source.failure("a scene name cannot start with '_'", atUTF8: .at(0))
        }
        if SwiftKeywords.reserved.contains(name) || SwiftKeywords.neverTypes.contains(name) {
            throw NameKind.scene.keywordError(name, 0..<name.utf8.count, of: source)
        }
        if name.unicodeScalars.first?.properties.isLowercase == true {
            throw source.failure("a scene name starts with an upper-case letter", atUTF8: .at(0))
        }
    }

    /// Returns the words of the text without spaces, each with a capital letter, if that is a name.
    private static func suggestion(for text: String) -> String? {
        guard text.unicodeScalars.count <= NameKind.limit else { return nil }
        let words = fileName(of: text).unicodeScalars.split { !$0.isNameCharacter }
        let joined = words.map { String($0).withFirstUppercased }.joined()
        let isName = (try? check(SourceText(argument: joined, of: ""))) != nil
        return isName && joined != text ? joined : nil
    }

    /// Returns the last part of a path without the extension of a source, and without arguments.
    private static func fileName(of text: String) -> String {
        let name = String((text.split(separator: "/").last ?? "").prefix { $0 != "(" })
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// Returns the existing scenes that a text probably means, which can be a path, a source, or a
    /// type of the scene.
    package static func meant(by text: String, among names: [String]) -> [String] {
        let name = fileName(of: text)
        let owner = names.first { scene in
            name == scene
                || name.hasPrefix(scene) && partNames.contains(String(name.dropFirst(scene.count)))
        }
        return owner.map { [$0] } ?? Suggestions.closest(to: name, among: names)
    }

    /// How the names of a scene's types end.
    private static let partNames: Set = [
        "Builder", "Interactor", "Presenter", "Router", "Screen", "Tests", "View", "ViewController",
        "ViewModel", "Wireframe",
    ]

    /// Parses a name that only names files: `main`, `UIView+Layout`, `my-utils`.
    package init(ofFile source: SourceText) throws(Failure) {
        let text = source.text
        let kind = NameKind.scene.rawValue
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
            throw source.failure("\(kind) is missing", atUTF8: 0..<0)
        }
        if first == "." || first.properties.isWhitespace {
            throw source.failure("\(kind) cannot start with \(first.spelling)", atUTF8: .at(0))
        }
        try NameKind.scene.checkCharacters(text, of: source) {
            // Neither a file system nor a terminal gives the character a meaning of its own.
            !"/\\:".unicodeScalars.contains($0) && !$0.isInvisible
        }
        if last == "." || last.properties.isWhitespace {
            let place = text.utf8.count - String(last).utf8.count
            throw source.failure("\(kind) cannot end with \(last.spelling)", atUTF8: .at(place))
        }
        self.source = source
    }
}
