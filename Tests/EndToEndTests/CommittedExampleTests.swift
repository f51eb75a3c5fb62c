import Foundation
import TestSupport
import Testing

/// `Tests/Fixtures/Cars`, a package that is committed as `generate` makes it, without the records: CarList
/// leads to CarDetails. `scripts/check-generated` builds it and runs its tests.
struct CommittedExampleTests {
    private let cars = Repository.fixtures.appending(path: "Cars")

    @Test(arguments: [false, true])
    func `an example is what its list gives`(isNamedInFull: Bool) throws {
        let folder = try generated(isNamedInFull: isNamedInFull)
        let made = try folder.tree().filter { !$0.key.hasPrefix(".") }
        #expect(try made == committed)
    }

    @Test func `an example that is stale is noticed`() throws {
        let folder = try generated()
        let check = {
            try Run.sceneKit(
                "generate", "--check", "--strict", "--package", ".", in: folder.url)
        }
        #expect(try check().status == 0)
        let router = "Sources/Scenes/CarList/CarListRouter+Details.swift"
        try folder.write(try folder.read(router) + "// mine\n", to: router)
        let result = try check()
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("      edited  \(router)\n--- a/\(router)\n"))
        #expect(result.output.contains("\n-// mine\n1 file doesn't match the scenes file"))
    }

    /// The example without what a build leaves, and without the records, which repeat its files.
    private var committed: [String: String] {
        get throws {
            try FileTree.read(cars).filter { !$0.key.hasPrefix(".") }
        }
    }

    /// A package that is generated from the example's list.
    private func generated(isNamedInFull: Bool = false) throws -> TemporaryDirectory {
        let folder = try TemporaryDirectory()
        for name in ["Package.swift", "scene-kit.json"] {
            try folder.write(try #require(committed[name]), to: name)
        }
        let format = Repository.root.appending(path: ".swift-format")
        try folder.write(try String(contentsOf: format, encoding: .utf8), to: ".swift-format")
        let result = try Run.sceneKit(
            "generate", "--package", isNamedInFull ? folder.path : ".", in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        return folder
    }

    @Test func `the builder hands the identifier of the storyboard over`() throws {
        let router = cars.appending(path: "Sources/Scenes/CarList/CarListRouter+Details.swift")
        #expect(
            try String(contentsOf: router, encoding: .utf8)
                .contains("func navigateToDetails(withCarID carID: String) {"))
    }
}

/// Examples of pages in `docs/`: what scene-kit makes, and in some of its files what a developer then
/// wrote. `scripts/check-generated` builds them and runs their tests.
struct FinishedExampleTests {
    /// An example, and what of it was written by hand.
    struct Example: CustomTestStringConvertible, Sendable {
        let name: String
        let page: String
        let commands: Int
        let blocks: Int
        let written: [String]

        var testDescription: String { name }
        var files: URL { Repository.fixtures.appending(path: name) }

        func text() throws -> String {
            try String(
                contentsOf: Repository.root.appending(path: "docs/\(page)"), encoding: .utf8)
        }
    }

    static let examples = [
        Example(
            name: "RxCars", page: "rx-scene.md", commands: 2, blocks: 5,
            written: [
                "Sources/Scenes/Car.swift",
                "Sources/Scenes/CarList/CarListViewController.swift",
                "Sources/Scenes/CarList/CarListViewModel.swift",
                "Tests/ScenesTests/CarListFeatureTests.swift",
            ]),
        Example(
            name: "SignInForm", page: "inputs-outputs.md", commands: 2, blocks: 5,
            written: [
                "Sources/Scenes/SignIn/SignInViewController.swift",
                "Sources/Scenes/SignIn/SignInViewModel.swift",
                "Sources/Scenes/TextFieldStatus.swift",
                "Tests/ScenesTests/SignInFormTests.swift",
            ]),
        Example(
            name: "RxLogin", page: "rx-viper.md", commands: 3, blocks: 6,
            written: [
                "Sources/Scenes/Login/LoginInteractor.swift",
                "Sources/Scenes/Login/LoginInterfaces.swift",
                "Sources/Scenes/Login/LoginPresenter.swift",
                "Sources/Scenes/Login/LoginViewController.swift",
                "Sources/Scenes/User.swift",
                "Tests/ScenesTests/LoginTests.swift",
            ]),
        Example(
            name: "SwiftUICars", page: "swiftui-scene.md", commands: 2, blocks: 6,
            written: [
                "App/SceneDelegate.swift", "App/ShopApp.swift", "Sources/Scenes/Car.swift",
                "Sources/Scenes/CarList/CarListView.swift",
                "Sources/Scenes/CarList/CarListViewModel.swift",
                "Tests/ScenesTests/CarListTests.swift",
            ]),
        Example(
            name: "SubjectMovies", page: "rx-viper.md", commands: 2, blocks: 6,
            written: [
                "Sources/Scenes/Movie.swift",
                "Sources/Scenes/MovieList/MovieListEntity.swift",
                "Sources/Scenes/MovieList/MovieListInteractor.swift",
                "Sources/Scenes/MovieList/MovieListPresenter.swift",
                "Sources/Scenes/MovieList/MovieListSubjects.swift",
                "Sources/Scenes/MovieList/MovieListViewController.swift",
                "Tests/ScenesTests/MovieListTests.swift",
            ]),
    ]

    @Test(arguments: examples)
    func `an example is what the commands of its page make`(example: Example) throws {
        let commands = try example.text()
            .split(separator: "\n")
            .filter { $0.hasPrefix("    $ ") && $0.hasSuffix("--package \(example.name)") }
            .map { $0.dropFirst(6) }
        #expect(commands.count == example.commands)
        let folder = try TemporaryDirectory()
        let tool = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        let result = try Run.program(
            try #require(Shell.find("bash")), ["-e", "-c", commands.joined(separator: "\n")],
            in: folder.url, environment: ["PATH": "\(tool):/usr/bin:/bin"])
        #expect(result.status == 0, "\(result.errors)")
        let made = try FileTree.read(folder.url.appending(path: example.name))
            .filter { !$0.key.hasPrefix(".") }
        let committed = try FileTree.read(example.files).filter { !$0.key.hasPrefix(".") }
        #expect(committed.filter { made[$0.key] != $0.value }.keys.sorted() == example.written)
        #expect(made.keys.allSatisfy(committed.keys.contains))
    }

    @Test(arguments: examples)
    func `an example is what its page shows`(example: Example) throws {
        let code = try Self.examples.filter { $0.page == example.page }
            .flatMap { try FileTree.read($0.files).values }.joined()
        let blocks = try blocks(of: example.text())
        #expect(blocks.count == example.blocks)
        for block in blocks { #expect(code.contains(block)) }
    }

    /// What `docs/viper.md` shows is in the cases of its sets.
    @Test func `cases are what the page of VIPER and ProtocolVIPER shows`() throws {
        let cases = try FileTree.read(Repository.templates.appending(path: "Tests"))
        let code = cases.filter { $0.key.hasPrefix("viper-") || $0.key.hasPrefix("protocol-") }
            .values.joined()
        let page = Repository.root.appending(path: "docs/viper.md")
        let blocks = blocks(of: try String(contentsOf: page, encoding: .utf8))
        #expect(blocks.count == 6)
        for block in blocks { #expect(code.contains(block)) }
    }

    private func blocks(of page: String) -> [String] {
        page.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }
}
