import Foundation
import TestSupport
import Testing

/// Parts of the built-in scene, compiled with what `docs/parameters.md` says that they need.
@Suite(
    .takesLong, .enabled(if: Shell.find("swiftc") != nil, "swiftc is not installed"),
    .compiledRxSwift)
struct PartsTests {
    /// The set, the parts of each command, and whether all of them together compile.
    private static let cases: [(set: String, commands: [[String]], isWhole: Bool)] = [
        ("Scene", [["Router"]], true),
        ("Scene", [["ViewModel"]], true),
        ("Scene", [["Support"]], true),
        ("Scene", [["Builder"]], false),
        ("Scene", [["Router"], ["view-model"], ["Builder"]], true),
        ("Scene", [["ViewModel", "Router"]], true),
        ("RxScene", [["Router"]], true),
        ("RxScene", [["ViewModel"]], true),
        ("RxScene", [["Builder"]], false),
        ("RxScene", [["Router"], ["view-model"], ["Builder"]], true),
        ("InputsOutputs", [["Router"]], true),
        ("InputsOutputs", [["ViewModel"]], true),
        ("InputsOutputs", [["Router"], ["ViewModel"], ["Builder"]], true),
        ("VIPER", [["Interfaces"]], true),
        ("VIPER", [["Presenter"]], false),
        ("VIPER", [["Presenter", "Interfaces"]], true),
        ("VIPER", [["Interactor", "Interfaces"]], true),
        ("VIPER", [["Interfaces"], ["Presenter"], ["Interactor"], ["Wireframe"]], true),
        ("RxVIPER", [["Presenter"]], false),
        ("RxVIPER", [["Interactor", "Interfaces"]], true),
        ("RxVIPER", [["Interfaces"], ["Presenter"], ["Interactor"], ["Wireframe"]], true),
        ("ProtocolVIPER", [["Protocols"]], false),
        ("ProtocolVIPER", [["Protocols", "Entity"]], true),
        ("ProtocolVIPER", [["Protocols"], ["Entity"], ["Presenter"]], true),
        ("ProtocolVIPER", [["Router"], ["Protocols", "Entity"]], true),
        ("SubjectVIPER", [["Subjects"]], false),
        ("SubjectVIPER", [["Subjects", "Entity"]], true),
        (
            "SubjectVIPER",
            [["Entity", "Subjects"], ["Presenter", "Interactor", "Wireframe"]], true
        ),
    ]

    /// Without `SCENE_KIT_FULL`, it is every third case, which has every set.
    @Test(
        arguments: Thoroughness.isFull
            ? cases : cases.indices.filter { $0 % 3 == 1 }.map { cases[$0] })
    func `parts compile`(set: String, commands: [[String]], isWhole: Bool) throws {
        let directory = try TemporaryDirectory()
        for (index, parts) in commands.enumerated() {
            // The later ones take it from the record.
            let parameters = index == 0 ? ["--param", "carID:String"] : []
            let result = try Run.program(
                Run.sceneKit,
                ["new", "CarDetails", "--template", set, "--output", "App"] + parameters
                    + parts.flatMap { ["--only", $0] },
                in: directory.url, environment: ["PATH": "/usr/bin:/bin"])
            try #require(result.status == 0, "\(result.errors)")
        }
        let swiftc = try #require(Shell.find("swiftc"))
        let folder = directory.url.appending(path: "App")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }.map { $0.path(percentEncoded: false) }
        try #require(!files.isEmpty)
        let modules =
            try ["Scene", "VIPER"].contains(set)
            ? [] : ["-I", #require(CompiledRxSwift.path)]
        let compiled = try Run.program(
            swiftc,
            ["-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors"] + modules + files,
            in: directory.url)
        #expect((compiled.status == 0) == isWhole, "\(compiled.errors)")
    }
}

/// The modules of the stub of RxSwift, compiled once for a suite.
private struct CompiledRxSwift: SuiteTrait, TestScoping {
    @TaskLocal static var path: String?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        let directory = try TemporaryDirectory()
        for module in ["RxSwift", "RxRelay"] { try Self.compile(module, in: directory) }
        try await Self.$path.withValue(directory.path) { try await body() }
    }

    private static func compile(_ module: String, in directory: TemporaryDirectory) throws {
        let sources = Repository.root.appending(path: "Tests/Stubs/RxSwift/Sources/\(module)")
        let files = try FileManager.default.contentsOfDirectory(
            at: sources, includingPropertiesForKeys: nil)
        let compiled = try Run.program(
            #require(Shell.find("swiftc")),
            [
                "-emit-module", "-swift-version", "5", "-parse-as-library", "-I", ".",
                "-module-name", module, "-o", "\(module).swiftmodule",
            ] + files.map { $0.path(percentEncoded: false) }, in: directory.url)
        try #require(compiled.status == 0, "\(compiled.errors)")
    }
}

extension Trait where Self == CompiledRxSwift {
    fileprivate static var compiledRxSwift: Self { Self() }
}
