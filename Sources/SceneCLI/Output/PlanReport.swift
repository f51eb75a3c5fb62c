import Basics
import FileSystem
import JSONSource
import Planning
import ProjectReading

/// A line of a report: a verb, aligned to the right and colored by its ANSI code, and its object.
func reportLine(_ verb: String, _ object: String, color: String? = nil) -> String {
    let margin = String(repeating: " ", count: max(0, 12 - verb.count))
    let shown = color.map { "\u{1B}[\($0)m\(verb)\u{1B}[0m" } ?? verb
    return "\(margin)\(shown)  \(object.escapedForTerminal())\n"
}

extension String {
    /// A path from the current folder by the shortest way: `../Bus` for `../../Scenes/Bus`.
    var shortest: String {
        hasPrefix("../") ? AbsolutePath(self).relative(to: AbsolutePath(".")) : self
    }
}

extension Int {
    /// The number before a noun, such as `1 file` or `2 files`.
    func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

// A plan in the words of the report.
extension Plan {
    /// A line for each file that matters, one for all records, and one for the new shared files of a
    /// folder; with `--verbose`, one for each operation.
    func lines(_ options: ReportOptions, forCheck isCheck: Bool = false) -> String {
        if options.isVerbose {
            return operations.map { operation in
                let color = options.colorsOutput ? operation.verb.color : nil
                return reportLine(operation.verb.rawValue, operation.path.shortest, color: color)
            }.joined()
        }
        let sources = Set(operations.compactMap(\.movedFrom))
        // A conflict prevents the rest.
        let conflicts = options.isDryRun || isCheck ? [] : self.conflicts
        var shared = Dictionary(
            grouping: conflicts.isEmpty ? operations.filter(\.createsSharedFile) : [], by: \.folder
        ).filter { $0.value.count > 1 }
        let folders = Set(shared.keys)
        var lines = ""
        for operation in conflicts.isEmpty ? operations : conflicts
        where operation.isShown || isCheck && operation.verb == .edited {
            let (verb, path) = (operation.verb, operation.path)
            let color = options.colorsOutput ? verb.color : nil
            if operation.createsSharedFile, folders.contains(operation.folder) {
                guard let files = shared.removeValue(forKey: operation.folder) else { continue }
                let folder = operation.folder.shortest
                let text = "\(files.count) shared files in \(folder), once per project"
                lines += reportLine(verb.rawValue, text, color: color)
            } else if let old = operation.oldPath, verb != .conflict {
                let word = verb == .overwrite ? verb.rawValue : "move"
                lines += reportLine(word, "\(old.shortest) → \(path.shortest)", color: color)
            } else if verb != .remove || !sources.contains(path) {
                lines += reportLine(verb.rawValue, path.shortest, color: color)
            }
        }
        let records = conflicts.isEmpty ? changes.filter(\.isRecord) : []
        if records.isEmpty { return lines }
        let sign = records.allSatisfy { $0.verb == .remove } ? "-" : "+"
        return lines + reportLine(sign, records.count.counting("record"))
    }

    /// The `operations` of the JSON document.
    var json: JSONMember {
        let operations = operations.map { operation -> JSONValue in
            [
                "verb": .string(operation.verb.rawValue), "path": .string(operation.path.shortest),
                "shared": .bool(operation.isShared),
            ]
        }
        return JSONMember("operations", .array(operations))
    }

