import Testing

@testable import Scenes
@testable import UIKit

/// A feature that is written by hand in generated scenes: a list from a repository, and details.
@MainActor
@Suite(.serialized)
struct FeatureTests {
    /// A server whose answers are the tests'.
    private struct Cars: CarRepository {
        let source: Source

        func cars() async throws -> [Car] {
            try await source.load()
            return ["1", "2"].map { Car(id: $0, name: "Car \($0)", price: 100) }
        }

        func car(withID id: String) async throws -> Car {
            try await source.load()
            return Car(id: id, name: "Car \(id)", price: 100)
        }
    }

    @Test(arguments: features)
    func `a list loads, fails, tries again, and leads to details`(feature: Feature) async throws {
        let source = Source()
        CarServer.answer = Cars(source: source)
        defer { CarServer.answer = nil }
        let list = "\(feature.name)List"
        let details = "\(feature.name)Details"
        let app = App(startingWith: feature.list())
        #expect(await eventually { source.isWaiting })
        #expect(app.isVisible("\(list).loading"))
        source.fail()
        #expect(await eventually { app.isVisible("\(list).retry") })
        try app.tap("\(list).retry")
        #expect(await eventually { source.isWaiting })
        source.succeed()
        #expect(await eventually { !app.isVisible("\(list).loading") })
        let table = try #require(app.window.visibleSubviews.compactMap { $0 as? UITableView }.first)
        #expect(table.visibleCells.map(\.text) == ["Car 1", "Car 2"])

        table.select(IndexPath(row: 1, section: 0))
        #expect(await eventually { app.stack.map(\.sceneName) == [list, details] })
        #expect(await eventually { source.isWaiting })
        source.succeed()
        #expect(await eventually { !app.isVisible("\(details).loading") })
        #expect(try app.shown().title == "Car 2")
        let labels = app.window.visibleSubviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels.contains("$100"))
        let parts = try Released([app.shown()])
        try app.shown().router().close()
        #expect(app.stack.map(\.sceneName) == [list])
        await parts.expectNothingLeft()
    }
}

/// The two scenes of a set.
struct Feature: Sendable, CustomTestStringConvertible {
    let name: String
    let list: @MainActor @Sendable () -> any SceneBuilder

    var testDescription: String { name }
}

extension UITableViewCell {
    fileprivate var text: String? {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
    }
}
