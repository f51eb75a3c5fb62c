package import Basics

/// The disk as it was when a command began. The file system implements it, and so do tests, in
/// memory. It writes nothing, and several threads may read from it.
///
/// Paths are absolute or start from the current folder. Functions that throw do so with 74 if the
/// system reports an error other than that nothing is there.
package protocol Disk: AnyObject, Sendable {
    var currentFolder: AbsolutePath { get }

    /// Returns the disk as it is now, for a command that may have waited for others.
    func lookingAgain() -> any Disk

    /// Returns the entry at a path, without following a symbolic link at its end. Throws a
    /// `Failure` with 65 if the file is larger than the limit.
    func entry(at path: String, atMost limit: Int) throws(Failure) -> DiskEntry

    /// Returns the kind of an entry without following a symbolic link; nil if there is none.
    func kind(of path: String) throws(Failure) -> EntryKind?

    /// Whether a path is a folder or a symbolic link to one.
    func isFolder(_ path: String) -> Bool

    /// Returns the sorted names in a folder, without `.` and `..`.
    func names(in folder: String) throws(Failure) -> [String]

    /// Returns a path with all links resolved, or the same path if that fails.
    func realPath(of path: String) -> String

    /// Whether git has a missing file and doesn't check it out, as in a sparse checkout.
    func isOmitted(_ path: String) -> Bool

    /// Returns the paths of such files below a folder, from the top of git's work tree.
    func omittedFiles(below folder: String) -> [String]

    /// Whether git ignores a file.
    func isIgnored(_ path: String) -> Bool

    /// A text that only paths of one folder share; nil if there is no folder.
    func identity(of folder: String) -> String?

    /// Returns the bytes of one of scene-kit's own files, or nil if it doesn't exist. Throws a
    /// `Failure` with 77 if it isn't a regular file or is behind a link below the folder.
    func read(
        own names: [String], below folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]?

    /// Returns the bytes of any other file, or nil if it doesn't exist. Links that stay in a folder
    /// are followed. Throws a `Failure` with 77 if it isn't a regular file or a link leads out of
    /// the folder.
    func read(
        _ path: String, within folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]?

    /// Returns the sorted names in one of scene-kit's own folders; empty if it doesn't exist.
    /// Throws a `Failure` with 77 for a symbolic link.
    func names(inOwnFolder names: [String], below folder: String) throws(Failure) -> [String]

    /// Returns the kind of an entry of a pack, or nil if it doesn't exist. A file with several hard
    /// links or a setuid or setgid bit is special.
    func packEntry(at path: String) throws(Failure) -> EntryKind?

    func target(ofLink path: String) throws(Failure) -> String

    /// Whether an entry belongs to a user other than the one who runs the command, the system, and
    /// the owner of a folder.
    func isForeign(_ path: String, to folder: String) -> Bool

    /// What the user's environment says that a folder is for; nil if it doesn't mention the folder.
    func purpose(of folder: AbsolutePath) -> FolderPurpose?
}

package enum FolderPurpose: Sendable {
    case home
    case temporaryFiles
    /// The packs that a user installed for all projects.
    case packs
}

/// The data on one machine to undo commands, and to settle interrupted ones.
package enum LocalState {
    /// The name of the folder, which is in the folder of the records.
    package static let folderName = ".local"
    /// The name of the folder in it with the commands that can be undone.
    package static let historyName = "undo"
}

package enum EntryKind: Sendable { case file, folder, symbolicLink, special }

// MARK: - Paths

extension Disk {
    /// Makes a path absolute, without looking at the disk.
    package func absolute(_ path: String) -> AbsolutePath {
        AbsolutePath(path, from: currentFolder)
    }

    /// Resolves the links in the part of a path that exists.
    package func resolved(_ path: String) -> AbsolutePath {
        var (anchor, names) = (path, [String]())
        while !isFolder(anchor), anchor != ".", anchor != "/" {
            let (parent, name) = anchor.splitAtLastSlash
            names.insert(name, at: 0)
            anchor = parent
        }
        return absolute(realPath(of: anchor)).appending(names)
    }

    /// A path from the current folder.
    package func fromHere(_ path: AbsolutePath) -> String { path.relative(to: currentFolder) }

    /// A path from the current folder if it is in it, or else the absolute path.
    package func shown(_ path: AbsolutePath) -> String {
        path.isAtOrBelow(currentFolder) ? fromHere(path) : path.text
    }

    // MARK: - Entries

    /// Whether a path leads to an entry. A symbolic link is one, whatever its target.
    package func exists(_ path: String) -> Bool { (try? kind(of: path)) != nil }

    package func isFile(_ path: String) -> Bool { (try? kind(of: path)) == .file }

