import Basics

/// Locks on folders, which the system gives back when the process ends.
package enum FolderLock {
    /// The folders that this process has locked, with what keeps them so.
    private static let held = Mutex<[String: Int32]>([:])

    /// Locks a folder, or where it is not there yet the nearest one above it; false where another
    /// process has it. It writes nothing, so a folder that cannot be opened counts as locked by us:
    /// writing there will fail, and say why.
    package static func take(nearestTo path: String) -> Bool {
        held.withLock { take(nearestTo: path, &$0) }
    }

    private static func take(nearestTo path: String, _ held: inout [String: Int32]) -> Bool {
        while true {
            let nearest = existing(path)
            let descriptor = open(nearest, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { return true }
            if let known = held[nearest] {
                let isSame = number(of: known) == number(of: descriptor)
                close(descriptor)
                if isSame { return true }
                held[nearest] = nil
                close(known)
                continue
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let isTaken = errno == EWOULDBLOCK
                close(descriptor)
                return !isTaken
            }
            // Whoever had the lock may have made a folder below, or another one in its place.
            if existing(path) == nearest, isThere(descriptor, nearest) {
                held[nearest] = descriptor
                return true
            }
            close(descriptor)
        }
    }

    /// Locks a folder that is open and that nobody else knows of yet.
    static func take(_ folder: Int32, at path: String) {
        guard let descriptor = try? openFolder(".", in: folder, path: path) else { return }
        flock(descriptor, LOCK_EX | LOCK_NB)
        held.withLock { $0[path] = descriptor }
    }

    /// Whether the process that locked an open folder is gone. The lock is then ours until the folder is
    /// closed.
    static func isAbandoned(_ folder: Int32) -> Bool {
        flock(folder, LOCK_EX | LOCK_NB) == 0
    }

    /// The nearest folder to lock, at a path or above it.
    static func existing(_ path: String) -> String { Folder(nearestTo: path).anchor }

    /// Who has the lock, as far as the system tells: Linux does. For people; nothing depends on it.
    package static func holder(nearestTo path: String) -> String? {
        var status = stat()
        guard stat(existing(path), &status) == 0,
            let locks = try? FileSystem.bytes(of: "/proc/locks", atMost: .max)
        else { return nil }
        for line in String(decoding: locks, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK",
                words[5].split(separator: ":").last == "\(status.st_ino)"
            else { continue }
            return "process \(words[4])"
        }
        return nil
    }

    private static func number(of folder: Int32) -> UInt64? {
        var status = stat()
        return fstat(folder, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    private static func isThere(_ folder: Int32, _ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && number(of: folder) == UInt64(status.st_ino)
    }
}
