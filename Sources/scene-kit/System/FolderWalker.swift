import SceneScaffold

/// Opens the folders that files go to, following no symbolic link below the base.
///
/// Between looking and writing someone may put a link where a folder was. Opening each folder from
/// the one above it, with `O_NOFOLLOW`, leaves no moment in which a path could lead elsewhere. The
/// folder opened last stays open, since plans are sorted and the next file mostly goes there too.
final class FolderWalker {
    private var current: (path: String, descriptor: Int32)?

    deinit {
        closeCurrent()
    }

    private func closeCurrent() {
        if let current { close(current.descriptor) }
        current = nil
    }

    /// The descriptor of the folder that a file goes to; it is valid until the next call.
    ///
    /// - Parameter made: is told of each folder that had to be made; without it none is made.
    func folder(
        of destination: Destination, making made: ((String) -> Void)? = nil
    ) throws(SystemError) -> Int32 {
        let components = destination.relative.components.dropLast()
        let path = ([destination.base] + components).joined(separator: "/")
        if let current, current.path == path { return current.descriptor }
        closeCurrent()
        var descriptor = try openBase(destination.base, making: made)
        var walked = destination.base
        for name in components {
            walked += "/" + name
            let parent = descriptor
            defer { close(parent) }
            if let made, mkdirat(parent, name, 0o777) == 0 { made(walked) }
            descriptor = try system("open", walked) {
                openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            }
        }
        current = (path, descriptor)
        return descriptor
    }

    private func openBase(
        _ base: String, making made: ((String) -> Void)?
    ) throws(SystemError) -> Int32 {
        if let made { try makeBase(base, made) }
        return try system("open", base) { open(base, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    private func makeBase(_ base: String, _ made: (String) -> Void) throws(SystemError) {
        guard !FileSystem.isFolder(base) else { return }
        var missing = [base]
        while let parent = missing.last?.parentFolder, !FileSystem.isFolder(parent) {
            missing.append(parent)
        }
        for folder in missing.reversed() {
            try system("make the folder", folder) { mkdir(folder, 0o777) }
            made(folder)
        }
    }
}

extension String {
    /// The path without its last component; nil where there is none above.
    var parentFolder: String? {
        let trimmed = self.last == "/" ? String(dropLast()) : self
        guard let slash = trimmed.lastIndex(of: "/") else { return nil }
        return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }
}
