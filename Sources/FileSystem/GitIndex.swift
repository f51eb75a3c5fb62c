import Basics

/// The files that git has in the index of a work tree.
enum GitIndex {
    /// The files that git has and doesn't check out, as in a sparse checkout, and their folders, by
    /// their paths from the top of the work tree. Empty if git can't tell.
    static func omittedFiles(of workTree: String) -> Set<String> {
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
                "ls-files", "-t", "-z",
            ], environment: environment, limit: 30)
        guard let result = try? git.run(), result.status == 0 else { return [] }
        var omitted: Set<String> = []
        for line in result.output.split(separator: 0) where line.starts(with: "S ".utf8) {
            var path = String(decoding: line.dropFirst(2), as: UTF8.self)
            while path != ".", omitted.insert(path).inserted { path = path.splitAtLastSlash.parent }
        }
        return omitted
    }
}
