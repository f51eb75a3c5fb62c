{{> header}}
{{> ifUIKit}}
{{> imports}}
import RxSwift
import UIKit

{{#hasParams}}
/// Wires the {{scene}} scene, hands it its initial data, and leads from it to other scenes.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene, and leads from it to other scenes.
{{/hasParams}}
///
/// It is the Router of VIPER.
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController> {
    private let presenter: {{scene}}Presenter
    private let interactor: {{scene}}Interactor
    private let disposeBag = DisposeBag()

    init({{parameters}}) {
        presenter = {{scene}}Presenter({{arguments}})
        interactor = {{scene}}Interactor()
        let viewController = {{scene}}ViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
{{> endIfUIKit}}
