package import Basics
import SwiftSource

/// The options that place a scene, as the user typed them: `--package`, `--output`, `--tests`,
/// `--support`, and `--module`.
package struct OutputOptions {
    package var package: String?
    package var output: String?
    package var tests: String?
    package var support: String?
    package var module: String?

    package init(
        package: String? = nil, output: String? = nil, tests: String? = nil, support: String? = nil,
        module: String? = nil
    ) {
        self.package = package
        self.output = output
        self.tests = tests
        self.support = support
        self.module = module
    }

    /// - Throws: `Failure` if the text can't name a module or names only a part of one.
    package static func checkedModule(_ name: SourceText) throws(Failure) -> String {
        let module = try ModuleName(parsing: name).description
        if name.text.contains(".") {
            throw name.failure(
                "'\(name.text.prefix(100))' is part of a module",
                hint: "Name the module that the scene belongs to.")
        }
        return module
    }
}
