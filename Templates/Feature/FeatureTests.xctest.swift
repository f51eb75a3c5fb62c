{{> header}}
import {{feature}}Interface
import {{feature}}Testing
import {{support}}
import XCTest

@testable import {{feature}}

/// Tests that every route of {{feature}} leads to a scene.
nonisolated final class {{feature}}FeatureTests: XCTestCase {
    @MainActor
    func testEveryRouteHasAScene() async {
        let dependencies = Dependencies(features: [{{feature}}Feature.self])
        XCTAssertEqual(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" }, [])
    }

    @MainActor
    func testEveryRouteHasAFake() async {
        let dependencies = Dependencies(features: [{{feature}}Fakes.self])
        XCTAssertEqual(dependencies.unregistered({{feature}}Routes.all).map { "\($0)" }, [])
    }
}
