import Basics
import Foundation
import Planning
import TestSupport
import Testing

@testable import FileSystem

/// Entries that are no files. Systems report different errors for those that can't be opened.
struct SpecialFilesTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox(["App/a.swift": "a"]) }

    enum Entry: CaseIterable {
        case socket, pipe, linkToDevice

        func make(_ path: String) throws {
            switch self {
            case .socket: try makeSocket(at: path)
            case .pipe: #expect(mkfifo(path, 0o600) == 0)
            case .linkToDevice:
                try FileManager.default.createSymbolicLink(
                    atPath: path, withDestinationPath: "/dev/zero")
            }
        }
    }

    @Test(arguments: Entry.allCases) func `none is read as a file of the project`(_ entry: Entry)
        throws
    {
        try entry.make(sandbox.path("App/it"))
        let (path, app) = (sandbox.path("App/it"), sandbox.path("App"))
        let own = failure { try ProjectFile.read(own: ["it"], below: app, atMost: 9) }
        #expect(own?.status == .refused)
        let other = failure { try ProjectFile.read(path, within: app, atMost: 9) }
        #expect(other?.status == .refused)
        let below = failure { try ProjectFile.read(own: ["it", "b"], below: app, atMost: 9) }
        #expect(below?.status == (entry == .linkToDevice ? .refused : nil))
    }

    @Test(arguments: Entry.allCases) func `each is in the way of a file`(_ entry: Entry) throws {
        try entry.make(sandbox.path("App/it"))
        let obstacle: DiskEntry = .obstacle(entry == .linkToDevice ? .symbolicLink : .special)
        #expect(try LocalDisk().entry(at: sandbox.destination("it")) == obstacle)
        #expect(try FileSystem.entry(at: sandbox.path("App/it")) == obstacle)
    }

    @Test(arguments: Entry.allCases)
    func `one that takes the place of a file meanwhile is a conflict`(_ entry: Entry) throws {
        let plan = try sandbox.plan(["a.swift": "new", "b.swift": "b"])
        let path = sandbox.path("App/a.swift")
        try FileManager.default.removeItem(atPath: path)
        try entry.make(path)
        let failure = failure { try sandbox.apply(plan) }
        #expect(failure?.status == (entry == .linkToDevice ? .refused : .conflict))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: sandbox.path("App")) == ["a.swift"])
    }

    @Test(arguments: [Entry.socket, .pipe])
    func `one that takes the place of a new file is kept`(_ entry: Entry) throws {
        let plan = try sandbox.plan(["a.swift": "new", "b.swift": "b"])
        let path = sandbox.path("App/b.swift")
        let failure = failure {
            try sandbox.apply(plan) { () throws(Failure) in
                _ = try? FileManager.default.removeItem(atPath: path)
                _ = try? entry.make(path)
                throw Failure(.inputOutput, "full")
            }
        }
        #expect(failure?.diagnostics.count == 1)
        #expect(try LocalDisk().entry(at: sandbox.destination("b.swift")) == .obstacle(.special))
        #expect(try sandbox.folder.read("App/a.swift") == "a")
    }

    @Test(.enabled(if: canLock, "only root may lock files, and not on every file system"))
    func `a locked file stays, and the error says how to unlock it`() throws {
        let path = sandbox.path("App/a.swift")
        let plan = try sandbox.plan(["a.swift": "new", "b.swift": "b"])
        let words = unlockCommand.split(separator: " ").map(String.init)
        let lock = words[1].replacing("no", with: "").replacing("-i", with: "+i")
        #expect(run([words[0], lock, path]) == 0)
        let failure = failure { try sandbox.apply(plan) }
        #expect(run(words + [path]) == 0)
        #expect(failure?.status == .inputOutput)
        #expect(failure?.diagnostics[0].hint?.contains("\(unlockCommand) \(path)") == true)
        #expect(try sandbox.contents() == ["App/", "App/a.swift: a"])
    }
}

/// Makes a socket. Its address is short, so it is made elsewhere.
private func makeSocket(at path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let short = "/tmp/scene-kit-\(UInt32.random(in: 0 ... .max))"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(short.utf8)) }
    // SOCK_STREAM is a number or a type.
    let socket = socket(AF_UNIX, numericCast(1), 0)
    defer { close(socket) }
    let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
    }
    #expect(result == 0)
    #expect(rename(short, path) == 0)
}

private func run(_ words: [String]) -> Int32? {
    try? Run.program(URL(filePath: "/usr/bin/env"), words).status
}

private let canLock: Bool = {
    guard let sandbox = try? Sandbox(["it": ""]) else { return false }
    let path = sandbox.path("it")
    let words = unlockCommand.split(separator: " ").map(String.init)
    let lock = words[1].replacing("no", with: "").replacing("-i", with: "+i")
    return run([words[0], lock, path]) == 0 && run(words + [path]) == 0
}()
