import Basics
import TestSupport
import Testing

/// What `new` says of places that the user may not mean.
struct PlaceTests {
    @Test(arguments: [
        ("Shop", "Shp", true), ("Shop", "Shpo", true), ("Shop", "Shoop", true),
        ("Shop", "shop", true), ("Car", "Cars", true), ("Checkout", "Chekcout", true),
        ("Packages/Shop", "Packages/Shp", true), ("Packages/Shop", "Pakages/Shop", true),
        ("Cars", "Cart", false), ("Shop", "Shopping", false), ("Shop", "Tours", false),
        ("Packages/Shop", "Modules/Shop", false),
    ])
    func `a new package with nearly the name of another is noted first`(
        known: String, new: String, isNear: Bool
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        try project.run("new Car --template ./Plain --package \(known)")
        let result = try project.run("new Bus --template ./Plain --package \(new) --dry-run")
        #expect(result.status == .success)
        let note = "note: this is a new package, and there is a package '\(known)'"
        #expect((result.diagnostics.first == note) == isNear)
    }

    @Test(arguments: [
        ("Support", true), ("App/Routing", true), ("Shop/Support", true),
        ("Shop/Sources/Shop/Routing", false), ("Kit/Sources/Kit", false),
    ])
    func `a package that can't use the shared files is noted`(
        support: String, isNoted: Bool
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        project["scene-kit.json"] = "{\"support\": \"\(support)\"}"
        let result = try project.run("new Car --template ./Set --package Shop")
        #expect(result.status == .success)
        let note =
            "note: the folder of shared files is in no library, so the code of the package can't use "
            + "them"
        #expect(result.diagnostics.contains(note) == isNoted, "\(result.diagnostics)")
    }

    @Test(arguments: [
        (["new Car --template ./Plain --package Shop"], "which is in no package"),
        ([PlannerCase.plain], "and the others aren't here"),
        (["new Car --template ./Plain"], nil), ([], nil),
    ])
    func `a scene in the current folder is noted first if others are elsewhere`(
        steps: [String], end: String?
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        for step in steps { try project.run(step) }
        let result = try project.run("new Bus --template ./Plain --dry-run")
        #expect(result.status == .success)
        let note = end.map { "note: the scene goes into this folder, " + $0 }
        #expect(result.diagnostics.first { $0.contains("goes into") } == note)
        #expect(note == nil || result.diagnostics.first == note)
    }

    @Test(arguments: [
        ("new Home --template ./Plain", true), ("new Home --template ./Plain --output App", false),
        ("new Home --template ./Plain --package Shop", false),
    ])
    func `a scene outside of the app's folder is noted first, with the options for the app`(
        command: String, isNoted: Bool
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        project["App.xcodeproj/project.pbxproj"] = SynchronizedProject.text
        project["App/Main.swift"] = ""
        let result = try project.run(command + " --dry-run")
        #expect(result.status == .success)
        let note = "note: the scene goes into this folder, which isn't in that of the module 'App'"
        #expect((result.diagnostics.first == note) == isNoted, "\(result)")
        #expect(try project.run("new Home --template ./Plain --output App").status == .success)
    }

    @Test(arguments: [
        ("./Set", "App/Car", true), ("./Set", "Car", true), ("./Set", "App", false),
        ("./Set", "Set", false),
    ])
    func `a folder of the scene's name in another one is noted first`(
        set: String, output: String, isNoted: Bool
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        let result = try project.run("new Car --template \(set) --output \(output) --dry-run")
        #expect(result.status == .success)
        let note = "note: the scene's folder is created in this one"
        #expect((result.diagnostics.first == note) == isNoted, "\(result)")
    }

