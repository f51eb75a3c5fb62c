import Basics
import Planning

/// What a transaction is about to do, on disk before any of it is done.
///
/// Whoever reads it can tell from the disk how far the run came, so nothing is added to it later; see
/// `Rollback`.
struct Journal: Sendable {
    /// The change to one file.
    struct Entry: Sendable {
        enum Action: String, CaseIterable {
            case create, replace, remove
            /// A folder with nothing in it goes, or comes back.
            case removeFolder = "remove-folder"
            case makeFolder = "make-folder"

            /// Whether something was there that may have to come back.
            var hasBackup: Bool { self == .replace || self == .remove }

            /// Whether folders may be left empty.
            var empties: Bool { self == .remove || self == .removeFolder }
        }

        let action: Action
        let destination: Destination
        /// Of the file as the plan found it; nil where there was none.
        let old: Checksum?
        /// Of what it gets; nil where it goes.
        let new: Checksum?
    }

    var names = TemporaryNames()
    /// The process, for people.
    var process = getpid()
    /// In seconds since 1970.
    var time: Int
    /// The command line, for people.
    var command: String
    /// The number of the command in the history that this one takes back.
    var undone: Int?
    /// The topmost folders that are missing. The first holds the journal itself where its place is
    /// among them.
    var folders: [Folder] = []
    /// Whether the journal lies in the first of them.
    var isInNewFolder = false
    /// In the plan's order: the temporary name of a file holds its place in here.
    var entries: [Entry] = []

    init(of operations: [FileOperation], by run: TransactionRun) {
        time = run.time
        command = run.command
        undone = run.undone
        // Computing the checksums takes most of the time.
        entries = Parallel.map(operations.indices) { operations[$0].map(Entry.init) }
            .flatMap(\.self)
    }

    /// The name of what an entry replaces or removes, in the folder of the journal.
    static func backupName(_ index: Int) -> String { String(index) }
}

/// Who writes, and when.
package struct TransactionRun: Sendable {
    /// The command line as it was typed.
    let command: String
    /// In seconds since 1970.
    let time: Int
    /// The number of the command in the history that it takes back.
    package var undone: Int?

    package init(command: String, time: Int) {
        self.command = command
        self.time = time
    }
}

extension Journal.Entry {
    fileprivate init(_ operation: FileOperation) {
        destination = operation.destination
        let isGoing = operation.verb == .remove
        let isFolder = operation.isEmptyFolder
        old = operation.old.map(Checksum.init(of:))
        new = isGoing || isFolder ? nil : Checksum(of: operation.new)
        if isFolder {
            action = isGoing ? .removeFolder : .makeFolder
        } else if isGoing {
            action = .remove
        } else {
            action = operation.verb.replaces ? .replace : .create
        }
    }
}
