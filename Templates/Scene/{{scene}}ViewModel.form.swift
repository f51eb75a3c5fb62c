{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Holds what the user enters in {{scene}}, checks it, and submits it. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    {{> formFields}}

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    let loader = Loader<Fields>()
    var fields = Fields()

    {{> initializeInjected}}
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
    {{$members}}
    {{/members}}
}