    @Test(arguments: [
        ("../../Shop", true), ("../../../Shop", true), ("../Shop", false), ("Shop", false),
        ("/Shop", false), ("../../Known", false), ("../../work/Shop", false),
    ])
    func `a new folder outside of the project is noted first`(
        path: String, isNoted: Bool
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        project["../Known/Package.swift"] = """
            let package = Package(name: "Known", targets: [.target(name: "Known")])
            """
        project["../Known/Sources/Known/Known.swift"] = ""
        for option in ["--package", "--output"] {
            let result = try project.run("new Car --template ./Set \(option) \(path) --dry-run")
            #expect(result.status == .success, "\(result)")
            let note = "note: this new folder is outside of the project in '.'"
            #expect((result.diagnostics.first == note) == isNoted, "\(result)")
        }
    }

    /// The project's root may be far above the current folder.
    @Test(arguments: [
        ([], "Shop", "Scenes"), (["../.git/HEAD"], "Shop", "Scenes"),
        (["../.git/HEAD"], "Try/Shop", "Scenes"), ([], "Packages/Shop", "Shop"),
        ([], "Modules/Shop", "Shop"), ([".git/HEAD", "Kit/Package.swift"], "Shop", "Shop"),
        (["../.git/HEAD", "../Kit/Package.swift"], "Try/Shop", "Shop"),
        (
            ["../.git/HEAD", "../Kit/Package.swift", "Shop/Sources/Scenes/Car.swift"], "Shop",
            "Scenes"
        ),
        ([], "Packages/my-shop", "Scenes"),
    ])
    func `the module of a new package has the folder's name if it is among others`(
        files: [String], package: String, module: String
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        for file in files { project[file] = "let package = Package(name: \"Kit\")" }
        let result = try project.run("new Car --template ./Set --package \(package)")
        let builder = "create \(package)/Sources/\(module)/Car/CarBuilder.swift"
        #expect(result.operations.contains(builder), "\(result)")
    }

    @Test(arguments: [
        (nil, "A", "", Basics.ExitStatus.success),
        ("App.xcodeproj/project.pbxproj", "A", "", .conflict),
        ("project.yml", "A", "", .conflict),
        ("App.xcodeproj/project.pbxproj", "App/A", "", .conflict),
        ("A/App.xcodeproj/project.pbxproj", "A", "", .success),
        ("App.xcodeproj/project.pbxproj", "A", " --support B/Support", .success),
    ])
    func `scenes in two folders of an app have one folder of shared files`(
        file: String?, folder: String, options: String, status: Basics.ExitStatus
    ) throws {
        var project = MemoryProject(PlannerCase.files)
        if let file { project[file] = SynchronizedProject.text }
        try project.run("new Car --template ./Set --output B")
        let result = try project.run("new Bus --template ./Set --output \(folder)\(options)")
        #expect(result.status == status, "\(result)")
    }

    /// Each answer leads to the next command, and none back.
    @Test func `an adopted scene takes the shared files of others`() throws {
        var project = MemoryProject(["App.xcodeproj/project.pbxproj": SynchronizedProject.text])
        try project.run("new Bus --output B")
        project["App/Car/CarViewModel.swift"] = "final class CarViewModel {}"
        #expect(try project.run("adopt Car --output App").status == .success)
        let alone = try project.run("new Car --only Router")
        #expect(alone.status == .conflict && alone.hints.contains { $0.contains("--support") })
        let refused = try project.run("new Car --only Router --support B/Support")
        #expect(refused.hints.contains { $0.contains("write \"support\": \"B/Support\"") })
        project["scene-kit.json"] = "{\"support\": \"B/Support\"}"
        let result = try project.run("new Car --only Router")
        #expect(result.status == .success, "\(result)")
        #expect(!project.paths.contains { $0.hasPrefix("App/Support/") })
    }

    @Test func `a route to an internal scene names the command that makes it public`() throws {
        var project = MemoryProject([".git/HEAD": ""])
        try project.run("new Car --package Packages/Shop")
        try project.run("new Bus --package Packages/Account")
        let result = try project.run("route Bus Car")
        #expect(result.hints == ["Make it public: scene-kit update Car --option access=public"])
    }
}