    /// Such as `4 files created, 1 updated.` or `Dry run: 4 files would be created, 1 updated.`
    func summary(isDryRun: Bool = false) -> String {
        let conflicts = count(of: .conflict)
        if conflicts > 0 { return "\(conflicts.counting("file")) in conflict." }
        let sources = Set(operations.compactMap(\.movedFrom))
        func counts(_ operations: some Sequence<FileOperation>) -> [(count: Int, word: String)] {
            var counts: [String: Int] = [:]
            for operation in operations
            where operation.verb != .remove || !sources.contains(operation.path) {
                counts[operation.participle, default: 0] += 1
            }
            return FileOperation.participles.compactMap { word in counts[word].map { ($0, word) } }
        }
        var noun = "file"
        var shown = counts(operations.filter { !$0.isRecord })
        if shown.isEmpty {
            noun = "record"
            shown = counts(operations)
        }
        guard let first = shown.first else { return "Everything is up to date." }
        let rest = shown.dropFirst().map { ", \($0.count) \($0.word)" }.joined()
        let count = first.count.counting(noun)
        return isDryRun
            ? "Dry run: \(count) would be \(first.word)\(rest). Nothing was written."
            : "\(count) \(first.word)\(rest)."
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

    /// The options or steps that resolve the conflicts.
    var conflictHint: String {
        let conflicts = conflicts
        if conflicts.contains(where: { $0.obstacle == .omitted }) {
            return
                "Nothing was written. Check out what is missing, as with 'git sparse-checkout add'."
        }
        if conflicts.contains(where: { $0.obstacle != nil }) {
            return "Nothing was written. Move what is in the way, or write to another folder."
        }
        if conflicts.contains(where: { $0.isList && !$0.isRecorded }) {
            return
                "Nothing was written. Rename the file and what it declares, or choose another name "
                + "for the feature. --on-conflict overwrite replaces the file."
        }
        if conflicts.allSatisfy(\.hasMarkers) {
            return "Nothing was written. Resolve the lines between the markers, then try again."
        }
        if conflicts.allSatisfy(\.isOrphaned) {
            return "Nothing was written. Look with --diff, then remove what was edited with "
                + "--on-conflict overwrite, or leave it with --on-conflict keep."
        }
        var words = ["overwrite"]
        if !conflicts.contains(where: \.isList) { words.append("keep") }
        if conflicts.contains(where: { !$0.mergeConflicts.isEmpty }) { words.append("markers") }
        let list =
            words.count == 3 ? "overwrite, keep, or markers" : words.joined(separator: " or ")
        return "Nothing was written. Look with --diff, then add --on-conflict \(list)."
    }
}

extension FileOperation {
    /// The words of a summary, in its order.
    fileprivate static let participles = [
        "created", "moved", "updated", "merged", "overwritten", "skipped", "removed",
        "left with your edits",
    ]

    /// The word of a summary for the operation; empty if a summary doesn't count it.
    fileprivate var participle: String {
        if oldPath != nil, verb != .overwrite { return "moved" }
        return switch verb {
        case .create: "created"
        case .update: "updated"
        case .merge: "merged"
        case .overwrite: "overwritten"
        case .skip: "skipped"
        case .rename: "moved"
        case .remove: "removed"
        case .edited: "left with your edits"
        case .identical, .keep, .conflict: ""
        }
    }

    /// Whether a report has one line for the file and the others in its folder.
    fileprivate var createsSharedFile: Bool { verb == .create && isShared && !isRecord }

    fileprivate var folder: String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// The path before a move.
    fileprivate var oldPath: String? { movedFrom ?? oldSpelling?.path }

    /// Whether only scene-kit reads the file.
    var isRecord: Bool { destination.relative.components.contains(Project.recordsFolder) }

    /// Whether a report has a line for the file.
    fileprivate var isShown: Bool {
        switch verb {
        case .identical, .keep, .edited: false
        case .conflict: true
        default: !isRecord
        }
    }
}

extension [FileOperation] {
    /// The unified diff, without records unless the user asks for everything.
    func diff(_ options: ReportOptions) -> String {
        filter { options.isVerbose || !$0.isRecord || $0.verb == .conflict }.diff
    }
}

extension FileOperation.Verb {
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
        case .symbolicLink: "a symbolic link is in the way, and scene-kit doesn't replace links"
        case .special: "something other than a file is in the way"
        case .fileAbove: "this is not a folder"
        case .omitted: "git has the file, and it isn't checked out"
        case nil where isList && !isRecorded:
            "scene-kit maintains a list of the features at this place, and the file isn't its own"
        case nil where isOrphaned:
            "the file is no longer needed, but differs from what scene-kit would write"
        case nil where hasMarkers: "the file still has conflict markers"
        case nil where isRecorded:
            "the file was edited since scene-kit wrote it, and cannot be merged"
        case nil: "the file exists, differs, and wasn't created by scene-kit"
        }
    }
}
