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

/// `Tests/Fixtures/RxCars`, the example of `docs/rx-scene.md`: what scene-kit makes, and in three of
/// its files what a developer then wrote. `scripts/check-generated` builds it and runs its tests.
struct FinishedExampleTests {
    private let cars = Repository.fixtures.appending(path: "RxCars")
    private let page = Repository.root.appending(path: "docs/rx-scene.md")

    @Test func isWhatTheCommandsOfThePageMake() throws {
        let commands = try String(contentsOf: page, encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("    $ ") }.map { $0.dropFirst(6) }
        #expect(commands.count == 2)
        let folder = try TemporaryDirectory()
        let tool = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        let result = try Run.program(
            try #require(Shell.find("bash")), ["-e", "-c", commands.joined(separator: "\n")],
            in: folder.url, environment: ["PATH": "\(tool):/usr/bin:/bin"])
        #expect(result.status == 0, "\(result.errors)")
        let made = try FileTree.read(folder.url.appending(path: "RxCars"))
            .filter { !$0.key.hasPrefix(".") }
        let committed = try FileTree.read(cars).filter { !$0.key.hasPrefix(".") }
        #expect(
            committed.filter { made[$0.key] != $0.value }.keys.sorted() == [
                "Sources/Scenes/Car.swift",
                "Sources/Scenes/CarList/CarListViewController.swift",
                "Sources/Scenes/CarList/CarListViewModel.swift",
                "Tests/ScenesTests/CarListTests.swift",
            ])
        #expect(made.keys.allSatisfy(committed.keys.contains))
    }

    @Test func isWhatThePageShows() throws {
        let code = try FileTree.read(cars).values.joined()
        let blocks = try String(contentsOf: page, encoding: .utf8)
            .components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 5)
        for block in blocks { #expect(code.contains(block)) }
    }
}
