/// Removes folders with all that is in them. A link goes, and not what it leads to.
enum FolderRemoval {
    /// A folder that is being emptied, and what is still in it.
    private struct Level {
        let name: String
        var names: [String]
    }

    /// Removes a folder that somebody may be looking at: it loses its name first.
    static func retire(_ folder: Folder, _ walker: FolderWalker) throws(SystemError) {
        let parent = try walker.open(folder.parent)
        let name = TemporaryNames().folder(0)
        try system("remove", folder.path) { renameat(parent, folder.name, parent, name) }
        do {
            try remove(name, in: parent, folder.path)
        } catch {
            // By this name nobody would try again before the next command here.
            try remove(name, in: parent, folder.path)
        }
    }

    /// - Parameters:
    ///   - parent: the folder above, open.
    ///   - path: what is removed, as it is shown.
    static func remove(_ name: String, in parent: Int32, _ path: String) throws(SystemError) {
        var folder = try enter(name, in: parent, path)
        defer { closeDescriptor(folder) }
        var levels = [
            Level(name: name, names: try FileSystem.names(inOpenFolder: folder, path: path))
        ]
        while var level = levels.popLast() {
            if let name = level.names.popLast() {
                levels.append(level)
                if try removeFile(name, in: folder, path) { continue }
                // One descriptor for all levels: there may be more of them than of those.
                let inner = try enter(name, in: folder, path)
                closeDescriptor(folder)
                folder = inner
                let names = try FileSystem.names(inOpenFolder: folder, path: path)
                levels.append(Level(name: name, names: names))
            } else if !levels.isEmpty {
                let outer = try openFolder("..", in: folder, path: path)
                closeDescriptor(folder)
                folder = outer
                try system("remove", path) { unlinkat(folder, level.name, AT_REMOVEDIR) }
            }
        }
        try system("remove", path) { unlinkat(parent, name, AT_REMOVEDIR) }
    }

    /// Removes a folder or something else.
    static func removeAnything(
        _ name: String, in parent: Int32, _ path: String
    ) throws(SystemError) {
        if try !removeFile(name, in: parent, path) { try remove(name, in: parent, path) }
    }

    /// Whether it was something other than a folder, and is gone.
    private static func removeFile(
        _ name: String, in folder: Int32, _ path: String
    ) throws(SystemError) -> Bool {
        var status = stat()
        try system("remove", path) { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
        guard FileSystem.Kind(mode: status.st_mode) != .folder else { return false }
        try system("remove", path) { unlinkat(folder, name, 0) }
        return true
    }

    private static func enter(
        _ name: String, in folder: Int32, _ path: String
    ) throws(SystemError) -> Int32 {
        do throws(SystemError) {
            return try openFolder(name, in: folder, path: path)
        } catch {
            guard error.code == EACCES else { throw error }
            // A program left a folder that nobody may look into; it is ours all the same.
            try system("remove", path) { fchmodat(folder, name, 0o700, 0) }
            return try openFolder(name, in: folder, path: path)
        }
    }
}
