import Foundation
import TestSupport
import Testing

/// The program needs nothing around it.
struct SurroundingsTests {
    @Test func `the binary alone in an empty folder, without a home, works`() throws {
        let directory = try TemporaryDirectory()
        let copy = directory.url.appending(path: "scene-kit")
        try FileManager.default.copyItem(at: Run.sceneKit, to: copy)
        for words in [
            ["list"], ["show", "Scene"], ["--version"], ["help", "new"],
            ["new", "CarDetails", "--param", "carID:String", "--package", "Shop"],
        ] {
            let result = try Run.program(copy, words, in: directory.url, environment: [:])
            #expect(result.status == 0, "\(words)")
        }
        let elsewhere = try TemporaryDirectory()
        _ = try Run.sceneKit(
            "new", "CarDetails", "--param", "carID:String", "--package", "Shop", in: elsewhere.url)
        #expect(
            try FileTree.read(directory.url.appending(path: "Shop"))
                == FileTree.read(elsewhere.url.appending(path: "Shop")))
    }

    @Test func `a home that cannot be read and no temporary folder do no harm`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "locked/file")
        let locked = directory.path + "/locked"
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
        }
        let result = try Run.sceneKit(
            "new", "CarDetails", "--output", "App", in: directory.url,
            environment: [
                "HOME": locked, "SCENE_KIT_HOME": locked, "XDG_DATA_HOME": locked,
                "TMPDIR": locked,
            ])
        #expect(result.status == 0)
        #expect(try directory.tree().keys.contains("App/CarDetails/CarDetailsRouter.swift"))
    }

    @Test func `many files beside the output make no difference`() throws {
        let directory = try TemporaryDirectory()
        for number in 0..<2_000 { try directory.write("", to: "Others/file\(number).txt") }
        let result = try Run.sceneKit("new", "CarDetails", "--output", "Others", in: directory.url)
        #expect(result.status == 0)
        #expect(try directory.tree().count == 2_009)
    }

    @Test(.enabled(if: Shell.find("script") != nil, "script is not installed"))
    func `colors are for terminals that want them`() throws {
        let script = try #require(Shell.find("script"))
        let program = Run.sceneKit.path(percentEncoded: false)
        for (environment, isColored) in [
            (["TERM": "xterm"], true), (["TERM": "dumb"], false),
            (["TERM": "xterm", "NO_COLOR": "1"], false),
        ] {
            let directory = try TemporaryDirectory()
            let result = try Run.program(
                script, ["-qec", "'\(program)' new CarDetails --dry-run", "/dev/null"],
                in: directory.url, environment: environment)
            #expect(result.output.contains("\u{1B}[") == isColored, "\(environment)")
        }
    }
}
