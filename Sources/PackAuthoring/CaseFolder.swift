import Basics
import FileSystem
import Packs
import Planning

/// The folder of a case: its `case.json` and the expected tree. Unlike a pack's reader, it includes
/// hidden files, modes, and empty folders.
struct CaseFolder {
    /// The pack's folder.
    let pack: String
    let name: String

    var path: String { Destination.join(pack, "\(PackFolder.casesFolder)/\(name)") }

    var manifestPath: String { path + "/" + PackFolder.caseManifestName }

    /// The path of the list of files that other cases have.
    var listPath: String { path + "/" + ExpectedTree.listName }

    private var expectedPath: String { path + "/" + PackCase.expectedFolder }

    /// The names of the cases of a pack: the folders in its `Tests` with a `case.json`, sorted.
    static func names(in pack: String) throws(Failure) -> [String] {
        let tests = Destination.join(pack, PackFolder.casesFolder)
        do throws(SystemError) {
            guard try FileSystem.kind(of: tests) == .folder else { return [] }
            var names: [String] = []
            for name in try FileSystem.names(in: tests) where !name.hasPrefix(".") {
                let manifest = CaseFolder(pack: pack, name: name).manifestPath
                if try FileSystem.kind(of: manifest) == .file { names.append(name) }
            }
            return names
        } catch {
            throw error.whileReading
        }
    }

    /// The bytes of its `case.json`.
    func manifest() throws(Failure) -> [UInt8] {
        try Self.reading { () throws(SystemError) in
            try FileSystem.bytes(of: manifestPath, atMost: PackFolder.maximumBytes)
        }
    }

    /// Reads the expected tree, which is empty if its folder doesn't exist, and `shared.txt`.
    /// Throws a `Failure` with 77 for a link or a device in it, 65 for a file instead of the folder
    /// and for a tree that is too large, and 74 for a file that can't be read.
    func expected() throws(Failure) -> ExpectedTree {
        try Self.reading { () throws(SystemError) in
            var tree = ExpectedTree(location: expectedPath)
            var size = 0
            try add("", to: &tree, size: &size)
            switch try FileSystem.packEntry(at: listPath) {
            case nil: break
            case .file:
                tree.list = try FileSystem.bytes(of: listPath, atMost: PackFolder.maximumBytes)
            case .folder, .symbolicLink, .special:
                throw SystemError(code: ELOOP, action: "read", path: listPath)
            }
            return tree
        }
    }

    /// Adds a file or folder to the tree, without the files that Finder creates. The path below the
    /// tree's folder is empty or begins with a slash.
    private func add(
        _ below: String, to tree: inout ExpectedTree, size: inout Int
    ) throws(SystemError) {
        let path = expectedPath + below
        let key = String(below.dropFirst())
        switch try FileSystem.packEntry(at: path) {
        case nil: break
        case .folder:
            let names = try FileSystem.names(in: path)
            if names.isEmpty, !key.isEmpty { tree.emptyFolders.insert(key) }
            for name in names where name != ".DS_Store" {
                try add("\(below)/\(name)", to: &tree, size: &size)
            }
        case .file where key.isEmpty: throw SystemError(code: ENOTDIR, action: "list", path: path)
        case .file:
            let bytes = try FileSystem.bytes(of: path, atMost: PackFolder.maximumBytes - size)
            size += bytes.count
            tree.files[key] = bytes
            if try FileSystem.isExecutable(path) { tree.executables.insert(key) }
        case .symbolicLink, .special: throw SystemError(code: ELOOP, action: "read", path: path)
        }
    }

    private static func reading<Result>(
        _ read: () throws(SystemError) -> Result
    ) throws(Failure) -> Result {
        do throws(SystemError) {
            return try read()
        } catch {
            switch error.code {
            case ELOOP:
                throw Failure(
                    .refused,
                    "a case contains only plain files and folders, but this is a link, a device or "
                        + "runs with another user's rights", path: error.path,
                    hint: "Replace it with a regular file.")
            case ENOTDIR:
                throw Failure(
                    .data, "this is to be a folder with what the case expects",
                    path: error.path, hint: "Remove it, and make the folder with --update.")
            case EFBIG:
                let megabytes = PackFolder.maximumBytes >> 20
                throw Failure(.data, "a case may have \(megabytes) MB", path: error.path)
            default: throw error.whileReading
            }
        }
    }
}
