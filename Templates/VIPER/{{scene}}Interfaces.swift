{{> header}}
{{#options.viewController.is.UIViewController}}
{{> content}}
{{/options.viewController.is.UIViewController}}
{{^options.viewController.is.UIViewController}}
{{<content}}
{{$rows}}
var rows: [Row] = []

nonisolated struct Row: Hashable, Identifiable {
    var id: String
    var text: String
}
{{/rows}}
{{/content}}
{{/options.viewController.is.UIViewController}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {
    func show(_ state: LoadState<{{scene}}Content>)
}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}
{{^options.complexity.is.simple}}

@MainActor
protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> {{scene}}Entity
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}
