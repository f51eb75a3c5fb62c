import Basics
import FileSystem
import Planning
import TemplateSets

/// A repository that packs are fetched from. Objects are read one by one out of a bare copy: there
/// is no work tree, so nothing of the source is ever laid out, filtered or run.
struct GitRepository: ~Copyable {
    private let git: Git
    let url: GitURL
    private let folder: TemporaryFolder
    private let origin: PackRequestOrigin

    /// What a name of a ref was found to mean.
    package struct Target {
        /// What is asked of the source: a ref, or a commit.
        package let wanted: String
        /// The commit, as far as the source has told.
        package let commit: String?
        /// The tag of the newest version, where the target is a tag of an older one.
        package var newerTag: String?

        /// The ref's full name; nil for a commit, and for what the repository offers itself.
        package var fullReference: String? { wanted.hasPrefix("refs/") ? wanted : nil }

        var isTag: Bool { wanted.hasPrefix("refs/tags/") }
    }

    /// A file of a commit.
    package struct Entry {
        package let path: String
        package let object: String
        package let size: Int
        /// Whether it is a symbolic link, whose contents are what it leads to.
        let isLink: Bool
    }

    private static let ownRef = "refs/scene-kit/pack"

    /// - Throws: `Failure` with 69 where there is no git, 74 where there is no room for a copy.
    init(_ url: GitURL, askedBy origin: PackRequestOrigin) throws(Failure) {
        let folder = try TemporaryFolder()
        self.init(try Git(for: url, in: folder.path, askedBy: origin), url, folder, origin)
    }

    private init(
        _ git: Git, _ url: GitURL, _ folder: consuming TemporaryFolder,
        _ origin: PackRequestOrigin
    ) {
        self.git = git
        self.url = url
        self.folder = folder
        self.origin = origin
    }

    /// What a name, or the repository itself without one, means there today.
    ///
    /// - Parameter pin: what the name was found to mean before: a tag stays a tag, and a commit the
    ///   commit, whatever else has got the name since.
    /// - Throws: `Failure` with 66 for a name that means nothing, 65 for an empty repository, and
    ///   69 for a source that cannot be reached.
    package func target(of reference: PackReference?, pinned pin: PackPin?) throws(Failure)
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
            Diagnostic(
                .error,
                refs.isEmpty
                    ? "the repository is empty" : "the repository has no default branch",
                path: url.text, hint: refs.isEmpty ? nil : "Name one with --ref."))
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
