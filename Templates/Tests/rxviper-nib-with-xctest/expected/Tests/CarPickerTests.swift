import CarKit
import RxRelay
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    @MainActor private var builder: CarPickerBuilder {
        CarPickerBuilder(withCars: [.preview], page: 42)
    }

    @MainActor private lazy var spy = RouteSpy()
    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    @MainActor private lazy var failedReloadRelay = PublishRelay<String>()

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testFailedReloadShowsAnAlert() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: .init(actions: actions))
        let message = failedReloadRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: message, count: 1)
        failedReloadRelay.accept("Offline")
        _ = try await recording.elements()
        XCTAssertEqual(spy.alerts.map(\.title), ["Offline"])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testBindingsDoNotKeepThePresenterAlive() async {
        weak var presenter: CarPickerPresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        XCTAssertNil(presenter)
    }

    @MainActor
    private var actions: CarPickerActions {
        CarPickerActions(
            load: loadRelay.asObservable(),
            failedReload: failedReloadRelay.asObservable()
        )
    }

    @MainActor
    private func makePresenter(
        with dependencies: Dependencies = Dependencies()
    ) -> CarPickerPresenter {
        builder.makePresenter(
            view: ViewSpy(),
            wireframe: CarPickerWireframe(handler: spy),
            with: dependencies
        )
    }
}

private final class ViewSpy: CarPickerViewInterface {}
