package import Basics
import JSONSource
package import Linting
package import Planning
import ProjectReading
import SwiftSource

extension ProjectState {
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
        return project.destination(of: OutputPath(ofRecord: names))
    }

    /// The change that lets the baseline follow files and names, without those that are no scene's
    /// anymore; nil if there is none.
    func baselineChange(
        moving paths: [OutputPath: OutputPath], renaming names: [String: String],
        without gone: Set<String>
    ) throws(Failure) -> FileOperation? {
        if paths.isEmpty, names.isEmpty, gone.isEmpty, records.moved.isEmpty { return nil }
        var baseline = try lintBaseline()
        if baseline.counts.isEmpty { return nil }
        baseline.counts = baseline.counts.filter { !gone.contains($0.key.path) }
        let moved = Dictionary(paths.map { ($0.description, $1.description) }) { $1 }
        func renamed(_ text: String) -> String {
            String(decoding: Identifiers.renaming(names, in: Array(text.utf8)), as: UTF8.self)
        }
        baseline.change { key in
            let place = records.moved.place(of: key.path.pathComponents)
            key.path = moved[key.path] ?? place.joined(separator: "/")
            if names.isEmpty { return }
            (key.declaration, key.name) = (renamed(key.declaration), renamed(key.name))
        }
        return try plan(to: baseline).changes.first
    }

    /// The plan that writes a baseline. No file is created for one without findings.
    package func plan(to baseline: LintBaseline) throws(Failure) -> Plan {
        let place = lintBaselinePlace
        var wanted = WantedFile(destination: place, contents: baseline.contents, owner: .tool)
        wanted.respectsDeletion = baseline.counts.isEmpty
        return try Plan([wanted], policy: .overwrite, on: disk)
    }
}
