package import Basics
package import Planning
import Threads

/// The machine's disk. What was read once isn't read again, so a command sees one state, and opens
/// each file once.
package final class LocalDisk: Disk {
    package let currentFolder = AbsolutePath(".")
    private let currentPath: String
    /// By the absolute path, if it needs no look at the disk.
    private let entries = Mutex<[String: DiskEntry]>([:])
    private let kinds = Mutex<[String: EntryKind?]>([:])
    private let folders = Mutex<[String: Bool]>([:])
    private let names = Mutex<[String: [String]]>([:])
    private let realPaths = Mutex<[String: String]>([:])
    private let purposes = Mutex<[(folder: AbsolutePath, purpose: FolderPurpose)]?>(nil)
    /// The files that git doesn't check out, by the top of their work tree and their folder in it.
    private let omittedFiles = Mutex<[String: [String: [String]]]>([:])
    /// The names of these files, by the path of their folder.
    private let omittedNames = Mutex<[String: Set<String>]>([:])
    /// The files that git ignores, by the top of their work tree.
    private let ignoredFiles = Mutex<[String: Set<String>]>([:])
    /// Files of scene-kit, by the path at which no link was followed.
    private let ownFiles = Mutex<[String: [UInt8]?]>([:])
    /// The versions of these files, by the same path; nil in a disk that isn't looked at again.
    private let versions = Mutex<[String: FileVersion]?>([:])

    package init() { currentPath = currentFolder.text }

    /// A disk that remembers scene-kit's files of another one, unless they changed since.
    package func lookingAgain() -> any Disk {
        let disk = LocalDisk()
        let versions = self.versions.withLock { $0 ?? [:] }
        let same = ownFiles.withLock { $0 }.filter { path, _ in
            versions[path].map { FileVersion(of: path) == $0 } ?? false
        }
        disk.ownFiles.withLock { $0 = same }
        disk.versions.withLock { $0 = nil }
        return disk
    }

    private func reading<Value>(
        _ read: @autoclosure () throws(SystemError) -> Value
    ) throws(Failure) -> Value {
        do throws(SystemError) { return try read() } catch { throw error.whileReading }
    }

    /// Does what `Mutex.remembered` does: in the module of its callers, the compiler specializes it,
    /// which saves a fiftieth of the time for a scene.
    private func remembered<Value: Sendable, Problem: Error>(
        _ values: Mutex<[String: Value]>, _ key: String, _ read: () throws(Problem) -> Value
    ) throws(Problem) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let value = try read()
        values.withLock { $0[key] = value }
        return value
    }

    private func key(_ path: String) -> String {
        if path.hasPrefix("/") || !path.utf8Offsets(of: "..").isEmpty { return path }
        return Destination.join(
            currentPath, path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    }

    package func entry(at path: String, atMost limit: Int) throws(Failure) -> DiskEntry {
        let key = key(path)
        return try remembered(entries, key) { () throws(Failure) in
            if case .some(.some(let bytes)) = ownFiles.withLock({ $0[key] }) {
                return .file(bytes)
            }
            do throws(SystemError) {
                return try FileSystem.entry(at: path, atMost: limit)
            } catch {
                if error.code == EFBIG {
                    throw Failure(.data, "it is larger than \(limit) bytes", path: path)
                }
                throw error.whileReading
            }
        }
    }

    package func kind(of path: String) throws(Failure) -> EntryKind? {
        try remembered(kinds, path) { () throws(Failure) in
            try reading(FileSystem.kind(of: path))
        }
    }

    package func isFolder(_ path: String) -> Bool {
        remembered(folders, path) { FileSystem.isFolder(path) }
    }

    package func names(in folder: String) throws(Failure) -> [String] {
        try remembered(names, folder) { () throws(Failure) in
            try reading(FileSystem.names(in: folder))
        }
    }

    package func realPath(of path: String) -> String {
        remembered(realPaths, path) { FileSystem.realPath(of: path) }
    }

    package func isOmitted(_ path: String) -> Bool {
        // Most callers look at the files of one folder, then at those of the next.
        let (folder, name) = path.splitAtLastSlash
        let names = remembered(omittedNames, folder) { () -> Set<String> in
            let path = resolved(folder)
            guard let top = workTree(of: path.appending([name])) else { return [] }
            return Set(
                omitted(in: top)[path.relative(to: top)]?.map(\.splitAtLastSlash.name) ?? [])
        }
        return names.contains(name)
    }

    package func omittedFiles(below folder: String) -> [String] {
        let path = resolved(folder)
        guard let top = workTree(of: path.appending([""])) else { return [] }
        let start = path == top ? "" : path.relative(to: top) + "/"
        return omitted(in: top).values.joined().filter { $0.hasPrefix(start) }
    }

    private func omitted(in top: AbsolutePath) -> [String: [String]] {
        remembered(omittedFiles, top.text) {
            Dictionary(grouping: GitIndex.omittedFiles(of: top.text)) {
                $0.splitAtLastSlash.parent
            }
        }
    }

    package func isIgnored(_ path: String) -> Bool {
        let path = absolute(path)
        guard let top = workTree(of: path) else { return false }
        let ignored = remembered(ignoredFiles, top.text) { GitIndex.ignoredFiles(of: top.text) }
        return !ignored.isEmpty
            && path.selfAndAncestors.contains { ignored.contains($0.relative(to: top)) }
    }

    /// The top of the git work tree that contains a path; nil without one.
    private func workTree(of path: AbsolutePath) -> AbsolutePath? {
        path.selfAndAncestors.dropFirst().first { exists(Destination.join($0.text, ".git")) }
    }

    package func identity(of folder: String) -> String? {
        AbsolutePath(folder).identity?.map(String.init).joined(separator: ":")
    }

    package func read(
        own names: [String], below folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        let path = Destination.join(folder, names.joined(separator: "/"))
        let key = key(path)
        return try remembered(ownFiles, key) { () throws(Failure) in
            versions.withLock { $0?[key] = FileVersion(of: key) }
            return try ProjectFile.read(own: names, below: folder, atMost: limit)
        }
    }

    package func read(
        _ path: String, within folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        let isLinked = absolute(path).text != realPath(of: path)
        if !isLinked, case .file(let bytes)? = entries.withLock({ $0[key(path)] }) {
            return bytes
        }
        let bytes = try ProjectFile.read(path, within: folder, atMost: limit)
        if !isLinked, let bytes { entries.withLock { $0[key(path)] = .file(bytes) } }
        return bytes
    }

    package func names(
        inOwnFolder names: [String], below folder: String
    ) throws(Failure) -> [String] {
        try ProjectFile.names(inOwnFolder: names, below: folder)
    }

    package func packEntry(at path: String) throws(Failure) -> EntryKind? {
        try reading(FileSystem.packEntry(at: path))
    }

    package func target(ofLink path: String) throws(Failure) -> String {
        try reading(FileSystem.target(ofLink: path))
    }

    package func isForeign(_ path: String, to folder: String) -> Bool {
        // Most of these paths don't exist, which is remembered.
        guard exists(path), let owner = FileSystem.owner(of: path) else { return false }
        return ![FileSystem.owner(of: folder), FileSystem.user, 0].contains(owner)
    }

    package func purpose(of folder: AbsolutePath) -> FolderPurpose? {
        purposes.withLock { known in
            let all = known ?? namedFolders
            known = all
            return all.first { $0.folder == folder }?.purpose
        }
    }

    /// The folders that the environment names, also as they are without links.
    private var namedFolders: [(folder: AbsolutePath, purpose: FolderPurpose)] {
        let home = Environment.folder("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        // On macOS, /tmp and /var are links into /private.
        let temporary = ["/tmp", "/var/tmp", Environment.folder("TMPDIR")]
        let named = [(home, FolderPurpose.home)] + temporary.map { ($0, .temporaryFiles) }
        let folders = named.flatMap { path, purpose in
            path.map { [$0, realPath(of: $0)] }?.map { (AbsolutePath($0), purpose) } ?? []
        }
        return folders + (Environment.packs.map { [(AbsolutePath($0), .packs)] } ?? [])
    }
}

/// The attributes that change if a file is written or replaced.
private struct FileVersion: Equatable {
    private let (number, size): (UInt64, Int64)
    private let (seconds, nanoseconds): (Int, Int)

    /// Nil if the file doesn't exist.
    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        (number, size) = (UInt64(status.st_ino), Int64(status.st_size))
        (seconds, nanoseconds) = (status.modified.tv_sec, status.modified.tv_nsec)
    }
}
