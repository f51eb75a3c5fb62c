import Basics
import FileSystem
import Planning
import Projects
import Scenes
import TemplateSets
import Workspace

/// What `generate` keeps book of: the files it wrote for one list, in `.scene-kit/generated`.
struct ListManifest {
    private let project: Project
    private let destination: Destination
    /// What was written last time.
    private let earlier: ListIndex
    /// What is wanted now.
    private var current: ListIndex
    /// What others made, once that is asked for.
    private var claims: OwnedPaths?
    /// The way from the root to each folder that files go to.
    private var prefixes: [String: String] = [:]

    /// - Parameter list: the path of the list as the user gave it; nil for that of the project.
    /// - Throws: `Failure` with 65 or 77 for a book that somebody has changed, 74 for one that
    ///   cannot be read.
    init(of list: String?, in project: Project) throws(Failure) {
        self.project = project
        let reference = try Self.reference(to: list, in: project)
        let names = (reference.dropLast(Self.suffix.utf8.count) + ".txt").split(separator: "/")
            .map(String.init).filter { $0 != ".." }
        destination = Destination(
            base: project.root,
            relative: OutputPath(ofRecord: [Project.recordsFolder, "generated"] + names))
        let bytes = try RecordStore.contents(of: destination.path) ?? []
        earlier = try ListIndex(parsing: bytes, name: destination.path)
        current = ListIndex(list: reference)
        try refuseBookOfAnother(reference)
    }

