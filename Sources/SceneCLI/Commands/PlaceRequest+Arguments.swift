import ArgumentParsing
import Basics
import Workspace

extension PlaceRequest {
    /// What `--package`, `--output`, `--tests`, `--support` and `--module` say.
    init(_ arguments: ParsedArguments) throws(Failure) {
        try self.init(
            package: Self.folder(.package, arguments), output: Self.folder(.output, arguments),
            tests: Self.folder(.tests, arguments), support: Self.folder(.support, arguments),
            module: arguments.last(of: .module))
    }

    /// The folder that an option names; nil where it is not given.
    static func folder(_ option: Option, _ arguments: ParsedArguments) throws(Failure) -> String? {
        guard let path = arguments.last(of: option) else { return nil }
        return try folder(path, of: option.name)
    }
}
