{{> header}}
{{> imports}}
{{> importSwiftUI}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderMembers}}
}

{{> ifSwiftUI}}
extension {{scene}}Builder: SwiftUISceneBuilder {
    @MainActor
    {{> public}}func view(handledBy handler: any RouteHandler, with dependencies: Dependencies) -> some View {
        {{scene}}View(viewModel: makeViewModel({{> dependenciesArgument}}), router: makeRouter(handler: handler, with: dependencies))
    }
}
{{> endIfSwiftUI}}
