package import Basics
package import TemplateEngine
import XcodeTemplates

extension TemplateSet {
    /// The template at a path in the set's folder, which is parsed once.
    package func template(at path: String) throws(TemplateError) -> Template {
        try parsedTemplates.template(at: path) { () throws(TemplateError) in
            try parseTemplate(at: path)
        }
    }

    /// The same for one thread alone: threads that render from one template wait for each other,
    /// because each counts who uses its parts.
    package func parseTemplate(at path: String) throws(TemplateError) -> Template {
        try Template(
            parsing: SourceText(name: self.path(of: path), text: sources[path] ?? ""),
            delimiters: delimiters)
    }
}

extension TemplateSet {
    /// The roles and ids of its files that are these names.
    ///
    /// - Parameter options: those of the scene; nil where they could not be read.
    /// - Throws: `Failure` with every name that is unknown, or that no file has which is made for
    ///   these options.
    package func parts(
        named names: [SourceText], for options: OptionValues?
    ) throws(Failure) -> Set<String> {
        if let first = names.first, !format.isNative {
            throw first.failure(
                "'\(self.name.onOneLine)' is an Xcode file template, which makes all of its files or "
                    + "none, so there is no '\(first.text.onOneLine)' alone",
                hint: "Leave --only out.")
        }
        let parts = try mapCollectingErrors(names) { (name) throws(Failure) in
            let named = files.filter { $0.isNamed(in: [name.text]) }
            if named.isEmpty { throw unknownPart(name) }
            guard let options, !named.contains(where: { $0.condition.holds(for: options) }) else {
                return name.text
            }
            var needs: [String] = []
            for text in named.map({ asArguments($0.condition) }) where !needs.contains(text) {
                needs.append(text)
            }
            throw name.failure(
                "with these options the set '\(self.name)' makes no '\(name.text.onOneLine)'",
                hint: "It is made with \(needs.joinedAsAlternatives()).")
        }
        return Set(parts)
    }

    /// What to type so that a condition holds.
    private func asArguments(_ condition: Condition) -> String {
        condition.clauses.map { clause in
            var values = clause.values
            switch options.first(where: { $0.name == clause.option })?.kind {
            case .members?: values = values.map { $0 == "true" ? "name:Type" : "" }
            case .link?: values = values.map { $0 == "true" ? "path" : "" }
            default: break
            }
            return "--option \(clause.option)=\(values.joined(separator: "|"))"
        }.joined(separator: " ").onOneLine
    }

    private func unknownPart(_ name: SourceText) -> Failure {
        let roles = Set(files.map(\.role)).sorted()
        let ids = files.map(\.id)
        let list = { (names: [String]) in names.map(\.onOneLine).joinedAsAlternatives("and") }
        return name.failure(
            "the set '\(self.name)' has no role or file '\(name.text.onOneLine)'",
            hint: Suggestions.question(for: name.text, among: roles + ids)
                ?? "Its roles are \(list(roles)), and its files are \(list(ids)).")
    }
}

extension TemplateSet {
    /// Whether its scenes depend on who they are by.
    package var usesAuthor: Bool {
        if case .xcode(let template) = format {
            return template.uses(["USERNAME", "FULLUSERNAME", "FILEHEADER"])
        }
        return hasTag(naming: ["author"])
    }

    /// Whether its scenes depend on the day they are made.
    package var usesDate: Bool {
        if case .xcode(let template) = format {
            return template.uses([
                "DATE", "YEAR", "TIME", "COPYRIGHT", "NSHUMANREADABLECOPYRIGHTPLIST", "FILEHEADER",
            ])
        }
        return hasTag(naming: ["date", "year"])
    }

    /// Whether its tests depend on values of what a scene starts with.
    package var asksForSamples: Bool { format.isNative && hasTag(naming: ["samples"]) }

    /// Whether it asks for the header of files; a bundle has its own ways.
    package var usesHeader: Bool { format.isNative && hasTag(naming: ["header"]) }

    /// What the questions above are about.
    private static let values: Set = ["author", "date", "year", "samples", "header"]

    /// Whether a tag of a file, of its path or of a partial names one of these values, or something
    /// in it.
    private func hasTag(naming values: Set<String>) -> Bool {
        !parsedTemplates.askedNames(askedValues).isDisjoint(with: values)
    }

    /// Those of `values` that its tags name.
    private func askedValues() -> Set<String> {
        var missing = Self.values
        func look(
            in text: String, _ delimiters: TemplateDelimiters, _ template: () -> Template?
        ) {
            // Most texts have no such tag, and need not be parsed. One that cannot be parsed makes
            // no scene.
            guard delimiters.mayName(missing, in: text), let template = template() else { return }
            for name in template.references.names {
                missing.remove(String(name.prefix { $0 != "." }))
            }
        }
        let partials = sources.keys.filter(SetLayout.isPartial)
        for path in Set(files.map(\.source)).union(partials) {
            look(in: sources[path] ?? "", delimiters) { try? template(at: path) }
        }
        for file in files {
            look(in: file.path, .mustache) { try? Template(parsing: pathSource(of: file)) }
        }
        return Self.values.subtracting(missing)
    }
}
