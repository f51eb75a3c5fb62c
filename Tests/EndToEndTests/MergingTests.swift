import Foundation
import TestSupport
import Testing

/// Two branches that each change the scenes of a project.
@Suite(.enabled(if: Shell.find("git") != nil, "git is not installed"))
struct MergingTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try git("init", "--quiet", "--initial-branch=main")
    }

    @discardableResult
    private func git(
        _ words: String..., status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let program = try #require(Shell.find("git"))
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        let result = try Run.program(
            program, identity + words, in: folder.url,
            environment: ["HOME": folder.path + "/none", "GIT_CONFIG_NOSYSTEM": "1"])
        #expect(
            result.status == status, "\(result.output)\(result.errors)",
            sourceLocation: sourceLocation)
        return result.output
    }

    private func sceneKit(_ words: String...) throws {
        let result = try Run.program(Run.sceneKit, words, in: folder.url, environment: [:])
        #expect(result.status == 0, "\(result.errors)")
    }

    private func commit() throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", "Add scenes")
    }

    @Test func `new scenes on two branches merge without a conflict`() throws {
        try sceneKit("new", "CarList", "--package", "Shop")
        try commit()
        try git("checkout", "--quiet", "-b", "other")
        try sceneKit("new", "CarDetails", "--param", "carID:String", "--package", "Shop")
        try commit()
        try git("checkout", "--quiet", "main")
        try sceneKit("new", "CarEditor", "--route", "list:CarList", "--package", "Shop")
        try commit()
        try git("merge", "--quiet", "--no-edit", "other")
        #expect(try git("status", "--porcelain") == "")
        let list = try Run.sceneKit("scenes", "--package", "Shop", in: folder.url)
        #expect(list.status == 0)
        let names = list.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
        #expect(names == ["CarDetails", "CarEditor", "CarList"])
        // The records are those of one after the other.
        let tree = try folder.tree().filter { $0.key.hasPrefix("Shop/.scene-kit") }
        try FileManager.default.removeItem(atPath: folder.path + "/Shop")
        try sceneKit("new", "CarList", "--package", "Shop")
        try sceneKit("new", "CarDetails", "--param", "carID:String", "--package", "Shop")
        try sceneKit("new", "CarEditor", "--route", "list:CarList", "--package", "Shop")
        #expect(try folder.tree().filter { $0.key.hasPrefix("Shop/.scene-kit") } == tree)
    }

    /// Not even the first scenes of a project are in each other's way.
    @Test func `the first scenes of two branches merge too`() throws {
        try folder.write("", to: "README.md")
        try commit()
        try git("checkout", "--quiet", "-b", "other")
        try sceneKit("new", "CarDetails", "--output", "App")
        try commit()
        try git("checkout", "--quiet", "main")
        try sceneKit("new", "CarList", "--output", "App")
        try commit()
        try git("merge", "--quiet", "--no-edit", "other")
        #expect(try git("status", "--porcelain") == "")
        let attribute = try git(
            "check-attr", "diff", "linguist-generated", "--",
            ".scene-kit/scenes/CarList.json")
        #expect(attribute.contains("diff: unset\n"))
        #expect(attribute.contains("linguist-generated: set\n"))
    }

    @Test func `one scene on two branches is a conflict that is refused`() throws {
        try sceneKit("new", "Car", "--output", "App")
        try commit()
        try git("checkout", "--quiet", "-b", "other")
        try sceneKit(
            "new", "Car", "--param", "id:Int", "--output", "App", "--on-conflict", "overwrite")
        try commit()
        try git("checkout", "--quiet", "main")
        try sceneKit(
            "new", "Car", "--param", "id:String", "--output", "App", "--on-conflict", "overwrite")
        try commit()
        try git("merge", "--quiet", "--no-edit", "other", status: 1)
        let list = try Run.sceneKit("scenes", in: folder.url)
        #expect(list.status == 65)
        #expect(list.errors.hasPrefix(".scene-kit/scenes/Car.json:"))
    }
}
