import CarKit
import Foundation
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor private lazy var viewSubject = PublishSubject<CarEditorViewToPresenter>()

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testLoadShowsContent() async throws {
        let presenter = makePresenter()
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: CarEditorWireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        XCTAssertEqual(spy.closeCount, 1)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testSubscriptionsDoNotKeepThePresenterAlive() async {
        weak var presenter: CarEditorPresenter?
        presenter = makePresenter()
        XCTAssertNil(presenter)
    }

    @MainActor
    private func makePresenter() -> CarEditorPresenter {
        let presenter = builder.makePresenter(router: CarEditorWireframe())
        presenter.subscribeToVariable(viewSubject)
        return presenter
    }
}
