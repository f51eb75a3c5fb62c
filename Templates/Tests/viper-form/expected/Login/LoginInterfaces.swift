/// The values that the user enters in Login.
struct LoginFields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
}

/// Where Login leads. Each route is an extension in a file of its own.
struct LoginNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

@MainActor
protocol LoginViewInterface: ViewInterface {
    func show(canSubmit: Bool)
}

@MainActor
protocol LoginPresenterInterface: PresenterInterface {
    func fieldsDidChange(_ fields: LoginFields)
    /// Submits the fields if they are complete.
    func submit() async
}

@MainActor
protocol LoginInteractorInterface: InteractorInterface {
    func send(_ fields: LoginFields) async throws
}
