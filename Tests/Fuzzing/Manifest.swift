import Basics
import Manifests
import SwiftSource

/// Any text as a `Package.swift`, and its first line as the name of a package.
func fuzz(_ input: [UInt8]) {
    let text = input.text
    let contents = ManifestContents(SourceText(name: "Package.swift", text: text))
    for target in contents.targets {
        expect(text.utf8.count > target.offset, "a target is somewhere")
        _ = target.folder
    }
    _ = contents.target(holding: "Sources/Scenes/Cars")
    _ = contents.choices
    for module in [nil, "Scenes"] {
        do throws(Failure) {
            let place = try contents.place(module: module)
            expect(place.library.kind == .library, "a place is one")
            let tests = try contents.tests(of: place.library.name).target
            expect(tests.kind == .test, "tests are in one")
        } catch {
            show(error)
        }
    }
    _ = contents.platforms?.argument
    let package = PackageDependency(url: text, from: "1.0.0", products: ["Cars"])
    _ = package.missing(among: [])?.declaration
    checkWritten(String(text.prefix { $0 != "\n" }))
}

/// What is written is read.
private func checkWritten(_ name: String) {
    let package = PackageDependency(
        url: "https://example.com/\(name).git", from: "1.0.0", products: [name])
    let manifest = PackageManifest(
        name: name, needing: PackageRequirements(dependencies: [package])
    ).text
    let contents = ManifestContents(SourceText(name: "Package.swift", text: manifest))
    expect(
        contents.targets.map(\.name) == ["Scenes", "ScenesTests"], "targets are read: \(manifest)")
    expect(
        contents.computedTargets == nil && contents.unclosed == nil, "all is literal: \(manifest)")
    guard let read = contents.name else { return }
    expect(read == name, "the name of the package is read: \(manifest)")
}
