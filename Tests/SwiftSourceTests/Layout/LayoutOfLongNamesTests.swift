import SwiftSource
import Testing

/// Names that are too long for what stands beside them on a line.
struct LayoutOfLongNamesTests {
    @Test func aTypeNameThatIsTooLongGoesToTheNextLine() {
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

    @Test func aMemberOfATypeThatIsTooLongGoesToTheNextLine() {
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
                        .State.Row.Text
                """)
        expect(
            "func state() -> [Int: CarDetailsOverviewPresenter.State] {",
            becomes: """
                func state()
                    -> [Int:
                    CarDetailsOverviewPresenter.State]
                {
                """)
    }

    @Test func aStatementBelowACaseIsNoType() {
        expect(
            "case .first:\n    title = carDetails.overview.presentation.title",
            becomes: """
                case .first:
                    title =
                        carDetails.overview.presentation
                        .title
                """)
    }

    @Test func aCallOfAMemberIsBrokenEvenIfThatIsNotEnough() {
        expect(
            "CarDetailsOverviewPresentationBuilderOfAllCars().viewController()",
            becomes: """
                CarDetailsOverviewPresentationBuilderOfAllCars()
                    .viewController()
                """)
    }

    @Test func aFunctionNameThatIsTooLongGoesToTheNextLine() {
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
        expect(
            "private func showDetailsOfTheCarLate() {}",
            becomes: """
                private func showDetailsOfTheCarLate() {
                }
                """)
    }

    @Test func aVariableNameThatIsTooLongGoesToTheNextLine() {
        expect(
            "private let detailsOfTheCarThatIsChosen = Relay<Bool>()",
            becomes: """
                private
                    let detailsOfTheCarThatIsChosen =
                    Relay<Bool>()
                """)
    }

    @Test func aParameterNameThatIsTooLongGoesToTheNextLine() {
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

    @Test func membersBeforeACallThatAreTooLongGoToLinesOfTheirOwn() {
        expect(
            "viewModel.outputs.detailsOfTheCarThatIsChosen.subscribe(onNext: show)",
            becomes: """
                viewModel.outputs
                    .detailsOfTheCarThatIsChosen
                    .subscribe(onNext: show)
                """)
    }

    @Test func aBracketStaysBehindALabelThatIsTooLong() {
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
}
