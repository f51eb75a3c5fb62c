import Basics

/// Locks on folders, which the system releases when the process ends.
package enum FolderLock {
    /// The paths of the folders that this process has locked, with their open descriptors.
    private static let held = Mutex<[String: Int32]>([:])

    /// Locks a folder, or the nearest existing one above it. Returns false if another process has it.
    ///
    /// A folder that can't be opened counts as locked, because writing to it will fail with a reason.
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
            // The previous owner of the lock may have created a folder below, or replaced this one.
            if existing(path) == nearest, isFolder(descriptor, at: nearest) {
                held[nearest] = descriptor
                return true
            }
            close(descriptor)
        }
    }

    /// Locks an open folder that no other process knows yet.
    static func take(_ folder: Int32, at path: String) {
        guard let descriptor = try? openFolder(".", in: folder, path: path) else { return }
        flock(descriptor, LOCK_EX | LOCK_NB)
        held.withLock { $0[path] = descriptor }
    }

    /// Whether the process that locked an open folder has ended. If so, this process has the lock until
    /// the descriptor is closed.
    static func isAbandoned(_ folder: Int32) -> Bool {
        flock(folder, LOCK_EX | LOCK_NB) == 0
    }

    /// Returns the nearest existing folder at or above a path.
    static func existing(_ path: String) -> String { Folder(nearestTo: path).anchor }

    /// Returns a description of the process that has the lock, for messages. Only Linux tells.
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

    private static func isFolder(_ folder: Int32, at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && number(of: folder) == UInt64(status.st_ino)
    }
}
