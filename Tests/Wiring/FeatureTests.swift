import Testing

@testable import Scenes
@testable import UIKit

/// A feature that is written by hand in generated scenes: a list from a repository, and details.
@MainActor
struct FeatureTests {
    /// A server whose answers are the tests'.
    @MainActor
    private final class Cars: CarRepository {
        let source = Source()
        private(set) var ids = ["1", "2"]
        var kind = "Car"

        @MainActor func cars() async throws -> [Car] {
            try await source.load()
            return ids.map { Car(id: $0, name: "\(kind) \($0)", price: 100) }
        }

        @MainActor func car(withID id: String) async throws -> Car {
            try await source.load()
            return Car(id: id, name: "Car \(id)", price: 100)
        }

        @MainActor func deleteCar(withID id: String) async throws {
            ids.removeAll { $0 == id }
        }
    }

    /// The app, once its list has loaded.
    private func app(_ feature: Feature, _ cars: Cars) async throws -> App {
        var dependencies = Dependencies()
        dependencies[(any CarRepository).self] = cars
        let app = App(startingWith: feature.list(), with: dependencies)
        #expect(await eventually { cars.source.isWaiting })
        #expect(app.isVisible("\(feature.name)List.loading"))
        cars.source.succeed()
        #expect(await eventually { app.rows == ["Car 1", "Car 2"] })
        return app
    }

    @Test(arguments: features)
    func `a list loads, fails, and tries again`(feature: Feature) async throws {
        let cars = Cars()
        var dependencies = Dependencies()
        dependencies[(any CarRepository).self] = cars
        let list = "\(feature.name)List"
        let app = App(startingWith: feature.list(), with: dependencies)
        #expect(await eventually { cars.source.isWaiting })
        cars.source.fail()
        #expect(await eventually { app.isVisible("\(list).retry") })
        try app.tap("\(list).retry")
        #expect(await eventually { cars.source.isWaiting })
        cars.source.succeed()
        #expect(await eventually { !app.isVisible("\(list).loading") })
        #expect(app.rows == ["Car 1", "Car 2"])
    }

    @Test(arguments: features)
    func `a row leads to details with the same dependencies`(feature: Feature) async throws {
        let cars = Cars()
        let app = try await app(feature, cars)
        let details = "\(feature.name)Details"
        app.table?.select(IndexPath(row: 1, section: 0))
        #expect(
            await eventually { app.stack.map(\.sceneName) == ["\(feature.name)List", details] })
        #expect(await eventually { cars.source.isWaiting })
        cars.source.succeed()
        #expect(await eventually { !app.isVisible("\(details).loading") })
        #expect(try app.shown().navigationItem.title == "Car 2")
        #expect(app.labels.contains("$100"))
        let parts = try Released([app.shown()])
        try app.shown().router().close()
        #expect(app.stack.map(\.sceneName) == ["\(feature.name)List"])
        await parts.expectNothingLeft()
    }

    @Test(arguments: features)
    func `a failed refresh keeps the rows, ends, and is reported`(feature: Feature) async throws {
        let cars = Cars()
        let app = try await app(feature, cars)
        let refresh = try #require(app.table?.refreshControl)
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        #expect(await eventually { cars.source.isWaiting })
        #expect(refresh.isRefreshing)
        cars.source.fail()
        #expect(await eventually { !refresh.isRefreshing })
        #expect(app.rows == ["Car 1", "Car 2"])
        #expect(await eventually { app.top is UIAlertController })
        let alert = try #require(app.top as? UIAlertController)
        #expect(alert.title?.isEmpty == false)
        alert.choose(alert.actions[0])
        // The same rows end a refresh, too.
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        #expect(await eventually { cars.source.isWaiting })
        cars.source.succeed()
        #expect(await eventually { !refresh.isRefreshing })
        // A changed row is the same row.
        cars.kind = "Van"
        refresh.sendActions(for: .valueChanged)
        #expect(await eventually { cars.source.isWaiting })
        cars.source.succeed()
        #expect(await eventually { app.rows == ["Van 1", "Van 2"] })
    }

    @Test(arguments: features)
    func `a row is deleted after a question, and stays deleted`(feature: Feature) async throws {
        let cars = Cars()
        let app = try await app(feature, cars)
        let table = try #require(app.table)
        let refresh = try #require(table.refreshControl)
        let delete = try #require(table.swipeActions(IndexPath(row: 0, section: 0)).first)
        delete.handler(delete, table) { _ in }
        #expect(await eventually { app.top is UIAlertController })
        let alert = try #require(app.top as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        alert.choose(alert.actions[0])
        #expect(await eventually { app.rows == ["Car 2"] })
        #expect(cars.ids == ["2"])
        refresh.sendActions(for: .valueChanged)
        #expect(await eventually { cars.source.isWaiting })
        let last = try #require(table.swipeActions(IndexPath(row: 0, section: 0)).first)
        last.handler(last, table) { _ in }
        #expect(await eventually { app.top is UIAlertController })
        let question = try #require(app.top as? UIAlertController)
        question.choose(question.actions[0])
        #expect(await eventually { app.isVisible("\(feature.name)List.empty") })
        #expect(app.rows == [])
        cars.source.succeed()
        #expect(await eventually { !refresh.isRefreshing })
        #expect(app.rows == [])
    }
}

/// The scenes of a set.
struct Feature: Sendable, CustomTestStringConvertible {
    let name: String
    let list: @MainActor @Sendable () -> any SceneBuilding

    var testDescription: String { name }
}

extension App {
    var table: UITableView? {
        window.visibleSubviews.compactMap { $0 as? UITableView }.first
    }

    var labels: [String] { window.visibleSubviews.compactMap { ($0 as? UILabel)?.text } }

    var rows: [String?]? { table?.visibleCells.map(\.text) }
}

extension UITableViewCell {
    fileprivate var text: String? {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
    }
}
