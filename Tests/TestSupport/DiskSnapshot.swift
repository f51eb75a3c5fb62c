package import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder with everything below it, as the file system tells: kinds, modes, times, bytes.
///
/// Names are kept as bytes, since on Linux they need not be UTF-8.
package struct DiskSnapshot: Equatable {
    private struct Entry: Equatable {
        var mode: UInt32
        var inode: UInt64
        var seconds: Int
        var nanoseconds: Int
        var contents: [UInt8]

        var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
    }

    private var entries: [[UInt8]: Entry] = [:]

    /// - Parameter earlier: An earlier snapshot of the folder. Files that weren't written since then
    ///   aren't read again.
    package init(of folder: URL, after earlier: DiskSnapshot? = nil) throws {
        let root = Array(folder.path(percentEncoded: false).utf8)
        try add(root, below: [], earlier)
    }

    /// What is new, gone or different, a line for each, sorted.
    ///
    /// - Parameter timesOfFolders: whether a folder counts as changed when files in it came and
    ///   went again.
    package func changes(
        since before: DiskSnapshot, timesOfFolders: Bool = true
    ) -> [String] {
        Set(entries.keys).union(before.entries.keys).compactMap { path in
            let name = String(decoding: path, as: UTF8.self)
            switch (before.entries[path], entries[path]) {
            case (nil, _): return "new: \(name)"
            case (_, nil): return "gone: \(name)"
            case (var old?, let new?):
                if !timesOfFolders, new.isFolder {
                    (old.seconds, old.nanoseconds) = (new.seconds, new.nanoseconds)
                }
                return old == new ? nil : "changed: \(name)"
            }
        }.sorted()
    }

    /// The paths below the folder, sorted.
    package var paths: [String] {
        entries.keys.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }.sorted()
    }

    /// Whether it is the folder with what it takes to undo commands, which holds times.
    private static func isLocal(_ name: [UInt8], in path: [UInt8]) -> Bool {
        name == Array(".local".utf8) && path.suffix(10) == Array(".scene-kit".utf8)[...]
    }

    private mutating func add(
        _ root: [UInt8], below path: [UInt8], _ earlier: DiskSnapshot?
    ) throws {
        let full = root + (path.isEmpty ? [] : [UInt8(ascii: "/")] + path)
        var status = stat()
        guard full.withCString({ lstat($0, &status) }) == 0 else { throw POSIXError(.ENOENT) }
        var entry = Entry(
            mode: UInt32(status.st_mode), inode: UInt64(status.st_ino), seconds: 0,
            nanoseconds: 0, contents: [])
        #if canImport(Darwin)
        let modified = status.st_mtimespec
        #else
        let modified = status.st_mtim
        #endif
        (entry.seconds, entry.nanoseconds) = (modified.tv_sec, modified.tv_nsec)
        let known = earlier?.entries[path]
        entry.contents = known?.contents ?? []
        switch status.st_mode & S_IFMT {
        case S_IFREG where entry == known && entry.contents.count == status.st_size: break
        case S_IFREG: entry.contents = full.contentsOfFile
        case S_IFLNK: entry.contents = full.destinationOfLink
        default: entry.contents = []
        }
        entries[path] = entry
        guard status.st_mode & S_IFMT == S_IFDIR else { return }
        for name in full.namesInFolder where !Self.isLocal(name, in: path) {
            try add(root, below: path.isEmpty ? name : path + [UInt8(ascii: "/")] + name, earlier)
        }
    }
}

extension [UInt8] {
    fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (self + [0]).withUnsafeBufferPointer {
            $0.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
        }
    }

    fileprivate var contentsOfFile: [UInt8] {
        guard let file = withCString({ fopen($0, "r") }) else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    fileprivate var destinationOfLink: [UInt8] {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = withCString { readlink($0, &buffer, buffer.count) }
        return buffer.prefix(Swift.max(0, count)).map { UInt8(bitPattern: $0) }
    }

    /// Without `.` and `..`.
    fileprivate var namesInFolder: [[UInt8]] {
        guard let stream = withCString({ opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = Swift.withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                Array(bytes.prefix { $0 != 0 })
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }
}
