import RxSwift

/// The streams between the view and the presenter of CarPrompt.
enum CarPrompt {
    struct ViewOutput {
        let actions: CarPromptActions
    }

    struct ViewInput {
        let events: CarPromptEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct CarPromptActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct CarPromptEvents {
    let state: Observable<LoadState<CarPromptContent>>
}

/// The content of CarPrompt, formatted for display.
nonisolated struct CarPromptContent: Equatable {
    var title: String
}

/// Where CarPrompt leads. Each route is an extension in a file of its own.
struct CarPromptNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CarPromptWireframeInterface: WireframeInterface {
    func navigate(to option: CarPromptNavigationOption)
}

@MainActor
protocol CarPromptViewInterface: ViewInterface {}

@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput
}
