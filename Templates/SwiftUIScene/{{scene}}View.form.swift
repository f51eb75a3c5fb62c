{{> header}}
{{> ifSwiftUI}}
{{> testImports}}
import SwiftUI
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}. Input goes to the view model; other scenes, to the router.
struct {{scene}}View: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: {{scene}}ViewModel
    @State private var submitting = SceneTask()
    private let router: {{scene}}Router

    init(viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        Form {
            TextField(text: $viewModel.fields.text) { Text("Text", bundle: SceneTexts.bundle) }
                .accessibilityIdentifier("{{scene}}.text")
            Button(SceneTexts.submit) { submit() }
                .disabled(!viewModel.canSubmit)
                .accessibilityIdentifier("{{scene}}.submit")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("{{scene}}.content")
        .navigationTitle(Text("{{title}}", bundle: SceneTexts.bundle))
    }

    /// A tap while the fields are on their way, or once they have arrived, changes nothing.
    private func submit() {
        guard viewModel.canSubmit else { return }
        submitting.run { [viewModel, router] in
            await viewModel.submit()
            if Task.isCancelled { return }
            if let message = viewModel.submission.failure {
                router.handle(.alert(SceneAlert(title: message)))
            } else if viewModel.submission.content != nil {
                router.close()
            }
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfSwiftUI}}
