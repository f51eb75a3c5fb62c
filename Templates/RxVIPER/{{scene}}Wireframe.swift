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
@MainActor
final class {{scene}}Wireframe: BaseWireframe<{{scene}}ViewController> {
    init({{parameters}}) {
        {{#options.interface.is.none}}
        let view = {{scene}}ViewController()
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let view = {{scene}}Wireframe.makeView()
        {{/options.interface.is.none}}
        super.init(viewController: view)
        view.presenter = {{scene}}Presenter({{#arguments}}{{.}}, {{/arguments}}{{> madeParts}})
    }
    {{^options.interface.is.none}}

    {{> makeView}}
    {{/options.interface.is.none}}
}

extension {{scene}}Wireframe: {{scene}}WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
{{> endIfUIKit}}
