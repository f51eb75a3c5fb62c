import Basics
import Foundation
import Planning
import TestSupport
import Testing

@testable import FileSystem

/// Commands that are taken back.
struct UndoTests {
    private static let old = ["App/B.swift": "old b", "App/Keep/C.swift": "old c"]

    private func undoable(_ sandbox: Sandbox) throws -> History {
        try History(of: sandbox.state(keepsHistory: true))
    }

    private func undo(_ sandbox: Sandbox) throws {
        let undoable = try undoable(sandbox)
        let last = try #require(undoable.commands.first)
        var run = TransactionRun(command: "scene-kit undo", time: 0)
        run.undone = last.number
        try Transaction.apply(
            try undoable.plan(takingBack: last), in: sandbox.state(keepsHistory: true), by: run
        ) { () throws(Failure) in }
    }

    @Test func `brings back what was replaced and removes what was made`() throws {
        let sandbox = try Sandbox(Self.old)
        try sandbox.setMode(0o640, of: "App/B.swift")
        let before = try sandbox.contents()
        try sandbox.apply(
            try sandbox.plan(["A.swift": "a", "B.swift": "b", "Cars/Deep/D.swift": "d"]),
            keepsHistory: true)
        #expect(try sandbox.contents() != before)
        try undo(sandbox)
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.mode(of: "App/B.swift") == 0o640)
        #expect(try undoable(sandbox).commands.isEmpty)
    }

    @Test func `brings back what was removed, with its folder and mode`() throws {
        let sandbox = try Sandbox(Self.old)
        try sandbox.setMode(0o600, of: "App/Keep/C.swift")
        let before = try sandbox.contents()
        let gone = try sandbox.destination("Keep/C.swift")
        let plan = try Plan(
            [], without: [OrphanedFile(destination: gone, base: .text("old c"))], policy: .refuse,
            on: LocalDisk())
        try sandbox.apply(plan, keepsHistory: true)
        #expect(try !sandbox.contents().contains("App/Keep/"))
        try undo(sandbox)
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.mode(of: "App/Keep/C.swift") == 0o600)
    }

    @Test(arguments: ["old c", "new c"])
    func `a file gets its old spelling again`(text: String) throws {
        let sandbox = try Sandbox(Self.old)
        let before = try sandbox.contents()
        var renaming = FileOperation(
            verb: .rename, destination: try sandbox.destination("KEEP/c.swift"),
            old: Array("old c".utf8), new: Array(text.utf8))
        renaming.oldSpelling = try sandbox.destination("Keep/C.swift")
        try sandbox.apply(Plan(operations: [renaming]), keepsHistory: true)
        #expect(try sandbox.folder.read("App/KEEP/c.swift") == text)
        #expect(try !sandbox.contents().contains("App/Keep/"))
        try undo(sandbox)
        #expect(try sandbox.contents() == before)
    }

    @Test func `goes back command by command`() throws {
        let sandbox = try Sandbox()
        var states = [try sandbox.folder.tree()]
        for text in ["one", "two", "three"] {
            try sandbox.apply(try sandbox.plan(["A.swift": text]), keepsHistory: true)
            states.append(try sandbox.folder.tree())
        }
        for state in states.dropLast().reversed() {
            try undo(sandbox)
            #expect(try sandbox.folder.tree() == state)
        }
    }

    @Test(arguments: ["App/A.swift", "App/B.swift"])
    func `is refused where a file was changed since`(path: String) throws {
        let sandbox = try Sandbox(Self.old)
        try sandbox.apply(
            try sandbox.plan(["A.swift": "a", "B.swift": "b"]), keepsHistory: true)
        try sandbox.folder.write("mine", to: path)
        let before = try sandbox.contents()
        let undoable = try undoable(sandbox)
        let last = try #require(undoable.commands.first)
        let failure = failure { _ = try undoable.plan(takingBack: last) }
        #expect(failure?.status == .conflict)
        #expect(failure?.diagnostics.map(\.path) == [sandbox.path(path)])
        #expect(try sandbox.contents() == before)
    }

    @Test func `the last ten commands are kept`() throws {
        let sandbox = try Sandbox()
        for number in 1...13 {
            try sandbox.apply(try sandbox.plan(["A.swift": "\(number)"]), keepsHistory: true)
        }
        #expect(try undoable(sandbox).commands.map(\.number) == Array((4...13).reversed()))
    }

    /// One large file that changes again and again, and one that is larger than all that is kept.
    @Test(.enabled(if: Thoroughness.isFull, "takes long in a debug build; .ci/run --full runs it"))
    func `no more than 20 MB are kept`() throws {
        let sandbox = try Sandbox()
        func write(_ megabytes: Int) throws {
            let text = String(repeating: "x", count: megabytes << 20)
            try sandbox.apply(try sandbox.plan(["A.swift": text]), keepsHistory: true)
        }
        for megabytes in [9, 8, 9, 1] { try write(megabytes) }
        #expect(try undoable(sandbox).commands.map(\.number) == [4, 3])
        try write(21)
        try write(1)
        let undoable = try undoable(sandbox)
        let last = try #require(undoable.commands.first)
        let failure = failure { _ = try undoable.plan(takingBack: last) }
        #expect(failure?.status == .notFound)
    }

    @Test func `an entry that came with a clone is not believed`() throws {
        let sandbox = try Sandbox()
        try sandbox.apply(try sandbox.plan(["A.swift": "a"]), keepsHistory: true)
        let local = sandbox.path(".scene-kit/.local/undo")
        let item = try #require(try FileManager.default.contentsOfDirectory(atPath: local).first)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)],
            ofItemAtPath: "\(local)/\(item)/done")
        #expect(try undoable(sandbox).commands.isEmpty)
    }
}
