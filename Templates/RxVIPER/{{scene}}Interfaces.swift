{{> header}}
import RxSwift

/// What the view and the presenter of {{scene}} exchange.
enum {{scene}} {
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    struct ViewInput {
        let events: {{scene}}Events
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct {{scene}}Actions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct {{scene}}Events {
    let content: Observable<{{scene}}Content>
}

{{> content}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface, Progressable {}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}
{{^options.complexity.is.simple}}

nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}>
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}
