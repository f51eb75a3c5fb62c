package import Basics
import JSONSource
package import Linting
package import Planning
import ProjectReading
package import Projects
import SwiftSource

extension ProjectSnapshot {
    /// The findings that the project knows.
    ///
    /// - Throws: `Failure` with 65 for a file that isn't valid, and with 74 for one that can't be
    ///   read.
    package func lintBaseline() throws(Failure) -> LintBaseline {
        let place = lintBaselinePlace
        guard let bytes = try RecordStore.contents(of: place.path, on: disk) else {
            return LintBaseline()
        }
        do throws(Failure) {
            return try JSONDocument(parsing: bytes, name: place.path).decode()
        } catch {
            let way =
                "restore it, or delete it and run '\(project.command("lint --write-baseline"))'"
            throw Failure(
                error.status, error.diagnostics + [.note("what now: \(way)", path: place.path)])
        }
    }

    private var lintBaselinePlace: Destination {
        let names = [Project.recordsFolder, LintBaseline.fileName]
        return Destination(base: project.root, relative: OutputPath(ofRecord: names))
    }

    /// The change that lets the baseline follow a scene to other paths and names; nil if there is none.
    package func baselineChange(
        from old: SceneRecord, to new: SceneRecord, renaming names: [String: String] = [:]
    ) throws(Failure) -> FileOperation? {
        var baseline = try lintBaseline()
        if baseline.counts.isEmpty { return nil }
        func byID(_ files: [RecordedFile]) -> [String: [String]] {
            Dictionary(grouping: files.sortedByPath) { $0.id ?? "" }
                .mapValues { $0.map(\.path.description) }
        }
        let later = byID(new.files)
        var paths: [String: String] = [:]
        for (id, files) in byID(old.files) {
            for (path, other) in zip(files, later[id] ?? []) { paths[path] = other }
        }
        baseline.change { key in
            guard let path = paths[key.path] else { return }
            key.path = path
            func renamed(_ text: String) -> String {
                String(
                    decoding: Identifiers.renaming(names, in: Array(text.utf8)), as: UTF8.self)
            }
            (key.declaration, key.name) = (renamed(key.declaration), renamed(key.name))
        }
        return try change(to: baseline)
    }

    /// The change that writes a baseline; nil if it stays as it is.
    package func change(to baseline: LintBaseline) throws(Failure) -> FileOperation? {
        let entry = try disk.entry(at: lintBaselinePlace)
        if baseline.counts.isEmpty, entry == .absent { return nil }
        let wanted = WantedFile(
            destination: lintBaselinePlace, contents: baseline.contents, owner: .tool)
        return FileOperation(for: wanted, .overwrite, entry)
    }
}

extension PlannedProject {
    /// Returns the plan with the change that lets the baseline follow a scene to other paths.
    package func movingBaseline(
        of record: SceneRecord, in snapshot: ProjectSnapshot
    ) throws(Failure) -> PlannedProject {
        let place = snapshot.records.destination(of: record.entry.name.text)
        guard let moved = plan.operations.first(where: { $0.destination == place }),
            let change = try snapshot.baselineChange(
                from: record, to: SceneRecord(parsing: moved.new, name: place.path))
        else { return self }
        return PlannedProject(
            plan: Plan(operations: plan.operations + [change]), notes: notes, changed: changed)
    }
}
