import Basics
import SceneScaffold
import SwiftSource

/// What a builder that was written by hand takes.
struct HandwrittenBuilder {
    let parameters: ParameterList
    let imports: [ModuleName]

    init(parameters: [String], imports: [String]) throws(Failure) {
        self.parameters = try ParameterList(parsing: parameters)
        var modules: [ModuleName] = []
        for text in imports { modules.append(try ModuleName(parsing: text)) }
        self.imports = modules
    }

    /// What a file says of it; nil where it says nothing.
    init?(_ entry: RouteEntry) throws(Failure) {
        guard let parameters = entry.parameters else { return nil }
        try self.init(parameters: parameters.map(\.text), imports: entry.imports.map(\.text))
    }
}
