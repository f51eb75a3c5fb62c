import Foundation
import TestSupport
import Testing

/// `rename`, `move`, and `remove` update lists, so that they generate the changed files.
struct ListsOfChangedScenesTests: ListFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    private func sceneKit(_ words: String..., status: Int32 = 0) throws {
        let result = try Run.program(Run.sceneKit, words, in: folder.url, environment: [:])
        #expect(result.status == status, "\(words): \(result.errors)")
    }

    @Test func `a list outside the project is changed too`() throws {
        try folder.write(
            #"{ "scenes": [{"name": "Cars", "routes": "Car"}, {"name": "Car"}] }"#, to: "cars.json")
        try sceneKit("generate", "cars.json", "--package", "Shop")
        try sceneKit("rename", "Car", "Auto", "--package", "Shop")
        try sceneKit("move", "Auto", "Autos", "--package", "Shop")
        #expect(
            try folder.read("cars.json")
                == #"{ "scenes": [{"name": "Cars", "routes": "Auto"}, {"name": "Auto", "folder": "Autos"}] }"#
        )
        try sceneKit("generate", "cars.json", "--package", "Shop", "--check", "--strict")
        try sceneKit("remove", "Auto", "--package", "Shop")
        try sceneKit("generate", "cars.json", "--package", "Shop", "--check", "--strict")
    }

    @Test func `every list that leads to a scene is changed`() throws {
        _ = try generate(#"{"name": "Car", "params": "id:Int"}"#)
        try folder.write(
            #"{ "scenes": [{"name": "Cars", "routes": ["details:Car"]}] }"#, to: "b.json")
        try sceneKit("generate", "b.json", "--output", "App")
        try sceneKit("rename", "Car", "Auto")
        #expect(try folder.read("b.json").contains(#""details:Auto""#))
        try sceneKit("generate", "b.json", "--output", "App", "--check", "--strict")
        try sceneKit("remove", "Auto")
        try sceneKit("generate", "b.json", "--output", "App", "--check", "--strict")
    }

    @Test func `routes that all scenes of a list have are changed`() throws {
        try folder.write(
            #"{ "routes": "Car", "scenes": [{"name": "Cars"}, {"name": "Car", "routes": []}] }"#,
            to: "scenes.json")
        _ = try generate()
        try sceneKit("rename", "Car", "Auto")
        try check(0)
        try sceneKit("remove", "Auto")
        try check(0)
        #expect(
            try folder.tree().keys.filter { $0.hasPrefix("App/Cars/") }.count
                == files("", "Cars").count)
    }

    @Test func `a route that goes goes from the list`() throws {
        _ = try generate(
            #"{"name": "Cars", "routes": ["a:Car", "Car"], "present": "b:Car"}, {"name": "Car"}"#)
        for route in ["a", "b", "car"] {
            try sceneKit("remove", "Cars", "--route", route)
            try check(0)
        }
        #expect(try !folder.read("scenes.json").contains("routes"))
    }

    @Test func `the folder of all others is none`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        #expect(try generate(#"{"name": "Cars", "folder": "."}"#) == kept)
        #expect(try generate(#"{"name": "Cars"}"#) == kept)
        try check(0)
    }

    @Test func `a folder in the list moves files with their edits`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        try folder.write("// mine", to: "App/Cars/CarsRouter.swift")
        let moved =
            files("remove", "Cars")
            + files("create", "Cars").map {
                $0.replacing("App/", with: "App/Vans/")
            }
        #expect(
            Set(try generate(#"{"name": "Cars", "folder": "Vans"}"#)) == Set(moved + kept))
        #expect(try folder.read("App/Vans/Cars/CarsRouter.swift") == "// mine")
        #expect(try !folder.tree().keys.contains { $0.hasPrefix("App/Cars") })
        try check(0, strictly: 1)
    }

    @Test func `conflicts in files that move are said to be there`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        try folder.write("// mine", to: "App/Cars/CarsViewModel.swift")
        let entry = #"{"name": "Cars", "folder": "Vans", "params": "id:Int"}"#
        _ = try generate(entry, status: 73)
        _ = try generate(entry, ["--on-conflict", "markers"], status: 1)
        #expect(
            try folder.read("App/Vans/Cars/CarsViewModel.swift").hasPrefix(
                "<<<<<<< yours\n// mine\n=======\n"))
        _ = try generate(entry, status: 73)
    }

    @Test func `a link in the way of a move is nobody's to move`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        let router = folder.url.appending(path: "App/Cars/CarsRouter.swift")
        try FileManager.default.moveItem(
            at: router, to: folder.url.appending(path: "mine.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: router.path(percentEncoded: false), withDestinationPath: "../../mine.swift")
        let before = try folder.tree()
        _ = try generate(
            #"{"name": "Cars", "folder": "Vans"}"#, ["--on-conflict", "overwrite"], status: 73)
        #expect(
            try folder.tree().filter { $0.key != "scenes.json" }
                == before.filter { $0.key != "scenes.json" })
    }
}
