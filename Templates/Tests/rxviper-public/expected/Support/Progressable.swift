/// A view that shows the progress of loading its content.
@MainActor
public protocol Progressable: AnyObject {
    func showLoading()
    func hideLoading()
    /// Shows what went wrong and offers another attempt.
    func show(error message: String)
}

extension Progressable {
    public func showProgress<Content>(of state: LoadState<Content>) {
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
public protocol LoadStateViewOwner: Progressable {
    var loadStateView: LoadStateView { get }
}

extension LoadStateViewOwner {
    public func showLoading() {
        loadStateView.show(LoadState<Never>.loading)
    }

    public func hideLoading() {
        loadStateView.show(LoadState.loaded(()))
    }

    public func show(error message: String) {
        loadStateView.show(LoadState<Never>.failed(message: message))
    }
}
#endif
