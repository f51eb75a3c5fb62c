package import Basics
package import SwiftSource

// What tests of the parsers give as an argument of the option that such texts come from. An empty
// list is one of the sources' own.

extension Parameter {
    package init(parsing argument: String) throws(Failure) {
        try self.init(parsing: SourceText(argument: argument, of: "--param"))
    }
}

extension ParameterList {
    @_disfavoredOverload
    package init(parsing arguments: [String]) throws(Failure) {
        try self.init(parsing: arguments.map { SourceText(argument: $0, of: "--param") })
    }
}

extension Parameter {
    package init(dependency argument: String) throws(Failure) {
        try self.init(dependency: SourceText(argument: argument, of: "--dependency"))
    }
}

extension ParameterList {
    @_disfavoredOverload
    package init(
        dependencies arguments: [String], besides parameters: ParameterList?
    ) throws(Failure) {
        try self.init(
            dependencies: arguments.map { SourceText(argument: $0, of: "--dependency") },
            besides: parameters)
    }
}

extension Sample {
    package init(parsing argument: String, for parameters: [Parameter]?) throws(Failure) {
        try self.init(parsing: SourceText(argument: argument, of: "--sample"), for: parameters)
    }
}

extension SampleList {
    @_disfavoredOverload
    package init(parsing arguments: [String], for lists: [ParameterList]?) throws(Failure) {
        try self.init(
            parsing: arguments.map { SourceText(argument: $0, of: "--sample") }, for: lists)
    }
}

extension SceneName {
    package init(parsing argument: String) throws(Failure) {
        try self.init(parsing: SourceText(argument: argument, of: "name"))
    }
}

extension ModuleName {
    package init(parsing argument: String) throws(Failure) {
        try self.init(parsing: SourceText(argument: argument, of: "--import"))
    }
}
