import Basics
import TemplateEngine

/// The templates of a set, each parsed when it is first asked for.
final class ParsedTemplates: Sendable {
    private let templates: [String: Entry]
    private nonisolated(unsafe) var names = LazyReference<Names>()

    private final class Entry: Sendable {
        private nonisolated(unsafe) var template = LazyReference<Template>()

        func template(_ parse: () throws(TemplateError) -> Template) throws(TemplateError)
            -> Template
        {
            try template.value(parse)
        }
    }

    private final class Names: Sendable {
        let names: Set<String>

        init(_ names: Set<String>) { self.names = names }
    }

    /// Nothing is parsed yet.
    init(at paths: some Sequence<String>) {
        templates = Dictionary(uniqueKeysWithValues: paths.map { ($0, Entry()) })
    }

    func template(
        at path: String, _ parse: () throws(TemplateError) -> Template
    ) throws(TemplateError) -> Template {
        guard let entry = templates[path] else { return try parse() }
        return try entry.template(parse)
    }

    /// The names that tags of these templates ask for, as far as it matters to whoever asks.
    func askedNames(_ find: () -> Set<String>) -> Set<String> {
        names.value { Names(find()) }.names
    }
}
