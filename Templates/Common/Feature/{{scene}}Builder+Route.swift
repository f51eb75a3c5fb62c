{{> header}}
public import {{module}}Interface

nonisolated extension {{scene}}Builder: RoutedScene {
    public init(_ route: {{scene}}Route) {
        self.init({{routeArguments}})
    }
}