    /// The text of a file; nil if it isn't a regular file, can't be read, or is larger than the
    /// limit.
    package func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
        guard case .file(let bytes)? = try? entry(at: path, atMost: limit) else { return nil }
        return bytes
    }

    /// Returns the bytes of the file at a destination; nil if there is none. Throws the errors of
    /// `entry(at:)`.
    package func contents(at destination: Destination) throws(Failure) -> [UInt8]? {
        guard case .file(let bytes) = try entry(at: destination) else { return nil }
        return bytes
    }

    /// Returns the entry at a destination, which isn't absent if only git has it. Throws a `Failure`
    /// with 77 if a symbolic link is between the base and the file, and with 74 if the entry can't be
    /// read.
    package func entry(at destination: Destination) throws(Failure) -> DiskEntry {
        let entry = try checkedOutEntry(at: destination)
        return entry == .absent && isOmitted(destination.path) ? .obstacle(.omitted) : entry
    }

    private func checkedOutEntry(at destination: Destination) throws(Failure) -> DiskEntry {
        let base = destination.base
        if !isFolder(base) {
            var ancestor = base
            while try kind(of: ancestor) == nil, ancestor != ".", ancestor != "/" {
                ancestor = ancestor.splitAtLastSlash.parent
            }
            // Links in the base are followed, because the user chose it.
            return isFolder(ancestor) ? .absent : .obstacle(.fileAbove(ancestor))
        }
        var path = base
        for name in destination.relative.components.dropLast() {
            path += "/" + name
            switch try kind(of: path) {
            case nil: return .absent
            case .folder: continue
            case .symbolicLink: throw .symbolicLinkInTheWay(path)
            case .file, .special: return .obstacle(.fileAbove(path))
            }
        }
        return try entry(at: destination.path, atMost: .max)
    }

    /// Whether two spellings of a path lead to the same file. The volume tells: case and Unicode
    /// forms are ignored by some volumes on any platform.
    package func isOneFile(_ one: String, _ other: String) -> Bool {
        let (left, right) = (absolute(one), absolute(other))
        guard left.components.count == right.components.count,
            !left.text.isSpelled(like: right.text)
        else { return false }
        var folder = AbsolutePath(components: [])
        for (name, spelling) in zip(left.components, right.components) {
            guard name.isSpelled(like: spelling) || isOneEntry(name, spelling, in: folder.text)
            else { return false }
            folder.components.append(name)
        }
        return true
    }

    private func isOneEntry(_ name: String, _ spelling: String, in folder: String) -> Bool {
        let names = [name, spelling]
        guard name.caseFolded == spelling.caseFolded,
            names.allSatisfy({ exists(Destination.join(folder, $0)) })
        else { return false }
        return !names.allSatisfy { lists($0, in: folder) }
    }

    /// Whether a folder has an entry with exactly this name. Looking for it may find another
    /// spelling.
    package func lists(_ name: String, in folder: String) -> Bool {
        ((try? names(in: folder)) ?? []).contains { $0.isSpelled(like: name) }
    }
}

extension Failure {
    /// Git has a file that scene-kit reads, and doesn't check it out.
    package static func notCheckedOut(_ path: String) -> Failure {
        Failure(
            .conflict, "git has the file, and it isn't checked out", path: path,
            hint: "'git sparse-checkout add' with its folder checks it out.")
    }

    /// A path below the output folder leads through a symbolic link.
    package static func symbolicLinkInTheWay(_ path: String) -> Failure {
        Failure(
            .refused,
            "this is a symbolic link, and scene-kit doesn't follow links below the output folder",
            path: path, hint: "Replace it with a folder, such as the one that it leads to.")
    }
}

// MARK: - Plans

extension Plan {
    /// Creates a plan by comparing wanted files with the disk. Throws the errors of `Disk.entry`.
    package init(
        _ files: [WantedFile], without orphans: [OrphanedFile] = [], policy: ExistingFilePolicy,
        on disk: any Disk
    ) throws(Failure) {
        var orphans = Dictionary(grouping: orphans) { $0.destination.path.caseFolded }
        let wanted = try files.map { (file) throws(Failure) -> [FileOperation] in
            let key = orphans.isEmpty ? "" : file.destination.path.caseFolded
            let yours = try disk.entry(at: file.destination)
            let index = orphans[key]?.firstIndex {
                disk.isOneFile($0.destination.path, file.destination.path)
            }
            guard let index, case .file = yours, let orphan = orphans[key]?.remove(at: index)
            else {
                return [FileOperation(for: file, policy: policy, over: yours)].compactMap(\.self)
            }
            let move = FileMove(
                from: orphan.destination, to: file.destination, theirs: file.contents,
                base: orphan.base, keepsEdits: file.keepsEdits)
            return try move.operations(policy, on: disk) ?? []
        }
        let gone = try orphans.values.flatMap(\.self).map { (orphan) throws(Failure) in
            FileOperation(for: orphan, policy: policy, over: try disk.entry(at: orphan.destination))
        }
        self.init(operations: wanted.flatMap(\.self) + gone.compactMap(\.self))
    }
}
