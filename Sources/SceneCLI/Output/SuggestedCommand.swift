import Basics
import Projects
import Workspace

extension String {
    /// A suggested command, in the package that `--package` named where this command was typed.
    func inPackage(_ package: String?) -> String {
        package.map { "\(self) --package \($0.quotedInMessage)" } ?? self
    }
}

extension Project {
    /// A suggested command that generates the scenes of a list.
    func generateCommand(forList list: String, inPackage package: String?) -> String {
        let path =
            list == configuration.listPath ? "" : " " + shownPath(ofList: list).quotedInMessage
        return "scene-kit generate\(path)".inPackage(package)
    }
}
