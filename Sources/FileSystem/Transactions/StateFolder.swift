import Basics

/// Where scene-kit keeps, for a place that it writes to as a whole, what it takes to undo: the journal
/// of a command that is running, and the history of those that are done.
///
/// It lies in `.local` in the folder of the records, and is of no use on another machine, so it has a
/// `.gitignore` of its own.
package struct StateFolder: Hashable, Sendable {
    /// The place: a project's root, a store of packs, or a folder that is nobody's.
    package let base: String
    /// The folders from there to the one that `.local` is in.
    private let parents: [String]
    /// Whether commands can be taken back once they are done.
    package let keepsHistory: Bool

    /// Where it lies in the folder that is kept.
    package static let name = ".local"
    /// The folder in it with the commands that can be taken back.
    package static let historyName = "undo"

    /// That of a folder where `parent`, once made, stays.
    package init(of base: String, in parent: String?, keepsHistory: Bool) {
        self.base = base
        parents = parent.map { [$0] } ?? []
        self.keepsHistory = keepsHistory
    }

    /// The path as it is shown.
    package var path: String {
        Destination.join(base, (parents + [Self.name]).joined(separator: "/"))
    }

    /// The folder that `.local` is in.
    func parent(_ walker: FolderWalker) -> Folder {
        let base = walker.folder(at: base)
        return Folder(anchor: base.anchor, names: base.names + parents)
    }

    /// The topmost folder that goes when nothing else is left in it.
    func topmost(_ walker: FolderWalker) -> Folder? {
        parents.isEmpty ? nil : parent(walker)
    }
}
