import Basics
import JSONSource
import Planning
import Workspace

/// A line of a report: a verb, aligned to the right and colored by its ANSI code, and its object.
func reportLine(_ verb: String, _ object: String, color: String? = nil) -> String {
    let margin = String(repeating: " ", count: max(0, 12 - verb.count))
    let shown = color.map { "\u{1B}[\($0)m\(verb)\u{1B}[0m" } ?? verb
    return "\(margin)\(shown)  \(object.escapedForTerminal())\n"
}

extension Int {
    /// The number before a noun, such as `1 file` or `2 files`.
    func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

// A plan in the words of the report.
extension Plan {
    /// A line for each file. Records of shared files have one together.
    func lines(colored isColored: Bool) -> String {
        let folder = "\(Project.recordsFolder)/shared/"
        var lines = ""
        var last: (verb: FileOperation.Verb, folder: String, count: Int)?
        func endRecords() {
            guard let records = last else { return }
            let text = "\(records.folder) (\(records.count.counting("record")))"
            let color = isColored ? records.verb.color : nil
            lines += reportLine(records.verb.rawValue, text, color: color)
            last = nil
        }
        for operation in operations {
            let (verb, path) = (operation.verb, operation.path)
            if verb != .conflict, let end = path.firstRange(of: folder)?.upperBound {
                if last?.verb != verb { endRecords() }
                last = (verb, String(path[..<end]), (last?.count ?? 0) + 1)
                continue
            }
            endRecords()
            lines += reportLine(verb.rawValue, path, color: isColored ? verb.color : nil)
        }
        endRecords()
        return lines
    }

    /// The `operations` of the JSON document.
    var json: JSONMember {
        let operations = operations.map { operation -> JSONValue in
            [
                "verb": .string(operation.verb.rawValue), "path": .string(operation.path),
                "shared": .bool(operation.isShared),
            ]
        }
        return JSONMember("operations", .array(operations))
    }

    /// Such as `4 files created, 1 kept.`
    func summary(isDryRun: Bool = false) -> String {
        let conflicts = count(of: .conflict)
        if conflicts > 0 {
            return "\(conflicts.counting("file")) in conflict; nothing was written."
        }
        let counts = FileOperation.Verb.allCases.map { (count(of: $0), $0.participle) }
            .filter { $0.0 > 0 }
        guard let first = counts.first else { return "There is nothing to write." }
        let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
        let text = "\(first.0.counting("file")) \(first.1)\(rest)"
        return isDryRun ? "Dry run: \(text). Nothing was written." : text + "."
    }

    /// Errors about obstacles that no command replaces.
    var obstacles: [Diagnostic] {
        conflicts.filter { $0.obstacle != nil }.map { conflict in
            Diagnostic(
                .error, conflict.reason, path: conflict.path,
                hint: "Move it, or write somewhere else.")
        }
    }

    /// An error for each conflict.
    ///
    /// - Parameter hint: The hint of the last one, about all of them.
    func conflictErrors(hint: String) -> [Diagnostic] {
        var blocked: Set<String> = []
        var errors = conflicts.flatMap { conflict -> [Diagnostic] in
            var error = Diagnostic(.error, conflict.reason, path: conflict.path)
            if case .fileAbove(let path)? = conflict.obstacle {
                // One file can block many paths below it. It is reported once.
                error.path = path
                return blocked.insert(path).inserted ? [error] : []
            }
            return conflict.mergeConflicts.isEmpty
                ? [error] : conflict.mergeConflicts.map { $0.error(in: conflict.path) }
        }
        if let last = errors.indices.last {
            errors[last].hint = [errors[last].hint, hint].compactMap(\.self).joined(separator: "\n")
        }
        return errors
    }

    /// - Parameter offersMarkers: Whether the command has `--markers`.
    func conflictHint(offersMarkers: Bool) -> String {
        let conflicts = conflicts
        if conflicts.contains(where: { $0.obstacle != nil }) {
            return "Nothing was written. Move what is in the way, or write to another folder."
        }
        if conflicts.allSatisfy(\.hasMarkers) {
            return "Nothing was written. Resolve the lines between the markers, then try again."
        }
        if conflicts.allSatisfy(\.isOrphaned) {
            return "Nothing was written. Look with --diff, then remove what was edited with "
                + "--force or leave it with --skip-existing."
        }
        let markers =
            offersMarkers && conflicts.contains { !$0.mergeConflicts.isEmpty }
            ? "write both sides with --markers, " : ""
        return "Nothing was written. Look with --diff, then \(markers)overwrite with --force or "
            + "leave what is there with --skip-existing."
    }
}

extension FileOperation.Verb {
    fileprivate var participle: String {
        switch self {
        case .create: "created"
        case .identical: "identical"
        case .update: "updated"
        case .merge: "merged"
        case .edited: "edited and left alone"
        case .overwrite: "overwritten"
        case .skip: "skipped"
        case .keep: "kept"
        case .rename: "renamed"
        case .remove: "removed"
        case .conflict: "in conflict"
        }
    }

    fileprivate var color: String {
        switch self {
        case .create: "32"
        case .update, .merge, .overwrite, .rename: "33"
        case .remove: "31"
        case .conflict: "1;31"
        case .identical, .edited, .skip, .keep: "2"
        }
    }
}

extension FileOperation {
    fileprivate var reason: String {
        switch obstacle {
        case .directory: "a folder is in the way"
        case .symbolicLink:
            "a symbolic link is in the way, and scene-kit doesn't replace links"
        case .special: "something other than a file is in the way"
        case .fileAbove: "this is not a folder"
        case nil where isOrphaned:
            "the file is no longer needed, but was edited since scene-kit wrote it"
        case nil where hasMarkers: "the file still has conflict markers"
        case nil where isRecorded:
            "the file was edited since scene-kit wrote it, and cannot be merged"
        case nil: "the file exists, differs, and wasn't created by scene-kit"
        }
    }
}

extension LineMerge.Conflict {
    /// An error with the lines of both sides.
    fileprivate func error(in path: String) -> Diagnostic {
        Diagnostic(
            .error, "you and the template set changed the same lines", path: path,
            position: SourcePosition(line: yoursLine, column: 1),
            hint: "  yours:\n" + Self.shown(yours) + "  the set's:\n"
                + Self.shown(theirs).dropLast())
    }

    private static func shown(_ lines: [ArraySlice<UInt8>]) -> String {
        let most = 12
        if lines.isEmpty { return "    (nothing)\n" }
        let texts = lines.prefix(most).map { line in
            let words = String(decoding: line, as: UTF8.self).filter { !$0.isNewline }
            return words.isEmpty ? "\n" : "    \(words)\n"
        }
        let rest = lines.count > most ? "    (\(lines.count - most) more lines)\n" : ""
        return texts.joined() + rest
    }
}
