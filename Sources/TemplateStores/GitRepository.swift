import Basics
import FileSystem
import Packs
import TemplateSets

/// A repository to fetch packs from, by the program git, without any feature that a source could
/// use to run code or to reach other places. The user's configuration (credential helper, ssh,
/// proxy, certificates, `insteadOf`) applies.
///
/// Objects are read one by one from a bare copy. Without a work tree, git never checks out,
/// filters, or runs anything from the source.
final class GitRepository {
    private let url: GitURL
    /// The folder of the copy. Git runs in it, because the user's folder may be in a stranger's
    /// repository, whose configuration git would read.
    private let folder: TemporaryFolder
    private let request: PackRequest
    private let program: String
    private var environment: [String: String]
    private let limit: Int

    /// The ref or commit that a reference resolves to.
    struct Target {
        /// A ref or a commit to fetch.
        let wanted: String
        /// The commit, if the source has named it.
        let commit: String?
        /// The tag of the newest version, if the target is a tag of an older one.
        var newerTag: String?
        /// Whether the repository names objects by SHA-256.
        var usesSHA256 = false

        /// The ref's full name; nil for a commit and for the default branch.
        var fullReference: String? { wanted.hasPrefix("refs/") ? wanted : nil }

        var isTag: Bool { wanted.hasPrefix("refs/tags/") }
    }

    /// A file of a commit, or a submodule.
    struct Entry {
        enum Kind { case file, link, submodule }

        let path: String
        let object: String
        let size: Int
        /// The content of a link is the path of its target. A submodule has none.
        let kind: Kind
    }

    private static let ownRef = "refs/scene-kit/pack"

    /// - Throws: `Failure` with 69 if git isn't installed, and with 74 if the disk has no room for
    ///   a copy.
    init(_ url: GitURL, for request: PackRequest) throws(Failure) {
        var environment = Environment.all
        guard let program = Subprocess.path(of: "git", environment) else {
            throw Failure(
                .unavailable,
                request.diagnostic(
                    "git is not on PATH, and scene-kit needs it to fetch repositories",
                    hint: "Install git ('xcode-select --install', 'brew install git' or "
                        + "'apt-get install git'), or install the pack from a folder."))
        }
        folder = try TemporaryFolder()
        (self.url, self.request, self.program) = (url, request, program)
        limit = max(1, environment[Self.limitVariable].flatMap(Int.init) ?? 60)
        // The caller's repository must not affect this one.
        for name in Self.foreignVariables { environment[name] = nil }
        let transports = "https:ssh:file" + (url.transport == .http ? ":http" : "")
        // This also restricts `insteadOf` and redirects.
        environment["GIT_ALLOW_PROTOCOL"] = transports
        environment["GIT_CEILING_DIRECTORIES"] = folder.path.splitAtLastSlash.parent
        environment.merge(Self.settings) { $1 }
        self.environment = environment
        if url.transport != .file { try makeSSHAskNothing() }
    }

