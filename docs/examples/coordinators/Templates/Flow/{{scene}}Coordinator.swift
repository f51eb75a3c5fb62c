{{> header}}
{{> imports}}
{{#memberImports}}
import {{.}}
{{/memberImports}}

/// Decides which scene follows in the flow {{scene}}. The scenes of the flow keep it.
@MainActor
final class {{scene}}Coordinator {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let parent: Dependencies
    /// The router of the first scene.
    private weak var entry: SceneRouter?

    /// - Parameter parent: The dependencies of what led to the flow.
    init({{#hasInjected}}{{injectedParameters}}, {{/hasInjected}}parent: Dependencies) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.parent = parent
    }

    /// The first scene of the flow.
    var first: any SceneBuilding {
        {{#options.start}}
        {{options.start}}
        {{/options.start}}
        {{^options.start}}
        // TODO: Return the Builder of the first scene.
        fatalError("{{scene}} has no first scene")
        {{/options.start}}
    }

    /// The dependencies of the scenes. They tell this coordinator how the user leaves them.
    var flow: Dependencies {
        {{#options.follow}}
        {{#-first}}
        var flow = parent
        {{/-first}}
        flow.onExit(follow({{argumentLabel}}:from:))
        {{#-last}}
        return flow
        {{/-last}}
        {{/options.follow}}
        {{^options.follow}}
        parent
        {{/options.follow}}
    }

    /// Shows another scene of the flow, or another flow.
    func show(_ step: {{scene}}Step, from router: SceneRouter) {
        if entry == nil { entry = router }
        router.handle(step.request, with: flow)
    }

    /// Closes all scenes of the flow, and then calls the action.
    func finish(from router: SceneRouter, then action: @escaping () -> Void = {}) {
        (entry ?? router).close(then: action)
    }
    {{#options.follow}}

    func follow({{argumentLabel}} exit: {{type}}, from router: SceneRouter) {
        // TODO: Show what follows, or finish the flow.
    }
    {{/options.follow}}
}
