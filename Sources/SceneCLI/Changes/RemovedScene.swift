import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Scenes
import SwiftSource
import Workspace

/// What it takes to have a scene, or one of its routes, no more: its files and record go, and the routes
/// that lead to it.
struct RemovedScene {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    private let project: Project
    private let records: RecordStore
    private let policy: ExistingFilePolicy
    private let disk = DiskState()
    /// Types of the scene, and functions of routes, that go.
    private var names: Set<String> = []

    private init(
        in project: Project, _ records: RecordStore, _ policy: ExistingFilePolicy
    ) {
        (self.project, self.records, self.policy) = (project, records, policy)
    }

    /// A scene with all that leads to it.
    ///
    /// - Throws: what finding sets and looking at the disk throw.
    init(
        _ record: SceneRecord, among all: [SceneRecord], in project: Project,
        _ records: RecordStore, _ policy: ExistingFilePolicy, _ authorship: Authorship
    ) throws(Failure) {
        self.init(in: project, records, policy)
        let name = record.entry.name.text
        let others = all.filter { $0.entry.name.text != name }
        let elsewhere = Set(others.flatMap(\.files).map(\.path))
        for file in record.files where !elsewhere.contains(file.path) {
            try remove(file)
            if file.path.isOfSwift {
                names.formUnion(DeclaredTypes.find(in: file.text ?? "").map(\.name))
            }
        }
        operations += [try records.removal(of: name, on: disk)].compactMap(\.self)
        let store = TemplateStore(project, remembering: { all })
        let targets = RouteTargets(
            project: project, records: records, author: authorship.author(),
            date: authorship.date())
        let routes = RecordedRoutes(of: all, store)
        var lists = Set([record.list].compactMap(\.self))
        for other in others {
            guard let leading = try routes.leadingScene(other, to: [name], targets) else {
                continue
            }
            try removeRoutes(of: leading)
            lists.formUnion([leading.record.list].compactMap(\.self))
        }
        for list in lists { try change(list) { $0.remove(name) } }
        noteCalls()
        try removeSharedFiles(notNeededBy: others, store)
    }

    /// One route of a scene.
    ///
    /// - Throws: `Failure` with 66 where the scene has no such route, and what finding sets throws.
    init(
        route label: SourceText, of record: SceneRecord, among all: [SceneRecord],
        in project: Project, _ records: RecordStore, _ policy: ExistingFilePolicy,
        _ authorship: Authorship
    ) throws(Failure) {
        self.init(in: project, records, policy)
        let name = record.entry.name.text
        let store = TemplateStore(project, remembering: { all })
        var entry = RecordedRoutes(of: all, store).withoutGuesses(record.entry)
        let labels = (entry.choices.routes ?? []) + (entry.choices.presentations ?? [])
        entry.choices.routes = entry.choices.routes?.filter { $0.label == label.text }
        entry.choices.presentations = entry.choices.presentations?.filter { $0.label == label.text }
        let templateSet = try store.set(record.entry.choices.template)
        let targets = RouteTargets(
            project: project, records: records, author: authorship.author(),
            date: authorship.date())
        let routes = try targets.routes(of: entry, for: templateSet, from: record.module)
        guard !routes.isEmpty else {
            throw Failure(
                .notFound,
                label.diagnostic(
                    "the scene '\(name)' has no route '\(label.text)'",
                    hint: Suggestions.question(
                        for: label.text, among: labels.compactMap(\.label))
                        ?? "'\(project.command("list --scenes"))' shows the routes there are."))
        }
        try removeRoutes(
            of: LeadingScene(record: record, templateSet: templateSet, routes: routes))
        if let list = record.list {
            try change(list) { editor in
                editor.removeRoutes(of: name) {
                    RouteEntry(SourceText(name: "", text: $0)).label == label.text
                }
            }
        }
        noteCalls()
    }

    private mutating func removeSharedFiles(
        notNeededBy others: [SceneRecord], _ store: TemplateStore
    ) throws(Failure) {
        var uses = SharedFileUses(in: project)
        uses.add(others, store, support: project.supportRoot)
        let unused = try UnusedSharedFiles(
            uses.unused(of: try records.shared()), beside: operations, in: records, on: disk)
        notes += unused.notes
        operations += unused.operations
        operations += try records.operationsBeside(
            operations, without: unused.paths, on: disk)
    }

    private mutating func remove(_ file: RecordedFile) throws(Failure) {
        let destination = records.destination(of: file)
        let orphan = OrphanedFile(destination: destination, base: file.base)
        let operation = FileOperation(for: orphan, policy, try disk.entry(at: destination))
        operations += [operation].compactMap(\.self)
    }

    private mutating func removeRoutes(of leading: LeadingScene) throws(Failure) {
        var record = leading.record
        var budget = RunBudget()
        let (files, _) = try leading.files(in: project, on: disk, spending: &budget)
        for (_, file) in files {
            try remove(file)
            if let text = file.text { names.formUnion(Identifiers.declaredFunctions(in: text)) }
        }
        let gone = Set(files.map(\.old.path))
        record.files.removeAll { gone.contains($0.path) }
        let labels = Set(leading.routes.map(\.label))
        func stays(_ route: RouteEntry) -> Bool { route.label.map { !labels.contains($0) } ?? true }
        record.entry.choices.routes = record.entry.choices.routes?.filter(stays)
        record.entry.choices.presentations = record.entry.choices.presentations?.filter(stays)
        let name = record.entry.name.text
        let old = try records.contents(of: name, on: disk)
        operations += [records.operation(forRecordOf: name, record.contents, replacing: old)]
            .compactMap(\.self)
    }

    private mutating func change(
        _ list: String, _ change: (inout SceneListEditor) -> Void
    ) throws(Failure) {
        let change = try ListChange(list, in: project, change)
        operations += [change?.operation].compactMap(\.self)
    }

    /// Says where the code still calls what goes.
    private mutating func noteCalls() {
        let gone = Set(operations.filter(\.isOrphaned).map(\.path))
        notes += CodeMentions(of: names, in: project, besides: gone).places.map { place in
            Diagnostic(
                .warning, "this names what is removed", in: place.source,
                atUTF8Offset: place.offset, utf8Length: place.length)
        }
    }
}
