import Basics
import FileSystem
import Packs
import Planning

/// The result of `--update`: the expected files of every case become its output.
struct CaseUpdate {
    let test: PackTest

    /// - Throws: `Failure` with all problems if a case can't be updated, and the errors of reading
    ///   the disk.
    func plan() throws(Failure) -> Plan {
        let stuck = test.results.filter { !$0.canBeUpdated }
        let problems = test.problems + stuck.flatMap(\.problems)
        if !problems.isEmpty {
            throw Failure(
                test.status,
                problems + [
                    Diagnostic.note(
                        "nothing was written", path: test.location,
                        hint: "--update replaces the expected files with the output, and "
                            + "fixes nothing else.")
                ])
        }
        let disk = DiskState()
        var operations: [FileOperation] = []
        let layout = CaseLayout(test.results.map { ($0.name, $0.set, $0.given) })
        for result in test.results {
            for (folder, file) in Self.files(of: result, layout) {
                let place = destination(of: file, in: [result.name] + folder)
                operations.append(try operation(for: file, at: place, disk))
            }
        }
        return Plan(operations: operations)
    }

    /// Compares the expected files of a case with its output. `folder` is relative to the case's
    /// folder.
    private static func files(
        of result: CaseResult, _ layout: CaseLayout
    ) -> [(folder: [String], file: CaseFile)] {
        guard let expected = result.expected else { return [] }
        let own = layout.files[result.name] ?? [:]
        var files = expected.compared(with: own, includesShared: false).map {
            (folder: [PackCase.expectedFolder], file: $0)
        }
        let list = layout.list(of: result.name)
        if list != nil || expected.list != nil {
            let file = CaseFile(
                path: ExpectedTree.listName, location: "", expected: expected.list, given: list,
                isExecutable: false)
            files.append((folder: [], file: file))
        }
        return files
    }

    private func operation(
        for file: CaseFile, at place: Destination, _ disk: DiskState
    ) throws(Failure) -> FileOperation {
        switch file.state {
        case .emptyFolder:
            var operation = FileOperation(verb: .remove, destination: place, new: [])
            operation.isEmptyFolder = true
            operation.isOrphaned = true
            return operation
        case .gone:
            var operation = FileOperation(
                verb: .remove, destination: place, old: file.expected, new: [])
            operation.isOrphaned = true
            return operation
        case .same, .changed, .new, .executable:
            let wanted = WantedFile(
                destination: place, contents: file.given ?? [], owner: .tool)
            guard
                var operation = FileOperation(for: wanted, .refuse, try disk.entry(at: place))
            else { preconditionFailure("only what stays away has no operation") }
            if file.isExecutable, operation.obstacle == nil {
                operation.verb = .update
                operation.new = wanted.contents
                operation.old = operation.old ?? file.expected
                operation.losesExecutableBits = true
            }
            return operation
        }
    }

    /// A path below the pack, which alone the user named: no link is followed from there on.
    private func destination(of file: CaseFile, in folder: [String]) -> Destination {
        Destination(
            base: test.location,
            relative: OutputPath(
                ofRecord: [PackFolder.casesFolder] + folder + file.path.pathComponents))
    }
}
