package import Basics
package import Planning

/// A disk in memory. It has the current folder, and no links.
package final class MemoryDisk: Disk {
    /// The bytes of files, by their absolute paths.
    package let files: [String: [UInt8]]
    /// Whether names that differ only in case or Unicode form are one name.
    package let ignoresSpelling: Bool
    package let currentFolder: AbsolutePath
    /// The absolute paths of files that git has and doesn't check out.
    private let omitted: Set<String>
    /// A name as folders list it; HFS+ decomposes names.
    private let listed: @Sendable (String) -> String
    /// The files by `key`.
    private let filesByKey: [String: [UInt8]]
    /// The names in each folder, by the `key` of its path.
    private let listings: [String: Set<String>]

    package init(
        _ files: [String: [UInt8]], ignoresSpelling: Bool = false,
        listed: @escaping @Sendable (String) -> String = { $0 }, omitted: Set<String> = [],
        currentFolder: AbsolutePath
    ) {
        (self.files, self.ignoresSpelling) = (files, ignoresSpelling)
        self.currentFolder = currentFolder
        (self.listed, self.omitted) = (listed, omitted)
        func key(_ path: String) -> String { Self.key(path, ignoresSpelling) }
        var listings: [String: Set<String>] = [key(currentFolder.text): []]
        func list(_ path: AbsolutePath) {
            var path = path
            while let name = path.components.popLast() {
                let isNew = listings[key(path.text), default: []].insert(name).inserted
                if !isNew { return }
            }
        }
        list(currentFolder)
        for path in files.keys { list(AbsolutePath(path, from: currentFolder)) }
        self.listings = listings
        filesByKey = Dictionary(files.map { (key($0), $1) }) { $1 }
    }

    private func key(_ path: String) -> String {
        Self.key(absolute(path).text, ignoresSpelling)
    }

    /// Strings that differ only in Unicode form are equal, but their bytes differ.
    private static func key(_ path: String, _ ignoresSpelling: Bool) -> String {
        if ignoresSpelling { return path.caseFolded }
        if path.isASCII { return path }
        return String(String.UnicodeScalarView(path.utf8.map { Unicode.Scalar($0) }))
    }

    package func entry(at path: String, atMost limit: Int) throws(Failure) -> DiskEntry {
        if let bytes = filesByKey[key(path)] { return .file(bytes) }
        return listings[key(path)] == nil ? .absent : .obstacle(.directory)
    }

    package func kind(of path: String) throws(Failure) -> EntryKind? {
        if filesByKey[key(path)] != nil { return .file }
        return listings[key(path)] == nil ? nil : .folder
    }

    package func isFolder(_ path: String) -> Bool { listings[key(path)] != nil }

    package func lookingAgain() -> any Disk { self }

    package func names(in folder: String) throws(Failure) -> [String] {
        guard let names = listings[key(folder)] else {
            throw Failure(.notFound, "cannot open it: No such file or directory", path: folder)
        }
        return names.map(listed).sorted()
    }

    package func realPath(of path: String) -> String { absolute(path).text }

    package func isOmitted(_ path: String) -> Bool {
        let path = absolute(path).text
        return omitted.contains { $0 == path || $0.hasPrefix(path + "/") }
    }

    package func omittedFiles(below folder: String) -> [String] {
        omitted.filter { $0.hasPrefix(absolute(folder).text + "/") }
    }

    package func isIgnored(_ path: String) -> Bool { path.hasSuffix(".ignored") }

    package func identity(of folder: String) -> String? {
        isFolder(folder) ? key(folder) : nil
    }

    package func read(
        own names: [String], below folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        filesByKey[key(Destination.join(folder, names.joined(separator: "/")))]
    }

    package func read(
        _ path: String, within folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        filesByKey[key(path)]
    }

    package func names(
        inOwnFolder names: [String], below folder: String
    ) throws(Failure) -> [String] {
        listings[key(Destination.join(folder, names.joined(separator: "/")))]?.map(listed).sorted()
            ?? []
    }

    package func packEntry(at path: String) throws(Failure) -> EntryKind? { try kind(of: path) }

    package func target(ofLink path: String) throws(Failure) -> String {
        throw Failure(.software, "there are no links", path: path)
    }

    package func isForeign(_ path: String, to folder: String) -> Bool { false }

    package func purpose(of folder: AbsolutePath) -> FolderPurpose? { nil }
}
