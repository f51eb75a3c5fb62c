{{> header}}
{{> testImports}}
public import {{module}}Interface
{{> importTestNetworking}}
{{> importSwiftUI}}

/// Stands for {{scene}} in the tests, previews, and demo apps of other features.
public nonisolated struct {{scene}}Fake: RoutedScene {
    public let route: {{scene}}Route

    public init(_ route: {{scene}}Route) {
        self.route = route
    }
}

{{> ifSwiftUI}}
extension {{scene}}Fake: SwiftUISceneBuilder {
    @MainActor
    public func view(handledBy handler: any SwiftUIRouteHandler, with dependencies: Dependencies) -> some View {
        Text("{{title}}")
            .navigationTitle("{{title}}")
    }
}
{{> endIfSwiftUI}}
{{> routeSample}}
