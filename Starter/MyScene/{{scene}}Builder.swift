{{> header}}
{{> imports}}
{{#options.viewController}}

#if canImport(UIKit)
import UIKit
#endif
{{/options.viewController}}

/// Puts {{scene}} together from what it starts with.
struct {{scene}}Builder {
    {{#hasParams}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    @MainActor
    func makeViewModel({{dependencyParameters}}) -> {{scene}}ViewModel {
        {{scene}}ViewModel({{injectedArguments}})
    }
    {{#options.viewController}}

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        {{scene}}ViewController(viewModel: makeViewModel())
    }
    #endif
    {{/options.viewController}}
}
