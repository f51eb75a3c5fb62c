import Basics
import Planning
import TestSupport
import Testing

/// Changes that an update of expected trees needs: removed folders and removed executable bits.
struct EmptyFoldersAndModesTests {
    private func removal(of path: String, in sandbox: Sandbox) throws -> Plan {
        var operation = FileOperation(
            verb: .remove, destination: try sandbox.destination(path), new: [])
        operation.isEmptyFolder = true
        operation.isOrphaned = true
        return Plan(operations: [operation])
    }

    @Test func `an empty folder goes with those that it leaves empty`() throws {
        let sandbox = try Sandbox(["App/Cars/B.swift": "b"])
        try sandbox.makeFolder("App/Cars/Empty/Inner")
        let plan = try removal(of: "Cars/Empty/Inner", in: sandbox)
        #expect(plan.operations.diff == "")
        try sandbox.apply(plan)
        #expect(try sandbox.contents() == ["App/", "App/Cars/", "App/Cars/B.swift: b"])
    }

    @Test func `a folder that is not empty stays`() throws {
        let sandbox = try Sandbox(["App/Cars/B.swift": "b"])
        try sandbox.apply(try removal(of: "Cars", in: sandbox))
        #expect(try sandbox.contents() == ["App/", "App/Cars/", "App/Cars/B.swift: b"])
    }

    @Test func `a failure leaves empty folders alone`() throws {
        let sandbox = try Sandbox([:])
        try sandbox.makeFolder("App/Empty")
        let plan = try removal(of: "Empty", in: sandbox)
        let problem = failure(of: {
            try sandbox.apply(plan) { () throws(Failure) in
                throw Failure(.inputOutput, Diagnostic(.error, "no"))
            }
        })
        #expect(problem?.status == .inputOutput)
        #expect(try sandbox.contents() == ["App/", "App/Empty/"])
    }

    @Test func `a file loses its executable bits only where asked to`() throws {
        for (loses, mode) in [(true, 0o640), (false, 0o751)] {
            let sandbox = try Sandbox(["App/A.swift": "a"])
            try sandbox.setMode(0o751, of: "App/A.swift")
            var operation = FileOperation(
                verb: .update, destination: try sandbox.destination("A.swift"),
                old: Array("a".utf8), new: Array("b".utf8))
            operation.losesExecutableBits = loses
            try sandbox.apply(Plan(operations: [operation]))
            #expect(try sandbox.contents() == ["App/", "App/A.swift: b"])
            #expect(try sandbox.mode(of: "App/A.swift") == mode)
        }
    }
}
