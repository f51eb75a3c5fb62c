import Basics
import SceneScaffold
import SwiftSource

/// Where the user wants a scene, as it was typed: `--package`, `--output`, `--tests`, `--support`
/// and `--module`.
struct OutputOptions {
    var package: String?
    var output: String?
    var tests: String?
    var support: String?
    var module: String?

    /// - Throws: `Failure` with 64 for what cannot name a module, and for a part of one.
    static func checkedModule(_ name: String) throws(Failure) -> String {
        let module = try ModuleName(parsing: name, of: "--module").description
        if name.contains(".") {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "'\(name.prefix(100))' is part of a module", path: "--module",
                    hint: "Name the module that the scene belongs to."))
        }
        return module
    }
}
