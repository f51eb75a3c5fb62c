import Basics
import FileSystem
import Packs
import Planning
import TemplateSets

/// A repository to fetch packs from. Objects are read one by one from a bare copy. Without a work
/// tree, git never checks out, filters, or runs anything from the source.
struct GitRepository: ~Copyable {
    private let git: Git
    let url: GitURL
    private let folder: TemporaryFolder
    private let request: PackRequest

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
    init(_ url: GitURL, for request: PackRequest) throws(Failure) {
        let folder = try TemporaryFolder()
        git = try Git(for: url, in: folder.path, request)
        self.url = url
        self.folder = folder
        self.request = request
    }

    /// Resolves a reference, or the default branch if it is nil.
    ///
    /// - Parameter pin: The previous result. A tag remains a tag and a commit a commit, even if
    ///   another ref now has the same name.
    /// - Throws: `Failure` with 66 for an unknown name, 65 for an empty repository, and 69 for a
    ///   source that can't be reached.
    func target(
        of reference: PackReference?, pinned pin: PackPin?
    ) throws(Failure) -> Target {
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
            if let head = refs["HEAD"] { return Target(wanted: "HEAD", commit: head) }
            throw refs.isEmpty
                ? Failure(.data, "the repository is empty", path: url.text)
                : Failure(
                    .data, "the repository has no default branch", path: url.text,
                    hint: "Name one with --ref.")
        }
        let candidates =
            pin?.fullReference.map { [$0] } ?? ["refs/tags/\(name)", "refs/heads/\(name)", name]
        for full in candidates {
            guard let object = refs[full] else { continue }
            // A tag with a message of its own names the commit behind it.
            return Target(
                wanted: full, commit: refs[full + "^{}"] ?? object,
                newerTag: Self.newerTag(than: full, among: refs.keys))
        }
        if reference?.canBeCommit == true, pin?.fullReference == nil {
            return Target(wanted: name.lowercased(), commit: nil)
        }
        throw unknown(name, among: refs.keys.map(\.self))
    }

    /// Returns the commit that a reference names without asking the source: by its whole name, or by
    /// the beginning of the pinned commit's name.
    private static func commit(named reference: PackReference?, _ pin: PackPin?) -> String? {
        guard let reference, reference.canBeCommit, pin?.fullReference == nil else { return nil }
        let name = reference.description.lowercased()
        if [40, 64].contains(name.utf8.count) { return name }
        return pin?.commit.flatMap { $0.hasPrefix(name) ? $0 : nil }
    }

    /// Returns the tag of the newest version, if it is newer than a tag's version. Versions are
    /// tagged as `1.2.0` or `v1.2.0`. A pre-release is only newer than another pre-release.
    ///
    /// - Parameter reference: The full name of a ref.
    static func newerTag(
        than reference: String, among references: some Sequence<String>
    ) -> String? {
        func tag(_ reference: String) -> (version: SemanticVersion, name: String)? {
            guard reference.hasPrefix("refs/tags/") else { return nil }
            let name = String(reference.dropFirst("refs/tags/".count))
            let text = name.hasPrefix("v") ? String(name.dropFirst()) : name
            return SemanticVersion(text).map { ($0, name) }
        }
        guard let (own, _) = tag(reference) else { return nil }
        return references.compactMap(tag)
            .filter { own < $0.version }
            .filter { own.preRelease != nil || $0.version.preRelease == nil }
            .max { $0 < $1 }?.name
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

    private func run(
        _ arguments: [String], input: [UInt8] = []
    ) throws(Failure) -> Subprocess.Result {
        try git.run(["--git-dir=\(folder.path)"] + arguments, input: input)
    }

    private func checked(_ result: Subprocess.Result) throws(Failure) -> [UInt8] {
        guard result.status == 0 else { throw git.failure(of: result) }
        return result.output
    }

    private func unknown(_ name: String, among refs: [String]) -> Failure {
        let names = refs.compactMap { ref in
            ["refs/tags/", "refs/heads/"].first { ref.hasPrefix($0) }
                .map { String(ref.dropFirst($0.count)) }
        }.filter { !$0.hasSuffix("^{}") }
        return Failure(
            .notFound,
            request.diagnostic(
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
            guard let path = String(validating: line[(tab + 1)...], as: UTF8.self) else {
                let shown = String(decoding: line[(tab + 1)...], as: UTF8.self)
                refusals.append(Diagnostic(.error, "the name is not UTF-8", path: shown))
                continue
            }
            let components = path.split(separator: "/", omittingEmptySubsequences: false)
            if components.contains(where: { ["", ".", ".."].contains($0) }) {
                refusals.append(
                    Diagnostic(.error, "the path leads elsewhere", path: "\(url.text): \(path)"))
                continue
            }
            if components.contains(where: { $0.hasPrefix(".") }) { continue }
            // Names that differ only in Unicode form are equal, here as on some disks.
            if !paths.insert(path).inserted {
                twins.append(PackFolder.sameName(Destination.join(url.text, path)))
                continue
            }
            // The mode, the kind, the object, and its size.
            let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            if words.count == 4, words[0] == "120000" || words[0].hasPrefix("100") {
                entries.append(
                    Entry(
                        path: path, object: String(words[2]), size: Int(words[3]) ?? 0,
                        isLink: words[0] == "120000"))
            }
        }
        if !refusals.isEmpty { throw Failure(.refused, refusals) }
        // git doesn't check this when it fetches.
        let folders = Set(paths.flatMap { PackFolder.folders(above: $0) })
        twins += paths.intersection(folders).sorted().map {
            Diagnostic(
                .error, "this is a file and a folder", path: Destination.join(url.text, $0),
                hint: "Give one of them another name.")
        }
        if !twins.isEmpty { throw Failure(.data, twins) }
        let size = entries.reduce(0) { $0 + $1.size }
        if entries.count > PackFolder.maximumFiles || size > PackFolder.maximumBytes {
            throw PackFolder.tooLarge(url.text)
        }
        return entries
    }

    /// Returns the contents of files, as they are in the repository.
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
