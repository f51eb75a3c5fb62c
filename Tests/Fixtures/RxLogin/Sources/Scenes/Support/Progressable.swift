/// A view that shows the progress of loading its content.
@MainActor
protocol Progressable: AnyObject {
    func showLoading()
    func hideLoading()
    /// Shows what went wrong and offers another attempt.
    func show(error message: String)
}

extension Progressable {
    func showProgress<Content>(of state: LoadState<Content>) {
        switch state {
        case .loading: showLoading()
        case .loaded: hideLoading()
        case .failed(let message): show(error: message)
        }
    }
}

#if canImport(UIKit)
/// A view controller that shows its progress with a `LoadStateView`.
@MainActor
protocol LoadStateViewOwner: Progressable {
    var loadStateView: LoadStateView { get }
}

extension LoadStateViewOwner {
    func showLoading() {
        loadStateView.show(LoadState<Never>.loading)
    }

    func hideLoading() {
        loadStateView.show(LoadState.loaded(()))
    }

    func show(error message: String) {
        loadStateView.show(LoadState<Never>.failed(message: message))
    }
}
#endif
