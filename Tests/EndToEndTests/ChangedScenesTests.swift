import Foundation
import TestSupport
import Testing

/// A changed scene equals a new one with the same choices.
struct ChangedScenesTests {
    private static let sets =
        Thoroughness.isFull
        ? [
            "InputsOutputs", "ProtocolVIPER", "RxScene", "RxVIPER", "Scene", "SubjectVIPER",
            "SwiftUIScene", "VIPER",
        ] : ["Scene", "VIPER"]

    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    private func sceneKit(_ words: String..., status: Int32 = 0) throws {
        let result = try Run.program(
            Run.sceneKit, words + ["--package", "Shop", "--quiet"], in: folder.url,
            environment: [:])
        #expect(result.status == status, "\(words): \(result.errors)")
    }

    /// Makes a scene and others that lead to it, and back.
    private func make(_ name: String, _ set: String, _ more: [String] = []) throws {
        let words = ["new", name, "--template", set, "--param", "id:Int"] + more
        let result = try Run.program(
            Run.sceneKit, words + ["--package", "Shop", "--quiet"], in: folder.url,
            environment: [:])
        #expect(result.status == 0, "\(result.errors)")
        try sceneKit(
            "new", "Cars", "--template", set, "--route", "details:\(name)", "--route", name,
            "--present", "modal:\(name)")
        try sceneKit("route", name, "Cars")
    }

    /// The contents of another folder after some commands.
    private func tree(_ commands: (ChangedScenesTests) throws -> Void) throws -> [String: String] {
        let other = try ChangedScenesTests()
        try commands(other)
        return try other.folder.tree()
    }

