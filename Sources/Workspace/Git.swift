import Basics
import FileSystem
import TemplateSets

/// The program git, without any feature that a source could use to run code or to reach other
/// places. The user's configuration (credential helper, ssh, proxy, certificates, `insteadOf`)
/// applies.
struct Git {
    private let program: String
    private var environment: [String: String]
    private let limit: Int
    private let url: GitURL
    /// An empty folder to run git in. The user's folder may be in a stranger's repository, whose
    /// configuration git would read.
    private let folder: String

    /// The variable that says how many seconds git may take.
    private static let limitVariable = "SCENE_KIT_GIT_TIMEOUT"

    /// Prepares git for one source.
    ///
    /// - Parameter folder: An empty temporary folder.
    /// - Throws: `Failure` with 69 if git isn't installed.
    init(
        for url: GitURL, in folder: String, _ request: PackRequest
    ) throws(Failure) {
        var environment = Environment.all
        guard let program = Subprocess.path(of: "git", environment) else {
            throw Failure(
                .unavailable,
                request.diagnostic(
                    "git is not on PATH, and scene-kit needs it to fetch repositories",
                    argument: "source",
                    hint: "Install git ('xcode-select --install', 'brew install git' or "
                        + "'apt-get install git'), or install the pack from a folder."))
        }
        self.program = program
        self.url = url
        self.folder = folder
        limit = max(1, environment[Self.limitVariable].flatMap(Int.init) ?? 60)
        // The caller's repository must not affect this one.
        for name in Self.foreignVariables { environment[name] = nil }
        let transports = "https:ssh:file" + (url.transport == .http ? ":http" : "")
        // This also restricts `insteadOf` and redirects.
        environment["GIT_ALLOW_PROTOCOL"] = transports
        environment["GIT_CEILING_DIRECTORIES"] = folder.splitAtLastSlash.parent
        environment.merge(Self.settings) { $1 }
        self.environment = environment
        if url.transport != .file { try makeSSHAskNothing() }
    }

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
    private mutating func makeSSHAskNothing() throws(Failure) {
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

    /// Runs git and waits for it to exit, with any status.
    ///
    /// - Throws: `Failure` with 69 if the source doesn't answer in time, with 130 or 143 after a
    ///   signal, and with 65 if the output exceeds the limit for packs.
    func run(
        _ arguments: [String], input: [UInt8] = []
    ) throws(Failure) -> Subprocess.Result {
        let subprocess = Subprocess(
            program: program,
            arguments: ["-C", folder] + configuration.flatMap { ["-c", $0] } + arguments,
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

    /// Returns the failure of a run that ended with another status than 0, in git's own words.
    func failure(of result: Subprocess.Result) -> Failure {
        let words = result.message.split(whereSeparator: \.isNewline).map(String.init)
        let telling = words.filter { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
        let shown = telling.isEmpty ? words.suffix(3) : telling.prefix(5)
        let error = Diagnostic(
            .error, "git cannot fetch from it", path: url.text,
            hint: "Check the address. If it needs a password, give it to git's credential "
                + "helper once with 'git ls-remote \(url.text)'.")
        let quotes = shown.map { line in
            // The user's own `insteadOf` may have put a key into the URL.
            let line = String(line.maskingURLSecrets.prefix(1_000)).escapedForTerminal()
            return Diagnostic.note("git says: \(line)")
        }
        return Failure(.unavailable, [error] + quotes)
    }
}
