import RxSwift

/// What the view and the presenter of CarPrompt exchange.
enum CarPrompt {
    struct ViewOutput {
        let actions: CarPromptActions
    }

    struct ViewInput {
        let events: CarPromptEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct CarPromptActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct CarPromptEvents {
    let content: Observable<CarPromptContent>
}

/// What CarPrompt shows, formatted for display.
nonisolated struct CarPromptContent: Equatable {
    var title: String
}

/// Where CarPrompt leads. Each route is an extension in a file of its own.
struct CarPromptNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol CarPromptWireframeInterface: WireframeInterface {
    func navigate(to option: CarPromptNavigationOption)
}

@MainActor
protocol CarPromptViewInterface: ViewInterface, Progressable {}

@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput
}
