import Basics
import Foundation
import Planning
import TestSupport
import Testing

@testable import FileSystem

/// Between the plan and the writing nothing is taken for granted.
struct ChangesMeanwhileTests {
    private static let old = ["App/A.swift": "old a", "App/B.swift": "old b"]

    @Test func `a file that was edited meanwhile is a conflict`() throws {
        let sandbox = try Sandbox(Self.old)
        let plan = try sandbox.plan(["A.swift": "a", "B.swift": "b", "C.swift": "c"])
        try sandbox.folder.write("mine", to: "App/B.swift")
        let before = try sandbox.contents()
        let failure = failure { try sandbox.apply(plan) }
        #expect(failure?.status == .conflict)
        #expect(failure?.diagnostics.map(\.path) == [sandbox.path("App/B.swift")])
        #expect(try sandbox.contents() == before)
    }

    @Test func `a file to remove that was edited meanwhile stays`() throws {
        let sandbox = try Sandbox(Self.old)
        let plan = try Plan(
            [],
            without: [
                OrphanedFile(
                    destination: try sandbox.destination("B.swift"), base: .text("old b"))
            ], policy: .refuse, on: LocalDisk())
        try sandbox.folder.write("mine", to: "App/B.swift")
        let before = try sandbox.contents()
        #expect(failure { try sandbox.apply(plan) }?.status == .conflict)
        #expect(try sandbox.contents() == before)
    }

    @Test func `an edit between writing and undoing stays`() throws {
        let sandbox = try Sandbox(Self.old)
        let plan = try sandbox.plan(["A.swift": "a", "B.swift": "b", "C.swift": "c"])
        let failure = failure {
            try sandbox.apply(plan) { () throws(Failure) in
                try? sandbox.folder.write("mine", to: "App/B.swift")
                try? sandbox.folder.write("mine", to: "App/C.swift")
                throw Failure(.inputOutput, Diagnostic(.error, "no"))
            }
        }
        #expect(failure?.status == .inputOutput)
        #expect(
            try sandbox.folder.tree() == [
                "App/A.swift": "old a", "App/B.swift": "mine", "App/C.swift": "mine",
            ])
    }

    /// The other name keeps the text that it had.
    @Test func `a file with two names is replaced in its place only`() throws {
        let sandbox = try Sandbox(Self.old)
        try FileManager.default.linkItem(
            atPath: sandbox.path("App/A.swift"), toPath: sandbox.path("Other.swift"))
        try sandbox.apply(try sandbox.plan(["A.swift": "a"]))
        #expect(try sandbox.folder.read("App/A.swift") == "a")
        #expect(try sandbox.folder.read("Other.swift") == "old a")
    }

    @Test func `a read-only file is replaced and stays read-only`() throws {
        let sandbox = try Sandbox(Self.old)
        try sandbox.setMode(0o444, of: "App/A.swift")
        try sandbox.apply(try sandbox.plan(["A.swift": "a"]))
        #expect(try sandbox.folder.read("App/A.swift") == "a")
        #expect(try sandbox.mode(of: "App/A.swift") == 0o444)
    }
}
