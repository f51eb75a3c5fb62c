import Basics
import FileSystem
import Planning
import TemplateSets

/// A repository to fetch packs from. Objects are read one by one from a bare copy. Without a work
/// tree, git never checks out, filters, or runs anything from the source.
struct GitRepository: ~Copyable {
    private let git: Git
    let url: GitURL
    private let folder: TemporaryFolder
    private let origin: PackRequestOrigin

    /// The ref or commit that a reference resolves to.
    struct Target {
        /// A ref or a commit to fetch.
        let wanted: String
        /// The commit, if the source has named it.
        let commit: String?
        /// The tag of the newest version, if the target is a tag of an older one.
        var newerTag: String?

        /// The ref's full name; nil for a commit and for the default branch.
        var fullReference: String? { wanted.hasPrefix("refs/") ? wanted : nil }

        var isTag: Bool { wanted.hasPrefix("refs/tags/") }
    }

    /// A file of a commit.
    struct Entry {
        let path: String
        let object: String
        let size: Int
        /// Whether it is a symbolic link, whose content is the path of its target.
        let isLink: Bool
    }

    private static let ownRef = "refs/scene-kit/pack"

    /// - Throws: `Failure` with 69 if git isn't installed, and with 74 if the disk has no room for
    ///   a copy.
    init(_ url: GitURL, askedBy origin: PackRequestOrigin) throws(Failure) {
        let folder = try TemporaryFolder()
        git = try Git(for: url, in: folder.path, askedBy: origin)
        self.url = url
        self.folder = folder
        self.origin = origin
    }

    /// Resolves a reference, or the default branch if it is nil.
    ///
    /// - Parameter pin: The previous result. A tag remains a tag and a commit a commit, even if
    ///   another ref now has the same name.
    /// - Throws: `Failure` with 66 for an unknown name, 65 for an empty repository, and 69 for a
    ///   source that can't be reached.
    func target(of reference: PackReference?, pinned pin: PackPin?) throws(Failure)
        -> Target
    {
        let pin = pin?.reference == reference?.description ? pin : nil
        if let commit = Self.commit(named: reference, pin) {
            return Target(wanted: commit, commit: nil)
        }
        let listing = try checked(git.run(["ls-remote", "--quiet", "--", url.text]))
        var refs: [String: String] = [:]
        for line in String(decoding: listing, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            if parts.count == 2 { refs[String(parts[1])] = String(parts[0]) }
        }
        guard let name = reference?.description else {
            guard let head = refs["HEAD"] else { throw emptyRepository(refs) }
            return Target(wanted: "HEAD", commit: head)
        }
        let candidates =
            pin?.fullReference.map { [$0] } ?? ["refs/tags/\(name)", "refs/heads/\(name)", name]
        for full in candidates {
            guard let object = refs[full] else { continue }
            // A tag with a message of its own names the commit behind it.
            return Target(
                wanted: full, commit: refs[full + "^{}"] ?? object,
                newerTag: VersionTag(full)?.newest(among: refs.keys))
        }
        if reference?.canBeCommit == true, pin?.fullReference == nil {
            return Target(wanted: name.lowercased(), commit: nil)
        }
        throw unknown(name, among: refs.keys.map(\.self))
    }

    /// The commit that can be meant alone: a whole name is never anything else, and the beginning of
    /// the one that was pinned stays that.
    private static func commit(named reference: PackReference?, _ pin: PackPin?) -> String? {
        guard let reference, reference.canBeCommit, pin?.fullReference == nil else { return nil }
        let name = reference.description.lowercased()
        if [40, 64].contains(name.utf8.count) { return name }
        return pin?.commit.flatMap { $0.hasPrefix(name) ? $0 : nil }
    }

    /// Fetches a target and returns the name of its commit.
    ///
    /// - Throws: `Failure` with 66 for a commit that is not there, and 69 for a source that cannot
    ///   be reached.
    func fetch(_ target: Target) throws(Failure) -> String {
        let isLong = (target.commit ?? target.wanted).utf8.count == 64
        let format = isLong ? ["--object-format=sha256"] : []
        _ = try checked(
            git.run(["init", "--quiet", "--bare", "--template="] + format + [folder.path]))
        let isWhole = [40, 64].contains(target.wanted.utf8.count)
        if target.commit != nil || isWhole {
            let shallow = try fetch("+\(target.wanted):\(Self.ownRef)", "--depth=1")
            if shallow.status == 0, let commit = try commit(Self.ownRef),
                !isWhole || commit == target.wanted
            {
                return commit
            }
        }
        // Some servers give no single commits, and some know of no depth.
        let full = try fetch("+refs/*:refs/remote/*")
        guard full.status == 0 else { throw git.failure(of: full) }
        let name =
            target.commit == nil
            ? target.wanted
            : target.wanted.replacing("refs/", with: "refs/remote/", maxReplacements: 1)
        guard let found = try commit(target.wanted == "HEAD" ? target.commit ?? name : name) else {
            throw unknown(target.wanted, among: [])
        }
        return found
    }

    private func fetch(_ refspec: String, _ options: String...) throws(Failure) -> Subprocess.Result
    {
        try run(
            ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head"]
                + options + ["--", url.text, refspec])
    }

