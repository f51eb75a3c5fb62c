import Basics
import Foundation
import TestSupport
import Testing

@testable import FileSystem

/// Files that came with a project, which may be a stranger's.
struct ProjectFileTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "P/own.json": "own", "P/deep/in/own.json": "deep", "P/other.json": "other",
            "secret": "secret",
        ])
    }

    private func own(_ names: String..., limit: Int = .max) throws -> String? {
        try ProjectFile.read(own: names, below: sandbox.path("P"), atMost: limit).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private func shared(_ path: String, limit: Int = .max) throws -> String? {
        let (path, folder) = (sandbox.path("P/" + path), sandbox.path("P"))
        return try ProjectFile.read(path, within: folder, atMost: limit).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test func `regular files are read, and what is not there is nothing`() throws {
        #expect(try own("own.json") == "own")
        #expect(try own("deep", "in", "own.json") == "deep")
        #expect(try shared("deep/in/own.json") == "deep")
        #expect(try own("none.json") == nil && own("none", "own.json") == nil)
        #expect(try own("own.json", "below") == nil && shared("own.json/below") == nil)
        #expect(try shared("none.json") == nil)
    }

    @Test(arguments: ["other.json", "../secret", "/dev/zero", "nowhere", "link"])
    func `no link leads to scene-kit's own files`(target: String) throws {
        try sandbox.link("P/link", to: target)
        #expect(failure { try own("link") }?.status == .refused)
    }

    @Test(arguments: ["deep", "../elsewhere", "nowhere"])
    func `nor a link to one of their folders`(target: String) throws {
        try sandbox.makeFolder("elsewhere/in")
        try sandbox.link("P/link", to: target)
        let refused = failure { try own("link", "in", "own.json") }
        #expect(refused?.status == .refused)
        #expect(refused?.diagnostics.first?.path == sandbox.path("P/link"))
        let listing = failure {
            try ProjectFile.names(inOwnFolder: ["link"], below: sandbox.path("P"))
        }
        #expect(listing?.status == .refused)
    }

    @Test func `the folder itself may be behind a link`() throws {
        try sandbox.link("link", to: "P")
        let folder = sandbox.path("link")
        let deep = try ProjectFile.read(own: ["deep", "in", "own.json"], below: folder, atMost: 4)
        #expect(deep == Array("deep".utf8))
        #expect(try ProjectFile.names(inOwnFolder: ["deep"], below: folder) == ["in"])
        let shared = try ProjectFile.read(folder + "/own.json", within: folder, atMost: 3)
        #expect(shared == Array("own".utf8))
    }

    @Test func `other files may be behind links that stay inside`() throws {
        try sandbox.link("P/link", to: "deep")
        try sandbox.link("P/deep/file", to: "../../P/own.json")
        #expect(try shared("link/in/own.json") == "deep")
        #expect(try shared("link/file") == "own")
        #expect(try shared("link/../own.json") == "own")
    }

    @Test(arguments: ["../secret", "/dev/zero", "chain", "../P2/own.json"])
    func `and not behind those that lead out`(target: String) throws {
        try sandbox.folder.write("own", to: "P2/own.json")
        try sandbox.link("P/chain", to: "up/secret")
        try sandbox.link("P/up", to: "..")
        try sandbox.link("P/link", to: target)
        #expect(failure { try shared("link") }?.status == .refused)
        #expect(failure { try shared("up/secret") }?.status == .refused)
    }

    @Test func `nothing but files is read, and nothing waited for`() throws {
        #expect(mkfifo(sandbox.path("P/pipe"), 0o600) == 0)
        #expect(failure { try own("pipe") }?.status == .refused)
        #expect(failure { try shared("pipe") }?.status == .refused)
        let device = failure { try ProjectFile.read("/dev/zero", within: "/dev", atMost: 10) }
        #expect(device?.status == .refused)
        #expect(failure { try own("deep") }?.status == .inputOutput)
        #expect(failure { try shared("deep") }?.status == .inputOutput)
    }

    @Test func `the limit holds, whatever size a file says that it has`() throws {
        #expect(try own("own.json", limit: 3) == "own")
        #expect(failure { try own("own.json", limit: 2) }?.status == .inputOutput)
        #expect(failure { try shared("own.json", limit: 2) }?.status == .inputOutput)
        #expect(throws: SystemError.self) {
            try FileSystem.bytes(of: "/dev/zero", atMost: 100_000)
        }
    }

    @Test(.onLinux("macOS has no /proc"))
    func `a file may say that it has no bytes`() throws {
        func unsized(_ limit: Int) throws(Failure) -> [UInt8]? {
            try ProjectFile.read("/proc/self/status", within: "/proc", atMost: limit)
        }
        #expect(try (unsized(.max)?.count ?? 0) > 10)
        #expect(failure { try unsized(10) }?.status == .inputOutput)
    }
}
