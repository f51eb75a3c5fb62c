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

    package init(location: String) {
        self.location = location
    }

    /// Every file that is expected or given, and every empty folder, sorted.
    package func compared(with given: [String: [UInt8]]) -> [CaseFile] {
        let paths = Set(files.keys).union(given.keys).union(emptyFolders)
        return paths.sorted().map { path in
            CaseFile(
                path: path, location: location, expected: files[path], given: given[path],
                isExecutable: executables.contains(path))
        }
    }
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

    /// How what is given differs.
    package var state: State {
        switch (expected, given) {
        case (nil, nil): .emptyFolder
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
        case .same, .executable: break
        case .changed: problems.append(change)
        case .new: problems.append(problem("the set gives this file, and it is not expected"))
        case .gone: problems.append(problem("the set does not give this file"))
        case .emptyFolder: problems.append(problem("the folder is empty, and the set makes none"))
        }
        if isExecutable {
            problems.append(problem("the file can be run, and no set makes such files"))
        }
        return problems
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(.error, message, path: shownPath)
    }

    /// Points at the first line that is not expected.
    private var change: Diagnostic {
        let message = "the set gives something else here"
        guard let expected, let given, let text = String(validating: expected, as: UTF8.self) else {
            return problem("the file is no UTF-8 text, and the set gives one")
        }
        let common = zip(expected, given).prefix { $0 == $1 }.count
        let start = expected[..<common].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let source = SourceText(name: shownPath, text: text)
        return Diagnostic(
            .error, message, path: shownPath, position: source.position(atUTF8Offset: start))
    }
}
