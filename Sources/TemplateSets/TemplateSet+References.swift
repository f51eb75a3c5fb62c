package import Basics
package import TemplateEngine

extension TemplateSet {
    /// The template at a path in the set's folder.
    package func template(at path: String) throws(TemplateError) -> Template {
        try Template(
            parsing: SourceText(name: self.path(of: path), text: sources[path] ?? ""),
            delimiters: delimiters)
    }
}

extension TemplateSet {
    /// The roles and ids of its files that are these names.
    ///
    /// - Parameter options: those of the scene; nil where they could not be read.
    /// - Throws: `Failure` with 64 and every name that is none, or that stands for no file which is
    ///   made for these options.
    package func parts(
        named names: [String], for options: OptionValues?
    ) throws(Failure) -> Set<String> {
        if let first = names.first, !format.isNative {
            throw Failure(
                .usage,
                Diagnostic(
                    .error,
                    "'\(self.name.onOneLine)' is an Xcode file template, which makes all of its "
                        + "files or none, so there is no '\(first.onOneLine)' alone",
                    path: "--only", hint: "Leave --only out."))
        }
        let problems = names.compactMap { name -> Diagnostic? in
            let named = files.filter { $0.isNamed(in: [name]) }
            if named.isEmpty { return unknownPart(name) }
            guard let options, !named.contains(where: { $0.condition.holds(for: options) }) else {
                return nil
            }
            var needs: [String] = []
            for text in named.map({ asArguments($0.condition) }) where !needs.contains(text) {
                needs.append(text)
            }
            return Diagnostic(
                .error, "with these options the set '\(self.name)' makes no '\(name.onOneLine)'",
                path: "--only", hint: "It is made with \(needs.joinedAsAlternatives()).")
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        return Set(names)
    }

    /// What to type so that a condition holds.
    private func asArguments(_ condition: Condition) -> String {
        condition.clauses.map { clause in
            var values = clause.values
            if case .members? = options.first(where: { $0.name == clause.option })?.kind {
                values = values.map { $0 == "true" ? "name:Type" : "" }
            }
            return "--option \(clause.option)=\(values.joined(separator: "|"))"
        }.joined(separator: " ").onOneLine
    }

    private func unknownPart(_ name: String) -> Diagnostic {
        let roles = Set(files.map(\.role)).sorted()
        let ids = files.map(\.id)
        let list = { (names: [String]) in names.map(\.onOneLine).joinedAsAlternatives("and") }
        return Diagnostic(
            .error, "the set '\(self.name)' has no role or file '\(name.onOneLine)'",
            path: "--only",
            hint: Suggestions.question(for: name, among: roles + ids)
                ?? "Its roles are \(list(roles)), and its files are \(list(ids)).")
    }
}
