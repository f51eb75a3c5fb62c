import Basics
import FileSystem
import Projects

extension Project {
    /// A command to suggest, for the package that `--package` named.
    package func command(_ words: String) -> String {
        let package = namedPackage.map { " --package \($0.quotedInMessage)" } ?? ""
        return "scene-kit \(words)\(package)"
    }

    /// A suggested command that generates the scenes of a list.
    package func generateCommand(forList list: String) -> String {
        if list == configuration.listPath { return command("generate") }
        let path = shownPath(ofList: list)
        // Without './', it would be taken for an option.
        return command("generate " + (path.hasPrefix("-") ? "./" + path : path).quotedInMessage)
    }

    /// A list of scenes that records name from the root, as it is shown from the current folder.
    package func shownPath(ofList list: String) -> String {
        // What lies outside is reached from where the root really is.
        let root = list.hasPrefix("../") ? FileSystem.realPath(of: root) : root
        return AbsolutePath(Destination.join(root, list)).relative(to: AbsolutePath("."))
    }
}
