import CarKit
import Foundation
import RxRelay
import RxSwift

/// The inputs of CarEditor, called on the main thread.
nonisolated protocol CarEditorViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    func didChange(note: String)
}

/// The outputs of CarEditor, formatted for display. They arrive on the main thread.
nonisolated protocol CarEditorViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarEditorViewModel.Content>> { get }
    var canSave: Observable<Bool> { get }
    var owner: Observable<Owner> { get }
}

/// The view model of CarEditor, as its view controller uses it.
nonisolated protocol CarEditorViewModelType {
    var inputs: any CarEditorViewModelInputs { get }
    var outputs: any CarEditorViewModelOutputs { get }
}

/// Turns the inputs of CarEditor into its outputs. It doesn't depend on views.
nonisolated final class CarEditorViewModel: CarEditorViewModelType {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    let car: Car
    let bought: Date
    let page: Int
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let noteSubject = PublishSubject<String>()
    private let canSaveRelay = PublishRelay<Bool>()
    private let ownerRelay = PublishRelay<Owner>()
    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        Observable.merge(viewDidLoadSubject, reloadSubject)
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
        noteSubject
            .map(Self.canSave)
            .bind(to: canSaveRelay)
            .disposed(by: disposeBag)
        noteSubject
            .flatMapLatest(Self.owner)
            .bind(to: ownerRelay)
            .disposed(by: disposeBag)
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Editor"))
    }

    // TODO: Work out canSave.
    private static func canSave(_ note: String) -> Bool {
        false
    }

    // TODO: Work out owner.
    private static func owner(_ note: String) -> Observable<Owner> {
        .empty()
    }
}

// MARK: - Inputs

nonisolated extension CarEditorViewModel: CarEditorViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }

    func didChange(note: String) {
        noteSubject.onNext(note)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }

    var canSave: Observable<Bool> {
        canSaveRelay.observe(on: MainScheduler.instance)
    }

    var owner: Observable<Owner> {
        ownerRelay.observe(on: MainScheduler.instance)
    }
}
