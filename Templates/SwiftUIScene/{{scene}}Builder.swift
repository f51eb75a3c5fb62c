{{> header}}
{{> builderImports}}
{{> importSwiftUI}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderMembers}}
    {{$members}}
    {{/members}}
}

{{> ifSwiftUI}}
extension {{scene}}Builder: SwiftUISceneBuilder {
    @MainActor
    {{> public}}func view(handledBy handler: any SwiftUIRouteHandler, with dependencies: Dependencies) -> some View {
        {{scene}}View(viewModel: makeViewModel({{> dependenciesArgument}}), router: makeRouter(handler: handler, with: dependencies))
    }
}
{{> endIfSwiftUI}}
