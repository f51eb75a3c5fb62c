{{> header}}
{{> ifUIKit}}
{{> testImports}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    {{> formViews}}
    private let fieldsRelay = PublishRelay<{{scene}}Fields>()
    private let submitRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupActions()
        setupRx()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    private func setupActions() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [submitRelay] _ in submitRelay.accept(()) }, for: .touchUpInside)
    }

    private func fieldsDidChange() {
        fieldsRelay.accept({{scene}}Fields(text: textField.text ?? ""))
    }

    private func setupRx() {
        let actions = {{scene}}Actions(fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}})
        let input = presenter.configure(with: .init(actions: actions))
        handle(canSubmit: input.events.canSubmit)
    }

    private func handle(canSubmit: {{> event}}<Bool>) {
        canSubmit
            .{{#options.platforms.is.any}}subscribe{{/options.platforms.is.any}}{{#options.platforms.is.ios}}drive{{/options.platforms.is.ios}}(onNext: { [submitButton] canSubmit in submitButton.isEnabled = canSubmit })
            .disposed(by: disposeBag)
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {}
{{> preview}}
{{> endIfUIKit}}
