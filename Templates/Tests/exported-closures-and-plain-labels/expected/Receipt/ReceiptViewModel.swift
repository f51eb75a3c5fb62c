import Foundation

/// Holds what the user enters in Receipt, checks it, and submits it. It doesn't depend on views.
@MainActor
final class ReceiptViewModel {
    /// The values that the user enters.
    struct Fields: Equatable {
        var text = ""

        // TODO: Check every field.
        var areComplete: Bool { !text.isEmpty }

        /// Complete fields, for tests and previews.
        static let example = Self(text: "Text")
    }

    let date: Date
    let onClose: () -> Void
    let loader = Loader<Fields>()
    var fields = Fields()

    init(date: Date, onClose: @escaping () -> Void) {
        self.date = date
        self.onClose = onClose
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
