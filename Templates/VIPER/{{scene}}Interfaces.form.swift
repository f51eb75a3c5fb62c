{{> header}}
/// The values that the user enters in {{scene}}.
struct {{scene}}Fields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
}

{{> navigation}}

@MainActor
protocol {{scene}}ViewInterface: ViewInterface {
    func show(canSubmit: Bool)
}

@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func fieldsDidChange(_ fields: {{scene}}Fields)
    /// Submits the fields if they are complete.
    func submit() async
}

@MainActor
protocol {{scene}}InteractorInterface: InteractorInterface {
    func send(_ fields: {{scene}}Fields) async throws
}
