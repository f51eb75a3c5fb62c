import TestSupport
import Testing

@testable import SwiftSource

struct CompiledParameterTests {
    @Test(arguments: Thoroughness.languageModes)
    func `what is taken compiles`(mode: String) throws {
        var source = GoodParameters.helpers + "\n" + GoodParameters.expressionHelpers + "\n"
        for (index, good) in GoodParameters.all.enumerated() {
            source += try scene(index, good.argument)
        }
        try SwiftCompiler.expectNoComplaints(
            about: source, "-typecheck", "-parse-as-library", "-warnings-as-errors",
            "-swift-version", mode)
    }

    @Test func `every known type is in the module that is imported for it`() throws {
        try expectTypes(ToolchainTypes.swift, importing: "Observation")
        #if canImport(FoundationNetworking)
        try expectTypes(ToolchainTypes.foundation, importing: "Foundation")
        try expectTypes(ToolchainTypes.dispatch, importing: "Foundation")
        try expectTypes(FoundationTypes.networking, importing: "FoundationNetworking")
        try expectTypes(ToolchainTypes.xml, importing: "FoundationXML")
        #endif
    }

    private func expectTypes(_ names: Set<String>, importing module: String) throws {
        let aliases = names.sorted().map { "typealias Alias\($0) = \($0)\n" }
        try SwiftCompiler.expectNoComplaints(
            about: "import \(module)\n" + aliases.joined(), "-typecheck", "-parse-as-library",
            "-swift-version", "6")
    }

    /// A type that stores the parameter, takes it and passes it on.
    private func scene(_ index: Int, _ argument: String) throws -> String {
        let list = try ParameterList(parsing: [argument])
        let name = try #require(list.parameters.first).parameter.name
        var source = """
            struct Scene\(index) {
                let \(list.storedProperties[0])
                init(\(list.declaration)) { self.\(name) = \(name) }
                func again() -> Scene\(index) { Scene\(index)(\(list.argument)) }

            """
        // An overload without the default must be able to stand beside it.
        source += "    static func take(\(list.parameters[0].declarationWithoutDefault)) {}\n"
        if list.parameters[0].parameter.defaultValue != nil {
            source += "    static func bare() -> Scene\(index) { Scene\(index)() }\n"
        }
        return source + "}\n"
    }
}
