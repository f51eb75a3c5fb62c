import Foundation
import TestSupport
import Testing

/// The program needs nothing around it.
struct SurroundingsTests {
    @Test func `the binary alone in an empty folder, without a home, works`() throws {
        let directory = try TemporaryDirectory()
        let copy = directory.url.appending(path: "scene-kit")
        // A process of its own copies it: what another test starts meanwhile would inherit the open
        // file from this one, and a program that is open for writing can't be run.
        _ = try Run.program(
            URL(filePath: "/bin/cp"), [Run.sceneKit.path, copy.path], in: directory.url)
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

    /// If permissions don't keep the user out, for example as root, a folder can still be
    /// unreadable.
    @Test func `a store that cannot be looked into is empty`() throws {
        let directory = try TemporaryDirectory()
        let loop = directory.path + "/loop"
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
        for home in ["HOME", "SCENE_KIT_HOME", "XDG_DATA_HOME"] {
            let environment = [home: loop + "/home", "TMPDIR": loop + "/temporary"]
            let list = try Run.sceneKit("list", in: directory.url, environment: environment)
            #expect(list.status == 0 && list.output.contains("\nScene "), "\(home)")
            let new = try Run.sceneKit(
                "new", "CarDetails", "--output", home, "--no-record", in: directory.url,
                environment: environment)
            #expect(new.status == 0, "\(home)")
        }
    }

    /// With `SCENE_KIT_FULL` there are as many as the list of hostile inputs has.
    @Test(.takesLong)
    func `many files beside the output make no difference`() throws {
        let directory = try TemporaryDirectory()
        let count = Thoroughness.amount(100_000, plain: 2_000)
        try directory.write("", to: "Others/file.txt")
        for number in 1..<count {
            let path = directory.path + "/Others/file\(number).txt"
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
        }
        let result = try Run.sceneKit("new", "CarDetails", "--output", "Others", in: directory.url)
        #expect(result.status == 0)
        let names = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        #expect(names.count { $0.hasSuffix(".txt") } == count)
        #expect(names.count { $0.hasSuffix(".swift") } == 14)
    }

    /// A clock that was far off once has left such times behind.
    @Test(arguments: [-2_000_000_000.0, 0, 4_200_000_000])
    func `the times of files make no difference`(seconds: Double) throws {
        let directory = try TemporaryDirectory()
        let words = ["new", "CarDetails", "--package", "Shop"]
        #expect(
            try Run.program(Run.sceneKit, words, in: directory.url, environment: [:]).status == 0)
        let before = try directory.tree()
        for path in before.keys {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)],
                ofItemAtPath: directory.path + "/" + path)
        }
        for (words, word) in [
            (["scenes", "--package", "Shop"], "current"),
            (["update", "--check", "--package", "Shop"], "up to date"),
            (words + ["--verbose"], "identical"),
        ] {
            let result = try Run.program(
                Run.sceneKit, words, in: directory.url, environment: [:])
            #expect(result.status == 0 && result.output.contains(word), "\(words)")
        }
        #expect(try directory.tree() == before)
    }

    @Test(.enabled(if: Terminal.isAvailable, "python3 is not installed"))
    func `colors are for terminals that want them`() throws {
        for (environment, isColored) in [
            (["TERM": "xterm"], true), (["TERM": "dumb"], false),
            (["TERM": "xterm", "NO_COLOR": "1"], false),
        ] {
            let shown = try Terminal.run(
                ["new", "CarDetails", "--dry-run"], in: TemporaryDirectory(),
                environment: environment)
            #expect(shown.contains("\u{1B}[") == isColored, "\(environment)")
        }
    }
}
