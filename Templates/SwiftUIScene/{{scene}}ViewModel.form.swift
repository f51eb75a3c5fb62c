{{> header}}
import Observation
{{> imports}}
{{$imports}}
{{/imports}}

/// Holds what the user enters in {{scene}}, checks it, and submits it. It doesn't depend on views.
@MainActor
@Observable
final class {{scene}}ViewModel {
    {{> formFields}}

    var fields = Fields()
    /// Its content is what was submitted last.
    private(set) var submission = LoadState<Fields>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = Loader<Fields>()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
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
    {{$members}}
    {{/members}}
}
