import Foundation
import TestSupport
import Testing

struct StandardOutputTests {
    /// Nobody could be told of the scene.
    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: "/dev/full"),
            "the system has no device that is full"))
    func `standard output that is full undoes the scene`() throws {
        let sandbox = try Sandbox()
        let result = try Run.program(
            URL(filePath: "/bin/sh"),
            ["-c", "exec \"$0\" new Cars > /dev/full", Run.sceneKit.path], in: sandbox.folder.url,
            environment: [:])
        #expect(result.status == 74)
        #expect(result.errors.contains("cannot write to standard output"))
        #expect(try sandbox.contents() == [])
    }

    @Test func `standard output that is closed is no error`() throws {
        let sandbox = try Sandbox()
        let result = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", "\"$0\" new Cars | true", Run.sceneKit.path],
            in: sandbox.folder.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(result.status == 0)
        #expect(try sandbox.contents().contains("Cars/"))
    }
}
