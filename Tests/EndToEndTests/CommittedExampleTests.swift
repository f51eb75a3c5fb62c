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
