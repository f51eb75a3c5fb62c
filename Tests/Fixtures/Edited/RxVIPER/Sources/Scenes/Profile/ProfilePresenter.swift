import RxSwift

/// Makes events of the actions of Profile, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class ProfilePresenter {
    let userID: Int
    /// Written by hand: shown until anything else is known.
    let fallbackName = "No name"
    private weak var view: (any ProfileViewInterface)?
    private let interactor: any ProfileInteractorInterface
    private let wireframe: any ProfileWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withUserID userID: Int,
        view: any ProfileViewInterface,
        interactor: any ProfileInteractorInterface,
        wireframe: any ProfileWireframeInterface
    ) {
        self.userID = userID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension ProfilePresenter: ProfilePresenterInterface {
    func configure(with output: Profile.ViewOutput) -> Profile.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: ProfileEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any ProfileInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}

// Written by hand.
extension ProfilePresenter {
    var greeting: String { "\(fallbackName) \(userID)" }
}
