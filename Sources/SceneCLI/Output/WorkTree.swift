import Basics
import FileSystem
import Planning

/// The git work tree that the current folder is in. Services that show results beside the lines of a
/// repository know files by their path from its top.
struct WorkTree {
    private let top: AbsolutePath?

    init() {
        let here = AbsolutePath(".")
        top = (0...here.components.count).reversed().lazy.map(here.prefix).first {
            FileSystem.exists($0.text + "/.git")
        }
    }

    /// The path of a file from the top; as it is outside of the work tree.
    func path(_ path: String) -> String {
        guard let top else { return path }
        let whole = LocalDisk().resolved(path).components
        guard whole.starts(with: top.components) else { return path }
        return whole.dropFirst(top.components.count).joined(separator: "/")
    }
}
