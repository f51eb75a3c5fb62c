package import Basics
import Planning

/// The files that a case expects.
///
/// A set often generates the same file for several cases. The first of them then has the file, and
/// the others list it in their `shared.txt`, as `<case>/expected/<path>`.
package struct ExpectedTree: Sendable {
    /// The beginning of paths in messages: the case's folder `expected`.
    private let location: String
    /// The contents of every file by its path in the tree.
    package var files: [String: [UInt8]] = [:]
    package var executables: Set<String> = []
    package var emptyFolders: Set<String> = []
    /// The contents of the case's `shared.txt`; nil if it has none.
    package var list: [UInt8]?
    /// The files that `shared.txt` lists, by their path in the tree.
    private var shared: [String: SharedFile] = [:]
    /// The problems of `shared.txt`.
    package private(set) var problems: [Diagnostic] = []

    package static let listName = "shared.txt"

    /// A file that another case has.
    private struct SharedFile {
        /// The name of the other case.
        let owner: String
        /// The location of the other case's tree.
        let location: String
        let bytes: [UInt8]
        /// The file that the set generates for the other case, if any.
        let given: [UInt8]?
    }

    package init(location: String) { self.location = location }

    /// Whether nothing is expected, as in a new case.
    var isEmpty: Bool { files.isEmpty && emptyFolders.isEmpty && list == nil }

    /// Reads the lines of `shared.txt`.
    ///
    /// - Parameters:
    ///   - name: The path of `shared.txt` in messages.
    ///   - other: Returns the tree that another case of the set expects, and the files that the set
    ///     generates for it.
    package mutating func addShared(
        listedIn name: String, by other: (String) -> (ExpectedTree, [String: [UInt8]])?
    ) {
        let source = SourceText(
            name: name, text: String(decoding: (list ?? []).withLineFeeds, as: UTF8.self))
        var offset = 0
        for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
            defer { offset += line.utf8.count + 1 }
            guard !line.isEmpty else { continue }
            let parts = line.split(separator: "/", maxSplits: 2).map(String.init)
            guard parts.count == 3, parts[1] == PackCase.expectedFolder,
                let (tree, given) = other(parts[0]), let bytes = tree.files[parts[2]]
            else {
                problems.append(
                    source.diagnostic(
                        "no other case of the set has this file",
                        atUTF8: offset..<offset + line.utf8.count,
                        hint: "'scene-kit test --update' rewrites the list."))
                continue
            }
            shared[parts[2]] = SharedFile(
                owner: parts[0], location: tree.location,
                bytes: bytes.checkedOut(as: given[parts[2]]), given: given[parts[2]])
        }
    }

    /// Returns every file that is expected or generated, and every empty folder, sorted by path.
    ///
    /// - Parameter includesShared: Whether the files of other cases are expected.
    package func compared(
        with given: [String: [UInt8]], includesShared: Bool = true
    ) -> [CaseFile] {
        let shared = includesShared ? shared : [:]
        let paths = Set(files.keys).union(shared.keys).union(given.keys).union(emptyFolders)
        return paths.sorted().map { path in
            var file = CaseFile(
                path: path, location: location,
                expected: files[path]?.checkedOut(as: given[path]), given: given[path],
                isExecutable: executables.contains(path))
            guard file.expected == nil, let shared = shared[path] else { return file }
            if file.given == shared.bytes || file.given == shared.given {
                (file.location, file.expected) = (shared.location, shared.bytes)
            } else {
                file.owner = shared.owner
            }
            return file
        }
    }
}

extension [UInt8] {
    /// An expected text without the line breaks that version control gave it, unless the set
    /// generates these.
    fileprivate func checkedOut(as given: [UInt8]?) -> [UInt8] {
        given?.contains(0x0D) == true ? self : withLineFeeds
    }
}

/// A file that a case expects or its set generates.
package struct CaseFile: Sendable {
    /// The difference between the expected and the generated file.
    package enum State: String, Sendable {
        case same
        case changed
        /// The file isn't expected.
        case new
        /// The file isn't generated.
        case gone
        /// Only the expected file is executable.
        case executable
        /// The expected tree has an empty folder here.
        case emptyFolder = "empty folder"
    }

    /// The path in the tree.
    package let path: String
    /// The folder that the path starts from.
    fileprivate var location: String
    /// The expected contents; nil if the file isn't expected.
    package fileprivate(set) var expected: [UInt8]?
    /// The generated contents; nil if the file isn't generated.
    package let given: [UInt8]?
    /// Whether the expected file is executable.
    package let isExecutable: Bool
    /// The case that has the file, if the set no longer generates the same one for both.
    fileprivate var owner: String?

    package init(
        path: String, location: String, expected: [UInt8]?, given: [UInt8]?,
        isExecutable: Bool = false
    ) {
        (self.path, self.location) = (path, location)
        (self.expected, self.given) = (expected, given)
        self.isExecutable = isExecutable
    }

    package var state: State {
        switch (expected, given) {
        case (nil, nil): owner == nil ? .emptyFolder : .gone
        case (nil, _?): .new
        case (_?, nil): .gone
        case (let expected?, let given?):
            expected != given ? .changed : isExecutable ? .executable : .same
        }
    }

    /// The path from the current folder.
    package var shownPath: String { location + "/" + path }

    /// A unified diff from the expected to the generated file.
    package var diff: String { UnifiedDiff.text(from: expected, to: given, path: shownPath) }

    package var problems: [Diagnostic] {
        let message: String? =
            switch (state, owner) {
            case (.same, _), (.executable, _): nil
            case (.changed, _): "the output differs here"
            case (.new, let owner?): "the output differs here from that of the case '\(owner)'"
            case (.new, nil): "the set creates this file, which isn't expected"
            case (.gone, let owner?):
                "the set creates this file for the case '\(owner)' but not for this one"
            case (.gone, nil): "the set doesn't create this file"
            case (.emptyFolder, _): "the folder is empty, and the set doesn't create it"
            }
        let mode = isExecutable ? "the file is executable, and no set makes such files" : nil
        var problems = [message, mode].compactMap(\.self).map {
            Diagnostic(.error, $0, path: shownPath)
        }
        guard state == .changed, let expected, let given else { return problems }
        if let text = String(validUTF8: expected) {
            // The first line that differs.
            let common = zip(expected, given).prefix { $0 == $1 }.count
            let start = expected[..<common].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            problems[0].position = SourceText(name: "", text: text).position(atUTF8Offset: start)
        } else {
            problems[0].message = "the file is not UTF-8 text, but the output is"
        }
        return problems
    }
}

/// The files of all cases of a pack, each stored once.
package struct CaseLayout: Sendable {
    /// The files in each case's own folder, by their path in the tree.
    package private(set) var files: [String: [String: [UInt8]]] = [:]
    /// The lines of each case's `shared.txt`.
    private var lists: [String: [String]] = [:]

    /// - Parameter cases: The files that a set generates for each case.
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
                    lists[name, default: []].append("\(owner)/\(PackCase.expectedFolder)/\(path)\n")
                } else {
                    owners[key] = name
                    files[name, default: [:]][path] = bytes
                }
            }
        }
    }

    /// The contents of a case's `shared.txt`; nil if the case shares no files.
    package func list(of name: String) -> [UInt8]? {
        lists[name].map { Array($0.sorted().joined().utf8) }
    }

    /// Every file of a case except its `case.json`, by its path in the case's folder.
    package func contents(of name: String) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for (path, bytes) in files[name] ?? [:] {
            contents["\(PackCase.expectedFolder)/\(path)"] = bytes
        }
        contents[ExpectedTree.listName] = list(of: name)
        return contents
    }
}
