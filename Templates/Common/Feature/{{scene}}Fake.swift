{{> header}}
{{> testImports}}
public import {{module}}Interface
{{> importTestNetworking}}
{{> importUIKit}}

/// Stands for {{scene}} in the tests, previews, and demo apps of other features.
public nonisolated struct {{scene}}Fake: RoutedScene {
    public let route: {{scene}}Route

    public init(_ route: {{scene}}Route) {
        self.route = route
    }

    {{> ifUIKit}}
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        viewController.navigationItem.title = "{{title}}"
        return viewController
    }
    {{> endIfUIKit}}
}
{{> routeSample}}
