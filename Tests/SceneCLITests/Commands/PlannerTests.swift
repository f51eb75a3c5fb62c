import Basics
import Testing

/// What the planner decides about scenes, files, and records.
struct PlannerTests {
    @Test func `a scene is created with its record`() throws {
        var project = MemoryProject()
        let result = try project.run("new Car --output App --only Router")
        #expect(result.status == .success)
        #expect(
            result.operations == [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create .scene-kit/shared.json", "create App/Car/CarRouter.swift",
                "create App/Support/SceneAlert.swift", "create App/Support/SceneRouter.swift",
                "create App/Support/SceneRouting+UIKit.swift",
                "create App/Support/SceneRouting.swift",
            ])
        #expect(try project.run("update --check").status == .success)
    }
}
