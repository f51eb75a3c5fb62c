{{> header}}
import {{feature}}Interface
import {{feature}}Testing
import {{support}}
import Testing

@testable import {{feature}}

/// Tests that every route of {{feature}} leads to a scene.
@MainActor
struct {{feature}}FeatureTests {
    @Test func everyRouteHasAScene() {
        let dependencies = Dependencies(features: [{{feature}}Feature.self])
        #expect(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" } == [])
    }

    @Test func everyRouteHasAFake() {
        let dependencies = Dependencies(features: [{{feature}}Fakes.self])
        #expect(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" } == [])
    }
}
