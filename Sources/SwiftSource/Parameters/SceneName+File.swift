package import Basics

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
