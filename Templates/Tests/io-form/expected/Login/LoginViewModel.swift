import RxRelay
import RxSwift

/// The inputs of Login, called on the main thread.
nonisolated protocol LoginViewModelInputs {
    func didChange(name: String)
    func signIn()
}

/// The outputs of Login, formatted for display. They arrive on the main thread.
nonisolated protocol LoginViewModelOutputs {
    var isValid: Observable<Bool> { get }
}

/// The view model of Login, as its view controller uses it.
nonisolated protocol LoginViewModelTypes {
    var inputs: any LoginViewModelInputs { get }
    var outputs: any LoginViewModelOutputs { get }
}

/// Turns the inputs of Login into its outputs. It doesn't depend on views.
nonisolated final class LoginViewModel: LoginViewModelTypes {
    var inputs: any LoginViewModelInputs { self }
    var outputs: any LoginViewModelOutputs { self }

    private let nameSubject = PublishSubject<String>()
    private let signInSubject = PublishSubject<Void>()
    private let isValidRelay = PublishRelay<Bool>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        nameSubject
            .map(Self.isValid)
            .bind(to: isValidRelay)
            .disposed(by: disposeBag)
    }

    // TODO: Work out isValid.
    private static func isValid(_ name: String) -> Bool {
        false
    }
}

// MARK: - Inputs

nonisolated extension LoginViewModel: LoginViewModelInputs {
    func didChange(name: String) {
        nameSubject.onNext(name)
    }

    func signIn() {
        signInSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension LoginViewModel: LoginViewModelOutputs {
    var isValid: Observable<Bool> {
        isValidRelay.observe(on: MainScheduler.instance)
    }
}
