{{> header}}
import RxRelay
import RxSwift
{{> imports}}

/// Fetches and stores what {{scene}} shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class {{scene}}ViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        {{^options.viewController.is.UIViewController}}
        /// One text for each row, from top to bottom.
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map({{scene}}ViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "{{title}}"
        return state
    }
}
