import Basics
import FileSystem
import Planning
import Scenes
import TemplateSets
import TestSupport
import Testing

@testable import ProjectReading
@testable import ScenePlanning

/// Types of the team's own that a new file would declare a second time.
struct TakenTypesTests {
    private static let shared = [
        "Routing.swift": "protocol Routing {}\nstruct Route {}", "Spy.swift": "final class Spy {}",
    ]

    /// The messages if the shared files would be created in `App/Support`, beside a tree.
    private func complaints(
        _ tree: [String: String], tests: String? = nil
    ) throws -> [String] {
        let sandbox = try Sandbox(tree)
        let place = ResolvedOutput(
            OutputLayout(
                scene: .init(sandbox.path("App")), tests: tests.map { .init(sandbox.path($0)) },
                support: .init(sandbox.path("App"), ["Support"])))
        let plan = try sandbox.plan(Self.shared, in: "App/Support", isShared: true)
        guard
            let failure = failure(of: {
                try place.checkTypes(
                    of: plan, in: ProjectState(Project.findRoot(on: LocalDisk()), sets: NoSets()))
            })
        else { return [] }
        #expect(failure.status == .conflict)
        return failure.diagnostics.map { diagnostic in
            let path = diagnostic.path?.replacing(sandbox.folder.path, with: "") ?? ""
            if diagnostic.severity == .note {
                #expect(diagnostic.hint == nil)
                return diagnostic.message.replacing(sandbox.folder.path, with: "")
            }
            #expect(diagnostic.hint?.contains("--support") == true)
            let line = diagnostic.position.map { "\($0.line):\($0.column)" } ?? ""
            let name = diagnostic.message.split(separator: "'").dropFirst().first ?? ""
            return "\(path):\(line) \(name)"
        }
    }

