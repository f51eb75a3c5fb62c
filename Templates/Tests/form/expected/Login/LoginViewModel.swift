/// Holds what the user enters in Login, checks it, and submits it. It doesn't depend on views.
@MainActor
final class LoginViewModel {
    /// The values that the user enters.
    struct Fields: Equatable {
        var text = ""

        // TODO: Check every field.
        var areComplete: Bool { !text.isEmpty }

        /// Complete fields, for tests and previews.
        static let example = Self(text: "Text")
    }

    let user: String
    let loader = Loader<Fields>()
    var fields = Fields()

    init(withUser user: String) {
        self.user = user
    }

    /// Its content is what was submitted last.
    var submission: LoadState<Fields> { loader.state }

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
