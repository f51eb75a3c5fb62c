/// The content of CarPrompt, formatted for display.
struct CarPromptContent: Equatable {
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
protocol CarPromptViewInterface: ViewInterface {
    func show(_ state: LoadState<CarPromptContent>)
}

@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}
