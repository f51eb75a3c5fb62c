{{> header}}
{{#route}}
{{> testImports}}
import RxSwift
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}ViewModel{{name}}Tests {
    {{#samples.known}}
    {{> routing}}

    @Test func goTo{{name}}LeadsTheRouterThere() throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        let route = {{scene}}GoTo{{name}}({{samples.arguments}})
        Routing(routes: .of(Nowhere(), route)).goTo{{name}}
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        #expect(spy.{{> routeRequests}}.count == 1)
        {{#showsData}}
        let scene = try #require(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
        {{/showsData}}
        {{^showsData}}
        #expect(spy.{{> routeRequests}}.first is {{target}}Builder)
        {{/showsData}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> goToProof}}
    {{/samples.known}}
}
{{/route}}
