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
    {{> public}}func view(handledBy handler: any RouteHandler) -> some View {
        {{scene}}View(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
{{> endIfSwiftUI}}
