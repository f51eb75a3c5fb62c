import Basics
import Planning
import Testing

struct OperationDiffTests {
    private func diff(
        _ verb: FileOperation.Verb, old: String?, obstacle: FileOperation.Obstacle? = nil
    ) throws -> String {
        let operation = FileOperation(
            verb: verb,
            destination: Destination(base: ".", relative: try OutputPath("A/b.swift")),
            old: old.map { Array($0.utf8) }, new: Array("one\nnew\n".utf8), obstacle: obstacle)
        return Plan(operations: [operation]).drifted.diff
    }

    @Test(arguments: [FileOperation.Verb.overwrite, .conflict])
    func `a file that differs is shown with both sides`(verb: FileOperation.Verb) throws {
        #expect(
            try diff(verb, old: "one\nold\n") == """
                --- a/A/b.swift
                +++ b/A/b.swift
                @@ -1,2 +1,2 @@
                 one
                -old
                +new

                """)
    }

    @Test func `a new file comes from nothing`() throws {
        #expect(
            try diff(.create, old: nil) == """
                --- /dev/null
                +++ b/A/b.swift
                @@ -0,0 +1,2 @@
                +one
                +new

                """)
    }

    @Test(arguments: [FileOperation.Verb.identical, .skip, .keep])
    func `what stays has no diff`(verb: FileOperation.Verb) throws {
        #expect(try diff(verb, old: "old\n") == "")
    }

    @Test func `what is no file has no diff`() throws {
        #expect(try diff(.conflict, old: nil, obstacle: .directory) == "")
    }
}
