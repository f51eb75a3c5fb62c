{{> header}}
{{#hasParams}}
{{> imports}}
{{$imports}}
{{/imports}}

{{/hasParams}}
/// Checks what the user enters in {{scene}}, and decides where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private weak var view: (any {{scene}}ViewInterface)?
    private let interactor: any {{scene}}InteractorInterface
    private let wireframe: any {{scene}}WireframeInterface
    private var fields = {{scene}}Fields()
    private let loader = Loader<{{scene}}Fields>()

    init({{> initialData}}{{> partsDeclaration}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.submissionDidChange(state) }
    }

    var canSubmit: Bool { fields.areComplete && loader.state.accepts(fields) }

    private func submissionDidChange(_ submission: LoadState<{{scene}}Fields>) {
        view?.show(canSubmit: canSubmit)
        if submission.isLoading { return }
        if let message = submission.failure {
            wireframe.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            wireframe.close()
        }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func fieldsDidChange(_ fields: {{scene}}Fields) {
        self.fields = fields
        view?.show(canSubmit: canSubmit)
    }

    func submit() async {
        guard canSubmit else { return }
        await loader.load { [fields] in
            try await interactor.send(fields)
            return fields
        }
    }
}
