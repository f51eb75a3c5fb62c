import Observation

/// Holds what the user enters in Login, checks it, and submits it. It doesn't depend on views.
@MainActor
@Observable
final class LoginViewModel {
    /// The values that the user enters.
    struct Fields: Equatable {
        var text = ""

        // TODO: Check every field.
        var areComplete: Bool { !text.isEmpty }

        /// Complete fields, for tests and previews.
        static let example = Self(text: "Text")
    }

    var fields = Fields()
    /// Its content is what was submitted last.
    private(set) var submission = LoadState<Fields>()
    let user: String
    private let loader = Loader<Fields>()

    init(withUser user: String) {
        self.user = user
        loader.onChange = { [weak self] state in self?.submission = state }
    }

    /// Whether the fields can be submitted now.
    var canSubmit: Bool { fields.areComplete && submission.accepts(fields) }

    /// Submits the fields if they are complete.
    func submit() async {
        guard canSubmit else { return }
        await loader.load { [fields] in
            try await send(fields)
            return fields
        }
    }

    // TODO: Send the fields.
    private func send(_ fields: Fields) async throws {}
}
