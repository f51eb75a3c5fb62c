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
        var (wanted, orphans): ([WantedFile], [OrphanedFile]) = ([], [])
        func add(_ file: CaseFile, in folder: [String]) {
            let place = Destination(
                base: location, relative: OutputPath(ofRecord: folder + file.path.pathComponents))
            if let given = file.given {
                var new = WantedFile(destination: place, contents: given, owner: .tool)
                new.losesExecutableBits = file.isExecutable
                wanted.append(new)
            } else {
                orphans.append(
                    OrphanedFile(destination: place, base: file.expected.map(FileBase.init)))
            }
        }
        if let text = records.text {
            let place = OutputPath(ofRecord: SetRecords.path.pathComponents)
            wanted.append(
                WantedFile(
                    destination: Destination(base: location, relative: place),
                    contents: Array(text.utf8), owner: .tool))
        }
        let layout = CaseLayout(results.map { ($0.name, $0.set, $0.given) })
        for result in results {
            guard let expected = result.expected else { continue }
            // Folders are relative to the pack, which alone the user named: no link is followed
            // from there on.
            let folder = [PackFolder.casesFolder, result.name]
            let files = layout.files[result.name] ?? [:]
            for file in expected.compared(with: files, includesShared: false) {
                add(file, in: folder + [PackCase.expectedFolder])
            }
            let list = layout.list(of: result.name)
            if list != nil || expected.list != nil {
                add(
                    CaseFile(
                        path: ExpectedTree.listName, location: "", expected: expected.list,
                        given: list), in: folder)
            }
        }
        return try Plan(wanted, without: orphans, policy: .refuse, on: LocalDisk())
    }
}
