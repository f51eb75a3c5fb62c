import SwiftFormatting
import Testing

/// Names that are too long for what stands beside them on a line.
struct LayoutOfLongNamesTests {
    @Test func `a type name that is too long goes to the next line`() {
        expect(
            "final class CarDetailsOverviewPresentation {",
            becomes: """
                final class
                    CarDetailsOverviewPresentation
                {
                """)
        expect(
            "nonisolated final class CarOverviewsTests: Cases {",
            becomes: """
                nonisolated final class
                    CarOverviewsTests: Cases
                {
                """)
        expect(
            "final class CarDetailsOverviewController: ViewController, RouteHandler {",
            becomes: """
                final class
                    CarDetailsOverviewController:
                        ViewController,
                        RouteHandler
                {
                """)
        expect(
            "final class CarOverviewWireframe: BaseWireframe<CarOverviewViewController> {",
            becomes: """
                final class CarOverviewWireframe:
                    BaseWireframe<
                        CarOverviewViewController
                    >
                {
                """)
        expect(
            "public struct CarDetailsOverviewBuilderOfAllCars {}",
            becomes: """
                public struct
                    CarDetailsOverviewBuilderOfAllCars
                {}
                """)
    }

    @Test func `a member of a type that is too long goes to the next line`() {
        expect(
            "func show(_ state: CarDetailsOverviewPresentation.State) {",
            becomes: """
                func show(
                    _ state:
                        CarDetailsOverviewPresentation
                        .State
                ) {
                """)
        expect(
            "var states: [CarDetailsOverviewPresentation.State] = []",
            becomes: """
                var states:
                    [CarDetailsOverviewPresentation
                        .State] = []
                """)
        expect(
            "var state: CarDetailsOverviewPresentation.State.Row.Text",
            becomes: """
                var state:
                    CarDetailsOverviewPresentation
                        .State
                        .Row
                        .Text
                """)
    }

    @Test func `a statement below a case is no type`() {
        expect(
            "case .first:\n    title = carDetails.overview.presentation.title",
            becomes: """
                case .first:
                    title =
                        carDetails
                        .overview
                        .presentation
                        .title
                """)
    }

    @Test func `a call of a member is broken even if that is not enough`() {
        expect(
            "CarDetailsOverviewPresentationBuilderOfAllCars().viewController()",
            becomes: """
                CarDetailsOverviewPresentationBuilderOfAllCars()
                    .viewController()
                """)
    }

    @Test func `a function name that is too long goes to the next line`() {
        expect(
            "private func showDetailsOfTheCarThatIsChosen() {}",
            becomes: """
                private func
                    showDetailsOfTheCarThatIsChosen()
                {}
                """)
        expect(
            "func detailsOfTheCarThatWasChosenAreTold() async throws {",
            becomes: """
                func
                    detailsOfTheCarThatWasChosenAreTold()
                    async throws
                {
                """)
        expect(
            "static func detailsOfTheCarThatWasChosen(_ car: Car) -> Bool {",
            becomes: """
                static func
                    detailsOfTheCarThatWasChosen(
                        _ car: Car
                    ) -> Bool
                {
                """)
    }

    @Test func `a variable name that is too long goes to the next line`() {
        expect(
            "private let detailsOfTheCarThatIsChosen = Relay<Bool>()",
            becomes: """
                private
                    let detailsOfTheCarThatIsChosen =
                    Relay<Bool>()
                """)
    }

    @Test func `a parameter name that is too long goes to the next line`() {
        expect(
            "func f(_ detailsOfTheCarThatIsChosenEveryDay: Set<Int>) {",
            becomes: """
                func f(
                    _
                        detailsOfTheCarThatIsChosenEveryDay:
                        Set<Int>
                ) {
                """)
    }

    @Test func `members before a call that are too long go to lines of their own`() {
        expect(
            "viewModel.outputs.detailsOfTheCarThatIsChosen.subscribe(onNext: show)",
            becomes: """
                viewModel
                    .outputs
                    .detailsOfTheCarThatIsChosen
                    .subscribe(onNext: show)
                """)
    }

    @Test func `a bracket stays behind a label that is too long`() {
        expect(
            "f(detailsOfTheCarThatIsChosenByTheUserNow: [1])",
            becomes: """
                f(
                    detailsOfTheCarThatIsChosenByTheUserNow: [
                        1
                    ]
                )
                """)
    }

    @Test func `the clause of a loop stands below a call that is broken`() throws {
        let loop = """
            for car in cars.filtered(
                by: brand,
                with: another
            )
            where car.isNew {
            """
        expect(
            "for car in cars.filtered(by: brand, with: another) where car.isNew {", becomes: loop)
        try expectLintClean(
            ["A.swift": "\(loop)\n    show(car)\n}\n"],
            configuration: #"{ "indentation": { "spaces": 4 }, "lineLength": 40 }"#)
    }
}
