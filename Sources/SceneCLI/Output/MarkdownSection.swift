import ArgumentParsing
import Basics
import JSONSource
import Planning
import ProjectReading
import Projects
import ScenePlanning

/// A part of a Markdown file between two markers, which a command replaces. The rest is the user's.
struct MarkdownSection {
    static let write = Option(
        "--write", "file", from: .file, synonyms: "--output --out --file -o",
        help: "Write it into a Markdown file, between two markers.")
    static let check = Option.flag(
        "--check", help: "Write nothing, and exit with 1 if --write would change the file.")

    /// The command that writes the section, with its options.
    let command: String
    /// The heading of a new file.
    let heading: String
    let contents: String

    /// - Throws: `Failure` with 64 if a command without a file is to check it.
    static func refuseCheckWithoutFile(_ isCheck: Bool) throws(Failure) {
        guard isCheck else { return }
        throw Failure(
            .usage, "nothing says which file to check", path: check.name,
            hint: "Add --write <file>.")
    }

    private var name: String { String(command.prefix { $0 != " " }) }
    private var start: String { "<!-- scene-kit \(name) -->" }
    private var end: String { "<!-- /scene-kit \(name) -->" }

    /// The outcome of `--write`, which only compares with `--check`. Throws a `Failure` with 64 for
    /// a file without a name, 77 for one that isn't a Markdown file of the user's, and 65 for one
    /// that isn't text or has one marker without the other.
    func outcome(
        _ file: SourceText, isCheck: Bool, notes: [Diagnostic], in state: ProjectState,
        _ options: ReportOptions
    ) throws(Failure) -> Outcome {
        if file.text.splitAtName.name.isEmpty {
            throw file.failure(
                "the name of a file is missing",
                hint: "Name a file in this folder.")
        }
        let place = Self.target(of: file.text, on: state.disk)
        try Self.check(place, in: state)
        let wanted = try wanted(SourceText(name: file.text, text: place), on: state.disk)
        let plan = try Plan([wanted], policy: .refuse, on: state.disk)
        if !isCheck { return Outcome(plan, notes: notes, options) }
        let isCurrent = plan.drifted.isEmpty
        let diff = plan.drifted.diff
        var outcome = Outcome(
            status: isCurrent ? .success : .negative, diagnostics: plan.obstacles,
            json: [plan.json, JSONMember("diff", .string(diff))])
        var words = command.split(separator: " ", maxSplits: 1).map(String.init)
        words.insert("--write \(file.text.quotedForShell)", at: 1)
        let path = file.text.escapedForTerminal()
        let fix = state.project.command(words.joined(separator: " ")).escapedForTerminal()
        if isCurrent {
            outcome.text = "\(path) is up to date.\n"
        } else if plan.count(of: .create) > 0 {
            outcome.text = "\(path) doesn't exist; '\(fix)' creates it.\n"
        } else if plan.conflicts.isEmpty {
            outcome.text = options.shown(diff) + "\(path) is out of date; '\(fix)' updates it.\n"
        }
        return outcome
    }

    private static let endings: Set = ["markdown", "md", "mdc", "mdx"]
    /// The extensions of folders whose contents are a program's, besides those of Xcode's own, which
    /// begin with `xc`. A catalog of DocC has Markdown of the user's.
    private static let bundles: Set = [
        "app", "appex", "artifactbundle", "bundle", "dsym", "framework", "kext", "mlmodelc",
        "mlpackage", "nib", "playground", "playgroundbook", "playgroundpage", "rtfd", "scnassets",
        "storyboardc", "swiftmodule", "xpc",
    ]

    private static func isBundle(_ folder: String) -> Bool {
        guard let dot = folder.lastIndex(of: ".") else { return false }
        let ending = String(folder[dot...].dropFirst())
        return ending.hasPrefix("xc") || bundles.contains(ending)
    }

