import Testing

@testable import Scenes
@testable import UIKit

/// A large feature that is written by hand in generated scenes: pages, a search, deletion with undo, a
/// favorite that returns to the list, and a form.
@MainActor
struct CatalogTests {
    /// A server whose answers are the tests'. A page repeats the last row of the one before it.
    @MainActor
    private final class Catalog: CarCatalog {
        let source = Source()
        private(set) var cars = (1...4).map {
            CatalogCar(id: "\($0)", name: "Car \($0)", price: 100)
        }
        private(set) var requests: [String] = []
        private(set) var saved: [CatalogCar] = []
        private var deleted: [String] = []

        @MainActor func cars(after id: String?, matching search: String) async throws -> CatalogPage
        {
            requests.append(search)
            let found = cars.filter {
                !deleted.contains($0.id) && (search.isEmpty || $0.name == search)
            }
            try await source.load()
            let start = found.firstIndex { $0.id == id } ?? 0
            return CatalogPage(
                cars: Array(found[start...].prefix(2)), isLast: found.count <= start + 2)
        }

        @MainActor func car(withID id: String) async throws -> CatalogCar {
            try #require(cars.first { $0.id == id })
        }

        @MainActor func save(_ car: CatalogCar) async throws {
            saved.append(car)
            try await source.load()
            cars = cars.map { $0.id == car.id ? car : $0 }
        }

        @MainActor func deleteCar(withID id: String) async throws { deleted.append(id) }

        @MainActor func restoreCar(withID id: String) async throws {
            deleted.removeAll { $0 == id }
        }
    }

    private let catalog = Catalog()

    /// The app, once its list has loaded all pages.
    private func app(_ feature: Feature) async throws -> App {
        var dependencies = Dependencies()
        dependencies[(any CarCatalog).self] = catalog
        let app = App(startingWith: feature.list(), with: dependencies)
        #expect(await eventually { catalog.source.isWaiting })
        catalog.source.succeed()
        for rows in 2...3 {
            #expect(await eventually { app.rows?.count == rows && catalog.source.isWaiting })
            catalog.source.succeed()
        }
        #expect(await eventually { app.rows == ["Car 1", "Car 2", "Car 3", "Car 4"] })
        #expect(catalog.requests == ["", "", ""])
        return app
    }

    /// The app with the details of the second car.
    private func appWithDetails(_ feature: Feature) async throws -> App {
        let app = try await app(feature)
        app.table?.select(IndexPath(row: 1, section: 0))
        #expect(await eventually { app.labels.contains("$100") })
        return app
    }

    @Test(arguments: catalogs)
    func `a search waits while the user types, and drops older pages`(feature: Feature) async throws
    {
        let app = try await app(feature)
        let search = try #require(try app.shown().navigationItem.searchController)
        let refresh = try #require(app.table?.refreshControl)
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        #expect(await eventually { catalog.requests.count == 4 })
        for text in ["Car", "Car 4", "Car 3"] { search.type(text) }
        #expect(await eventually { catalog.requests.count == 5 })
        catalog.source.succeed()
        #expect(await eventually { !refresh.isRefreshing && app.rows == ["Car 3"] })
        #expect(catalog.requests.dropFirst(3) == ["", "Car 3"])
        search.type("")
        #expect(await eventually { catalog.source.isWaiting })
        catalog.source.fail()
        #expect(await eventually { app.top is UIAlertController })
        #expect(app.rows == ["Car 3"])
    }

    @Test(arguments: catalogs)
    func `a deleted row comes back after undo`(feature: Feature) async throws {
        let app = try await app(feature)
        let table = try #require(app.table)
        let delete = try #require(table.swipeActions(IndexPath(row: 0, section: 0)).first)
        delete.handler(delete, table) { _ in }
        #expect(await eventually { app.top is UIAlertController })
        let alert = try #require(app.top as? UIAlertController)
        alert.choose(alert.actions[0])
        let item = try app.stack.first?.navigationItem ?? app.shown().navigationItem
        #expect(await eventually { app.rows == ["Car 2", "Car 3", "Car 4"] })
        #expect(await eventually { item.rightBarButtonItem != nil })
        item.rightBarButtonItem?.tap()
        #expect(await eventually { app.rows == ["Car 1", "Car 2", "Car 3", "Car 4"] })
        #expect(await eventually { item.rightBarButtonItem == nil })
    }

    @Test(arguments: catalogs)
    func `a favorite returns to the list, also while that loads`(feature: Feature) async throws {
        let app = try await appWithDetails(feature)
        let list = try #require(app.stack.first)
        let refresh = try #require((list.viewIfLoaded as? UITableView)?.refreshControl)
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        #expect(await eventually { catalog.requests.count == 4 })
        try app.tap("\(feature.name)Details.favorite")
        try app.tap("\(feature.name)Details.favorite")
        #expect(await eventually { !catalog.saved.isEmpty })
        catalog.source.succeed()
        let title = {
            let button = try? app.view("\(feature.name)Details.favorite", as: UIButton.self)
            return button?.title(for: .normal)
        }
        #expect(await eventually { title() == "Remove Favorite" })
        #expect(catalog.saved.map(\.isFavorite) == [true])
        let parts = try Released([app.shown()])
        try app.shown().router().close()
        await parts.expectNothingLeft()
        // What was fetched before the change is fetched again.
        #expect(
            await eventually {
                catalog.source.succeed()
                return !refresh.isRefreshing && app.rows?.count == 4
            })
        #expect(app.rows == ["Car 1", "★ Car 2", "Car 3", "Car 4"])
    }

    @Test(arguments: catalogs)
    func `a form checks its fields, and is submitted once`(feature: Feature) async throws {
        let app = try await appWithDetails(feature)
        try app.tap("\(feature.name)Details.edit")
        #expect(await eventually { app.isVisible("\(feature.name)Edit.submit") })
        let form = try Released([app.shown()])
        let price = try app.view("\(feature.name)Edit.price", as: UITextField.self)
        let button = try app.view("\(feature.name)Edit.submit", as: UIButton.self)
        let problem = try app.view("\(feature.name)Edit.problem", as: UILabel.self)
        #expect(try app.view("\(feature.name)Edit.name", as: UITextField.self).text == "Car 2")
        #expect(price.text == "100")
        price.text = "-1"
        price.sendActions(for: .editingChanged)
        #expect(await eventually { !button.isEnabled && problem.text == "Enter a price above 0." })
        price.text = "250"
        price.sendActions(for: .editingChanged)
        #expect(await eventually { button.isEnabled && problem.text == nil })
        for _ in 0..<2 { button.sendActions(for: .touchUpInside) }
        #expect(await eventually { catalog.source.isWaiting })
        catalog.source.fail()
        #expect(await eventually { app.top is UIAlertController })
        let alert = try #require(app.top as? UIAlertController)
        alert.choose(alert.actions[0])
        #expect(await eventually { button.isEnabled })
        try app.tap("\(feature.name)Edit.submit")
        #expect(await eventually { catalog.source.isWaiting })
        catalog.source.succeed()
        #expect(await eventually { app.stack.count == 2 })
        #expect(catalog.saved.map(\.price) == [250, 250])
        #expect(await eventually { app.labels.contains("$250") })
        await form.expectNothingLeft()
    }
}
