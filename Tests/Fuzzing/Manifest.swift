import SwiftFormatting
import SwiftSource

/// Any text as a `Package.swift`, and its first line as the name of a package.
func fuzz(_ input: [UInt8]) {
    let text = input.text
    let targets = ManifestReader.targets(in: text)
    for target in targets.targets {
        expect(text.utf8.count > target.offset, "a target is somewhere")
        _ = target.folder
    }
    _ = targets.target(holding: "Sources/Scenes/Cars")
    for module in [nil, "Scenes"] {
        do throws(PackageTargets.Problem) {
            let pair = try targets.pair(module: module)
            expect(pair.library.kind == .library && pair.tests.kind == .test, "a pair is one")
        } catch {
            _ = PackageTargets.linesToPaste(for: error)
        }
        _ = try? targets.library(module: module)
    }
    _ = ManifestReader.packageName(in: text)
    _ = ManifestReader.platforms(in: text)?.argument
    let package = PackageDependency(url: text, from: "1.0.0", products: ["Cars"])
    _ = MissingDependency(of: package, among: [], in: text)?.packageLines
    checkWritten(String(text.prefix { $0 != "\n" }))
}

/// What is written is read.
private func checkWritten(_ name: String) {
    let package = PackageDependency(
        url: "https://example.com/\(name).git", from: "1.0.0", products: [name])
    let manifest = PackageManifest(
        name: name, needing: PackageRequirements(dependencies: [package])
    ).text
    let targets = ManifestReader.targets(in: manifest)
    expect(
        targets.targets.map(\.name) == ["Scenes", "ScenesTests"], "targets are read: \(manifest)")
    expect(targets.computed.isEmpty && targets.unclosed == nil, "all is literal: \(manifest)")
    guard let read = ManifestReader.packageName(in: manifest) else { return }
    expect(read == name, "the name of the package is read: \(manifest)")
}
