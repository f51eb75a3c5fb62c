import Basics
import Foundation
import Planning
import TestSupport
import Testing

@testable import FileSystem

/// Files that scene-kit wrote before: brought up to date and removed, or all as it was.
struct UpdatingAndRemovingTests {
    private static let tree = [
        "App/A.swift": "a", "App/Cars/B.swift": "b", "App/Cars/Deep/C.swift": "c",
        "App/Boats/D.swift": "d", "App/Boats/mine.txt": "mine",
    ]
    private static let orphans = [
        "Cars/B.swift": "b", "Cars/Deep/C.swift": "c", "Boats/D.swift": "d",
    ]

    private func plan(
        _ sandbox: Sandbox, wanted: [String: (new: String, last: String)] = [:],
        without orphans: [String: String] = orphans, policy: ExistingFilePolicy = .refuse
    ) throws -> Plan {
        try Plan(
            wanted.map { path, text in
                WantedFile(
                    destination: try sandbox.destination(path), contents: Array(text.new.utf8),
                    base: .text(text.last))
            },
            without: orphans.map { path, text in
                OrphanedFile(
                    destination: try sandbox.destination(path), base: .text(text))
            }, policy: policy, on: LocalDisk())
    }

    @Test func `what is not wanted any more goes with its empty folders`() throws {
        let sandbox = try Sandbox(Self.tree)
        try sandbox.setMode(0o640, of: "App/A.swift")
        try sandbox.apply(try plan(sandbox, wanted: ["A.swift": ("new", "a")]))
        #expect(
            try sandbox.contents() == [
                "App/", "App/A.swift: new", "App/Boats/", "App/Boats/mine.txt: mine",
            ])
        #expect(try sandbox.mode(of: "App/A.swift") == 0o640)
    }

    @Test func `the folder that the user chose stays`() throws {
        let sandbox = try Sandbox(["App/Cars/B.swift": "b"])
        try sandbox.apply(try plan(sandbox))
        #expect(try sandbox.contents() == ["App/"])
    }

    /// A folder that loses its last file is kept if another file is created in it.
    @Test func `a folder may lose one file and get another`() throws {
        let sandbox = try Sandbox(["App/Cars/B.swift": "b"])
        try sandbox.apply(try plan(sandbox, wanted: ["Cars/E.swift": ("e", "")]))
        #expect(try sandbox.contents() == ["App/", "App/Cars/", "App/Cars/E.swift: e"])
    }

    @Test func `the verbs say what happens`() throws {
        let sandbox = try Sandbox(Self.tree)
        let wanted = ["A.swift": (new: "new", last: "a"), "Boats/mine.txt": ("x", "other")]
        let verbs = try plan(sandbox, wanted: wanted).operations.map {
            "\($0.verb) \($0.destination.relative)"
        }
        #expect(
            verbs == [
                "update A.swift", "remove Boats/D.swift", "conflict Boats/mine.txt",
                "remove Cars/B.swift", "remove Cars/Deep/C.swift",
            ])
    }

    @Test(arguments: [
        (ExistingFilePolicy.refuse, FileOperation.Verb.conflict), (.overwrite, .remove),
        (.keep, .skip),
    ])
    func `an orphaned file that was edited is not ours`(
        policy: ExistingFilePolicy, verb: FileOperation.Verb
    ) throws {
        let sandbox = try Sandbox(["App/Cars/B.swift": "edited"])
        let plan = try plan(sandbox, policy: policy)
        #expect(plan.operations.map(\.verb) == [verb])
        try sandbox.apply(plan)
        #expect(
            try sandbox.contents()
                == (verb == .remove ? ["App/"] : ["App/", "App/Cars/", "App/Cars/B.swift: edited"]))
    }

    @Test func `an orphaned file that is no file is not ours`() throws {
        let sandbox = try Sandbox(["App/Cars/B.swift/inside": "", "App/E.swift": ""])
        try sandbox.makeFolder("App/Boats")
        try sandbox.link("App/Boats/D.swift", to: "../E.swift")
        #expect(try plan(sandbox).operations == [])
    }

    /// Everything is as it was, with the old mode.
    private func expectRollBack(
        _ status: Basics.ExitStatus, after obstruct: (Sandbox) throws -> Void,
        report: () throws(Failure) -> Void = {}, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let sandbox = try Sandbox(Self.tree)
        try sandbox.setMode(0o600, of: "App/Cars/B.swift")
        let plan = try plan(sandbox, wanted: ["A.swift": ("new", "a"), "New/F.swift": ("f", "")])
        try obstruct(sandbox)
        let before = try sandbox.contents()
        let failure = failure { try sandbox.apply(plan, then: report) }
        #expect(failure?.status == status, sourceLocation: sourceLocation)
        #expect(try sandbox.contents() == before, sourceLocation: sourceLocation)
        #expect(try sandbox.mode(of: "App/Cars/B.swift") == 0o600, sourceLocation: sourceLocation)
    }

    @Test func `a report that fails brings removed files back`() throws {
        try expectRollBack(
            .inputOutput, after: { _ in },
            report: { () throws(Failure) in
                throw Failure(.inputOutput, Diagnostic(.error, "the disk is full"))
            })
    }

    @Test func `an orphaned file that is gone by then brings the others back`() throws {
        try expectRollBack(.conflict) {
            try FileManager.default.removeItem(atPath: $0.path("App/Cars/Deep/C.swift"))
        }
    }

    @Test func `a folder of an orphaned file that became a link is not followed`() throws {
        try expectRollBack(.refused) {
            try FileManager.default.moveItem(
                atPath: $0.path("App/Cars/Deep"), toPath: $0.path("Elsewhere"))
            try $0.link("App/Cars/Deep", to: "../../Elsewhere")
        }
    }

    /// Another program replaced the file after it was planned.
    @Test func `an orphaned file that became a folder stays`() throws {
        try expectRollBack(.conflict) {
            try FileManager.default.removeItem(atPath: $0.path("App/Cars/Deep/C.swift"))
            try $0.folder.write("theirs", to: "App/Cars/Deep/C.swift/inside")
        }
    }

    @Test func `an orphaned file that became a link stays`() throws {
        try expectRollBack(.refused) {
            try FileManager.default.removeItem(atPath: $0.path("App/Cars/Deep/C.swift"))
            try $0.link("App/Cars/Deep/C.swift", to: "../../A.swift")
        }
    }
}