    @Test func `the first is an error with its cure, and all others are one note`() throws {
        #expect(
            try complaints([
                "App/Mine.swift": "import Foundation\n\npublic struct Route {\n}\n",
                "App/Deep/Spy.swift": "typealias Spy = Int; enum Routing {}",
                "App/Support/Older.swift": "class Route {}",
            ]) == [
                "/App/Deep/Spy.swift:1:11 Spy",
                "3 more types are declared twice: 'Routing' in /App/Deep/Spy.swift:1, "
                    + "'Route' in /App/Mine.swift:3 and 'Route' in /App/Support/Older.swift:1",
            ])
    }

    /// The messages if the files of a scene would be created in `App/Login`, beside a tree.
    private func complaintsOnScene(_ tree: [String: String]) throws -> [String] {
        let sandbox = try Sandbox(tree)
        let place = ResolvedOutput(
            OutputLayout(scene: .init(sandbox.path("App")), tests: .init(sandbox.path("Tests"))))
        let scene = [
            "LoginInteractor.swift": "enum Login { enum Result {} }\nprivate struct Part {}",
            "LoginRouter.swift": "final class LoginRouter {}", "Notes.txt": "struct Text {}",
        ]
        let files = try sandbox.plan(scene, in: "App/Login", isShared: false)
        let tests = try sandbox.plan(
            ["LoginTests.swift": "struct LoginTests {}"], in: "Tests", isShared: false)
        let plan = Plan(operations: files.operations + tests.operations)
        guard
            let failure = failure(of: {
                try place.checkTypes(
                    of: plan, in: ProjectState(Project.findRoot(on: LocalDisk()), sets: NoSets()))
            })
        else { return [] }
        #expect(failure.status == .conflict)
        #expect(failure.diagnostics.first?.hint?.contains("--only") == true)
        return failure.diagnostics.map {
            $0.message.replacing(sandbox.folder.path, with: "")
        }
    }

    @Test func `types of a scene are found in other files of their target`() throws {
        #expect(
            try complaintsOnScene(["App/Model/Login.swift": "struct Login {}"]) == [
                "this declares 'Login', and so would '/App/Login/LoginInteractor.swift'; "
                    + "nothing was written"
            ])
        #expect(try complaintsOnScene(["App/Login/Mine.swift": "class LoginRouter {}"]).count == 1)
        #expect(try complaintsOnScene(["Tests/Old/A.swift": "struct LoginTests {}"]).count == 1)
    }

    /// As the compiler does: "invalid redeclaration".
    @Test(arguments: [
        "struct Part {}", "private struct Login {}", "fileprivate\nfinal class LoginRouter {}",
        "let LoginRouter = 1", "func LoginRouter() {}", "private var LoginRouter = 1",
    ])
    func `a private type and a value collide with a type`(code: String) throws {
        #expect(try complaintsOnScene(["App/A.swift": code]).count == 1)
    }

    @Test(arguments: [
        ["Tests/A.swift": "struct Login {}"], ["App/A.swift": "struct LoginTests {}"],
        ["App/A.swift": "enum Outer { struct Login {} }"],
        ["App/A.swift": "private struct Part {}"],
        ["App/A.swift": "extension Login {}"], ["App/A.swift": "struct Text {}"],
        ["App/Login/LoginRouter.swift": "class LoginRouter {}\nstruct Login {}"],
        ["Other/A.swift": "struct Login {}"],
        ["App/Kit/Package.swift": "", "App/Kit/Sources/A.swift": "struct Login {}"],
    ])
    func `what is seen elsewhere, and the scene's own files, do not matter`(
        tree: [String: String]
    ) throws {
        #expect(try complaintsOnScene(tree) == [])
    }

    @Test func `tests are looked through where they are made`() throws {
        let tree = ["Tests/Spy.swift": "struct Spy {}"]
        #expect(try complaints(tree, tests: "Tests") == ["/Tests/Spy.swift:1:8 Spy"])
        #expect(try complaints(tree) == [])
    }

    @Test(arguments: [
        ["App/Shop/Package.swift": "", "App/Shop/Sources/A.swift": "struct Route {}"],
        ["App/A.swift": "// struct Route {}\nlet a = \"struct Route {}\""],
        ["App/A.swift": "enum Outer { struct Route {} }"], ["App/A.swift": "extension Route {}"],
        ["App/A.txt": "struct Route {}"],
        ["App/Exported/Scene.xctemplate/Code/A.swift": "struct Route {}"],
        ["App/Scene.XCTemplate/A.swift": "struct Route {}"],
        ["App/Pods/A.swift": "struct Route {}"],
        ["App/.build/A.swift": "struct Route {}"], ["App/A.swift": "struct Router {}"],
    ])
    func `what declares no such type does not matter`(tree: [String: String]) throws {
        #expect(try complaints(tree) == [])
    }

    /// Existing files belong to the team. Only new files could declare a type twice.
    @Test func `shared files that are there are kept`() throws {
        #expect(try complaints(["App/Support/Routing.swift": Self.shared["Routing.swift"]!]) == [])
        #expect(
            try complaints([
                "App/Support/Routing.swift": "", "App/Support/Spy.swift": "",
                "App/Mine.swift": "struct Route {}",
            ]) == [])
    }

    @Test func `the whole program writes nothing where a type is shared`() throws {
        let sandbox = try Sandbox(["Mine.swift": "struct RouteRequest {}"])
        let result = try Run.sceneKit("new", "Cars", in: sandbox.folder.url)
        #expect(result.status == 73)
        #expect(result.errors.hasPrefix("Mine.swift:1:8: error: this declares 'RouteRequest'"))
        #expect(result.errors.ranges(of: "error:").count == 1)
        #expect(try sandbox.contents().count == 1)
    }
}

/// A project whose scenes have no set.
private final class NoSets: TemplateSetFinder {
    func set(_ template: SourceText?) throws(Failure) -> TemplateSet {
        throw Failure(.notFound, "there is no set")
    }
}
