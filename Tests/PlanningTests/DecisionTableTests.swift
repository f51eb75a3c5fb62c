import Basics
import Planning
import Testing

/// What becomes of a file, by base, yours and theirs, and by what the user said.
struct DecisionTableTests {
    private static let policies: [ExistingFilePolicy] = [.refuse, .overwrite, .keep, .markers]

    /// The verbs for `policies`, in their order.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let base: String?
        let yours: String?
        let theirs: String?
        let verbs: [FileOperation.Verb?]

        init(
            _ name: String, _ base: String?, _ yours: String?, _ theirs: String?,
            _ verbs: FileOperation.Verb?...
        ) {
            (testDescription, self.base, self.yours, self.theirs) = (name, base, yours, theirs)
            self.verbs = verbs.count == 1 ? Array(repeating: verbs[0], count: 4) : verbs
        }
    }

    private static let (base, theirs) = ("1\n2\n3\n4\n5\n", "1\n2\n3\n4\nnew\n")
    /// Edits that theirs leaves alone, and such that it does not.
    private static let (apart, overlapping) = ("mine\n2\n3\n4\n5\n", "1\n2\n3\n4\nmine\n")

    static let rows = [
        Row("as both have it", base, base, base, .identical),
        Row("as theirs has it", base, theirs, theirs, .identical),
        Row("as the base has it", base, base, theirs, .update),
        Row("edited, and nothing new", base, apart, base, .edited),
        Row("edited elsewhere", base, apart, theirs, .merge),
        Row(
            "edited in the same lines", base, overlapping, theirs, .conflict, .overwrite, .skip,
            .merge),
        Row("gone", base, nil, theirs, .create),
        Row("gone, and nothing new", base, nil, base, .create),
        Row("no longer wanted", base, base, nil, .remove),
        Row("no longer wanted and edited", base, apart, nil, .conflict, .remove, .skip, .conflict),
        Row("no longer wanted and gone", base, nil, nil, nil),
        Row("new", nil, nil, theirs, .create),
        Row("new and there already", nil, theirs, theirs, .identical),
        Row(
            "new where something else is", nil, apart, theirs, .conflict, .overwrite, .skip,
            .conflict),
    ]

    private func destination() throws -> Destination {
        Destination(base: "App", relative: try OutputPath("a"))
    }

    private func wanted(
        _ base: FileBase?, _ theirs: [UInt8], _ owner: WantedFile.Owner = .user
    ) throws -> WantedFile {
        WantedFile(destination: try destination(), contents: theirs, owner: owner, base: base)
    }

    private func operation(
        _ base: FileBase?, _ yours: [UInt8]?, _ theirs: [UInt8]?, _ policy: ExistingFilePolicy
    ) throws -> FileOperation? {
        let entry = yours.map { DiskEntry.file($0) } ?? .absent
        if let theirs {
            return FileOperation(for: try wanted(base, theirs), policy: policy, over: entry)
        }
        let orphan = OrphanedFile(destination: try destination(), base: base)
        return FileOperation(for: orphan, policy: policy, over: entry)
    }

    @Test(arguments: rows)
    func `text is decided by three texts`(row: Row) throws {
        for (policy, verb) in zip(Self.policies, row.verbs) {
            let operation = try operation(
                row.base.map { .text($0) }, row.yours.map { Array($0.utf8) },
                row.theirs.map { Array($0.utf8) }, policy)
            #expect(operation?.verb == verb, "\(policy)")
            #expect(operation?.old.map { $0 == row.yours.map { Array($0.utf8) } } ?? true)
            #expect(operation?.obstacle == nil)
        }
    }

    /// Bytes that are no text cannot be merged, and all else is as with text.
    @Test(arguments: rows)
    func `what is not text is decided by digests`(row: Row) throws {
        func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) + [0xFF, 0] } }
        let base = bytes(row.base).map(FileBase.init)
        if case .text? = base { Issue.record("the base is a text") }
        let conflict: [FileOperation.Verb] = [.conflict, .overwrite, .skip, .conflict]
        for (index, policy) in Self.policies.enumerated() {
            let operation = try operation(base, bytes(row.yours), bytes(row.theirs), policy)
            let verb = row.verbs[index] == .merge ? conflict[index] : row.verbs[index]
            #expect(operation?.verb == verb, "\(policy)")
        }
    }

    @Test(arguments: rows.filter { $0.theirs != nil })
    func `a file that stays away when it was deleted is like others where it is there`(
        row: Row
    ) throws {
        for (policy, verb) in zip(Self.policies, row.verbs) {
            var file = try wanted(row.base.map { .text($0) }, Array((row.theirs ?? "").utf8))
            file.respectsDeletion = true
            let entry = row.yours.map { DiskEntry.file(Array($0.utf8)) } ?? .absent
            let operation = FileOperation(for: file, policy: policy, over: entry)
            #expect(operation?.verb == (row.yours == nil ? nil : verb), "\(policy)")
        }
    }

    @Test(arguments: policies)
    func `a file whose edits are not kept is overwritten only when that is said`(
        policy: ExistingFilePolicy
    ) throws {
        for (yours, verbs) in [
            (Self.base, [FileOperation.Verb.update, .update, .update, .update]),
            (Self.apart, [.conflict, .overwrite, .skip, .conflict]),
        ] {
            var file = try wanted(.text(Self.base), Array(Self.theirs.utf8))
            file.keepsEdits = false
            let operation = FileOperation(for: file, policy: policy, over: .file(Array(yours.utf8)))
            #expect(operation?.verb == zip(Self.policies, verbs).first { $0.0 == policy }?.1)
        }
    }

    @Test(arguments: rows.filter { $0.theirs != nil })
    func `a shared file is kept unless its base is known`(row: Row) throws {
        let theirs = Array((row.theirs ?? "").utf8)
        let entry = row.yours.map { DiskEntry.file(Array($0.utf8)) } ?? .absent
        for (policy, verb) in zip(Self.policies, row.verbs) {
            let unknown = FileOperation(
                for: try wanted(nil, theirs, .team), policy: policy, over: entry)
            #expect(unknown?.verb == (row.yours == nil ? .create : .keep), "\(policy)")
            #expect(unknown?.nextBase == nil)
            guard let base = row.base else { continue }
            let known = FileOperation(
                for: try wanted(.text(base), theirs, .team), policy: policy, over: entry)
            #expect(known?.verb == verb, "\(policy)")
            #expect(known?.isShared == true)
            if row.yours != nil { #expect(known?.nextBase == FileBase(theirs)) }
        }
    }

    @Test(arguments: policies)
    func `what is in the way is a conflict whatever the base`(policy: ExistingFilePolicy) throws {
        for base in [nil, FileBase.text(Self.base)] {
            for obstacle in [FileOperation.Obstacle.directory, .symbolicLink, .fileAbove("App")] {
                var file = try wanted(base, Array(Self.theirs.utf8))
                let operation = FileOperation(for: file, policy: policy, over: .obstacle(obstacle))
                #expect(operation?.verb == .conflict && operation?.obstacle == obstacle)
                file.owner = .team
                let shared = FileOperation(for: file, policy: policy, over: .obstacle(obstacle))
                #expect(shared?.verb == (obstacle == .symbolicLink ? .keep : .conflict))
            }
            // Nobody removes what scene-kit did not write.
            let orphan = OrphanedFile(destination: try destination(), base: .text(Self.base))
            #expect(
                FileOperation(for: orphan, policy: policy, over: .obstacle(.symbolicLink)) == nil)
        }
    }
}
