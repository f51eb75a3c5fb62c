import Foundation
import TestSupport
import Testing

/// The result of `generate` for edited files.
struct EditedFilesOfListsTests: ListFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `a file that was edited is not touched unless it is said`() throws {
        let mine = "App/Cars/CarsRouter.swift"
        _ = try generate(#"{"name": "Cars"}"#)
        let generated = try folder.read(mine)
        try folder.write("// mine\n", to: mine)
        let before = try folder.tree()
        for words in [
            [], ["--on-conflict", "keep"], ["--on-conflict", "markers"],
            ["--on-conflict", "overwrite"], [],
        ] {
            #expect(try generate(nil, words) == ["edited  \(mine)"] + kept)
            #expect(try folder.tree() == before)
            try check(0, strictly: 1)
        }
        try FileManager.default.removeItem(at: folder.url.appending(path: mine))
        #expect(try generate(nil) == ["create  \(mine)"] + kept)
        #expect(try folder.read(mine) == generated)
        try check(0)
    }

    @Test func `edits and what is new are merged`() throws {
        let mine = "App/Cars/CarsViewModel.swift"
        _ = try generate(#"{"name": "Cars"}"#)
        try folder.write(try folder.read(mine) + "// mine\n", to: mine)
        let others = [
            "update  App/Cars/CarsBuilder.swift", "update  App/Cars/CarsViewController.swift",
        ]
        let withParameter = #"{"name": "Cars", "params": "id:Int"}"#
        #expect(
            try generate(withParameter)
                == others + ["merge  \(mine)"] + kept)
        #expect(try folder.read(mine).contains("id: Int"))
        #expect(try folder.read(mine).hasSuffix("// mine\n"))
        try check(0, strictly: 1)
        // The parameter goes again, and the edit stays.
        _ = try generate(#"{"name": "Cars"}"#)
        #expect(try !folder.read(mine).contains("id: Int"))
        #expect(try folder.read(mine).hasSuffix("// mine\n"))
    }

    @Test func `lines that both sides changed are a conflict`() throws {
        let mine = "App/Cars/CarsViewModel.swift"
        _ = try generate(#"{"name": "Cars"}"#)
        try folder.write("// mine\n", to: mine)
        func cars(_ type: String) -> String { #"{"name": "Cars", "params": "id:\#(type)"}"# }
        let before = try folder.tree()
        #expect(try generate(cars("Int"), status: 73).contains("conflict  \(mine)"))
        #expect(
            try folder.tree().filter { $0.key != "scenes.json" }
                == before.filter { $0.key != "scenes.json" })
        try check(1)
        let others = [
            "update  App/Cars/CarsBuilder.swift", "update  App/Cars/CarsViewController.swift",
        ]
        #expect(try generate(nil, ["--on-conflict", "keep"]) == others + ["skip  \(mine)"] + kept)
        #expect(try folder.read(mine) == "// mine\n")
        // The user has seen the new text, so it is now the base.
        try check(0, strictly: 1)
        #expect(try generate() == ["edited  \(mine)"] + kept)
        #expect(
            try generate(cars("String"), ["--on-conflict", "markers"], status: 1)
                == others + ["merge  \(mine)"] + kept)
        #expect(try folder.read(mine).contains("<<<<<<< yours\n// mine\n=======\n"))
        #expect(try generate(status: 73).contains("conflict  \(mine)"))
        try check(1)
    }

    @Test func `a file that was edited outlives its scene unless it is said`() throws {
        let mine = "App/Cars/CarsRouter.swift"
        let others = files("remove", "Cars").filter { !$0.hasSuffix(mine) }
        _ = try generate(#"{"name": "Cars"}, {"name": "Boats"}"#)
        try folder.write("// mine\n", to: mine)
        let before = try folder.tree()
        let refused = try generate(#"{"name": "Boats"}"#, status: 73)
        #expect(refused.contains("conflict  \(mine)"))
        #expect(
            try folder.tree().filter { $0.key != "scenes.json" }
                == before.filter { $0.key != "scenes.json" })
        let skipped = try generate(nil, ["--on-conflict", "keep"])
        #expect(Set(skipped) == Set(others + kept + ["skip  \(mine)"]))
        #expect(try folder.read(mine) == "// mine\n")
        // From then on it is the user's.
        #expect(try generate() == kept)
        try check(0)
    }

    @Test func `an edited file of a removed scene goes where it is said`() throws {
        _ = try generate(#"{"name": "Cars"}, {"name": "Boats"}"#)
        try folder.write("// mine\n", to: "App/Cars/CarsRouter.swift")
        #expect(
            try generate(#"{"name": "Boats"}"#, ["--on-conflict", "overwrite"]) == files(
                "remove", "Cars") + kept)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/Cars"))
    }

    @Test func `a file that was there before is not ours`() throws {
        try folder.write("// mine\n", to: "App/Cars/CarsRouter.swift")
        let plan = try generate(#"{"name": "Cars"}"#, status: 73)
        #expect(plan.contains("conflict  App/Cars/CarsRouter.swift"))
        #expect(try folder.tree().keys.sorted() == ["App/Cars/CarsRouter.swift", "scenes.json"])
        // Skipped, it stays the user's when the scene goes.
        _ = try generate(nil, ["--on-conflict", "keep"])
        _ = try generate("")
        #expect(try folder.read("App/Cars/CarsRouter.swift") == "// mine\n")
    }
}
