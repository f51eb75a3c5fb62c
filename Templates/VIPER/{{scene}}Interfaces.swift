{{> header}}
{{> content}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface, Progressable {
    func show(_ content: {{scene}}Content)
}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func load() async
    func didTapClose()
}
{{^options.complexity.is.simple}}

@MainActor
protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetch{{> fetched}}() async throws -> {{scene}}{{> fetched}}
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}
