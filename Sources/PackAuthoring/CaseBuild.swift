package import Basics
import FileSystem
import Manifests
import Packs
import Scenes
import TemplateSets

/// Builds the package of a case with the Swift toolchain, and runs its tests.
package struct CaseBuild {
    private let swift: String
    private let environment: [String: String]

    /// In seconds. The first build of a package may fetch others.
    private static let limit = 1_200
    private static let mostLines = 10

    /// - Throws: `Failure` with 69 if there is no toolchain.
    package init(_ environment: [String: String]) throws(Failure) {
        guard let swift = Subprocess.path(of: "swift", environment) else {
            throw Failure(
                .unavailable, "swift is not on PATH, so no case can be built", path: "--build",
                hint: "Install Swift from https://www.swift.org/install.")
        }
        (self.swift, self.environment) = (swift, environment)
    }

    /// Returns the errors of a case's package; none if it builds and its tests pass. Throws a
    /// `Failure` with 69 if the toolchain doesn't run, and 74 if the files can't be written.
    func problems(of scene: CaseScene, at path: String) throws(Failure) -> [Diagnostic] {
        let files: [String: [UInt8]]
        do throws(Failure) {
            files = try scene.packageFiles()
        } catch {
            return error.diagnostics
        }
        let folder = try TemporaryFolder()
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            try folder.write(bytes, to: path)
        }
        let hasTests = files.keys.contains { $0.hasPrefix("Tests/") }
        let command = hasTests ? "test" : "build"
        let result: Subprocess.Result
        do throws(Subprocess.Problem) {
            result = try Subprocess(
                program: swift, arguments: [command, "--package-path", folder.path],
                environment: environment, limit: Self.limit
            ).run()
        } catch {
            try Signals.throwIfPending()
            throw Failure(
                .unavailable,
                "'swift \(command)' can't run or takes longer than \(Self.limit) seconds",
                path: path)
        }
        if result.status == 0 { return [] }
        let lines = String(decoding: result.output + result.errors, as: UTF8.self)
            .replacing(folder.path + "/", with: "").split(whereSeparator: \.isNewline)
        let errors = lines.filter { $0.utf8.contains("error: ".utf8) && $0.first != " " }
        let placed = errors.filter { $0.utf8.contains(".swift:".utf8) }
        var seen: Set<Substring> = []
        let shown = (placed.isEmpty ? errors.isEmpty ? lines : errors : placed)
            .filter { seen.insert($0).inserted }.prefix(Self.mostLines)
        let first = Diagnostic(
            .error, "'swift \(command)' fails for the package of the case", path: path)
        return [first] + shown.map { .note(String($0)) }
    }
}

extension CaseScene {
    /// A package with the scene and the scenes that its routes lead to.
    fileprivate func packageFiles() throws(Failure) -> [String: [UInt8]] {
        let (module, tests) = (packCase.module, packCase.module + "Tests")
        var budget = RunBudget()
        let (files, options, makesTests) = try render(asPackage: true, spending: &budget)
        let requirements = templateSet.requirements(for: options)
        var manifest = PackageManifest(
            name: "Case", targetName: module, testTargetName: makesTests ? tests : nil,
            needing: requirements)
        manifest.add(requirements.dependencies, to: module)
        return files.merging(["Package.swift": Array(manifest.text.utf8)]) { $1 }
    }
}
