import FileSystem

/// The `.gitignore` of a new package or pack.
package enum IgnoreFile {
    package static let name = ".gitignore"

    /// Whether a folder has one, whatever it is. It is then left as it is, with `--force`, too.
    package static func exists(in folder: String) -> Bool {
        (try? FileSystem.kind(of: folder + "/" + name)) != nil
    }
}
