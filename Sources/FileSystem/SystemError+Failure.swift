package import Basics

extension SystemError {
    /// The failure to report when a file could not be read.
    package var whileReading: Failure {
        let status: ExitStatus = code == ENOENT || code == ENOTDIR ? .notFound : .inputOutput
        return Failure(status, Diagnostic(.error, "cannot \(action) it: \(reason)", path: path))
    }

    /// The failure to report when writing went wrong; everything has been rolled back by then.
    var whileWriting: Failure {
        // `FolderWalker` says so of a link where a folder should be.
        if code == ELOOP { return .symbolicLinkInTheWay(path) }
        return Failure(
            .inputOutput,
            Diagnostic(
                .error, "cannot \(action) it: \(reason); nothing was written", path: path,
                hint: hint))
    }

    private var hint: String? {
        switch code {
        case EACCES, EPERM: "Check who may write there, or choose another folder."
        case EROFS: "The file system is read-only; choose another folder."
        case ENOSPC, EDQUOT: "Make room on the disk and try again."
        default: nil
        }
    }
}

extension Failure {
    /// A path below the output folder leads through a symbolic link.
    static func symbolicLinkInTheWay(_ path: String) -> Failure {
        Failure(
            .refused,
            Diagnostic(
                .error,
                "this is a symbolic link, and scene-kit doesn't follow links below the output folder",
                path: path, hint: "Name the folder that it leads to, or remove the link."))
    }
}
