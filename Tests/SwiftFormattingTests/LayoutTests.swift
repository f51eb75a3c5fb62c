import SwiftFormatting
import Testing

struct LayoutTests {
    @Test func `parameters stand one to a line`() {
        expect(
            "init(withCarID carID: String, page: Int) {",
            becomes: """
                init(
                    withCarID carID: String,
                    page: Int
                ) {
                """)
    }

    @Test func `what a function without parameters says of itself goes to the next line`() throws {
        let functions = [
            "    func testRouterAsksToCloseIt() async {": """
                func testRouterAsksToCloseIt() async
                {
            """,
            "    func testRouterAsksToCloseIt() async throws {": """
                func testRouterAsksToCloseIt()
                    async throws
                {
            """,
            "    func testTheRouterAsksToCloseIt12() {": """
                func testTheRouterAsksToCloseIt12()
                {
            """,
        ]
        for (line, expected) in functions {
            expect(line, becomes: expected)
            try expectLintClean(
                ["A.swift": "struct A {\n\(expected)\n        a()\n    }\n}\n"],
                configuration: #"{ "indentation": { "spaces": 4 }, "lineLength": 40 }"#)
        }
    }

    @Test func `arguments stand one to a line`() {
        expect(
            "let router = CarDetailsRouter(carID: carID, page: 1)",
            becomes: """
                let router = CarDetailsRouter(
                    carID: carID,
                    page: 1
                )
                """)
    }

    @Test func `a line is broken no further than it must`() {
        expect(
            "let router = make(a: inner(b: b, c: c), d: another(e))",
            becomes: """
                let router = make(
                    a: inner(b: b, c: c),
                    d: another(e)
                )
                """)
    }

    @Test func `bodies of one line are expanded`() {
        expect(
            "func makeViewModel() -> ViewModel { ViewModel() }",
            becomes: """
                func makeViewModel() -> ViewModel {
                    ViewModel()
                }
                """)
        expect(
            "viewModel.onChange = { [weak self] state in self?.show(state) }",
            becomes: """
                viewModel.onChange = { [weak self] state in
                    self?.show(state)
                }
                """, at: 50)
    }

    @Test func `inherited types stand one to a line`() {
        expect(
            "final class CarDetailsViewController: UIViewController, RouteHandler {",
            becomes: """
                final class CarDetailsViewController:
                    UIViewController,
                    RouteHandler
                {
                """)
    }

    @Test func `a superclass that is too long is broken at its argument`() throws {
        let broken = """
            final class TheListWireframe:
                BaseWireframe<
                    TheCarListViewController
                >
            {
            """
        expect(
            "final class TheListWireframe: BaseWireframe<TheCarListViewController> {",
            becomes: broken)
        try expectLintClean(
            ["A.swift": "\(broken)\n    let a = 1\n}\n"],
            configuration: #"{ "indentation": { "spaces": 4 }, "lineLength": 40 }"#)
    }

    @Test func `the result of a function type goes to the next line`() throws {
        let broken = """
            typealias Fetch =
                @Sendable () async throws ->
                EntityOfTheListOfCars
            """
        expect(
            "typealias Fetch = @Sendable () async throws -> EntityOfTheListOfCars",
            becomes: broken)
        try expectLintClean(
            ["A.swift": "\(broken)\n"],
            configuration: #"{ "indentation": { "spaces": 4 }, "lineLength": 40 }"#)
    }

    @Test func `conditions of a guard stand one to a line`() {
        expect(
            "guard let car = cars.first, car.isReady else { return }",
            becomes: """
                guard
                    let car = cars.first,
                    car.isReady
                else { return }
                """)
    }

    @Test func `literals of several lines end in a comma`() {
        expect(
            "let cars = [carWithAName, carWithAnotherName]",
            becomes: """
                let cars = [
                    carWithAName,
                    carWithAnotherName,
                ]
                """)
        expect(
            "let cars = [carWithAName(andAnotherName: 123)]",
            becomes: """
                let cars = [
                    carWithAName(andAnotherName: 123)
                ]
                """)
    }

    @Test func `lines below move with their statement`() {
        expect(
            """
            let viewController = CarDetailsViewController(
                with: model, router: router)
            """,
            becomes: """
                let viewController =
                    CarDetailsViewController(
                        with: model,
                        router: router
                    )
                """)
        expect(
            """
            let cellRegistration = Registration<Cell, Row> { cell in
                cell.show()

                "}"
            }
            next()
            """,
            becomes: """
                let cellRegistration =
                    Registration<Cell, Row> { cell in
                        cell.show()

                        "}"
                    }
                next()
                """, at: 48)
    }

    @Test func `comments are wrapped at words`() {
        expect(
            "/// Leads from CarDetails to other scenes of it.",
            becomes: "/// Leads from CarDetails to other scenes\n/// of it.", at: 42)
        expect(
            "/// - Parameter carID: which car it is to show",
            becomes: "/// - Parameter carID: which car it is to\n///   show", at: 42)
        expect(
            "    ///     let code = indented(in: documentation)",
            becomes: "    ///     let code = indented(in: documentation)")
        expect(
            "// MARK: - Something that is much too long",
            becomes: "// MARK: - Something that is much too long")
    }

    @Test(arguments: [
        "let text = \"\"\"\n    a line of text that is much longer than it may be, f(a, b)\n    \"\"\"\n",
        "#if canImport(UIKit) && canImport(SwiftUI) && os(iOS)\n",
        "let x = \"a string that cannot be broken, whatever one does\"[0]\n",
        "/* a block comment that is longer than a line may be, f(a, b) */\n",
        "func brokenText(_: Int, \"never closed\n",
        ")))))))))))))))))))))))))))))))))))))))))))))))))\n",
        "((((((((((((((((((((((((((((((((((((((((((((((((((\n",
        "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\n",
    ])
    func `stays the same where nothing can be done`(text: String) {
        let laidOut = SwiftLayout(lineLength: 40).apply(to: text)
        #expect(laidOut.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        #expect(SwiftLayout(lineLength: 40).apply(to: laidOut) == laidOut)
    }

    @Test func `a line that fits is never touched`() {
        let text = "func  f ( a:Int,b :Int ){x()}\nlet s = [a,\n  b]\n"
        #expect(SwiftLayout().apply(to: text) == text)
    }

    @Test func `the indentation can be chosen`() {
        let line = "init(withCarID carID: String, page: Int) {"
        #expect(
            SwiftLayout(indentation: .spaces(2), lineLength: 40).apply(to: line)
                == "init(\n  withCarID carID: String,\n  page: Int\n) {")
        #expect(
            SwiftLayout(indentation: .tabs(1), lineLength: 40).apply(to: "\t" + line)
                == "\tinit(\n\t\twithCarID carID: String,\n\t\tpage: Int\n\t) {")
    }
}
