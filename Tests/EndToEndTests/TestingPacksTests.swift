import Foundation
import TestSupport
import Testing

/// `scene-kit test` and `scene-kit init-pack` with the packs of this repository.
struct TestingPacksTests {
    private static let starter = Repository.root.appending(path: "Starter")

    private func run(_ arguments: String..., in folder: TemporaryDirectory) throws -> String {
        let result = try Run.program(
            Run.sceneKit, arguments, in: folder.url, environment: [:])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        return result.output
    }

    @Test(.takesLong)
    func `the cases of the built-in sets pass`() throws {
        let pack = try Repository.assembledTemplates()
        let output = try run("test", pack.path, in: TemporaryDirectory())
        #expect(output.contains("passed"))
    }

    @Test func `the case of the starter passes`() throws {
        let output = try run(
            "test", Self.starter.path(percentEncoded: false), in: TemporaryDirectory())
        #expect(output.contains("passed"))
    }

    /// Neither the current folder nor the folders above the pack have a say.
    @Test func `where a pack lies does not matter`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(#"{ "version": 1, "indentation": { "spaces": 8 } }"#, to: ".swift-format")
        try folder.write(
            #"{ "header": "Ours", "module": "Mine", "support": false }"#, to: "scene-kit.json")
        try FileManager.default.copyItem(at: Self.starter, to: folder.url.appending(path: "Pack"))
        try folder.write("import PackageDescription", to: "Package.swift")
        #expect(try run("test", "Pack", in: folder).hasSuffix("1 case passed.\n"))
    }

    private static let commands: [(name: String, arguments: [String])] = [
        ("plain", ["CarList"]),
        ("one-parameter", ["CarDetails", "--param", "carID:String"]),
        ("single-role", ["CarDetails", "--param", "carID:String", "--only", "ViewModel"]),
        (
            "closures-and-dependencies",
            [
                "CarPicker", "--param", "cars:[Car]", "--param",
                "onSelect:@escaping (Car) -> Void", "--import", "CarKit", "--dependency",
                "api:any CarFetching=CarService.shared", "--sample", "cars=[.preview]",
            ]
        ),
        (
            "ios-without-tests",
            [
                "CarPicker", "--param", "cars:[Car]", "--param",
                "onSelect:@escaping (Car) -> Void", "--import", "CarKit", "--dependency",
                "api:any CarFetching=CarService.shared", "--sample", "cars=[.preview]",
                "--option", "platforms=ios", "--option", "tests=none",
            ]
        ),
    ]

    @Test(arguments: commands)
    func `a case expects what new writes`(name: String, arguments: [String]) throws {
        let folder = try TemporaryDirectory()
        let result = try Run.program(
            Run.sceneKit,
            ["new"] + arguments + [
                "--output", ".", "--tests", "Tests", "--support", "Support", "--module", "Scenes",
                "--no-record",
            ], in: folder.url, environment: [:])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.tree() == CaseTree.expected(of: name))
    }

    /// The case with routes: what leads to a scene is made before.
    @Test func `routes are those that new makes`() throws {
        let folder = try TemporaryDirectory()
        let place = [
            "--output", ".", "--tests", "Tests", "--support", "Support", "--module", "Scenes",
        ]
        let commands = [
            ["new", "CarDetails", "--param", "carID:String"] + place,
            [
                "new", "CarFilter", "--param", "filter:Filter", "--param",
                "onApply:@escaping (Filter) -> Void",
            ] + place,
            ["new", "CarList", "--route", "details:CarDetails", "--present", "CarFilter"] + place,
        ]
        for command in commands {
            let result = try Run.program(
                Run.sceneKit, command, in: folder.url, environment: [:])
            #expect(result.status == 0, "\(result.errors)")
        }
        let tree = try folder.tree().filter { path, _ in
            path.contains("CarList") && !path.hasPrefix(".scene-kit")
        }
        let expected = try CaseTree.expected(of: "routes")
        #expect(
            tree == expected.filter { $0.key.contains("CarList") && !$0.key.contains("Map") })
        #expect(tree.count == 9)
    }

    @Test func `a new pack is the one in Starter`() throws {
        let folder = try TemporaryDirectory()
        _ = try run("init-pack", "Pack", "--name", "MyScene", in: folder)
        #expect(
            try FileTree.read(folder.url.appending(path: "Pack")) == FileTree.read(Self.starter))
    }

    /// The names of the built-in sets.
    /// Without `SCENE_KIT_FULL`, it is every third.
    private static let sets = try? FileManager.default
        .contentsOfDirectory(atPath: Repository.templates.path(percentEncoded: false))
        .filter { !["Common", "Feature", "Tests"].contains($0) && !$0.hasPrefix(".") }.sorted()
        .enumerated()
        .filter { Thoroughness.isFull || $0.offset % 3 == 0 }.map(\.element)

    /// The pack has its own cases only. Files that sets share are copied, not linked.
    @Test(.takesLong, arguments: sets ?? [])
    func `a pack begun with a built-in set has its very bytes`(set: String) throws {
        let folder = try TemporaryDirectory()
        _ = try run("init-pack", "Pack", "--from", set, in: folder)
        var pack = try FileTree.read(folder.url.appending(path: "Pack"))
        #expect(pack.removeValue(forKey: "README.md")?.hasPrefix("# \(set)\n") == true)
        #expect(pack.removeValue(forKey: ".gitignore") != nil)
        let all = try Repository.assembledTemplates().tree()
        let cases = all.filter { path, text in
            path.hasSuffix("/case.json") && text.contains("\"set\": \"\(set)\"")
        }.keys.map { $0.dropLast("case.json".count) }
        #expect(!cases.isEmpty)
        let own = all.filter { path, _ in
            path.hasPrefix("\(set)/") || cases.contains(where: path.hasPrefix)
        }
        #expect(pack == own)
    }

    @Test func `a new pack is tested and used`() throws {
        let folder = try TemporaryDirectory()
        _ = try run("init-pack", "our packs/cars", in: folder)
        #expect(try run("test", "our packs/cars", in: folder).hasSuffix("1 case passed.\n"))
        _ = try run(
            "new", "CarDetails", "--param", "carID:String", "--template", "./our packs/cars/Cars",
            "--output", "App", "--tests", "App/Tests", "--module", "Scenes", "--no-record",
            in: folder)
        let expected = folder.url.appending(path: "our packs/cars/Tests/one-parameter/expected")
        #expect(
            try FileTree.read(folder.url.appending(path: "App")) == FileTree.read(expected))
    }
}
