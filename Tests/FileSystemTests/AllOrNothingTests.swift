import Basics
import Foundation
import TestSupport
import Testing

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
        let failure = failure { try sandbox.apply(plan) }
        #expect(failure?.status == status, sourceLocation: sourceLocation)
        #expect(try sandbox.contents() == before, sourceLocation: sourceLocation)
        #expect(try sandbox.mode(of: "App/B.swift") == 0o750, sourceLocation: sourceLocation)
    }

    @Test func `a folder in place of the last file undoes all`() throws {
        try expectRollBack(.conflict) { try $0.makeFolder("App/Z.swift") }
    }

    @Test func `a file that appeared is not lost`() throws {
        try expectRollBack(.conflict) { try $0.folder.write("theirs", to: "App/Z.swift") }
    }

    @Test func `a file that appeared in a new folder is not lost`() throws {
        try expectRollBack(.conflict) {
            try $0.folder.write("theirs", to: "App/Cars/Deep/E.swift")
        }
    }

    @Test func `a file in place of a folder undoes all`() throws {
        try expectRollBack(.inputOutput) { try $0.folder.write("theirs", to: "App/Cars") }
    }

    @Test func `a link in place of a new folder is refused`() throws {
        try expectRollBack(.refused) {
            try $0.makeFolder("Elsewhere")
            try $0.link("App/Cars", to: "../Elsewhere")
        }
    }

    @Test func `a link in place of a folder that was there is refused`() throws {
        try expectRollBack(.refused) {
            try FileManager.default.moveItem(
                atPath: $0.path("App/Keep"), toPath: $0.path("Elsewhere"))
            try $0.link("App/Keep", to: "../Elsewhere")
        }
    }

    @Test func `a dangling link in place of a folder is refused`() throws {
        try expectRollBack(.refused) { try $0.link("App/Cars", to: "nowhere") }
    }

    @Test func `a link in place of a new file is refused`() throws {
        try expectRollBack(.conflict) { try $0.link("App/Z.swift", to: "../Outside.swift") }
    }

    @Test func `a file to overwrite that is gone undoes all`() throws {
        try expectRollBack(.conflict) {
            try FileManager.default.removeItem(atPath: $0.path("App/Keep/C.swift"))
        }
    }

    @Test func `a folder in place of a file to overwrite undoes all`() throws {
        try expectRollBack(.conflict) {
            try FileManager.default.removeItem(atPath: $0.path("App/Keep/C.swift"))
            try $0.folder.write("theirs", to: "App/Keep/C.swift/inside")
        }
    }

    @Test func `a link in place of a file to overwrite is refused`() throws {
        try expectRollBack(.refused) {
            try FileManager.default.removeItem(atPath: $0.path("App/Keep/C.swift"))
            try $0.link("App/Keep/C.swift", to: "../B.swift")
        }
    }

    @Test func `a report that cannot be printed undoes all`() throws {
        let sandbox = try Sandbox(Self.old)
        let before = try sandbox.contents()
        let plan = try sandbox.plan(Self.new)
        let failure = failure {
            try sandbox.apply(plan) { () throws(Failure) in
                throw Failure(.inputOutput, Diagnostic(.error, "the disk is full"))
            }
        }
        #expect(failure?.diagnostics.map(\.message) == ["the disk is full"])
        #expect(try sandbox.contents() == before)
    }

    @Test func `folders that were made go again`() throws {
        let sandbox = try Sandbox()
        let plan = try sandbox.plan(["a/b/C.swift": "c", "z.swift": ""], in: "x/y/App")
        let failure = failure {
            try sandbox.apply(plan) { () throws(Failure) in
                throw Failure(.inputOutput, Diagnostic(.error, "no"))
            }
        }
        #expect(failure != nil)
        #expect(try sandbox.contents() == [])
    }
}
