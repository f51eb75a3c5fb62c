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
    var fields: {{> action}}<{{scene}}Fields> = .never()
    /// Submits the fields if they are complete.
    var submit: {{> action}}<Void> = .never()
}

{{#options.platforms.is.any}}
/// The events that the view shows. They arrive on the main thread.
{{/options.platforms.is.any}}
{{#options.platforms.is.ios}}
/// The events that the view shows.
{{/options.platforms.is.ios}}
struct {{scene}}Events {
    /// Whether the fields can be submitted now.
    let canSubmit: {{> event}}<Bool>
}

/// The values that the user enters in {{scene}}.
{{> nonisolated}}struct {{scene}}Fields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}

nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func send(_ fields: {{scene}}Fields) -> Single<Void>
}
