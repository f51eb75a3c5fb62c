package import Basics

/// The name of a scene: a Swift identifier that every type of the scene starts with, or in an Xcode
/// file template the name of a file.
package struct SceneName: Hashable, Sendable, CustomStringConvertible {
    /// The text that contains the name.
    package let source: SourceText

    /// The name.
    package var description: String { source.text }

    init(checked source: SourceText) { self.source = source }

    /// Parses a name of at most 200 bytes that contains letters, digits, and `_`. It begins with an
    /// upper-case letter, or with any letter of a script without case.
    ///
    /// - Parameter names: the scenes there are, one of which is probably meant.
    /// - Throws: a failure that says what is wrong, where, and which name would do.
    package init(
        parsing source: SourceText, among names: () -> [String] = { [] }
    ) throws(Failure) {
        do {
            _ = try Self.check(source.text)
            self.source = source
        } catch {
            var error = error
            if let problem = error.problem as? NameProblem,
                let better = Suggestions.closest(to: source.text, among: names()).first
                    ?? Self.suggestion(for: source.text)
            {
                error = ParameterError(.suggesting(problem, better), error.range)
            }
            throw error.failure(in: source)
        }
    }

    private static func check(_ text: String) throws(ParameterError) -> String {
        let name = try NameRules(kind: .scene).check(text)
        if name.hasPrefix("_") { throw ParameterError(.startsWith("_", .scene), .at(0)) }
        if SwiftKeywords.reserved.contains(name) || SwiftKeywords.neverTypes.contains(name) {
            throw ParameterError(.keyword(name, .scene), 0..<name.utf8.count)
        }
        if name.unicodeScalars.first?.properties.isLowercase == true {
            throw ParameterError(.lowercaseScene, .at(0))
        }
        return name
    }

    /// The words of the text run together, each with a capital letter, if that makes a name.
    private static func suggestion(for text: String) -> String? {
        guard text.unicodeScalars.count <= 200 else { return nil }
        let words = text.unicodeScalars.split { !$0.isNameCharacter }
        let joined = words.map { String($0).withFirstUppercased }.joined()
        guard joined != text, (try? check(joined)) != nil else { return nil }
        return joined
    }
}

extension SceneName {
    /// Takes a name that need not be an identifier, since it only names files: `main`,
    /// `UIView+Layout`, `my-utils`.
    ///
    /// - Throws: a failure that says what is wrong, where, and which name would do.
    package init(ofFile source: SourceText) throws(Failure) {
        do throws(ParameterError) {
            try Self.checkFileName(source.text)
        } catch {
            throw error.failure(in: source)
        }
        self.init(checked: source)
    }

    private static func checkFileName(_ text: String) throws(ParameterError) {
        let scalars = text.unicodeScalars
        let kind = NameProblem.Kind.scene
        guard let first = scalars.first, let last = scalars.last else {
            throw ParameterError(.empty(kind), 0..<0)
        }
        if first == "." || first.properties.isWhitespace {
            throw ParameterError(.startsWith(first, kind), .at(0))
        }
        if let index = scalars.firstIndex(where: { !$0.canBeInFileName }) {
            let place = text.utf8.distance(from: text.startIndex, to: index)
            throw ParameterError(.holds(scalars[index], kind), .at(place))
        }
        if last == "." || last.properties.isWhitespace {
            let place = text.utf8.count - String(last).utf8.count
            throw ParameterError(.endsWith(last, kind), .at(place))
        }
        let limit = NameRules.limit
        guard text.utf8.count <= limit else {
            throw ParameterError(.tooLong(kind, limit: limit), 0..<text.utf8.count)
        }
    }
}

extension Unicode.Scalar {
    /// Whether neither a file system nor a terminal trips over it.
    fileprivate var canBeInFileName: Bool {
        if "/\\:".unicodeScalars.contains(self) { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
