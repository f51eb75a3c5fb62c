import Foundation
import TestSupport
import Testing

/// What `scene-kit new` writes, whole: one golden folder for each combination that people use.
@Suite struct GeneratedTreeTests {
    /// The arguments after `new`, and where the golden folder is below `Tests/Fixtures/Scene`.
    struct Case: CustomTestStringConvertible, Sendable {
        let folder: String
        let arguments: [String]

        var testDescription: String { folder }
    }

    static let cases = [
        Case(folder: "plain", arguments: ["CarList"]),
        Case(folder: "data", arguments: ["CarDetails", "--param", "carID:String"]),
        Case(
            folder: "closures-and-dependencies",
            arguments: [
                "CarPicker", "--param", "cars:[Car]",
                "--param", "onSelect:@escaping (Car) -> Void",
                "--dependency", "api:any CarFetching=CarService.shared",
                "--option", "viewController=UITableViewController",
            ]),
        Case(
            folder: "public-xctest",
            arguments: [
                "CarEditor", "--param", "editing car:Car", "--param", "at point:(x: Int, y: Int)",
                "--param", "bought:Date", "--param", "page:Int=1", "--import", "CarKit",
                "--sample", "car=Car.preview",
                "--option", "access=public", "--option", "tests=xctest",
            ]),
        Case(
            folder: "unknown-values",
            arguments: [
                "CarFilter", "--param", "class:Car.Class", "--param", "request:URLRequest",
                "--option", "viewController=UICollectionViewController",
            ]),
        Case(
            folder: "ios-without-tests",
            arguments: [
                "CarAlbum", "--param", "photos:[URL]",
                "--option", "platforms=ios", "--option", "tests=none",
            ]),
        Case(
            folder: "long-names",
            arguments: [
                "VeryLongNameOfASceneThatNobodyShouldEverGive",
                "--param", "identifierOfTheCarThatThisSceneShows:String",
                "--param", "identifiersOfWhatIsAlreadySelected:[String: Set<Int>]",
                "--param", "whatHappensNext:@escaping @MainActor (String, Int) async -> Void",
            ]),
    ]

    @Test(arguments: cases)
    func `scenes are those of the golden tree`(_ example: Case) throws {
        try Golden.expect(tree: try tree(of: example), matches: "Scene/" + example.folder)
    }

    @Test(arguments: cases)
    func `the same is written each time`(_ example: Case) throws {
        let first = try tree(of: example)
        #expect(!first.isEmpty)
        #expect(try tree(of: example) == first)
    }

    /// Every file that the command writes into an empty folder.
    private func tree(of example: Case) throws -> [String: String] {
        let folder = try TemporaryDirectory()
        let result = try Run.program(
            Run.sceneKit, ["new"] + example.arguments + ["--package", "Shop"], in: folder.url,
            environment: [:])
        #expect(result.status == 0, "\(result.errors)")
        return try folder.tree()
    }
}
