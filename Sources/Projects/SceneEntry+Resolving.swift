package import Basics
package import Scenes
import SwiftSource
package import TemplateSets

extension SceneEntry {
    /// The entry as a command line would ask for it.
    package func request(author: String, date: String) -> SceneRequest {
        SceneRequest(
            name: name.text, parameters: choices.parameters.texts, imports: choices.imports.texts,
            dependencies: choices.dependencies.texts, samples: choices.samples.texts,
            options: choices.optionArguments,
            parts: choices.parts.texts, author: author, date: date)
    }

    /// Reads the entry against the set that will render it.
    ///
    /// - Parameter options: those of the command line, besides the entry's.
    /// - Throws: `Failure` with 65 and everything that is wrong, where the file has it.
    package func scene(
        for set: TemplateSet, author: String, date: String, options: [String] = []
    ) throws(Failure) -> Scene {
        var request = request(author: author, date: date)
        request.options += options
        return try located { () throws(Failure) in try Scene(resolving: request, for: set) }
    }

    /// The routes that the entry asks for, each with what is said of its target.
    ///
    /// - Throws: `Failure` with 65 and everything that is wrong, where the file has it.
    package func routeRequests() throws(Failure) -> [(RouteRequest, RouteEntry)] {
        try located { () throws(Failure) in
            let asked =
                (choices.routes ?? []).map { ($0, RouteStyle.push) }
                + (choices.presentations ?? []).map { ($0, .present) }
            let routes = try mapCollectingErrors(asked) { (route, style) throws(Failure) in
                let option = style == .push ? "--route" : "--present"
                return (try RouteRequest(parsing: route.text.text, style, of: option), route)
            }
            try Self.refuseDuplicates(among: routes)
            return routes
        }
    }

    private static func refuseDuplicates(
        among routes: [(RouteRequest, RouteEntry)]
    ) throws(Failure) {
        var seen: Set<String> = []
        let problems = routes.compactMap { request, entry -> Diagnostic? in
            if seen.insert(request.label.caseFolded).inserted { return nil }
            let text = entry.text.text
            return Diagnostic(
                .error, "another route is called '\(request.label)' already",
                path: request.style == .push ? "--route" : "--present",
                excerpt: SourceExcerpt(line: text, column: 1, length: text.count),
                hint: "Put another label before it: other:\(request.target)")
        }
        if !problems.isEmpty { throw Failure(.usage, problems) }
    }

    /// Does something with the texts of the entry; what is wrong with them is shown in the file
    /// that has them, and then it is a file that is wrong and not the command line.
    package func located<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        do {
            return try body()
        } catch {
            let diagnostics = error.diagnostics.map(located)
            let isInFiles = error.status == .usage && diagnostics.allSatisfy { $0.position != nil }
            throw Failure(isInFiles ? .data : error.status, diagnostics)
        }
    }

    /// A diagnostic about an argument, put where a file has that argument.
    private func located(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let option = diagnostic.path, let text = text(of: option, for: diagnostic),
            text.name != option
        else { return diagnostic }
        var range = 0..<text.text.utf8.count
        if let excerpt = diagnostic.excerpt, excerpt.line.hasSuffix(text.text) {
            // An option's argument begins with its key.
            let column = max(1, excerpt.column - (excerpt.line.count - text.text.count))
            let start = text.text.prefix(column - 1).utf8.count
            let rest = text.text.dropFirst(column - 1)
            range = start..<start + rest.prefix(excerpt.length).utf8.count
        }
        return Diagnostic(
            diagnostic.severity, diagnostic.message, in: text, atUTF8Offset: range.lowerBound,
            utf8Length: range.count, hint: diagnostic.hint)
    }

    /// The text that a diagnostic about an option of `new` is about.
    private func text(of option: String, for diagnostic: Diagnostic) -> SourceText? {
        func isQuoted(_ text: String) -> Bool { diagnostic.message.contains("'\(text)'") }
        if option == "--option" {
            if let line = diagnostic.excerpt?.line, let text = choices.optionText(ofArgument: line)
            {
                return text
            }
            let options = choices.options.sorted { $0.key < $1.key }
            for (key, entry) in options where isQuoted(key) {
                if let text = entry.texts.first(where: { isQuoted($0.text) }) { return text }
            }
            let option = options.first { key, entry in
                isQuoted(key) || entry.texts.contains { isQuoted($0.text) }
            }
            return option.map { choices.optionKeys[$0.key] ?? $0.value.place }
        }
        let texts = texts(of: option)
        if let line = diagnostic.excerpt?.line, let text = texts.first(where: { $0.text == line }) {
            return text
        }
        return texts.first { isQuoted($0.text) } ?? texts.first
    }

    /// The texts that stand for an option of `new`.
    private func texts(of option: String) -> [SourceText] {
        switch option {
        case "name": [name]
        case "--param": choices.parameters ?? []
        case "--import": choices.imports ?? []
        case "--dependency": choices.dependencies ?? []
        case "--sample": choices.samples ?? []
        case "--only": choices.parts ?? []
        case "--route": choices.routes?.map(\.text) ?? []
        case "--present": choices.presentations?.map(\.text) ?? []
        default: []
        }
    }
}

extension [SourceText]? {
    fileprivate var texts: [String] { self?.map(\.text) ?? [] }
}
