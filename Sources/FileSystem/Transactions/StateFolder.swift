package import Basics
import Planning

/// The folder with the data to undo commands: the journal of a running command, and the history of
/// finished ones.
///
/// It is `.local` in the folder of the records. It is useless on other machines, so it contains a
/// `.gitignore`.
package struct StateFolder: Hashable, Sendable {
    /// The folder that commands write to: a project's root, a store of packs, or any other folder.
    package let base: String
    /// The names of the folders from `base` to `.local`.
    private let parents: [String]
    /// Whether finished commands can be undone.
    package let keepsHistory: Bool

    package static let name = LocalState.folderName
    package static let historyName = LocalState.historyName

    /// Creates the state folder in `parent` below a base.
    package init(of base: String, in parent: String?, keepsHistory: Bool) {
        self.base = base
        parents = parent.map { [$0] } ?? []
        self.keepsHistory = keepsHistory
    }

    package var path: String {
        Destination.join(base, (parents + [Self.name]).joined(separator: "/"))
    }

    /// The folder that contains `.local`.
    var parent: Folder { Folder(nearestTo: base, parents) }

    /// The topmost folder that is removed if it contains nothing else.
    var topmost: Folder? { parents.isEmpty ? nil : parent }

    /// Prevents other processes from writing here until this one ends, and undoes or finishes a run
    /// that was killed.
    ///
    /// Files that were read before may have changed afterward.
    ///
    /// - Parameter say: Reports what it waits for, undoes, or finishes.
    /// - Throws: `Failure` with 75 if another process doesn't end, and with 74 if a run can be
    ///   neither undone nor finished.
    package func lock(saying say: (String) -> Void) throws(Failure) {
        var place: String
        var foundLeftovers: Bool
        repeat {
            try FolderLock.wait(nearestTo: base, saying: say)
            place = FolderLock.existing(base)
            do throws(SystemError) {
                let wasSwept = try sweep(place, saying: say)
                foundLeftovers = try recover(saying: say) || wasSwept
            } catch {
                if error.code == ELOOP { throw ProjectFile.linkToOwn(error.path) }
                var failure = error.whileReading
                if error.code == EACCES, error.path.hasSuffix("/" + JournalFolder.name) {
                    failure.diagnostics[0].hint =
                        "A scene-kit of another user was interrupted here. If they run any of its "
                        + "commands here, it is finished."
                }
                throw failure
            }
            // The folder itself may have been undone.
        } while foundLeftovers && FolderLock.existing(base) != place
    }

    /// Undoes or finishes a killed run before a command that only reads.
    package func settle(saying say: (String) -> Void) throws(Failure) {
        let names = (try? FileSystem.names(in: FolderLock.existing(base))) ?? []
        let hasLeftovers =
            FileSystem.isFolder("\(path)/\(JournalFolder.name)")
            || names.contains(where: TemporaryNames.isFolderWithJournal)
        // If another process is writing, each file is complete before and after it is replaced.
        if hasLeftovers, FolderLock.take(nearestTo: base) { try lock(saying: say) }
    }

    /// Undoes or finishes a killed run. Returns false if there was none.
    private func recover(saying say: (String) -> Void) throws(SystemError) -> Bool {
        guard let folder = try JournalFolder(opening: self, in: parent) else { return false }
        guard let journal = try folder.journal() else {
            if let kept = try folder.setAside() {
                say("an interrupted scene-kit left a journal that is not from here; see \(kept)")
            } else {
                try folder.discard(upTo: topmost?.path)
            }
            return true
        }
        if folder.phase == .done {
            let problems = Settlement(journal: journal, folder: folder).run()
            if let first = problems.first { throw Self.unsettled(first) }
            say("finished '\(journal.run.command)', which was interrupted")
            return true
        }
        let outcome = Rollback(journal: journal, folder: folder).run()
        if let first = outcome.problems.first { throw Self.unsettled(first) }
        say("undid '\(journal.run.command)', which was interrupted")
        if let backups = outcome.backups {
            let files = outcome.edited.sorted().joined(separator: ", ")
            say("you edited \(files) in the meantime; the earlier contents are in \(backups)")
        }
        return true
    }

    private static func unsettled(_ error: SystemError) -> SystemError {
        SystemError(
            code: error.code,
            action: "finish undoing an interrupted command: cannot \(error.action)",
            path: error.path)
    }

    /// Removes the temporary folders of runs that were killed before they published anything.
    private func sweep(_ place: String, saying say: (String) -> Void) throws(SystemError) -> Bool {
        let top = try OpenFolder(following: place)
        var found = false
        for name in try top.names() where TemporaryNames.isFolderWithJournal(name) {
            let folder = try OpenFolder(name, in: top)
            guard try top.status(of: name).st_uid == geteuid(), FolderLock.isAbandoned(folder)
            else { continue }
            found = true
            var command: String?
            if let parent = try parentOfState(Folder(anchor: place, names: [name])),
                let run = try JournalFolder(opening: self, in: parent),
                let journal = try run.journal(isInPlace: false), run.phase != .done
            {
                let problems = Rollback(journal: journal, folder: run).run().problems
                if let first = problems.first { throw Self.unsettled(first) }
                command = journal.run.command
            }
            if top.contains(name) { try top.deleteTree(name) }
            if let command { say("undid '\(command)', which was interrupted") }
        }
        return found
    }

    /// Returns the folder that contains `.local`, in a new folder.
    private func parentOfState(_ folder: Folder, depth: Int = 0) throws(SystemError) -> Folder? {
        var walker = FolderWalker()
        let open = try walker.open(folder)
        let names = try open.names()
        if names.contains(Self.name) { return folder }
        guard depth < 16 else { return nil }
        for name in names where (try? open.kind(of: name)) == .folder {
            if let found = try parentOfState(folder.appending(name), depth: depth + 1) {
                return found
            }
        }
        return nil
    }
}
