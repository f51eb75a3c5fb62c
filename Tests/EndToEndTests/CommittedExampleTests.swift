import Foundation
import TestSupport
import Testing

/// `Tests/Fixtures/Cars`, a package that is committed as `generate` makes it: CarList leads to
/// CarDetails. `scripts/check-generated` builds it and runs its tests.
struct CommittedExampleTests {
    private let cars = Repository.fixtures.appending(path: "Cars")

    @Test func isWhatItsListGives() throws {
        for words in [["--package", "."], ["--package", cars.path(percentEncoded: false)]] {
            let result = try Run.program(
                Run.sceneKit, ["generate", "--check"] + words, in: cars, environment: [:])
            #expect(result.status == 0, "\(result.output)\(result.errors)")
        }
    }

    @Test func isNoticedWhenItIsNot() throws {
        let folder = try TemporaryDirectory()
        for (path, text) in try FileTree.read(cars) where !path.contains(".build/") {
            try folder.write(text, to: path)
        }
        let format = try String(
            contentsOf: Repository.root.appending(path: ".swift-format"), encoding: .utf8)
        try folder.write(format, to: ".swift-format")
        let check = { try Run.sceneKit("generate", "--check", "--package", ".", in: folder.url) }
        #expect(try check().status == 0)
        let router = "Sources/Scenes/CarList/CarListRouter+Details.swift"
        try folder.write(try folder.read(router) + "// mine\n", to: router)
        let result = try check()
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("    conflict  \(router)\n--- a/\(router)\n"))
        #expect(result.output.contains("\n-// mine\n1 file is not what the list gives"))
    }

    @Test func handsTheIdentifierOver() throws {
        let router = cars.appending(path: "Sources/Scenes/CarList/CarListRouter+Details.swift")
        #expect(
            try String(contentsOf: router, encoding: .utf8)
                .contains("func navigateToDetails(withCarID carID: String) {"))
    }
}

/// `Tests/Fixtures/RxCars` and `SignInForm`, the examples of two pages: what scene-kit makes, and in
/// three of their files what a developer then wrote. `scripts/check-generated` builds them and runs
/// their tests.
struct FinishedExampleTests {
    /// A page, the folder that its commands make, how many these are, its blocks of code, and the
    /// files that are not as scene-kit makes them.
    private struct Example {
        let page: String
        let folder: String
        let commands: Int
        let blocks: Int
        let written: [String]
    }

    private static let examples = [
        Example(
            page: "docs/rx-scene.md", folder: "RxCars", commands: 2, blocks: 5,
            written: [
                "Sources/Scenes/Car.swift", "Sources/Scenes/CarList/CarListViewController.swift",
                "Sources/Scenes/CarList/CarListViewModel.swift",
                "Tests/ScenesTests/CarListTests.swift",
            ]),
        Example(
            page: "docs/inputs-outputs.md", folder: "SignInForm", commands: 2, blocks: 6,
            written: [
                "Sources/Scenes/SignIn/SignInViewController.swift",
                "Sources/Scenes/SignIn/SignInViewModel.swift",
                "Sources/Scenes/TextFieldStatus.swift", "Tests/ScenesTests/SignInTests.swift",
            ]),
    ]

    @Test(arguments: examples.indices)
    func isWhatTheCommandsOfThePageMake(index: Int) throws {
        let example = Self.examples[index]
        let commands = try text(of: example).split(separator: "\n")
            .filter { $0.hasPrefix("    $ ") }.map { $0.dropFirst(6) }
        #expect(commands.count == example.commands)
        let folder = try TemporaryDirectory()
        let tool = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        let result = try Run.program(
            try #require(Shell.find("bash")), ["-e", "-c", commands.joined(separator: "\n")],
            in: folder.url, environment: ["PATH": "\(tool):/usr/bin:/bin"])
        #expect(result.status == 0, "\(result.errors)")
        let made = try FileTree.read(folder.url.appending(path: example.folder))
            .filter { !$0.key.hasPrefix(".") }
        let committed = try files(of: example).filter { !$0.key.hasPrefix(".") }
        #expect(
            committed.filter { made[$0.key] != $0.value }.keys.sorted() == example.written)
        #expect(made.keys.allSatisfy(committed.keys.contains))
    }

    /// What `docs/viper.md` shows is in the cases of the set.
    @Test func casesAreWhatThePageOfVIPERShows() throws {
        let cases = try FileTree.read(Repository.templates.appending(path: "Tests"))
        let code = cases.filter { $0.key.hasPrefix("viper-") }.values.joined()
        let page = Repository.root.appending(path: "docs/viper.md")
        let blocks = try String(contentsOf: page, encoding: .utf8)
            .components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 3)
        for block in blocks { #expect(code.contains(block)) }
    }

    @Test(arguments: examples.indices)
    func isWhatThePageShows(index: Int) throws {
        let example = Self.examples[index]
        let code = try files(of: example).values.joined()
        let blocks = try text(of: example)
            .components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == example.blocks)
        for block in blocks { #expect(code.contains(block), "\(block)") }
    }

    private func text(of example: Example) throws -> String {
        try String(contentsOf: Repository.root.appending(path: example.page), encoding: .utf8)
    }

    private func files(of example: Example) throws -> [String: String] {
        try FileTree.read(Repository.fixtures.appending(path: example.folder))
    }
}
