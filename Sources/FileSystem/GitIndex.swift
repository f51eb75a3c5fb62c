import Basics

/// The files that git has in the index of a work tree, or ignores.
enum GitIndex {
    /// The files that git has and doesn't check out, as in a sparse checkout, and their folders, by
    /// their paths from the top of the work tree. Empty if git can't tell.
    static func omittedFiles(of workTree: String) -> Set<String> {
        var omitted: Set<String> = []
        if !mayOmit(in: workTree) { return omitted }
        for line in files(of: workTree, ["-t"]) where line.hasPrefix("S ") {
            var path = String(line.dropFirst(2))
            while path != ".", omitted.insert(path).inserted { path = path.splitAtLastSlash.parent }
        }
        return omitted
    }

    /// Whether git may leave files out. An index of the second version, which most are, can't say so,
    /// and looking there takes less time than calling git.
    private static func mayOmit(in workTree: String) -> Bool {
        var git = Destination.join(workTree, ".git")
        // Another work tree, or a submodule, names the folder that it is in.
        if let bytes = try? FileSystem.bytes(of: git, atMost: 4_096) {
            let line = String(decoding: bytes, as: UTF8.self).drop { $0 != " " }.trimmed
            git = line.hasPrefix("/") ? line : Destination.join(workTree, line)
        }
        if FileSystem.exists("\(git)/info/sparse-checkout") { return true }
        guard let file = try? OpenFile("\(git)/index", path: git, O_RDONLY | O_CLOEXEC) else {
            return false
        }
        var header = [UInt8](repeating: 0, count: 8)
        return read(file.descriptor, &header, header.count) < header.count || header[7] != 2
    }

    /// The files that git ignores, and the folders with nothing else, by the same paths.
    static func ignoredFiles(of workTree: String) -> Set<String> {
        let options = ["--others", "--ignored", "--exclude-standard", "--directory"]
        return Set(
            files(of: workTree, options).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    }

    /// The lines of `git ls-files`; none if git can't tell.
    private static func files(of workTree: String, _ options: [String]) -> [String] {
        guard let program = Subprocess.path(of: "git", Environment.all) else { return [] }
        // Nothing in the configuration of a stranger's repository may run code or reach elsewhere.
        let environment = [
            "PATH": Environment.all["PATH"], "HOME": Environment.all["HOME"], "LC_ALL": "C",
            "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
        ].compactMapValues(\.self)
        let git = Subprocess(
            program: program,
            arguments: [
                "-C", workTree, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
                "ls-files", "-z",
            ] + options, environment: environment, limit: 30)
        guard let result = try? git.run(), result.status == 0 else { return [] }
        return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
