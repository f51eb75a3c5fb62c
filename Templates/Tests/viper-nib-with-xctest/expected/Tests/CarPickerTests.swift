import CarKit
import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    private let interactor = InteractorSpy()
    private let formatter = FormatterSpy()
    @MainActor private lazy var wireframe = WireframeSpy()

    @MainActor
    func testPresenterHoldsTheInitialData() async {
        let presenter = makePresenter(for: view)
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testViewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        XCTAssertEqual(view.titles, ["Formatted: Fetched"])
    }

    @MainActor
    func testWireframeLeavesTheSceneWhenTheUserCloses() async {
        makePresenter(for: view).didTapClose()
        XCTAssertEqual(wireframe.closeCount, 1)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: ViewSpy?
        let presenter: CarPickerPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorFetchesTheName() async {
        let interactor = CarPickerInteractor()
        let name = await interactor.fetchName()
        XCTAssertEqual(name, "Car Picker")
    }

    @MainActor
    func testFormatterMakesATitleOfTheName() async {
        let formatter = CarPickerFormatter()
        XCTAssertEqual(formatter.title(for: "Name"), "Name")
    }

    @MainActor
    private func makePresenter(for view: ViewSpy) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: [.preview],
            page: 42,
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }
}

@MainActor
private final class ViewSpy: CarPickerViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarPickerInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

private nonisolated final class FormatterSpy: CarPickerFormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}

@MainActor
private final class WireframeSpy: CarPickerWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarPickerNavigationOption) {}

    func close() {
        closeCount += 1
    }
}
