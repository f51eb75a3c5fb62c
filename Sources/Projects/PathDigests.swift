package import Basics

/// Digests of files by their paths, of which there may be very many: sorted by path, since they come
/// that way and are written that way, and a list takes less to make than a dictionary.
package struct PathDigests: Hashable, Sendable {
    /// A file.
    package struct Entry: Hashable, Sendable {
        package let path: String
        /// The digest of its contents.
        package var digest: Digest

        /// A file with this digest.
        package init(path: String, digest: Digest) {
            self.path = path
            self.digest = digest
        }
    }

    /// Sorted by path; no path is there twice.
    package private(set) var entries: [Entry] = []

    /// Digests of nothing.
    package init() {}

    /// Those of these files; of a path that is there twice, the last one counts.
    package init(_ entries: some Sequence<Entry>) {
        for entry in entries { append(entry) }
    }

    /// Whether there are none.
    package var isEmpty: Bool { entries.isEmpty }

    /// Makes room for so many.
    package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    /// Adds a file, which takes no time where it comes behind the others.
    package mutating func append(_ entry: Entry) {
        if let last = entries.last, last.path >= entry.path {
            self[entry.path] = entry.digest
        } else {
            entries.append(entry)
        }
    }

    /// The digest of the file at a path.
    package subscript(path: String) -> Digest? {
        get {
            let place = place(of: path)
            return isAt(place, path) ? entries[place].digest : nil
        }
        set {
            let place = place(of: path)
            let isThere = isAt(place, path)
            if let newValue {
                if isThere {
                    entries[place].digest = newValue
                } else {
                    entries.insert(Entry(path: path, digest: newValue), at: place)
                }
            } else if isThere {
                entries.remove(at: place)
            }
        }
    }

    /// Those whose paths the other ones do not have.
    package func missing(in others: PathDigests) -> [Entry] {
        var missing: [Entry] = []
        var place = 0
        for entry in entries {
            while place < others.entries.count, others.entries[place].path < entry.path {
                place += 1
            }
            if !others.isAt(place, entry.path) { missing.append(entry) }
        }
        return missing
    }

    private func isAt(_ place: Int, _ path: String) -> Bool {
        place < entries.count && entries[place].path == path
    }

    /// Where a path is, or would be.
    private func place(of path: String) -> Int {
        entries.sortedIndex { $0.path < path }
    }
}

extension PathDigests: ExpressibleByDictionaryLiteral {
    /// Digests by their paths.
    package init(dictionaryLiteral elements: (String, Digest)...) {
        self.init(elements.map { Entry(path: $0.0, digest: $0.1) })
    }
}

extension PathDigests.Entry {
    /// Where the path begins in a line.
    package static let pathOffset = 66

    /// Reads a line as `sha256sum` writes it; nil for any other. Whether the path is safe is for the
    /// reader of the file to find.
    package init?(line: ArraySlice<UInt8>) {
        guard let digest = Digest(utf8: line.prefix(64)),
            line.dropFirst(64).starts(with: "  ".utf8)
        else { return nil }
        self.init(
            path: String(decoding: line.dropFirst(Self.pathOffset), as: UTF8.self), digest: digest)
    }

    /// Writes the line with its line break.
    package func write(to contents: inout [UInt8]) {
        digest.write(to: &contents)
        contents += "  ".utf8
        contents += path.utf8
        contents.append(UInt8(ascii: "\n"))
    }
}
