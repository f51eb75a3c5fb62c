import Foundation
import TestSupport
import Testing

/// What `scene-kit new` writes into a package, whole: for cases of the built-in sets the scene is that of
/// the case, and what comes on top is a golden folder.
@Suite struct GeneratedTreeTests {
    /// The arguments after `new`, and the golden folder below `Tests/Fixtures/Scene`.
    struct Case: CustomTestStringConvertible, Sendable {
        let folder: String
        /// The case in `Templates/Tests` that has the scene's files.
        var scene: String?
        let arguments: [String]

        var testDescription: String { folder }
    }

    static let cases = [
        Case(folder: "plain", scene: "plain", arguments: ["CarList"]),
        Case(
            folder: "data", scene: "one-parameter",
            arguments: ["CarDetails", "--param", "carID:String"]),
        Case(
            folder: "closures-and-dependencies", scene: "closures-and-dependencies",
            arguments: [
                "CarPicker", "--param", "cars:[Car]",
                "--param", "onSelect:@escaping (Car) -> Void", "--import", "CarKit",
                "--dependency", "api:any CarFetching=CarService.shared",
                "--sample", "cars=[.preview]",
            ]),
        Case(
            folder: "public-xctest", scene: "public-with-xctest",
            arguments: [
                "CarEditor", "--param", "editing car:Car", "--param", "bought:Date",
                "--param", "page:Int=1", "--import", "CarKit", "--sample", "car=Car.preview",
                "--option", "access=public", "--option", "tests=xctest",
            ]),
        Case(
            folder: "collection-view-controller", scene: "collection-view-controller",
            arguments: [
                "CarCatalog", "--param", "request:URLRequest",
                "--option", "viewController=UICollectionViewController",
            ]),
        Case(
            folder: "ios-without-tests", scene: "ios-without-tests",
            arguments: [
                "CarPicker", "--param", "cars:[Car]",
                "--param", "onSelect:@escaping (Car) -> Void", "--import", "CarKit",
                "--dependency", "api:any CarFetching=CarService.shared",
                "--sample", "cars=[.preview]", "--option", "platforms=ios",
                "--option", "tests=none",
            ]),
        Case(
            folder: "long-names",
            arguments: [
                "VeryLongNameOfASceneThatNobodyShouldEverGive",
                "--param", "identifierOfTheCarThatThisSceneShows:String",
                "--param", "identifiersOfWhatIsAlreadySelected:[String: Set<Int>]",
                "--param", "whatHappensNext:@escaping @MainActor (String, Int) async -> Void",
                "--param", "at point:(x: Int, y: Int)", "--param", "class:Car.Class",
                "--dependency", "api:any CarFetching=CarService.shared",
                "--option", "viewController=UITableViewController",
            ]),
    ]

    /// The files that all packages share are in the golden folder `plain`.
    @Test(arguments: cases)
    func `a package gets the golden tree`(_ example: Case) throws {
        var tree = try tree(of: example)
        for (path, text) in tree where path.hasSuffix(".json") {
            tree[path] = try withoutTexts(text, of: tree)
        }
        let records = "Shop/.scene-kit/shared/"
        let recorded = tree.keys.filter { $0.hasPrefix(records) }.map {
            "Shop/" + $0.dropFirst(records.count).dropLast(".json".count)
        }
        #expect(
            recorded.sorted()
                == tree.keys.filter { $0.contains("/Support/") && $0.hasSuffix(".swift") }.sorted())
        if let scene = example.scene {
            let isOfScene = { (path: String) in
                path.hasPrefix("Shop/Sources/") || path.hasPrefix("Shop/Tests/")
            }
            let expected = try CaseTree.expected(of: scene).map {
                (Self.path(inPackage: $0.key), $0.value)
            }
            #expect(tree.filter { isOfScene($0.key) } == Dictionary(uniqueKeysWithValues: expected))
            tree = tree.filter { !isOfScene($0.key) }
        }
        if example.folder != "plain" {
            let folder = Repository.fixtures.appending(path: "Scene/\(example.folder)")
            let own = (try? FileTree.read(folder)) ?? [:]
            let common = try FileTree.read(Repository.fixtures.appending(path: "Scene/plain"))
            for (path, text) in common where own[path] == nil && !path.hasSuffix("CarList.json") {
                // Not every example has the same shared files.
                if path.hasPrefix(records), tree[path] == nil { continue }
                #expect(tree.removeValue(forKey: path) == text, "\(path)")
            }
        }
        try Golden.expect(tree: tree, matches: "Scene/" + example.folder)
    }

    /// The place in a package of a file in the tree of a case.
    private static func path(inPackage path: String) -> String {
        path.hasPrefix("Tests/")
            ? "Shop/Tests/ScenesTests/" + path.dropFirst("Tests/".count)
            : "Shop/Sources/Scenes/" + path
    }

    /// What `show` says of the set.
    private static let description =
        (try? Run.sceneKit("show", "Scene", "--json").output) ?? ""

    /// A record with the names of files in place of their texts, so that it changes with none of them.
    private func withoutTexts(_ record: String, of tree: [String: String]) throws -> String {
        let digest = try #require(
            Self.description.firstMatch(of: /"digest": "([0-9a-f]{64})"/)
        ).1
        let files = tree.filter { $0.key.hasSuffix(".swift") }
        let texts = /\[\s*"(?:[^"\\]|\\.)*"(?:,\s*"(?:[^"\\]|\\.)*")*\s*\]/
        return record.replacing(String(digest), with: "the digest of the set").replacing(texts) {
            let lines = try? JSONDecoder().decode([String].self, from: Data($0.0.utf8))
            let file = files.first { $0.value == (lines ?? []).joined(separator: "\n") }
            return file.map { "\"the text of \($0.key)\"" } ?? String($0.0)
        }
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
