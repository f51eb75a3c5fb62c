import Diagnostics
import TemplateEngine

extension TemplateSet {
    /// Finds out whether some template names the initial data, and keeps what it parses for that.
    ///
    /// A template that cannot be parsed says nothing of it; rendering reports that.
    mutating func lookForParameters() {
        // Those of the listed files come first, since one of them is bound to answer.
        let listed = files.map(\.source)
        let others = sources.keys.filter { !listed.contains($0) }
        takesParameters = (listed + others).contains { path in
            guard let template = try? template(at: path) else { return true }
            parsed[path] = template
            return template.references.names.contains { name in
                SceneContext.inputNames.contains(String(name.prefix { $0 != "." }))
            }
        }
    }

    /// The template at a path in the set's folder.
    func template(at path: String) throws(TemplateError) -> Template {
        if let template = parsed[path] { return template }
        return try Template(
            parsing: SourceText(name: self.path(of: path), text: sources[path] ?? ""),
            delimiters: delimiters)
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
