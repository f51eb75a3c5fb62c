import Basics
import Threads

/// Locks on folders, which the system releases when the process ends.
package enum FolderLock {
    /// The folders that this process has locked, by their paths.
    private static let held = Mutex<[String: OpenFolder]>([:])

    /// Locks a folder, or the nearest existing one above it. Returns false if another process has
    /// it.
    ///
    /// A folder that can't be opened counts as locked, because writing to it will fail with a
    /// reason.
    package static func take(nearestTo path: String) -> Bool {
        held.withLock { held in
            while true {
                let nearest = existing(path)
                guard let folder = try? OpenFolder(following: nearest) else { return true }
                if let known = held[nearest] {
                    if known.number(of: ".") == folder.number(of: ".") { return true }
                    held[nearest] = nil
                    continue
                }
                guard flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 else {
                    return errno != EWOULDBLOCK
                }
                // The previous owner of the lock may have created a folder below, or replaced this
                // one.
                var status = stat()
                if existing(path) == nearest, stat(nearest, &status) == 0,
                    folder.number(of: ".") == UInt64(status.st_ino)
                {
                    held[nearest] = folder
                    return true
                }
            }
        }
    }

    /// The time to wait for another process, in seconds.
    private static let patience = 15.0

    /// Locks a folder as `take` does, and waits while another process has it.
    ///
    /// - Parameter say: Reports what it waits for.
    /// - Throws: `Failure` with 75 if the other process doesn't end.
    static func wait(nearestTo path: String, saying say: (String) -> Void) throws(Failure) {
        let start = Subprocess.now
        var hasSaid = false
        while !take(nearestTo: path) {
            let time = Subprocess.now - start
            let owner = holder(nearestTo: path).map { "another scene-kit (\($0))" }
            let holder = owner ?? "another scene-kit"
            if time > patience {
                throw Failure(
                    .busy, "\(holder) is writing here", path: path,
                    hint: "Try again when it has ended.")
            }
            if time > 1, !hasSaid {
                hasSaid = true
                say("waiting for \(holder), which writes in \(path)")
            }
            // A random time, so that several processes don't wait in step.
            usleep(UInt32.random(in: 2_000...20_000))
        }
    }

    /// Locks an open folder that no other process knows yet.
    static func take(_ folder: OpenFolder, at path: String) {
        flock(folder.descriptor, LOCK_EX | LOCK_NB)
        held.withLock { $0[path] = folder }
    }

    /// Whether the process that locked an open folder has ended. If so, this process has the lock
    /// until the folder is closed.
    static func isAbandoned(_ folder: OpenFolder) -> Bool {
        flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0
    }

    /// Returns the nearest existing folder at or above a path.
    static func existing(_ path: String) -> String { Folder(nearestTo: path).anchor }

    /// Returns a description of the process that has the lock, for messages. Only Linux tells.
    package static func holder(nearestTo path: String) -> String? {
        var status = stat()
        guard stat(existing(path), &status) == 0,
            let locks = try? FileSystem.bytes(of: "/proc/locks")
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
}
