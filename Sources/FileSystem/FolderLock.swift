/// Locks on folders, which the system gives back when the process ends.
package enum FolderLock {
    /// The folders that this process has locked, with what keeps them so.
    nonisolated(unsafe) private static var held: [String: Int32] = [:]

    /// Locks a folder, or where it is not there yet the nearest one above it; false where another
    /// process has it. It writes nothing, so a folder that cannot be opened counts as locked by us:
    /// writing there will fail, and say why.
    package static func take(nearestTo path: String) -> Bool {
        while true {
            let nearest = existing(path)
            if held[nearest] != nil { return true }
            let descriptor = open(nearest, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { return true }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let isTaken = errno == EWOULDBLOCK
                close(descriptor)
                return !isTaken
            }
            // Whoever had the lock may have made a folder below, which is the one to lock now.
            if existing(path) == nearest {
                held[nearest] = descriptor
                return true
            }
            close(descriptor)
        }
    }

    private static func existing(_ path: String) -> String {
        var path = path
        while !FileSystem.isFolder(path), path != ".", path != "/" {
            path = path.splitAtLastSlash.parent
        }
        return path
    }
}
