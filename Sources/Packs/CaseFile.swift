package import Basics
import Planning

/// The tree that a case expects, as it was found.
package struct ExpectedTree: Sendable {
    /// What paths in messages begin with: the case's folder `expected`.
    package var location: String
    /// The bytes of every file, by its path in the tree.
    package var files: [String: [UInt8]] = [:]
    /// The files that somebody may run.
    package var executables: Set<String> = []
    /// The folders with nothing in them.
    package var emptyFolders: Set<String> = []
    /// The bytes of the case's `shared.txt`; nil where there is none.
    package var list: [UInt8]?
    /// The files that it lists: another case has them for this one too. By their path in the tree.
    package var shared: [String: SharedFile] = [:]
    /// What is wrong with that list.
    package var problems: [Diagnostic] = []

    package init(location: String) {
        self.location = location
    }

    /// Every file that is expected or given, and every empty folder, sorted.
    package func compared(with given: [String: [UInt8]]) -> [CaseFile] {
        let paths = Set(files.keys).union(shared.keys).union(given.keys).union(emptyFolders)
        return paths.sorted().map { path in
            if files[path] == nil, let shared = shared[path] {
                return compared(path, with: given[path], of: shared)
            }
            return CaseFile(
                path: path, location: location, expected: files[path], given: given[path],
                isExecutable: executables.contains(path))
        }
    }

    /// A shared file stays in the case that has it for as long as the set gives both the same.
    private func compared(
        _ path: String, with given: [UInt8]?, of shared: SharedFile
    ) -> CaseFile {
        if given == shared.bytes || given == shared.given {
            return CaseFile(
                path: path, location: shared.location, expected: shared.bytes, given: given,
                isExecutable: false)
        }
        var file = CaseFile(
            path: path, location: location, expected: nil, given: given, isExecutable: false)
        file.owner = shared.owner
        return file
    }
}

/// A file that several cases expect, of which one has it.
package struct SharedFile: Sendable {
    /// The name of that case.
    let owner: String
    /// The folder with the tree of that case.
    let location: String
    let bytes: [UInt8]
    /// What the set gives for that case; nil where it does not give the file.
    let given: [UInt8]?
}

/// A file that a case expects, or that its set gives, or both.
package struct CaseFile: Hashable, Sendable {
    /// How what is given differs from what is expected.
    package enum State: String, Sendable {
        /// It does not.
        case same
        /// In its bytes.
        case changed
        /// The set gives a file that is not expected.
        case new
        /// The set does not give a file that is expected.
        case gone
        /// The bytes are the same, and the one that is expected could be run.
        case executable
        /// It is a folder with nothing in it.
        case emptyFolder = "empty folder"
    }

    /// The path in the tree.
    package let path: String
    /// The folder that the path starts from.
    package let location: String
    /// What is expected; nil where nothing is.
    package let expected: [UInt8]?
    /// What the set gives; nil where it gives nothing.
    package let given: [UInt8]?
    /// Whether somebody may run the file that is expected.
    package let isExecutable: Bool
    /// The case that has the file, where the set no longer gives both the same.
    fileprivate(set) var owner: String?

    package init(
        path: String, location: String, expected: [UInt8]?, given: [UInt8]?, isExecutable: Bool
    ) {
        (self.path, self.location) = (path, location)
        (self.expected, self.given) = (expected, given)
        self.isExecutable = isExecutable
    }

    /// How what is given differs.
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

    /// What differs, with the expected file as the old one. Bytes that are not text are only said to
    /// differ.
    package var diff: String {
        guard state != .same, state != .executable, state != .emptyFolder else { return "" }
        let texts = [expected, given].map { bytes in
            bytes.flatMap { String(validating: $0, as: UTF8.self) }
        }
        guard (texts[0] == nil) == (expected == nil), (texts[1] == nil) == (given == nil) else {
            return "Binary files a/\(shownPath) and b/\(shownPath) differ\n".escapedForTerminal(
                keepingLineBreaks: true)
        }
        return UnifiedDiff(old: texts[0], new: texts[1], path: shownPath).text
    }

    /// What is wrong with the file, where it is wrong.
    package var problems: [Diagnostic] {
        var problems: [Diagnostic] = []
        switch state {
        case .new where owner != nil:
            problems.append(
                problem("the output differs here from that of the case '\(owner ?? "")'"))
        case .gone where owner != nil:
            problems.append(
                problem(
                    "the set creates this file for the case '\(owner ?? "")' but not for this one"))
        case .same, .executable: break
        case .changed: problems.append(change)
        case .new: problems.append(problem("the set creates this file, which isn't expected"))
        case .gone: problems.append(problem("the set doesn't create this file"))
        case .emptyFolder:
            problems.append(problem("the folder is empty, and the set doesn't create it"))
        }
        if isExecutable {
            problems.append(problem("the file is executable, and no set makes such files"))
        }
        return problems
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(.error, message, path: shownPath)
    }

    /// Points at the first line that is not expected.
    private var change: Diagnostic {
        let message = "the output differs here"
        guard let expected, let given, let text = String(validating: expected, as: UTF8.self) else {
            return problem("the file is not UTF-8 text, but the output is")
        }
        let common = zip(expected, given).prefix { $0 == $1 }.count
        let start = expected[..<common].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let source = SourceText(name: shownPath, text: text)
        return Diagnostic(
            .error, message, path: shownPath, position: source.position(atUTF8Offset: start))
    }
}
