import Basics
import FileSystem
import Foundation
import Scenes
import TestSupport
import Testing

@testable import ProjectReading

/// The root of a project, as the program finds it: the folder with the record of a scene.
struct FindingTheProjectTests {
    /// The record of a scene that is made in `folder`, as a path from the top of the tree.
    private func record(
        of tree: [String: String], in folder: String, _ words: String..., folders: [String] = []
    ) throws -> [String] {
        let sandbox = try Sandbox(tree)
        for path in folders + [folder] { try sandbox.makeFolder(path) }
        let result = try Run.program(
            Run.sceneKit, ["new", "Cars"] + words, in: sandbox.folder.url.appending(path: folder),
            environment: [:])
        #expect(result.status == 0, "\(result.errors)")
        return try sandbox.folder.tree().keys.filter { $0.hasSuffix("scenes/Cars.json") }
    }

    @Test func `a record above is the root`() throws {
        #expect(
            try record(of: [:], in: "App/Sources", folders: ["App/.scene-kit"])
                == ["App/.scene-kit/scenes/Cars.json"])
    }

    @Test(arguments: [
        (".scene-kit/.local/lock", "App/Deep", true), (".scene-kit/.local/lock", ".", false),
        (".scene-kit/scenes/Car.json", "App", false), ("scene-kit.json", "App", false),
        (".git/HEAD", "App", false),
    ])
    func `a root without records is noted`(file: String, folder: String, isNoted: Bool) throws {
        let root = AbsolutePath("/project")
        var files: [String: [UInt8]] = ["/project/.scene-kit/.local/undo/1": []]
        files["/project/App/Deep/a.swift"] = []
        files["/project/" + file] = Array("{}".utf8)
        let disk = MemoryDisk(files, currentFolder: AbsolutePath(folder, from: root))
        let project = try Project.find(on: disk)
        #expect(AbsolutePath(project.root, from: disk.currentFolder) == root)
        let note = "this folder is the root of the project, because of '.scene-kit' in it"
        #expect(project.notes.map(\.message) == (isNoted ? [note] : []))
    }

    @Test func `a file that says so is the root`() throws {
        let tree = ["scene-kit.json": "{}", "App/scene-kit.json": #"{ "root": true }"#]
        for folders in [[".git"], [".scene-kit"], []] {
            #expect(
                try record(of: tree, in: "App/Sources", folders: folders)
                    == ["App/.scene-kit/scenes/Cars.json"])
        }
    }

    @Test func `a file that doesn't say so is none in a work tree`() throws {
        let tree = ["scene-kit.json": "{}", "App/scene-kit.json": #"{ "root": false }"#]
        #expect(
            try record(of: tree, in: "App/Sources", folders: [".git"])
                == [".scene-kit/scenes/Cars.json"])
    }

    @Test func `the highest file is the root without a work tree`() throws {
        let tree = ["scene-kit.json": "{}", "App/scene-kit.json": "{}"]
        #expect(try record(of: tree, in: "App/Sources") == [".scene-kit/scenes/Cars.json"])
    }

    @Test func `the nearest mark is the root`() throws {
        let tree = ["scene-kit.json": #"{ "root": true }"#]
        #expect(
            try record(of: tree, in: "App/Sources", folders: ["App/.scene-kit", ".git"])
                == ["App/.scene-kit/scenes/Cars.json"])
    }

    /// What is above belongs to another repository.
    @Test func `a project ends at the top of its work tree`() throws {
        #expect(
            try record(of: [:], in: "App/Sources", folders: ["App/.git"])
                == ["App/.scene-kit/scenes/Cars.json"])
        #expect(
            try record(
                of: ["scene-kit.json": "{}"], in: "App/Sources",
                folders: [".scene-kit/scenes", "App/.git"])
                == ["App/.scene-kit/scenes/Cars.json"])
    }

    /// A linked work tree has a file of that name.
    @Test func `the nearest work tree is the root`() throws {
        #expect(
            try record(of: ["App/.git": "gitdir: x"], in: "App/Sources", folders: [".git"])
                == ["App/.scene-kit/scenes/Cars.json"])
    }

    @Test func `the current folder is the root where nothing else is`() throws {
        #expect(try record(of: [:], in: "App/Deep") == ["App/Deep/.scene-kit/scenes/Cars.json"])
    }

    @Test func `a package without a project is the root`() throws {
        #expect(
            try record(of: [:], in: "App", "--package", "Shop")
                == ["App/Shop/.scene-kit/scenes/Cars.json"])
    }

    @Test func `a package belongs to the project around it`() throws {
        for (tree, folder) in [(["scene-kit.json": "{}"], ".swiftpm"), ([:], ".git")] {
            #expect(
                try record(of: tree, in: "App", "--package", "Shop", folders: [folder])
                    == [".scene-kit/scenes/Cars.json"])
        }
    }

    @Test func `the folder of a scene decides if it is in another project`() throws {
        let tree = ["Shop/scene-kit.json": #"{ "root": true }"#]
        #expect(
            try record(of: tree, in: ".", "--output", "Shop/Scenes", folders: [".git"])
                == ["Shop/.scene-kit/scenes/Cars.json"])
        #expect(
            try record(of: [:], in: ".", "--output", "Shop/Scenes", folders: [])
                == [".scene-kit/scenes/Cars.json"])
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

        """

    /// The files of the scene that is made in a folder, from the top of the tree.
    private func sources(
        of tree: [String: String], in folder: String, folders: [String] = [".git"]
    ) throws -> String? {
        let sandbox = try Sandbox(tree)
        for path in folders + [folder] { try sandbox.makeFolder(path) }
        let result = try Run.program(
            Run.sceneKit, ["new", "Cars", "--option", "tests=none"],
            in: sandbox.folder.url.appending(path: folder), environment: [:])
        #expect(result.status == 0, "\(result.errors)")
        return try sandbox.folder.tree().keys.first { $0.hasSuffix("CarsBuilder.swift") }
    }

    @Test func `the package around a folder gets its scenes`() throws {
        let tree = [
            "scene-kit.json": #"{ "sources": "App" }"#, "Shop/Package.swift": Self.manifest,
        ]
        for folder in ["Shop", "Shop/Sources/Shop/Cars", "Shop/Tests"] {
            #expect(
                try sources(of: tree, in: folder) == "Shop/Sources/Shop/Cars/CarsBuilder.swift")
        }
        #expect(try sources(of: tree, in: "Docs") == "App/Cars/CarsBuilder.swift")
    }

    @Test func `places in a file nearer than the package come first`() throws {
        let tree = [
            "Package.swift": Self.manifest, "App/scene-kit.json": #"{ "sources": "Screens" }"#,
        ]
        #expect(try sources(of: tree, in: "App/Deep") == "App/Screens/Cars/CarsBuilder.swift")
    }

    @Test func `a package around the work tree is somebody else's`() throws {
        #expect(
            try record(of: ["Package.swift": Self.manifest], in: "App/Deep", folders: ["App/.git"])
                == ["App/.scene-kit/scenes/Cars.json"])
    }

    @Test func `the package that a configuration names gets the scenes`() throws {
        let tree = ["scene-kit.json": #"{ "package": "Packages/Shop" }"#]
        for folder in [".", "App/Deep"] {
            #expect(
                try sources(of: tree, in: folder)
                    == "Packages/Shop/Sources/Shop/Cars/CarsBuilder.swift")
        }
    }

    @Test func `a folder's file changes the defaults of its scenes`() throws {
        let sandbox = try Sandbox([
            "scene-kit.json": #"{ "header": "Acme" }"#,
            "Admin/scene-kit.json": #"{ "header": "Admin", "options": { "tests": "none" } }"#,
        ])
        try sandbox.makeFolder(".git")
        let admin = sandbox.folder.url.appending(path: "Admin")
        #expect(try Run.sceneKit("new", "Users", in: admin).status == 0)
        #expect(
            try Run.sceneKit("new", "Roles", "--output", "Admin", in: sandbox.folder.url).status
                == 0)
        #expect(
            try Run.sceneKit("new", "Home", "--output", "App", in: sandbox.folder.url).status == 0)
        #expect(
            try sandbox.folder.read("Admin/Users/UsersBuilder.swift").hasPrefix("// Admin\n"))
        #expect(
            try sandbox.folder.read("Admin/Roles/RolesBuilder.swift").hasPrefix("// Admin\n"))
        #expect(try sandbox.folder.read("App/Home/HomeBuilder.swift").hasPrefix("// Acme\n"))
        for folder in [sandbox.folder.url, admin] {
            #expect(try Run.sceneKit("update", "--check", in: folder).status == 0)
        }
    }

    @Test func `a link to a package does not lead out of the project`() throws {
        let sandbox = try Sandbox(["App/scene-kit.json": #"{ "package": "Link/Shop" }"#])
        try sandbox.makeFolder("Elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.path("App/Link"), withDestinationPath: "../Elsewhere")
        let result = try Run.sceneKit("new", "Cars", in: sandbox.folder.url.appending(path: "App"))
        #expect(result.status == 77)
        #expect(result.errors.hasPrefix("scene-kit.json: error: a symbolic link"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: sandbox.path("Elsewhere")) == [])
    }

    @Test func `paths in the file are relative to it`() throws {
        let sandbox = try Sandbox([
            "scene-kit.json": """
            { "sources": "App/Scenes", "tests": "Tests/AppTests", "support": "App/Routing",
              "module": "App" }
            """
        ])
        try sandbox.makeFolder("App/Deep")
        let result = try Run.sceneKit(
            "new", "Cars", in: sandbox.folder.url.appending(path: "App/Deep"))
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.contains("create  ../Scenes/Cars/CarsBuilder.swift\n"))
        let paths = Set(try sandbox.folder.tree().keys)
        #expect(
            paths.isSuperset(of: [
                "App/Scenes/Cars/CarsRouter.swift", "App/Routing/LoadState.swift",
                "Tests/AppTests/CarsTests.swift", ".scene-kit/scenes/Cars.json",
            ]))
        #expect(try sandbox.folder.read("Tests/AppTests/CarsTests.swift").contains("import App\n"))
    }

    @Test func `a folder outside is no folder of the project`() throws {
        let sandbox = try Sandbox()
        let project = Project(
            ProjectLocation(of: sandbox.path("App"), on: LocalDisk()))
        #expect(project.folder(at: OutputLayout.Root(sandbox.path("App")))?.path == ".")
        #expect(
            project.folder(at: OutputLayout.Root(sandbox.path("App"), ["a", "b"]))?.path == "a/b")
        #expect(project.folder(at: OutputLayout.Root(sandbox.path("App/x/../y")))?.path == "y")
        #expect(project.folder(at: OutputLayout.Root(sandbox.path("Apple"))) == nil)
        #expect(project.folder(at: OutputLayout.Root(sandbox.path("App/.."))) == nil)
        #expect(
            project.file(at: try sandbox.destination("a.swift", in: "App"))?.description
                == "a.swift")
        #expect(project.file(at: try sandbox.destination("a.swift", in: "Other")) == nil)
    }
}
