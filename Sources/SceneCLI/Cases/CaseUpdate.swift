import Basics
import FileSystem
import Packs
import Planning

/// What `--update` does: every tree that a case expects becomes what its set gives.
struct CaseUpdate {
    let test: PackTest

    /// - Throws: what looking at the disk throws, and `Failure` with everything that is wrong where
    ///   a case cannot be updated.
    func plan() throws(Failure) -> Plan {
        let stuck = test.results.filter { !$0.canBeUpdated }
        let problems = test.problems + stuck.flatMap(\.problems)
        if !problems.isEmpty {
            throw Failure(
                test.status,
                problems + [
                    Diagnostic(
                        .note, "nothing was written", path: test.location,
                        hint: "--update takes what the sets give for what is expected, and "
                            + "settles nothing else.")
                ])
        }
        let disk = DiskState()
        var operations: [FileOperation] = []
        for result in test.results {
            for file in result.files {
                let place = destination(of: file, in: result)
                operations.append(try operation(for: file, at: place, disk))
            }
        }
        return Plan(operations: operations)
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
            var operation = FileOperation(for: wanted, .refuse, try disk.entry(at: place))
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
    private func destination(of file: CaseFile, in result: CaseResult) -> Destination {
        let folder = [PackFolder.casesFolder, result.name, PackCase.expectedFolder]
        return Destination(
            base: test.location,
            relative: OutputPath(ofRecord: folder + file.path.pathComponents))
    }
}
