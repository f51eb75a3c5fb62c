import Basics

extension String {
    /// A suggested command, in the package that `--package` named where this command was typed.
    func inPackage(_ package: String?) -> String {
        package.map { "\(self) --package \($0.quotedForShell)" } ?? self
    }
}
