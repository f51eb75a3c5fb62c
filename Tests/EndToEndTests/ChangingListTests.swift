import Foundation
import TestSupport
import Testing

/// The history of a list that changes, and the result of `generate` after each step.
struct ChangingListTests: ListFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `scenes come go and are renamed`() throws {
        #expect(try generate(#"{"name": "Cars"}"#) == files("create", "Cars") + made)
        #expect(try generate() == kept)
        try check(0)
        // A scene is added.
        let two = #"{"name": "Boats"}, {"name": "Cars"}"#
        #expect(try generate(two) == files("create", "Boats") + kept)
        // The order of the list does not matter.
        #expect(try generate(#"{"name": "Cars"}, {"name": "Boats"}"#) == kept)
        // One is renamed.
        #expect(
            try generate(#"{"name": "Ships"}, {"name": "Cars"}"#)
                == files("remove", "Boats") + files("create", "Ships") + kept)
        // One is removed, and the folder that it left empty with it.
        #expect(try generate(#"{"name": "Ships"}"#) == files("remove", "Cars") + kept)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App")
        #expect(names.sorted() == ["Ships", "Support"])
        try check(0)
    }

    @Test func `a parameter and a route change`() throws {
        _ = try generate(#"{"name": "Car", "params": "id:Int"}, {"name": "Cars"}"#)
        #expect(
            try generate(#"{"name": "Car", "params": "id:String"}, {"name": "Cars"}"#) == [
                "update  App/Car/CarBuilder.swift", "update  App/Car/CarViewController.swift",
                "update  App/Car/CarViewModel.swift",
            ] + kept)
        #expect(
            try generate(
                #"{"name": "Car", "params": "id:String"}, {"name": "Cars", "routes": "Car"}"#)
                == ["create  App/Cars/CarsRouter+Car.swift"] + kept)
        // The values that a route passes follow the scene that it leads to.
        #expect(
            try generate(
                #"{"name": "Car", "params": "id:Int"}, {"name": "Cars", "routes": "Car"}"#) == [
                    "update  App/Car/CarBuilder.swift", "update  App/Car/CarViewController.swift",
                    "update  App/Car/CarViewModel.swift",
                    "update  App/Cars/CarsRouter+Car.swift",
                ] + kept)
        let route = try folder.read("App/Cars/CarsRouter+Car.swift")
        #expect(route.contains("func navigateToCar(withId id: Int) {"))
        try check(0)
    }

    @Test func `a shared file belongs to the team`() throws {
        let shared = "App/Support/LoadState.swift"
        _ = try generate(#"{"name": "Cars"}"#)
        let text = try folder.read(shared) + "// ours\n"
        try folder.write(text, to: shared)
        for words in [[], ["--on-conflict", "overwrite"], ["--on-conflict", "keep"]] {
            let result = try Run.program(
                Run.sceneKit, ["generate", "scenes.json", "--output", "App"] + words,
                in: folder.url, environment: [:])
            #expect(result.status == 0)
            #expect(try folder.read(shared) == text)
        }
        try check(0)
        try FileManager.default.removeItem(atPath: folder.path + "/" + shared)
        try check(1)
        let created = "create  \(shared)"
        #expect(try generate() == kept.map { $0.hasSuffix(shared) ? created : $0 })
        // It stays when the last scene goes.
        _ = try generate("")
        #expect(try folder.tree().keys.contains(shared))
    }

    @Test func `a file that is missing is made again`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        try FileManager.default.removeItem(atPath: folder.path + "/App/Cars/CarsRouter.swift")
        try check(1)
        #expect(try generate() == ["create  App/Cars/CarsRouter.swift"] + kept)
    }

    @Test func `a scene is in one list`() throws {
        _ = try generate(#"{"name": "Cars"}, {"name": "Boats"}"#)
        try folder.write(#"{ "scenes": [{"name": "Cars"}, {"name": "Vans"}] }"#, to: "b.json")
        let before = try folder.tree()
        let both = try Run.sceneKit("generate", "b.json", "--output", "App", in: folder.url)
        #expect(both.status == 65)
        #expect(both.errors.contains("b.json:1:24: error: the scene 'Cars' is in the scenes file "))
        #expect(try folder.tree() == before)
        // It goes from one to the other with the edits that it has.
        try folder.write("// mine\n", to: "App/Cars/CarsRouter.swift")
        try folder.write(#"{ "scenes": [{"name": "Boats"}] }"#, to: "scenes.json")
        let moved = try Run.sceneKit(
            "generate", "b.json", "--output", "App", "--verbose", in: folder.url)
        #expect(moved.status == 0 && moved.output.contains("edited  App/Cars/CarsRouter.swift"))
        #expect(try generate() == kept)
        #expect(try folder.read("App/Cars/CarsRouter.swift") == "// mine\n")
        #expect(try list(of: "Cars") == "b.json" && list(of: "Boats") == "scenes.json")
    }

    @Test func `a list that gets another name keeps its scenes`() throws {
        _ = try generate(#"{"name": "Cars"}, {"name": "Boats"}"#)
        try folder.write(#"{ "scenes": [{"name": "Cars", "params": "id:Int"}] }"#, to: "b.json")
        try FileManager.default.removeItem(atPath: folder.path + "/scenes.json")
        let result = try Run.sceneKit("generate", "b.json", "--output", "App", in: folder.url)
        #expect(result.status == 0)
        #expect(result.output.contains("update  App/Cars/CarsViewModel.swift"))
        // Scenes that the new list omits aren't removed, because the old list doesn't say so.
        #expect(
            result.errors.contains(
                "scenes.json: note: the scenes file 'scenes.json' no longer exists, so nothing updates or removes "
                    + "its scene 'Boats'\n"))
        #expect(try folder.tree().keys.contains("App/Boats/BoatsRouter.swift"))
    }

    @Test func `lists of one name are kept apart`() throws {
        try folder.write(#"{ "scenes": [{"name": "Cars"}] }"#, to: "scenes.json")
        try folder.write(#"{ "scenes": [{"name": "Vans"}] }"#, to: "Shop/scenes.json")
        for list in ["scenes.json", "Shop/scenes.json"] {
            let result = try Run.program(
                Run.sceneKit, ["generate", list, "--package", "Shop"], in: folder.url,
                environment: [:])
            #expect(result.status == 0 && !result.output.contains("remove"))
        }
        #expect(try list(of: "Cars") == "scenes.json")
        #expect(try list(of: "Vans") == "Shop/scenes.json")
    }

    @Test func `a shared file may not have the path of a scene's file`() throws {
        try folder.write(
            """
            { "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "S", "files": [
              { "id": "a", "source": "a", "path": "{{scene}}/{{scene}}.txt", "role": "A" },
              { "id": "s", "source": "a", "path": "Cars/Cars.txt", "root": "support",
                "shared": true, "role": "S" }
            ] }
            """, to: "Set/template.json")
        try folder.write("text", to: "Set/a")
        try folder.write(
            #"{ "template": "./Set", "scenes": [{"name": "Cars"}, {"name": "Vans"}] }"#,
            to: "scenes.json")
        let result = try Run.sceneKit(
            "generate", "scenes.json", "--output", "App", "--support", "App", "--on-conflict",
            "overwrite",
            in: folder.url)
        #expect(result.status == 65 && result.errors.contains("'App/Cars/Cars.txt'"))
        #expect(try folder.tree().keys.filter { $0.hasPrefix("App") }.isEmpty)
    }

    @Test func `a record that was lost is made anew`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        let record = ".scene-kit/scenes/Cars.json"
        let text = try folder.read(record)
        try FileManager.default.removeItem(at: folder.url.appending(path: record))
        try check(1)
        _ = try generate(#"{"name": "Cars"}"#)
        #expect(try folder.read(record) == text)
    }

    @Test func `a scene of 'new' belongs to the list that names it`() throws {
        let words = ["new", "Cars", "--output", "App", "--route", "help:Help"]
        try folder.write(#"{ "scenes": [{"name": "Help"}] }"#, to: "scene-kit.json")
        let made = try Run.program(Run.sceneKit, words, in: folder.url, environment: [:])
        #expect(made.status == 0, "\(made.errors)")
        #expect(try list(of: "Cars") == nil)
        #expect(
            try generate(#"{"name": "Cars", "params": "id:Int"}"#) == [
                "update  App/Cars/CarsBuilder.swift", "update  App/Cars/CarsViewController.swift",
                "update  App/Cars/CarsViewModel.swift",
            ] + kept)
        #expect(try list(of: "Cars") == "scenes.json")
        // The route isn't in the list, so it remains when the scene is removed.
        #expect(try generate("") == files("remove", "Cars"))
        #expect(try folder.tree().keys.contains("App/Cars/CarsRouter+Help.swift"))
    }

    @Test func `'new' makes nothing of a listed scene`() throws {
        _ = try generate(#"{"name": "Cars"}"#)
        let before = try folder.tree()
        for words in [
            ["--param", "id:Int"], ["--only", "ViewModel"], ["--on-conflict", "overwrite"],
        ] {
            let result = try Run.program(
                Run.sceneKit, ["new", "Cars", "--output", "App"] + words, in: folder.url,
                environment: [:])
            #expect(result.status == 73)
            #expect(result.errors.contains("'Cars' is created by 'scene-kit generate', from"))
        }
        #expect(try folder.tree() == before)
    }

    @Test func `a route beside the list is said to be so`() throws {
        _ = try generate(#"{"name": "Cars"}, {"name": "Car", "params": "id:Int"}"#)
        let result = try Run.sceneKit("route", "Cars", "details:Car", in: folder.url)
        #expect(result.status == 0)
        #expect(result.errors.contains("'Cars' is listed in 'scenes.json', which does not have"))
        #expect(try folder.read("App/Cars/CarsRouter+Details.swift").contains("withId id: Int"))
        try check(0)
        // Once the list has it, it is the list's.
        #expect(
            try generate(
                #"{"name": "Cars", "routes": "details:Car"}, {"name": "Car", "params": "id:Int"}"#)
                == kept)
        #expect(
            try generate(#"{"name": "Cars"}, {"name": "Car", "params": "id:Int"}"#)
                == ["remove  App/Cars/CarsRouter+Details.swift"] + kept)
    }
}