    /// - Throws: `Failure` with 77 for a file that isn't in the project or the current folder, isn't
    ///   Markdown, is in a bundle, or belongs to git or to scene-kit.
    private static func check(_ path: String, in state: ProjectState) throws(Failure) {
        let (disk, project) = (state.disk, state.project)
        let (folder, name) = path.splitAtLastSlash
        let place = disk.resolved(folder).appending([name])
        let home = [project.root, "."].map(disk.resolved).first(where: place.isAtOrBelow)
        let names = place.components.dropFirst(home?.components.count ?? 0).map(\.caseFolded)
        let file = project.file(at: Destination(ofFile: disk.fromHere(place)))
        let recorded = try state.scenes().flatMap(\.files) + state.shared().files
        let reason: String? =
            if home == nil { "it isn't in the project" } else if names.contains(".git") {
                "it's in git's folder"
            } else if names.contains(Project.recordsFolder) {
                "it's in the folder of records"
            } else if let bundle = names.dropLast().first(where: isBundle) {
                "'\(bundle)' is a bundle"
            } else if !name.contains(".")
                || !endings.contains(name.split(separator: ".").last?.lowercased() ?? "")
            {
                "its name doesn't end in '.md'"
            } else if recorded.contains(where: { $0.path == file }) {
                "scene-kit generated it"
            } else {
                nil
            }
        guard let reason else { return }
        throw Failure(
            .refused, "the file can't have the section, because \(reason)", path: path,
            hint: "Nothing was written. Name a Markdown file of the project, such as README.md.")
    }

    private func wanted(_ file: SourceText, on disk: any Disk) throws(Failure) -> WantedFile {
        let destination = Destination(ofFile: file.text)
        let entry = try disk.entry(at: destination)
        var text = "# \(heading)\n\n\(start)\n\(contents)\(end)\n"
        if case .file(let bytes) = entry {
            guard let old = String(validUTF8: bytes) else {
                throw Failure(
                    .data, "the file is not UTF-8 text", path: file.name,
                    hint: "Save it as UTF-8, or name another file.")
            }
            text = try replaced(in: SourceText(name: file.name, text: old))
        }
        return WantedFile(destination: destination, contents: Array(text.utf8), owner: .tool)
    }

    /// The file that a link leads to, if that is in the link's folder: `AGENTS.md` is often a link to
    /// the file of one agent.
    private static func target(of path: String, on disk: any Disk) -> String {
        guard (try? disk.kind(of: path)) == .symbolicLink else { return path }
        let target = disk.absolute(disk.realPath(of: path))
        let home = disk.resolved(path.splitAtLastSlash.parent)
        return target.isAtOrBelow(home) ? disk.fromHere(target) : path
    }

    /// The text of a file with other lines between the markers, and with its line ends. Without
    /// markers, the section is added at the end.
    private func replaced(in file: SourceText) throws(Failure) -> String {
        let utf8 = Array(file.text.utf8)
        let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let (starts, ends) = (places(of: start, in: lines), places(of: end, in: lines))
        let isWindows = file.text.contains("\r\n")
        func withLineEnds(_ text: String) -> String {
            isWindows ? text.replacing("\n", with: "\r\n") : text
        }
        if starts.isEmpty, ends.isEmpty {
            let space = file.text.isEmpty ? "" : utf8.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
            return file.text + withLineEnds("\(space)\(start)\n\(contents)\(end)\n")
        }
        guard let first = starts.first, let last = ends.first else {
            throw Failure(
                .data, "the line '\(starts.isEmpty ? start : end)' is missing", path: file.name,
                hint: "The section goes between '\(start)' and '\(end)'.")
        }
        for marker in starts.dropFirst() + ends.dropFirst() {
            throw failure("this marker occurs twice", at: marker, in: file)
        }
        if last.lowerBound < first.lowerBound {
            throw failure("the end marker is above the start marker", at: last, in: file)
        }
        return String(
            decoding: utf8[...first.upperBound] + Array(withLineEnds(contents).utf8)
                + utf8[last.lowerBound...], as: UTF8.self)
    }

    private func places(of marker: String, in lines: [ArraySlice<UInt8>]) -> [Range<Int>] {
        lines.filter { line in
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            return words.joined(separator: " ") == marker
        }.map(\.indices)
    }

    private func failure(
        _ message: String, at range: Range<Int>, in file: SourceText
    ) -> Failure {
        Failure(
            .data, message, in: file, at: range,
            hint: "The section goes between '\(start)' and '\(end)', once in a file.")
    }
}
