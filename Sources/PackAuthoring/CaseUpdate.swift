package import Basics
import FileSystem
import Packs
package import Planning

extension PackTest {
    /// Returns the plan of `--update`: the expected files of every case become its output.
    /// Throws a `Failure` with all problems if a case can't be updated.
    package func update() throws(Failure) -> Plan {
        let stuck = results.filter { !$0.canBeUpdated }
        let problems = problems + stuck.flatMap(\.problems)
        if !problems.isEmpty {
            let note = Diagnostic.note(
                "nothing was written", path: location,
                hint:
                    "--update replaces the expected files with the output, and fixes nothing else.")
            throw Failure(status, problems + [note])
        }
        let disk = LocalDisk()
        var operations: [FileOperation] = []
        let layout = CaseLayout(results.map { ($0.name, $0.set, $0.given) })
        for result in results {
            guard let expected = result.expected else { continue }
            // Folders are relative to the pack, which alone the user named: no link is followed
            // from there on.
            let folder = [PackFolder.casesFolder, result.name]
            let files = layout.files[result.name] ?? [:]
            for file in expected.compared(with: files, includesShared: false) {
                operations.append(
                    try operation(for: file, in: folder + [PackCase.expectedFolder], disk))
            }
            let list = layout.list(of: result.name)
            if list != nil || expected.list != nil {
                let file = CaseFile(
                    path: ExpectedTree.listName, location: "", expected: expected.list, given: list)
                operations.append(try operation(for: file, in: folder, disk))
            }
        }
        return Plan(operations: operations.joiningSpellings(on: disk))
    }

    private func operation(
        for file: CaseFile, in folder: [String], _ disk: any Disk
    ) throws(Failure) -> FileOperation {
        let place = Destination(
            base: location, relative: OutputPath(ofRecord: folder + file.path.pathComponents))
        guard let given = file.given else {
            var removal = FileOperation(
                verb: .remove, destination: place, old: file.expected, new: [])
            removal.isEmptyFolder = file.state == .emptyFolder
            removal.isOrphaned = true
            return removal
        }
        let wanted = WantedFile(destination: place, contents: given, owner: .tool)
        guard
            var operation = FileOperation(
                for: wanted, policy: .refuse, over: try disk.entry(at: place))
        else {
            preconditionFailure("only what stays away has no operation")
        }
        if file.isExecutable, operation.obstacle == nil {
            operation.verb = .update
            operation.new = given
            operation.old = operation.old ?? file.expected
            operation.losesExecutableBits = true
        }
        return operation
    }
}
