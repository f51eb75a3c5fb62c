{{> header}}
{{> builderImports}}
{{> importUIKit}}

/// The flow {{scene}} as a value: other scenes, flows, and links lead to it as to a scene.
nonisolated {{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderData}}
    @MainActor
    func makeCoordinator(with dependencies: Dependencies = Dependencies()) -> {{scene}}Coordinator {
        {{scene}}Coordinator({{#hasInjected}}{{> injectedValues}}, {{/hasInjected}}parent: dependencies)
    }

    {{> ifUIKit}}
    /// The first view controller of the flow.
    @MainActor
    {{> public}}static func viewController({{#parameters}}{{.}}, {{/parameters}}with dependencies: Dependencies = Dependencies()) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        let coordinator = makeCoordinator(with: dependencies)
        return coordinator.first.viewController(with: coordinator.flow)
    }
    {{> endIfUIKit}}
}
