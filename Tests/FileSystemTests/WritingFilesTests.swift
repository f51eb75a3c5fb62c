import Foundation
import Planning
import TestSupport
import Testing

@testable import FileSystem

struct WritingFilesTests {
    @Test func `every file is written and nothing else is left`() throws {
        let sandbox = try Sandbox(["App/Old.swift": "old", "App/Same.swift": "same"])
        try sandbox.apply(
            try sandbox.plan([
                "Old.swift": "new", "Same.swift": "same", "Cars/Model.swift": "model",
                "Cars/Views/View.swift": "", "Zoo.swift": "zoo",
            ]))
        #expect(
            try sandbox.contents() == [
                "App/", "App/Cars/", "App/Cars/Model.swift: model", "App/Cars/Views/",
                "App/Cars/Views/View.swift: ", "App/Old.swift: new", "App/Same.swift: same",
                "App/Zoo.swift: zoo",
            ])
    }

    @Test func `folders above the output folder are made too`() throws {
        let sandbox = try Sandbox()
        try sandbox.apply(try sandbox.plan(["A.swift": "a"], in: "x/y/App"))
        #expect(try sandbox.contents() == ["x/", "x/y/", "x/y/App/", "x/y/App/A.swift: a"])
    }

    @Test(arguments: ["App", "App/../App", "Other/../App", "Link", "./App/", "Link/../App"])
    func `a new folder that is reached by two paths is made once`(other: String) throws {
        let sandbox = try Sandbox(["App/Old.swift": "old", "Other/Old.swift": "old"])
        try sandbox.link("Link", to: "App")
        let plans = [
            try sandbox.plan(["App/New/A.swift": "a"], in: "."),
            try sandbox.plan(["New/B.swift": "b", "New/Deep/C.swift": "c"], in: other),
        ]
        try sandbox.apply(Plan(operations: plans.flatMap(\.operations)))
        let contents = try sandbox.contents().filter { $0.hasPrefix("App/New/") }
        #expect(
            contents == [
                "App/New/", "App/New/A.swift: a", "App/New/B.swift: b", "App/New/Deep/",
                "App/New/Deep/C.swift: c",
            ])
    }

    @Test(arguments: [0o755, 0o640, 0o600, 0o444, 0o4755, 0o2711, 0o6750])
    func `a file that is overwritten keeps its mode`(mode: Int) throws {
        let sandbox = try Sandbox(["App/run.sh": "old"])
        try sandbox.setMode(mode, of: "App/run.sh")
        try sandbox.apply(try sandbox.plan(["run.sh": "new"]))
        #expect(try sandbox.mode(of: "App/run.sh") == mode)
        #expect(try sandbox.folder.read("App/run.sh") == "new")
    }

    @Test func `what is identical is left untouched`() throws {
        let sandbox = try Sandbox(["App/Same.swift": "same"])
        let long = Date(timeIntervalSince1970: 1_000_000)
        let path = sandbox.path("App/Same.swift")
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: path)
        try sandbox.apply(try sandbox.plan(["Same.swift": "same", "New.swift": ""]))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.modificationDate] as? Date == long)
    }

    @Test(arguments: [ExistingFilePolicy.keep, .refuse])
    func `only what the plan says is written`(policy: ExistingFilePolicy) throws {
        let sandbox = try Sandbox(["App/Old.swift": "old"])
        try sandbox.apply(
            try sandbox.plan(["Old.swift": "new", "New.swift": "new"], policy: policy))
        #expect(
            try sandbox.contents() == ["App/", "App/New.swift: new", "App/Old.swift: old"])
    }

    @Test func `the output folder may be a symbolic link`() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("Real")
        try sandbox.link("App", to: "Real")
        try sandbox.apply(try sandbox.plan(["Cars/A.swift": "a"]))
        #expect(
            try sandbox.contents() == [
                "App: -> Real", "Real/", "Real/Cars/", "Real/Cars/A.swift: a",
            ])
    }

    @Test func `bytes are written as they are`() throws {
        let sandbox = try Sandbox()
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let wanted = WantedFile(destination: try sandbox.destination("a.bin"), contents: bytes)
        try sandbox.apply(
            try Plan([wanted], policy: .refuse, on: LocalDisk()))
        #expect(try Data(contentsOf: URL(filePath: sandbox.path("App/a.bin"))) == Data(bytes))
    }
}