    /// Resolves a reference, or the default branch if it is nil.
    ///
    /// - Parameter pin: The previous result. A tag remains a tag and a commit a commit, even if
    ///   another ref now has the same name.
    /// - Throws: `Failure` with 66 for an unknown name, 65 for an empty repository, and 69 for a
    ///   source that can't be reached.
    func target(of reference: PackReference?, pinned pin: PackPin?) throws(Failure) -> Target {
        let pin = pin?.reference == reference?.description ? pin : nil
        if let commit = Self.commit(named: reference, pin) {
            return Target(wanted: commit, commit: nil)
        }
        let listing = try checked(run(["ls-remote", "--quiet", "--", url.text]))
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
                newerTag: Self.newerTag(than: full, among: refs))
        }
        if reference?.canBeCommit == true, pin?.fullReference == nil {
            let usesSHA256 = refs.values.contains { $0.utf8.count == 64 }
            return Target(wanted: name.lowercased(), commit: nil, usesSHA256: usesSHA256)
        }
        throw unknown(name, among: refs.keys.map(\.self))
    }

    /// Returns the commit that a reference names without asking the source: by its whole name, or
    /// by the beginning of the pinned commit's name.
    private static func commit(named reference: PackReference?, _ pin: PackPin?) -> String? {
        guard let reference, reference.canBeCommit, pin?.fullReference == nil else { return nil }
        let name = reference.description.lowercased()
        if [40, 64].contains(name.utf8.count) { return name }
        return pin?.commit.flatMap { $0.hasPrefix(name) ? $0 : nil }
    }

    /// Returns the tag of the newest version, if it is newer than a tag's version.
    ///
    /// - Parameters:
    ///   - reference: The full name of a ref.
    ///   - refs: The objects of all refs. Another tag of the same object isn't newer.
    static func newerTag(than reference: String, among refs: [String: String]) -> String? {
        func tag(_ reference: String) -> VersionTag? {
            guard reference.hasPrefix("refs/tags/") else { return nil }
            return VersionTag(String(reference.dropFirst("refs/tags/".count)))
        }
        func commit(_ reference: String) -> String? { refs[reference + "^{}"] ?? refs[reference] }
        let own = commit(reference)
        let others = refs.keys.filter { !$0.hasSuffix("^{}") && commit($0) != own }
        return tag(reference)?.newest(among: others.compactMap(tag))?.name
    }

    /// Fetches a target and returns the name of its commit. Throws a `Failure` with 66 for a commit
    /// that is not there, and 69 for a source that cannot be reached.
    func fetch(_ target: Target) throws(Failure) -> String {
        let isLong = target.usesSHA256 || (target.commit ?? target.wanted).utf8.count == 64
        let format = isLong ? ["--object-format=sha256"] : []
        _ = try checked(run(["init", "--quiet", "--bare", "--template="] + format + [folder.path]))
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
        guard full.status == 0 else { throw failure(of: full) }
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

    /// Returns the files and submodules of a commit, except hidden ones. Throws a `Failure` with 77
    /// for names that aren't UTF-8, and with 65 for too many or too large files.
    func entries(of commit: String) throws(Failure) -> [Entry] {
        let listing = try checked(run(["ls-tree", "-r", "-z", "-l", "--full-tree", commit]))
        var entries: [Entry] = []
        var refusals: [Diagnostic] = []
        var paths: Set<String> = []
        var twins: [Diagnostic] = []
        for line in listing.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            guard let path = String(validUTF8: line[(tab + 1)...]) else {
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
            let kinds: [Substring: Entry.Kind] = ["120000": .link, "160000": .submodule]
            guard words.count == 4,
                let kind = kinds[words[0]] ?? (words[0].hasPrefix("100") ? .file : nil)
            else { continue }
            entries.append(
                Entry(path: path, object: String(words[2]), size: Int(words[3]) ?? 0, kind: kind))
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

    /// Returns the contents of files, as they are in the repository. Throws a `Failure` with 69 if
    /// git returns fewer files.
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

    // MARK: - Running git

    /// The variable that says how many seconds git may take.
    private static let limitVariable = "SCENE_KIT_GIT_TIMEOUT"

    /// Variables that would lead git to another repository than ours.
    private static let foreignVariables = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
        "GIT_TEMPLATE_DIR", "GIT_REPLACE_REF_BASE", "GIT_PREFIX", "GIT_QUARANTINE_PATH",
        "GIT_CONFIG", "GIT_EXTERNAL_DIFF", "GIT_PROTOCOL_FROM_USER",
    ]

    private static let settings = [
        // Git must not ask, because it has no terminal.
        "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "", "SSH_ASKPASS": "",
        "SSH_ASKPASS_REQUIRE": "never", "GCM_INTERACTIVE": "never",
        // Read objects as the source has them, and fetch nothing that wasn't requested.
        "GIT_NO_REPLACE_OBJECTS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_LFS_SKIP_SMUDGE": "1",
    ]

    /// Settings that no configuration may override.
    private var configuration: [String] {
        [
            "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.alternateRefsCommand=",
            "submodule.recurse=false", "fetch.recurseSubmodules=false",
            "fetch.writeCommitGraph=false", "fetch.uriProtocols=", "transfer.bundleURI=false",
            "gc.auto=0", "maintenance.auto=false", "credential.interactive=never",
        ] + (url.transport == .http ? ["http.followRedirects=false"] : [])
    }

    /// Makes ssh fail instead of asking. Another program that the user configured isn't changed; it
    /// has no terminal to ask on.
    private func makeSSHAskNothing() throws(Failure) {
        var command = environment["GIT_SSH_COMMAND"]
        if command == nil {
            let configured = try run(["config", "--get", "core.sshCommand"])
            let line = String(decoding: configured.output, as: UTF8.self).prefix { $0 != "\n" }
            if configured.status == 0, !line.isEmpty { command = String(line) }
        }
        if command == nil, environment["GIT_SSH"] != nil { return }
        let words = command ?? "ssh"
        let first = words.prefix { $0 != " " }
        guard first == "ssh" || first.hasSuffix("/ssh") else { return }
        environment["GIT_SSH_COMMAND"] = words + " -oBatchMode=yes"
    }

    /// Runs git in the copy and waits for it to exit, with any status. Throws a `Failure` with 69
    /// if the source doesn't answer in time, with 130 or 143 after a signal, and with 65 if the
    /// output exceeds the limit for packs.
    private func run(
        _ arguments: [String], input: [UInt8] = []
    ) throws(Failure) -> Subprocess.Result {
        let subprocess = Subprocess(
            program: program,
            arguments: ["-C", folder.path, "--git-dir=\(folder.path)"]
                + configuration.flatMap { ["-c", $0] } + arguments,
            environment: environment, input: input, limit: limit)
        do throws(Subprocess.Problem) {
            return try subprocess.run()
        } catch {
            try Signals.throwIfPending()
            switch error {
            case .timedOut:
                throw Failure(
                    .unavailable, "the source did not answer within \(limit) seconds",
                    path: url.text,
                    hint: "Try again, or allow more seconds with \(Self.limitVariable).")
            case .cannotStart(let code):
                throw Failure(
                    .unavailable, "cannot run git: \(String(cString: strerror(code)))",
                    path: url.text, hint: "Check '\(program)'.")
            case .tooMuchOutput, .interrupted:
                throw Failure(
                    .unavailable, "git printed more than a pack can contain", path: url.text,
                    hint: "Check the source.")
            }
        }
    }

    private func checked(_ result: Subprocess.Result) throws(Failure) -> [UInt8] {
        guard result.status == 0 else { throw failure(of: result) }
        return result.output
    }

    private var adviceOnAddress: String {
        switch url.transport {
        case .file: "Check the path."
        case .ssh: "Check the address, and that your account on the server may read the repository."
        default:
            "Check the address. If it needs a password, give it to git's credential helper once "
                + "with 'git ls-remote <url>'."
        }
    }

    private static let adviceOnNetwork = "Check the address and the connection to the network."

    /// Advice for words that ssh, the server, or git says, the most telling ones first.
    private static let advice: [(words: String, advice: String)] = [
        (
            "HOST IDENTIFICATION HAS CHANGED",
            "The host has another key than before: ask its owner why. Only then remove the old one "
                + "with 'ssh-keygen -R <host>'."
        ),
        (
            "Host key verification failed",
            "ssh doesn't know the host: compare its key, and accept it with 'git ls-remote <url>'."
        ),
        ("SAML", "Authorize your key or token for the organization on the server's settings page."),
        (
            "Permission denied (",
            "Add your key to the server and to ssh's agent ('ssh-add'), or use the https address."
        ),
        (
            "dubious ownership",
            "The repository is another user's. If you trust it, say so to git with the command "
                + "that it names."
        ),
        ("Could not resolve host", adviceOnNetwork), ("Connection refused", adviceOnNetwork),
        ("timed out", adviceOnNetwork), ("Failed to connect", adviceOnNetwork),
        ("Network is unreachable", adviceOnNetwork), ("No route to host", adviceOnNetwork),
        ("SSL certificate", "Check the certificates that git trusts ('http.sslCAInfo')."),
        (
            "mismatched algorithms",
            "The repository names commits by SHA-256: give all 64 digits of the commit."
        ),
        ("' not allowed", "Use an address that begins with https:// or ssh://."),
    ]

    /// Lines with which git ends any failure.
    private static let courtesies = [
        "Please make sure you have the correct access rights", "and the repository exists.",
    ]

    /// Returns the failure of a run that ended with another status than 0, in git's own words.
    private func failure(of result: Subprocess.Result) -> Failure {
        let words = result.message.split(whereSeparator: \.isNewline).map(String.init)
        let message = result.message.replacing(url.text, with: "")
        let advice = Self.advice.first { message.contains($0.words) }?.advice
        let error = Diagnostic(
            .error, "git cannot fetch from it", path: url.text,
            hint: (advice ?? adviceOnAddress).replacing("<url>", with: url.text))
        // ssh and the server say why before git's last lines do.
        let quotes = words.filter { !Self.courtesies.contains($0) }.suffix(6).map { line in
            // The user's own `insteadOf` may have put a key into the URL.
            let line = String(line.maskingURLSecrets.prefix(1_000)).escapedForTerminal()
            return Diagnostic.note("git says: \(line)")
        }
        return Failure(.unavailable, [error] + quotes)
    }
}
