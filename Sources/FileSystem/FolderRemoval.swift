/// Removes folders with their contents. Links are removed, but not their targets.
enum FolderRemoval {
    /// A folder that is being emptied, and the names that are left in it.
    private struct Level {
        let name: String
        var names: [String]
    }

    /// Renames a folder and removes it, so that no reader sees it half removed.
    static func retire(_ folder: Folder, _ walker: FolderWalker) throws(SystemError) {
        let parent = try walker.open(folder.parent)
        let name = TemporaryNames().folder(0)
        try system("remove", folder.path) { renameat(parent, folder.name, parent, name) }
        do {
            try remove(name, in: parent, folder.path)
        } catch {
            // Try once more, because only the next command here would remove the new name.
            try remove(name, in: parent, folder.path)
        }
    }

    /// - Parameters:
    ///   - parent: The descriptor of the parent folder.
    ///   - path: The path in error messages.
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
                // Only one descriptor is open, because there may be more levels than descriptors.
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

    /// Removes an entry of any kind.
    static func removeAnything(
        _ name: String, in parent: Int32, _ path: String
    ) throws(SystemError) {
        if try !removeFile(name, in: parent, path) { try remove(name, in: parent, path) }
    }

    /// Removes an entry that isn't a folder. Returns false for a folder.
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
            // A program may have left a folder without permissions.
            try system("remove", path) { fchmodat(folder, name, 0o700, 0) }
            return try openFolder(name, in: folder, path: path)
        }
    }
}