    private func commit(_ name: String) throws(Failure) -> String? {
        let result = try run(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
        let text = String(decoding: result.output, as: UTF8.self).prefix { $0 != "\n" }
        return result.status == 0 && !text.isEmpty ? String(text) : nil
    }

    func run(_ arguments: [String], input: [UInt8] = []) throws(Failure)
        -> Subprocess.Result
    {
        try git.run(["--git-dir=\(folder.path)"] + arguments, input: input)
    }

    func checked(_ result: Subprocess.Result) throws(Failure) -> [UInt8] {
        guard result.status == 0 else { throw git.failure(of: result) }
        return result.output
    }

    private func emptyRepository(_ refs: [String: String]) -> Failure {
        Failure(
            .data,
            refs.isEmpty
                ? "the repository is empty" : "the repository has no default branch",
            path: url.text, hint: refs.isEmpty ? nil : "Name one with --ref.")
    }

    private func unknown(_ name: String, among refs: [String]) -> Failure {
        let names = refs.compactMap { ref in
            ["refs/tags/", "refs/heads/"].first { ref.hasPrefix($0) }
                .map { String(ref.dropFirst($0.count)) }
        }.filter { !$0.hasSuffix("^{}") }
        return Failure(
            .notFound,
            origin.diagnostic(
                "there is no tag, branch or commit '\(name.prefix(100))' in '\(url.text)'",
                argument: "--ref",
                hint: Suggestions.question(for: name, among: names.sorted())
                    ?? "'git ls-remote \(url.text)' lists what there is."))
    }
}

extension GitRepository {
    /// Returns the files of a commit, except hidden files and submodules.
    ///
    /// - Throws: `Failure` with 77 for names that aren't UTF-8, and with 65 for too many or too
    ///   large files.
    func entries(of commit: String) throws(Failure) -> [Entry] {
        let listing = try checked(run(["ls-tree", "-r", "-z", "-l", "--full-tree", commit]))
        var entries: [Entry] = []
        var refusals: [Diagnostic] = []
        var paths: Set<String> = []
        var twins: [Diagnostic] = []
        for line in listing.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = line[..<tab].split(separator: UInt8(ascii: " "))
            guard let path = String(validating: line[(tab + 1)...], as: UTF8.self) else {
                let shown = String(decoding: line[(tab + 1)...], as: UTF8.self)
                refusals.append(Diagnostic(.error, "the name is not UTF-8", path: shown))
                continue
            }
            let components = path.split(separator: "/", omittingEmptySubsequences: false)
            guard !components.contains(where: { ["", ".", ".."].contains($0) }) else {
                refusals.append(
                    Diagnostic(.error, "the path leads elsewhere", path: "\(url.text): \(path)"))
                continue
            }
            guard !components.contains(where: { $0.hasPrefix(".") }) else { continue }
            // Names that differ only in Unicode form are equal, here as on some disks.
            guard paths.insert(path).inserted else {
                twins.append(PackFolderReader.twin(Destination.join(url.text, path)))
                continue
            }
            let mode = String(decoding: words[0], as: UTF8.self)
            if mode == "120000" || mode.hasPrefix("100"), words.count == 4 {
                let size = Int(String(decoding: words[3], as: UTF8.self)) ?? 0
                entries.append(
                    Entry(
                        path: path, object: String(decoding: words[2], as: UTF8.self), size: size,
                        isLink: mode == "120000"))
            }
        }
        if !refusals.isEmpty { throw Failure(.refused, refusals) }
        twins += Self.filesThatAreFolders(paths).map {
            Diagnostic(
                .error, "this is a file and a folder", path: Destination.join(url.text, $0),
                hint: "Give one of them another name.")
        }
        if !twins.isEmpty { throw Failure(.data, twins) }
        let size = entries.reduce(0) { $0 + $1.size }
        if entries.count > PackFolderReader.maximumFiles || size > PackFolderReader.maximumBytes {
            throw PackFolderReader.excess(url.text)
        }
        return entries
    }

    /// Paths that a tree holds as a file and as a folder, sorted: git looks for no such thing when it
    /// fetches.
    private static func filesThatAreFolders(_ paths: Set<String>) -> [String] {
        var folders: Set<String> = []
        for path in paths {
            var rest = path.splitAtName.folder
            while !rest.isEmpty, folders.insert(rest).inserted { rest = rest.splitAtName.folder }
        }
        return folders.intersection(paths).sorted()
    }

    /// The contents of files, as they are in the repository.
    ///
    /// - Throws: `Failure` with 69 if git returns fewer files.
    func contents(of entries: [Entry]) throws(Failure) -> [String: [UInt8]] {
        let wanted = entries.map { $0.object + "\n" }.joined()
        let output = try checked(run(["cat-file", "--batch"], input: Array(wanted.utf8)))
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        for entry in entries {
            // `<object> blob <size>`, a line break, the bytes, and another line break.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                rest[..<end].elementsEqual("\(entry.object) blob \(entry.size)".utf8),
                rest.endIndex - end > entry.size + 1
            else { break }
            contents[entry.path] = Array(rest[(end + 1)...(end + entry.size)])
            rest = rest[(end + entry.size + 2)...]
        }
        guard contents.count == entries.count else {
            throw Failure(
                .unavailable, "git returned less than the commit contains", path: url.text)
        }
        return contents
    }
}

/// A tag that names a version: `1.2.0` or `v1.2.0`.
struct VersionTag {
    let name: String
    let version: SemanticVersion

    private static let folder = "refs/tags/"

    /// - Parameter reference: The full name of a ref. The result is nil if it isn't a tag with a
    ///   version.
    init?(_ reference: String) {
        guard reference.hasPrefix(Self.folder) else { return nil }
        name = String(reference.dropFirst(Self.folder.count))
        guard let version = SemanticVersion(name.hasPrefix("v") ? String(name.dropFirst()) : name)
        else { return nil }
        self.version = version
    }

    /// The name of the newest version's tag, if that is newer than this. A version that others
    /// are to try counts only beside one that is such itself.
    func newest(among references: some Sequence<String>) -> String? {
        references.compactMap(VersionTag.init)
            .filter { version < $0.version }
            .filter { version.preRelease != nil || $0.version.preRelease == nil }
            .max { ($0.version, $0.name) < ($1.version, $1.name) }?.name
    }
}
