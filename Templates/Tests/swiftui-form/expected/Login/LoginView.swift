#if canImport(SwiftUI)
import SwiftUI

/// Lays out the form of Login. Input goes to the view model; other scenes, to the router.
struct LoginView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: LoginViewModel
    @State private var submitting = SceneTask()
    private let router: LoginRouter

    init(viewModel: LoginViewModel, router: LoginRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        Form {
            TextField(text: $viewModel.fields.text) { Text("Text", bundle: SceneTexts.bundle) }
                .accessibilityIdentifier("Login.text")
            Button(SceneTexts.submit) { submit() }
                .disabled(!viewModel.canSubmit)
                .accessibilityIdentifier("Login.submit")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("Login.content")
        .navigationTitle(Text("Login", bundle: SceneTexts.bundle))
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
}

#if DEBUG
#Preview {
    SceneStack(navigator: SceneNavigator(root: LoginBuilder(withUser: "42")))
}
#endif
#endif
