{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxSwift

/// The streams between the view and the presenter of {{scene}}.
enum {{scene}} {
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    struct ViewInput {
        let events: {{scene}}Events
    }
}

{{#options.platforms.is.any}}
/// The actions of the view. They may arrive on any thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The actions of the view.
{{/options.platforms.is.ios}}
struct {{scene}}Actions {
    var load: {{> action}}<Void> = .never()
}

{{#options.platforms.is.any}}
/// The events that the view shows. They arrive on the main thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The events that the view shows.
{{/options.platforms.is.ios}}
struct {{scene}}Events {
    let state: {{> event}}<LoadState<{{scene}}Content>>
}

{{#options.viewController.is.UIViewController}}
{{> content}}
{{/options.viewController.is.UIViewController}}
{{^options.viewController.is.UIViewController}}
{{<content}}
{{$rows}}
var rows: [Row] = []

struct Row: Hashable, Identifiable {
    var id: String
    var text: String
}
{{/rows}}
{{/content}}
{{/options.viewController.is.UIViewController}}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}
{{^options.complexity.is.simple}}

nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<{{scene}}Entity>
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content
}
{{/options.complexity.is.formatter}}
