import Basics
import Planning
import Testing

/// What is written to a file that was edited, and what is said of it.
struct MergedFileTests {
    private func operation(
        _ base: String, _ yours: [UInt8], _ theirs: String, _ policy: ExistingFilePolicy = .refuse
    ) throws -> FileOperation {
        let file = WantedFile(
            destination: Destination(base: "App", relative: try OutputPath("a")),
            contents: Array(theirs.utf8), base: .text(base))
        return try #require(FileOperation(for: file, policy: policy, over: .file(yours)))
    }

    private func operation(
        _ base: String, _ yours: String, _ theirs: String, _ policy: ExistingFilePolicy = .refuse
    ) throws -> FileOperation {
        try operation(base, Array(yours.utf8), theirs, policy)
    }

    private func text(_ operation: FileOperation) -> String {
        String(decoding: operation.new, as: UTF8.self)
    }

    @Test func `a merge has what both sides changed`() throws {
        let merge = try operation("1\n2\n3\n", "mine\n2\n3\n", "1\n2\nnew\n")
        #expect(merge.verb == .merge && merge.verb.writes && merge.isRecorded)
        #expect(text(merge) == "mine\n2\nnew\n")
        #expect(merge.mergeConflicts.isEmpty)
    }

    @Test func `a conflict names the lines, and --on-conflict markers writes both`() throws {
        let conflict = try operation("1\n2\n3\n", "1\nmine\n3\n", "1\nnew\n3\n")
        #expect(conflict.verb == .conflict && conflict.isRecorded && !conflict.hasMarkers)
        #expect(conflict.mergeConflicts.map(\.yoursLine) == [2])
        // What --on-conflict overwrite would write.
        #expect(text(conflict) == "1\nnew\n3\n")
        let marked = try operation("1\n2\n3\n", "1\nmine\n3\n", "1\nnew\n3\n", .markers)
        #expect(marked.verb == .merge && marked.mergeConflicts == conflict.mergeConflicts)
        #expect(
            text(marked) == "1\n<<<<<<< yours\nmine\n=======\nnew\n>>>>>>> scene-kit\n3\n")
    }

    @Test func `--on-conflict overwrite and --on-conflict keep settle conflicts and nothing else`()
        throws
    {
        let (base, theirs) = ("1\n2\n3\n", "1\n2\nnew\n")
        let forced = try operation(base, "1\n2\nmine\n", theirs, .overwrite)
        #expect(forced.verb == .overwrite && text(forced) == theirs)
        let skipped = try operation(base, "1\n2\nmine\n", theirs, .keep)
        #expect(skipped.verb == .skip && !skipped.verb.writes)
        for policy in [ExistingFilePolicy.overwrite, .keep] {
            let merged = try operation(base, "mine\n2\n3\n", theirs, policy)
            #expect(merged.verb == .merge && text(merged) == "mine\n2\nnew\n")
            #expect(try operation(base, "mine\n2\n3\n", base, policy).verb == .edited)
        }
    }

    static let marked = "1\n<<<<<<< yours\nmine\n=======\nnew\n>>>>>>> scene-kit\n3\n"

    @Test(arguments: [
        (ExistingFilePolicy.refuse, FileOperation.Verb.conflict), (.overwrite, .overwrite),
        (.keep, .skip), (.markers, .conflict),
    ])
    func `markers that are left are a conflict`(
        policy: ExistingFilePolicy, verb: FileOperation.Verb
    ) throws {
        for theirs in ["1\nnew\n3\n", "1\nnew\n3\nmore\n"] {
            for yours in [Self.marked, Self.marked.replacing("\n", with: "\r\n")] {
                let operation = try operation("1\nnew\n3\n", yours, theirs, policy)
                #expect(operation.verb == verb && operation.hasMarkers)
                #expect(operation.mergeConflicts.isEmpty)
            }
        }
    }

    @Test func `a file that version control gave other line breaks is as it was`() throws {
        func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
        let (base, theirs) = ("1\n2\n3\n", "1\n2\nnew\n")
        #expect(try operation(base, crlf(base), base).verb == .identical)
        #expect(try operation(base, crlf(theirs), theirs).verb == .identical)
        let update = try operation(base, crlf(base), theirs)
        #expect(update.verb == .update && text(update) == crlf(theirs))
        let mine = crlf("mine\n2\n3\n")
        #expect(try operation(base, mine, base).verb == .edited)
        let merge = try operation(base, mine, theirs)
        #expect(merge.verb == .merge && text(merge) == crlf("mine\n2\nnew\n"))
        let forced = try operation(base, crlf("1\n2\nmine\n"), theirs, .overwrite)
        #expect(forced.verb == .overwrite && text(forced) == crlf(theirs))
        let marked = try operation(base, crlf("1\n2\nmine\n"), theirs, .markers)
        #expect(
            text(marked)
                == crlf("1\n2\n<<<<<<< yours\nmine\n=======\nnew\n>>>>>>> scene-kit\n"))
    }

    @Test func `a file with other line breaks goes as it came`() throws {
        let orphan = OrphanedFile(
            destination: Destination(base: "App", relative: try OutputPath("a")),
            base: .text("1\n2\n"))
        let gone = FileOperation(
            for: orphan, policy: .refuse, over: .file(Array("1\r\n2\r\n".utf8)))
        #expect(gone?.verb == .remove)
        let edited = FileOperation(
            for: orphan, policy: .refuse, over: .file(Array("1\r\nb\r\n".utf8)))
        #expect(edited?.verb == .conflict)
    }

    @Test func `line breaks of one line are an edit`() throws {
        let base = "1\n2\n3\n"
        #expect(try operation(base, "1\r\n2\n3\n", base).verb == .edited)
        let merge = try operation(base, "1\r\n2\n3\n", "1\n2\nnew\n")
        #expect(merge.verb == .merge && text(merge) == "1\r\n2\nnew\n")
    }

    @Test func `bytes of the user's that are no text are kept`() throws {
        let yours: [UInt8] = [0xFF, 0x0A] + Array("2\n3\n".utf8)
        #expect(try operation("1\n2\n3\n", yours, "1\n2\n3\n").verb == .edited)
        let merge = try operation("1\n2\n3\n", yours, "1\n2\nnew\n")
        #expect(merge.verb == .merge)
        #expect(merge.new == [0xFF, 0x0A] + Array("2\nnew\n".utf8))
    }

    @Test(arguments: [ExistingFilePolicy.refuse, .markers])
    func `a file that became binary is a conflict`(policy: ExistingFilePolicy) throws {
        let conflict = try operation(
            "1\n2\n3\n", [0] + Array("1\n2\n3\n".utf8), "1\n2\nnew\n", policy)
        #expect(conflict.verb == .conflict && conflict.mergeConflicts.isEmpty)
    }
}
