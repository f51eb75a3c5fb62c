import Diagnostics
import TemplateEngine

extension TemplateSet {
    /// Whether some template names the initial data.
    ///
    /// A template that cannot be parsed says nothing of it; rendering reports that.
    var namesParameters: Bool {
        // Those of the listed files come first, since one of them is bound to answer.
        let listed = files.map(\.source)
        let others = sources.keys.filter { !listed.contains($0) }
        return (listed + others).contains { path in
            let source = SourceText(name: name, text: sources[path] ?? "")
            guard let template = try? Template(parsing: source, delimiters: delimiters) else {
                return true
            }
            return template.references.names.contains { name in
                SceneContext.inputNames.contains(String(name.prefix { $0 != "." }))
            }
        }
    }
}

extension TemplateSet {
    /// The roles of its files that are called by these names.
    ///
    /// Throws `Failure` with 64 and every name that is none.
    func roles(named names: [String]) throws(Failure) -> Set<String> {
        let known = Set(files.map(\.role))
        let problems = names.filter { !known.contains($0) }.map { name in
            Diagnostic(
                .error, "the set '\(self.name)' has no role '\(name.onOneLine)'", path: "--only",
                hint: Suggestions.question(for: name, among: known.sorted())
                    ?? "Its roles are \(known.sorted().joinedAsAlternatives("and")).")
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        return Set(names)
    }
}

extension TemplateSet {
    /// Whether a template asks who a scene is by, or when it was made.
    public func mentions(_ name: String) -> Bool {
        let word = Array(name.utf8)
        return sources.values.contains { $0.holds(word) } || files.contains { $0.path.holds(word) }
    }
}

extension String {
    /// Whether these bytes are in the text. They are looked for as bytes, since looking at
    /// characters takes longer than all else that a scene needs.
    fileprivate func holds(_ word: [UInt8]) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            guard let first = word.first, bytes.count >= word.count else { return false }
            return (0...bytes.count - word.count).contains { start in
                bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
            }
        }
    }
}
