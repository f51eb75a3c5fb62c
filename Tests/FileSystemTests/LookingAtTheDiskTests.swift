import Basics
import Foundation
import Planning
import TestSupport
import Testing

@testable import FileSystem

struct LookingAtTheDiskTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox(["App/a.swift": "a", "App/Cars/b.swift": "b", "file": "f"])
    }

    private func entry(_ path: String, in base: String = "App") throws -> DiskEntry {
        try LocalDisk().entry(at: try sandbox.destination(path, in: base))
    }

    @Test func `files come with their bytes`() throws {
        #expect(try entry("a.swift") == .file([UInt8(ascii: "a")]))
        #expect(try entry("Cars/b.swift") == .file([UInt8(ascii: "b")]))
    }

    @Test(arguments: ["new.swift", "Cars/new.swift", "New/Deep/new.swift"])
    func `what is not there is absent`(path: String) throws {
        #expect(try entry(path) == .absent)
        #expect(try entry(path, in: "Nowhere/At/All") == .absent)
    }

    @Test func `what is no file is in the way`() throws {
        try sandbox.link("App/link.swift", to: "a.swift")
        try sandbox.link("App/dangling.swift", to: "nowhere")
        #expect(mkfifo(sandbox.path("App/pipe.swift"), 0o600) == 0)
        #expect(try entry("Cars") == .obstacle(.directory))
        #expect(try entry("link.swift") == .obstacle(.symbolicLink))
        #expect(try entry("dangling.swift") == .obstacle(.symbolicLink))
        #expect(try entry("pipe.swift") == .obstacle(.special))
    }

    @Test func `a file holds no other files`() throws {
        #expect(
            try entry("a.swift/Deep/b.swift")
                == .obstacle(.fileAbove(sandbox.path("App/a.swift"))))
        #expect(try entry("b.swift", in: "file") == .obstacle(.fileAbove(sandbox.path("file"))))
        #expect(
            try entry("b.swift", in: "file/Deep") == .obstacle(.fileAbove(sandbox.path("file"))))
    }

    @Test func `a folder has one identity, whatever its path`() throws {
        try sandbox.link("Link", to: "App")
        let disk = LocalDisk()
        let identity = try #require(disk.identity(of: sandbox.path("App")))
        #expect(disk.identity(of: sandbox.path("Link")) == identity)
        #expect(disk.identity(of: sandbox.path("App/Cars")) != identity)
        #expect(disk.identity(of: sandbox.path("Nowhere")) == nil)
        let operations = try [("App", .remove), ("Link", .identical)].map { folder, verb in
            FileOperation(
                verb: verb, destination: try sandbox.destination("a.swift", in: folder), new: [])
        }
        let one = Plan(operations: [operations[0]])
        try one.checkIdentities(on: disk)
        let both = Plan(operations: operations)
        #expect(failure { try both.checkIdentities(on: disk) }?.status == .refused)
    }

    @Test(arguments: ["Cars", "Nowhere", "../file"])
    func `no link below the output folder is followed`(target: String) throws {
        try sandbox.link("App/Link", to: target)
        for path in ["Link/b.swift", "Link/Deep/b.swift"] {
            let failure = failure { try entry(path) }
            #expect(failure?.status == .refused)
            #expect(failure?.diagnostics.first?.path == sandbox.path("App/Link"))
        }
    }

    @Test func `the output folder itself may be a link`() throws {
        try sandbox.link("Link", to: "App")
        #expect(try entry("Cars/b.swift", in: "Link") == .file([UInt8(ascii: "b")]))
    }

    @Test func `one state answers for many files`() throws {
        let state = LocalDisk()
        for path in ["a.swift", "Cars/b.swift", "New/c.swift", "New/d.swift", "a.swift"] {
            #expect(
                try state.entry(at: try sandbox.destination(path)) == (try entry(path)))
        }
    }

    /// Another command may have written while this one waited for its lock.
    @Test(arguments: [("same", "same"), ("short", "longer"), ("other", "bytes"), ("gone", nil)])
    func `a file that changed is read again`(before: String, after: String?) throws {
        let file = URL(filePath: sandbox.path("App/scene-kit.json"))
        try Data(before.utf8).write(to: file)
        let disk = LocalDisk()
        func text(_ disk: any Disk) throws -> String? {
            try disk.read(own: ["scene-kit.json"], below: sandbox.path("App"), atMost: 100)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(try text(disk) == before)
        if after == nil { try FileManager.default.removeItem(at: file) }
        if let after, after != before { try Data(after.utf8).write(to: file, options: .atomic) }
        #expect(try text(disk) == before)
        #expect(try text(disk.lookingAgain()) == after)
    }

    @Test func `a name that no disk takes is an error`() throws {
        let base = String(repeating: "a", count: 300)
        #expect(failure { try entry("b.swift", in: base) }?.status == .inputOutput)
    }

    @Test(arguments: [
        ("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("/a/b", "/a", "b"),
        ("./a", ".", "a"),
    ])
    func `a path is a folder and a name`(path: String, parent: String, name: String) {
        #expect(path.splitAtLastSlash == (parent, name))
    }
}
