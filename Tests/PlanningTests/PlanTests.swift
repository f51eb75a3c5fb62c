import Basics
import Planning
import TestSupport
import Testing

struct PlanTests {
    private func wanted(
        _ path: String, _ text: String = "new", isShared: Bool = false
    ) throws -> WantedFile {
        WantedFile(
            destination: Destination(base: "App", relative: try OutputPath(path)),
            contents: Array(text.utf8), owner: isShared ? .team : .user)
    }

    /// What becomes of a file that is wanted as `new` and is there as `entry`.
    private func operation(
        _ entry: DiskEntry, _ policy: ExistingFilePolicy, isShared: Bool = false
    ) throws -> FileOperation {
        try #require(
            FileOperation(for: try wanted("a", isShared: isShared), policy: policy, over: entry))
    }

    @Test(arguments: [
        (ExistingFilePolicy.refuse, FileOperation.Verb.conflict), (.overwrite, .overwrite),
        (.keep, .skip),
    ])
    func `the policy decides about a file that differs`(
        policy: ExistingFilePolicy, verb: FileOperation.Verb
    ) throws {
        let operation = try operation(.file(Array("old".utf8)), policy)
        #expect(operation.verb == verb)
        #expect(operation.old == Array("old".utf8) && operation.new == Array("new".utf8))
    }

    @Test(arguments: [ExistingFilePolicy.refuse, .overwrite, .keep])
    func `the policy decides about nothing else`(policy: ExistingFilePolicy) throws {
        #expect(try operation(.absent, policy).verb == .create)
        #expect(try operation(.file(Array("new".utf8)), policy).verb == .identical)
        #expect(try operation(.absent, policy, isShared: true).verb == .create)
        for text in ["old", "new"] {
            let entry = DiskEntry.file(Array(text.utf8))
            #expect(try operation(entry, policy, isShared: true).verb == .keep)
        }
        for obstacle in [
            FileOperation.Obstacle.directory, .symbolicLink, .special, .fileAbove("App"),
        ] {
            let own = try operation(.obstacle(obstacle), policy)
            #expect(own.verb == .conflict && own.obstacle == obstacle)
            let shared = try operation(.obstacle(obstacle), policy, isShared: true)
            #expect(shared.verb == (obstacle == .symbolicLink ? .keep : .conflict))
        }
    }

    @Test func `some verbs change the disk and some replace a file`() {
        #expect(
            FileOperation.Verb.allCases.filter(\.writes)
                == [.create, .update, .merge, .overwrite, .rename, .remove])
        #expect(
            FileOperation.Verb.allCases.filter(\.replaces) == [.update, .merge, .overwrite])
    }

    @Test(
        arguments: [ExistingFilePolicy.refuse, .overwrite, .keep],
        [FileBase.text("old"), .digest(SHA256.digest(of: Array("old".utf8)))])
    func `what scene-kit wrote is updated and removed as long as nobody changed it`(
        policy: ExistingFilePolicy, base: FileBase
    ) throws {
        var file = try wanted("a")
        file.base = base
        let orphan = OrphanedFile(destination: try wanted("b").destination, base: base)
        func verbs(_ text: String?) throws -> [FileOperation.Verb] {
            let entry = text.map { DiskEntry.file(Array($0.utf8)) } ?? .absent
            return [
                FileOperation(for: file, policy: policy, over: entry),
                FileOperation(for: orphan, policy: policy, over: entry),
            ].compactMap { $0?.verb }
        }
        #expect(try verbs("old") == [.update, .remove])
        #expect(try verbs(nil) == [.create])
        let changed: [ExistingFilePolicy: [FileOperation.Verb]] = [
            .refuse: [.conflict, .conflict], .overwrite: [.overwrite, .remove],
            .keep: [.skip, .skip],
        ]
        #expect(try verbs("changed") == changed[policy])
    }

    /// To Swift both are one string.
    @Test func `a base is compared byte by byte`() {
        #expect(FileBase.text("\u{e9}").matches(Array("\u{e9}".utf8)))
        #expect(!FileBase.text("\u{e9}").matches(Array("e\u{301}".utf8)))
    }

    @Test func `the base of what is not text is its digest`() {
        #expect(FileBase(Array("a\n".utf8)) == .text("a\n"))
        #expect(FileBase([0xFF]) == .digest(SHA256.digest(of: [0xFF])))
    }

    @Test func `what the tool keeps for itself is always brought up to date`() throws {
        var file = try wanted("a")
        file.owner = .tool
        let operation = FileOperation(
            for: file, policy: .refuse, over: .file(Array("anything".utf8)))
        #expect(operation?.verb == .update)
    }

    @Test func `operations are sorted and counted`() throws {
        let files = [try wanted("b"), try wanted("a/z"), try wanted("a")]
        let plan = Plan(
            operations: files.compactMap { file in
                FileOperation(
                    for: file, policy: .refuse,
                    over: file.destination.path == "App/b" ? .file([]) : .absent)
            })
        #expect(plan.operations.map(\.path) == ["App/a", "App/a/z", "App/b"])
        #expect(plan.conflicts.map(\.path) == ["App/b"])
        #expect(plan.drifted.map(\.path) == ["App/a", "App/a/z", "App/b"])
        #expect(plan.count(of: .create) == 2 && plan.count(of: .skip) == 0)
    }

    @Test(arguments: [
        (".", "a/b"), ("", "a/b"), ("App", "App/a/b"), ("/tmp", "/tmp/a/b"), ("/", "/a/b"),
        ("../App/", "../App/a/b"),
    ])
    func `a destination is shown from the current folder`(base: String, path: String) throws {
        #expect(Destination(base: base, relative: try OutputPath("a/b")).path == path)
    }
}
