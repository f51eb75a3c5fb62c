{{> header}}
{{> ifUIKit}}
{{> imports}}
import UIKit

{{#hasParams}}
/// Wires the {{scene}} scene, hands it its initial data, and leads from it to other scenes.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene, and leads from it to other scenes.
{{/hasParams}}
///
/// It is the Router of VIPER.
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController>, {{scene}}PresenterToRouterProtocol {
    init({{parameters}}) {
        let viewController = {{scene}}ViewController()
        super.init(viewController: viewController)
        let interactor = {{scene}}Interactor()
        let presenter = {{scene}}Presenter(view: viewController, interactor: interactor, router: self{{#hasParams}}, {{arguments}}{{/hasParams}})
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
{{> endIfUIKit}}
