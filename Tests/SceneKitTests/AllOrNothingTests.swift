import Basics
import Foundation
import TestSupport
import Testing

@testable import FileSystem
@testable import SceneCLI

/// Whatever goes wrong while files are written, everything is as it was before.
struct AllOrNothingTests {
    private static let old = ["App/B.swift": "old b", "App/Keep/C.swift": "old c"]
    private static let new = [
        "A.swift": "a", "B.swift": "b", "Cars/D.swift": "d", "Cars/Deep/E.swift": "e",
        "Keep/C.swift": "c", "Z.swift": "z",
    ]

    /// Carries out a plan for which something was put in the way after it was made.
    private func expectRollBack(
        _ status: Basics.ExitStatus, after obstruct: (Sandbox) throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let sandbox = try Sandbox(Self.old)
        try sandbox.setMode(0o750, of: "App/B.swift")
        let plan = try sandbox.plan(Self.new)
        try obstruct(sandbox)
        let before = try sandbox.contents()
        let failure = failure { try Transaction.apply(plan) }
        #expect(failure?.status == status, sourceLocation: sourceLocation)
        #expect(try sandbox.contents() == before, sourceLocation: sourceLocation)
        #expect(try sandbox.mode(of: "App/B.swift") == 0o750, sourceLocation: sourceLocation)
    }

    @Test func aFolderInPlaceOfTheLastFile() throws {
        try expectRollBack(.inputOutput) { try $0.makeFolder("App/Z.swift") }
    }

    @Test func aFileThatAppearedIsNotLost() throws {
        try expectRollBack(.inputOutput) { try $0.folder.write("theirs", to: "App/Z.swift") }
    }

    @Test func aFileThatAppearedInANewFolderIsNotLost() throws {
        try expectRollBack(.inputOutput) {
            try $0.folder.write("theirs", to: "App/Cars/Deep/E.swift")
        }
    }

    @Test func aFileInPlaceOfAFolder() throws {
        try expectRollBack(.inputOutput) { try $0.folder.write("theirs", to: "App/Cars") }
    }

    @Test func aLinkInPlaceOfANewFolder() throws {
        try expectRollBack(.refused) {
            try $0.makeFolder("Elsewhere")
            try $0.link("App/Cars", to: "../Elsewhere")
        }
    }

    @Test func aLinkInPlaceOfAFolderThatWasThere() throws {
        try expectRollBack(.refused) {
            try FileManager.default.moveItem(
                atPath: $0.path("App/Keep"), toPath: $0.path("Elsewhere"))
            try $0.link("App/Keep", to: "../Elsewhere")
        }
    }

    @Test func aDanglingLinkInPlaceOfAFolder() throws {
        try expectRollBack(.refused) { try $0.link("App/Cars", to: "nowhere") }
    }

    @Test func aLinkInPlaceOfANewFile() throws {
        try expectRollBack(.inputOutput) { try $0.link("App/Z.swift", to: "../Outside.swift") }
    }

    @Test func aFileToOverwriteThatIsGone() throws {
        try expectRollBack(.inputOutput) {
            try FileManager.default.removeItem(atPath: $0.path("App/Keep/C.swift"))
        }
    }

    @Test func aFolderInPlaceOfAFileToOverwrite() throws {
        try expectRollBack(.inputOutput) {
            try FileManager.default.removeItem(atPath: $0.path("App/Keep/C.swift"))
            try $0.folder.write("theirs", to: "App/Keep/C.swift/inside")
        }
    }

    @Test func aLinkInPlaceOfAFileToOverwrite() throws {
        try expectRollBack(.refused) {
            try FileManager.default.removeItem(atPath: $0.path("App/Keep/C.swift"))
            try $0.link("App/Keep/C.swift", to: "../B.swift")
        }
    }

    @Test func aReportThatCannotBePrinted() throws {
        let sandbox = try Sandbox(Self.old)
        let before = try sandbox.contents()
        let plan = try sandbox.plan(Self.new)
        let failure = failure {
            try Transaction.apply(plan) { () throws(Failure) in
                throw Failure(.inputOutput, Diagnostic(.error, "the disk is full"))
            }
        }
        #expect(failure?.diagnostics.map(\.message) == ["the disk is full"])
        #expect(try sandbox.contents() == before)
    }

    @Test func foldersThatWereMadeGoAgain() throws {
        let sandbox = try Sandbox()
        let plan = try sandbox.plan(["a/b/C.swift": "c", "z.swift": ""], in: "x/y/App")
        let failure = failure {
            try Transaction.apply(plan) { () throws(Failure) in
                throw Failure(.inputOutput, Diagnostic(.error, "no"))
            }
        }
        #expect(failure != nil)
        #expect(try sandbox.contents() == [])
    }

    /// The whole program: standard output is full, so nobody could be told of the scene.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func standardOutputThatIsFullUndoesTheScene() throws {
        let sandbox = try Sandbox()
        let result = try Run.program(
            URL(filePath: "/bin/sh"),
            ["-c", "exec \"$0\" new Cars > /dev/full", Run.sceneKit.path], in: sandbox.folder.url,
            environment: [:])
        #expect(result.status == 74)
        #expect(result.errors.contains("cannot write to standard output"))
        #expect(try sandbox.contents() == [])
    }

    @Test func standardOutputThatIsClosedIsNoError() throws {
        let sandbox = try Sandbox()
        let result = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", "\"$0\" new Cars | true", Run.sceneKit.path],
            in: sandbox.folder.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(result.status == 0)
        #expect(try sandbox.contents().contains("Cars/"))
    }
}