    /// The list's own path from the root.
    private static func reference(to list: String?, in project: Project) throws(Failure) -> String {
        guard let list else { return ProjectConfiguration.fileName }
        guard list.hasSuffix(suffix), !list.hasSuffix("/" + suffix) else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "a list of scenes is a file whose name ends in '\(suffix)'",
                    path: list))
        }
        return AbsolutePath(list).relative(to: AbsolutePath(project.root))
    }

    /// Where the sets of last time can be had from.
    var sources: [String: SetSource] { earlier.sources }

    /// What is to be said of the books of other lists.
    ///
    /// - Throws: what reading them throws.
    func notesOnOthers() throws(Failure) -> [Diagnostic] {
        try OtherLists(besides: destination.path, in: project).notes()
    }

    /// Notes where the sets of this time can be had from.
    mutating func enter(_ sets: [TemplateSet]) {
        for set in sets {
            guard let reference = set.reference else { continue }
            current.sources[reference.name] =
                reference.source ?? earlier.sources[reference.name]
        }
    }

    private static let suffix = ".json"

    /// Two lists may come to one book where one of them lies above the root. Where the other has
    /// gone, the book has been renamed with it.
    private func refuseBookOfAnother(_ reference: String) throws(Failure) {
        guard let other = earlier.list, other != reference,
            !OtherLists.hasGone(other, from: project)
        else { return }
        throw Failure(
            .conflict,
            Diagnostic(
                .error, "this is the book of the list '\(other)', and not of '\(reference)'",
                path: destination.path,
                hint: "Rename one of the lists. If it is the same that has moved, change the first "
                    + "line of this file."))
    }

    /// Enters the files of a list.
    ///
    /// - Throws: `Failure` with 64 where they lie outside the project, and what reading the books of
    ///   others throws.
    mutating func enter(_ files: [GeneratedFiles.Item]) throws(Failure) {
        current.digests.reserveCapacity(files.count)
        for index in files.indices {
            guard let record = files[index].record else { continue }
            if files[index].operation.verb == .identical, !record.isKnown {
                // After a merge, or where the book was lost, it is the list's all the same; but what
                // another list or `new` made stays theirs.
                if claims == nil { claims = try OwnedPaths(besides: destination, in: project) }
                if claims?.paths.contains(record.entry.path) == true { continue }
            }
            current.digests.append(record.entry)
        }
    }

    /// Finds out what was written to files below these folders last time.
    ///
    /// - Throws: `Failure` with 64 where one of them lies outside the project.
    func lastDigests(below roots: [OutputLayout.Root]) throws(Failure) -> LastDigests {
        var prefixes: [String: String] = [:]
        for root in roots { prefixes[root.base] = try prefix(of: root.base) }
        return LastDigests(index: earlier, prefixes: prefixes)
    }

    /// What was written last time, for any thread to ask.
    struct LastDigests: Sendable {
        fileprivate let index: ListIndex
        fileprivate let prefixes: [String: String]

        subscript(path: String) -> Digest? { index.digests.isEmpty ? nil : index.digests[path] }

        /// The path of a file as the book has it.
        func path(of destination: Destination) -> String {
            let path = destination.relative.description
            guard let prefix = prefixes[destination.base], !prefix.isEmpty else { return path }
            return prefix + path
        }
    }

    /// The files of last time that are wanted no more.
    var orphans: [OrphanedFile] {
        let missing = earlier.digests.missing(in: current.digests)
        if missing.isEmpty { return [] }
        let wanted = Set(current.digests.entries.map(\.path.caseFolded))
        var orphans: [OrphanedFile] = []
        for (path, digest) in missing.lazy.map({ ($0.path, $0.digest) }) {
            // The paths were looked at when the book was read.
            guard let relative = try? OutputPath(path) else { continue }
            // Where case does not count, a file whose name changed only in that is the wanted one.
            if wanted.contains(path.caseFolded), isCaseBlind(at: relative) { continue }
            orphans.append(
                OrphanedFile(
                    destination: Destination(base: project.root, relative: relative),
                    lastDigest: digest))
        }
        return orphans
    }

    /// Whether the file system takes a path for the same in other letters.
    private func isCaseBlind(at path: OutputPath) -> Bool {
        let upper = Destination.join(project.root, path.description.uppercased())
        let lower = Destination.join(project.root, path.description.lowercased())
        return (try? FileSystem.kind(of: upper)) != nil && (try? FileSystem.kind(of: lower)) != nil
    }

    /// What becomes of the book after a plan; nil where nothing does. One of no files is removed.
    ///
    /// A file that stays as the user left it keeps the digest of what was written, so that it is
    /// told apart the next time too.
    mutating func operation(
        after plan: Plan, _ disk: DiskState
    ) throws(Failure) -> FileOperation? {
        if plan.count(of: .skip) > 0 {
            for operation in plan.operations where operation.verb == .skip && !operation.isOrphaned
            {
                let path = try path(of: operation.destination)
                current.digests[path] = earlier.digests[path]
            }
        }
        // Where sets come from may differ from one machine to the next, and alone is no change.
        if earlier.isAsWritten, earlier.list == current.list, earlier.digests == current.digests,
            !current.digests.isEmpty
        {
            return nil
        }
        let entry = try disk.entry(at: destination)
        if current.digests.isEmpty {
            guard case .file(let bytes) = entry else { return nil }
            let leftover = OrphanedFile(
                destination: destination, lastDigest: SHA256.digest(of: bytes))
            return FileOperation(for: leftover, .refuse, entry)
        }
        let file = WantedFile(
            destination: destination, contents: current.contents, owner: .tool)
        let operation = FileOperation(for: file, .refuse, entry)
        return operation.verb == .identical ? nil : operation
    }

    /// The path from the project's root.
    private mutating func path(of destination: Destination) throws(Failure) -> String {
        if let prefix = prefixes[destination.base] {
            return prefix + destination.relative.description
        }
        let prefix = try prefix(of: destination.base)
        prefixes[destination.base] = prefix
        return prefix + destination.relative.description
    }

    private func prefix(of base: String) throws(Failure) -> String {
        guard let folder = project.folder(at: OutputLayout.Root(base)) else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder '\(base)' lies outside the project", path: "--output",
                    hint: "generate keeps book of its files in the project; its root is "
                        + "'\(project.root)'."))
        }
        return folder.components.isEmpty ? "" : folder.path + "/"
    }
}
