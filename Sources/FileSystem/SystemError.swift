package import Basics
import Planning

package struct SystemError: Error, Hashable {
    package let code: Int32
    /// A verb that follows "cannot", such as `write`.
    package let action: String
    package let path: String

    package init(code: Int32, action: String, path: String) {
        self.code = code
        self.action = action
        self.path = path
    }

    func at(_ path: String) -> SystemError { SystemError(code: code, action: action, path: path) }

    package var reason: String { String(cString: strerror(code)) }
}

/// Calls a function again while signals interrupt it, and throws its other errors.
// The optimizer of Swift 6.3.1 crashes if the loop is inlined.
@inline(never)
@discardableResult
package func system<Result: SignedInteger>(
    _ action: String, _ path: String, _ call: () -> Result
) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result != -1 { return result }
        if errno != EINTR { throw SystemError(code: errno, action: action, path: path) }
    }
}

/// Returns the result of a call, or nil if it throws one of these errors.
@discardableResult
func ignoring<Result>(
    _ codes: Int32..., call: @autoclosure () throws(SystemError) -> Result
) throws(SystemError) -> Result? {
    do throws(SystemError) {
        return try call()
    } catch {
        guard codes.contains(error.code) else { throw error }
        return nil
    }
}

extension [SystemError] {
    /// Returns the result of a call, or appends the error that it throws and returns nil.
    @discardableResult
    mutating func collect<Result>(
        _ call: @autoclosure () throws(SystemError) -> Result
    ) -> Result? {
        do throws(SystemError) {
            return try call()
        } catch {
            append(error)
            return nil
        }
    }
}

extension SystemError {
    /// The failure to report if a file couldn't be read.
    package var whileReading: Failure {
        let status: ExitStatus = code == ENOENT || code == ENOTDIR ? .notFound : .inputOutput
        return Failure(status, "cannot \(action) it: \(reason)", path: path)
    }

    /// The failure to report after a write failed and was rolled back.
    var whileWriting: Failure {
        // `FolderWalker` throws it for a link in place of a folder.
        if code == ELOOP { return .symbolicLinkInTheWay(path) }
        return Failure(
            .inputOutput, "cannot \(action) it: \(reason); nothing was written", path: path,
            hint: hint)
    }

    private var hint: String? {
        switch code {
        case EACCES, EPERM: permissionHint
        case EBUSY: "It may be a mount point: unmount it first."
        case EROFS: "The file system is read-only; choose another folder."
        case ENOSPC, EDQUOT: "Make room on the disk and try again."
        default: nil
        }
    }

    /// The way to write the files of another user, who may have created them with the umask 022.
    private var permissionHint: String {
        var status = stat()
        if code == EPERM, lstat(path, &status) == 0 {
            if status.st_uid == geteuid() {
                return
                    "It may be locked. To unlock it, type: \(unlockCommand) \(path.quotedForShell)"
            }
            let (file, copy) = (path.quotedForShell, "\(path)~".quotedForShell)
            return "It belongs to another user, who can run this command. To make it yours, type: "
                + "cp -p \(file) \(copy) && mv \(copy) \(file)"
        }
        var folder = FolderLock.existing(path.splitAtLastSlash.0)
        guard stat(folder, &status) == 0, ![0, geteuid()].contains(status.st_uid),
            status.st_mode & S_IWGRP == 0
        else { return "Check who may write there, or choose another folder." }
        if folder.hasSuffix("/.local") { folder = folder.splitAtLastSlash.0 }
        return "Another user owns the folder. If you share a group, they can let it write with "
            + "'chmod -R g+w \(folder.quotedInMessage)', and use 'umask 002' afterward."
    }
}