    private func expectSame(
        _ tree: [String: String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let mine = try folder.tree()
        let differing = Set(mine.keys).union(tree.keys).filter { mine[$0] != tree[$0] }.sorted()
        #expect(differing == [], sourceLocation: sourceLocation)
    }

    private static let longName = "Name" + String(repeating: "ThatBreaksLines", count: 6)

    /// Without `SCENE_KIT_FULL`, each set has one of the names.
    private static let renamed = sets.flatMap { [($0, "Auto"), ($0, longName)] }.enumerated()
        .filter { Thoroughness.isFull || $0.offset % 3 == 0 }.map(\.element)

    @Test(.takesLong, arguments: renamed)
    func `a scene that is renamed is as one of that name`(set: String, name: String) throws {
        try make("Car", set)
        try sceneKit("rename", "Car", name)
        try expectSame(try tree { try $0.make(name, set) })
        try sceneKit("update", "--check")
        try sceneKit("rename", name, "Car")
        try expectSame(try tree { try $0.make("Car", set) })
    }

    @Test(.takesLong, arguments: sets)
    func `a scene that is updated and moved is as one that was made so`(set: String) throws {
        try make("Car", set)
        try sceneKit("update", "Car", "--param", "name:String?")
        try sceneKit("move", "Car", "Shop/Cars")
        try sceneKit("update", "--check")
        let changed = try tree {
            try $0.make("Car", set, ["--param", "name:String?", "--folder", "Shop/Cars"])
        }
        try expectSame(changed)
        try sceneKit("move", "Car", ".")
        try sceneKit("update", "Car", "--drop-param", "name")
        try expectSame(try tree { try $0.make("Car", set) })
    }

    @Test(arguments: sets)
    func `edits come along`(set: String) throws {
        try make("Car", set)
        for (path, text) in try folder.tree() where path.contains("Car") && path.hasSuffix("swift")
        {
            try folder.write(text + "// mine", to: path)
        }
        try sceneKit("update", "Car", "--param", "name:String?")
        try sceneKit("move", "Car", "Autos")
        try sceneKit("rename", "Car", "Auto")
        let files = try folder.tree().filter {
            $0.key.hasSuffix(".swift") && !$0.key.contains("Support")
                && !$0.key.hasSuffix("Package.swift")
        }
        #expect(files.count > 8)
        #expect(files.filter { !$0.value.hasSuffix("// mine") }.keys.sorted() == [])
        #expect(files.values.allSatisfy { !$0.contains("CarBuilder") })
        try sceneKit("update", "--check")
        // They are all there is to them.
        for (path, text) in files { try folder.write(String(text.dropLast(7)), to: path) }
        try expectSame(
            try tree { try $0.make("Auto", set, ["--param", "name:String?", "--folder", "Autos"]) })
    }

    @Test func `a scene that goes leaves nothing behind`() throws {
        for set in Self.sets {
            try make("Car", set)
            try sceneKit("remove", "Car")
            let left = try folder.tree()
            #expect(left.filter { $0.key.contains("Car") && !$0.key.contains("Cars") }.isEmpty)
            #expect(left.values.allSatisfy { !$0.contains("CarBuilder") })
            try sceneKit("update", "--check")
            try sceneKit("remove", "Cars")
        }
    }

    @Test func `a file that was deleted stays away under another name`() throws {
        try make("Car", "Scene")
        try FileManager.default.removeItem(
            at: folder.url.appending(path: "Shop/Tests/ScenesTests/CarTests.swift"))
        try sceneKit("rename", "Car", "Auto")
        try sceneKit("move", "Auto", "Autos")
        try sceneKit("update")
        #expect(try folder.tree().keys.allSatisfy { !$0.hasSuffix("/AutoTests.swift") })
        try sceneKit("update", "Auto", "--restore")
        try expectSame(try tree { try $0.make("Auto", "Scene", ["--folder", "Autos"]) })
    }

    @Test func `'new' finds a scene in its folder`() throws {
        try make("Car", "Scene", ["--folder", "Autos"])
        let before = try folder.tree()
        try sceneKit("new", "Car", "--param", "id:Int")
        try sceneKit("new", "Car", "--only", "Tests")
        try sceneKit("new", "Car", "--param", "id:Int", "--folder", "Vans", status: 73)
        try sceneKit(
            "new", "Car", "--param", "id:Int", "--folder", "Vans", "--on-conflict", "overwrite",
            status: 73)
        #expect(try folder.tree() == before)
    }

    @Test func `a name that is a common word is renamed where it is a route`() throws {
        try make("Car", "VIPER")
        let mine = "Shop/Sources/Scenes/Trip.swift"
        try folder.write(
            "struct Trip: Codable { let car: Car }\nlet way: CarsNavigationOption = .car(withId: 1)\n",
            to: mine)
        try sceneKit("rename", "Car", "Auto")
        #expect(
            try folder.read(mine)
                == "struct Trip: Codable { let car: Car }\nlet way: CarsNavigationOption = .auto(withId: 1)\n"
        )
    }

    @Test func `calls of a route that goes are shown, and nothing else`() throws {
        try make("Car", "VIPER")
        try folder.write(
            "let way: CarsNavigationOption = .details(withId: 1)\n",
            to: "Shop/Sources/Scenes/Trip.swift")
        let result = try Run.sceneKit(
            "remove", "Cars", "--route", "details", "--package", "Shop", in: folder.url)
        #expect(result.status == 0)
        #expect(
            result.errors.hasPrefix(
                "Shop/Sources/Scenes/Trip.swift:1:34: warning: this names what is removed\n"
            ))
        #expect(result.errors.split(separator: "\n").count == 3)
    }

    @Test func `an option that scenes share changes what they share at once`() throws {
        try make("Car", "Scene")
        let shared = "Shop/Sources/Scenes/Support/SceneRouting.swift"
        try folder.write(try folder.read(shared) + "// ours\n", to: shared)
        try sceneKit("update", "Car", "--option", "access=public")
        #expect(try folder.read(shared).contains("public protocol"))
        #expect(try folder.read(shared).hasSuffix("// ours\n"))
        try sceneKit("update", "--check")
    }
}
