{{> header}}
import RxSwift
{{#dependencyParameters}}
{{> imports}}
{{/dependencyParameters}}

/// Fetches and stores what {{scene}} is about. It neither formats nor shows anything.
nonisolated final class {{scene}}Interactor {
    {{#dependencyParameters}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init({{dependencyParameters}}) {
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
    {{/dependencyParameters}}
}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    func fetchName() -> Single<String> {
        .just("{{title}}")
    }
}
