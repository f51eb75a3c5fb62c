import Basics

/// Where the files that cases expect lie: each once. What a set gives for several cases alike, the first
/// of them has, and the others list it in their `shared.txt`.
package struct CaseLayout: Sendable {
    /// The files that lie in each case's own folder, by their path in the tree.
    package private(set) var files: [String: [String: [UInt8]]] = [:]
    private var shared: [String: [SharedPath]] = [:]

    /// What a set gives for each case.
    package init(_ cases: [(name: String, set: String?, given: [String: [UInt8]])]) {
        struct Key: Hashable {
            let set: String?
            let path: String
            let bytes: [UInt8]
        }
        var owners: [Key: String] = [:]
        for (name, set, given) in cases.sorted(by: { $0.name < $1.name }) {
            for (path, bytes) in given {
                let key = Key(set: set, path: path, bytes: bytes)
                if let owner = owners[key] {
                    shared[name, default: []].append(SharedPath(owner: owner, path: path))
                } else {
                    owners[key] = name
                    files[name, default: [:]][path] = bytes
                }
            }
        }
    }

    /// The text of a case's `shared.txt`; nil where all its files are its own.
    package func list(of name: String) -> [UInt8]? {
        shared[name].map { paths in
            Array(paths.map { $0.text + "\n" }.sorted().joined().utf8)
        }
    }

    /// Every file of a case but its `case.json`, by its path in the case's folder.
    package func contents(of name: String) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for (path, bytes) in files[name] ?? [:] {
            contents["\(PackCase.expectedFolder)/\(path)"] = bytes
        }
        contents[SharedPath.listName] = list(of: name)
        return contents
    }
}

/// A line of a `shared.txt`: a file that another case of the set has, as `<case>/expected/<path>`.
package struct SharedPath: Hashable, Sendable {
    /// The case that has the file.
    package let owner: String
    /// The path in the trees of both.
    package let path: String

    /// The file in a case's folder that lists what it shares.
    package static let listName = "shared.txt"

    var text: String { "\(owner)/\(PackCase.expectedFolder)/\(path)" }

    init(owner: String, path: String) {
        (self.owner, self.path) = (owner, path)
    }

    /// A line; nil where it has another form.
    init?(_ line: String) {
        let parts = line.split(separator: "/", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[1] == PackCase.expectedFolder else { return nil }
        self.init(owner: parts[0], path: parts[2])
    }
}

extension ExpectedTree {
    /// Adds what a `shared.txt` lists.
    ///
    /// - Parameters:
    ///   - name: what the file is called in messages.
    ///   - other: another case of the same set: the tree that it expects, and what the set gives for it.
    package mutating func addShared(
        listedIn name: String, by other: (String) -> (ExpectedTree, [String: [UInt8]])?
    ) {
        let source = SourceText(name: name, text: String(decoding: list ?? [], as: UTF8.self))
        var offset = 0
        for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
            defer { offset += line.utf8.count + 1 }
            guard !line.isEmpty else { continue }
            let place = SharedPath(String(line))
            guard let place, let (tree, given) = other(place.owner),
                let bytes = tree.files[place.path]
            else {
                problems.append(
                    Diagnostic(
                        .error, "no other case of the set has this file", in: source,
                        atUTF8Offset: offset, utf8Length: line.utf8.count,
                        hint: "'scene-kit test --update' rewrites the list."))
                continue
            }
            shared[place.path] = SharedFile(
                owner: place.owner, location: tree.location, bytes: bytes, given: given[place.path])
        }
    }
}
