import Basics
import Foundation
import Manifests
import TemplateSets
import TestSupport
import Testing

/// The systems that a set's code runs on, on their way into a manifest.
struct PlatformsOfSetsTests {
    private let high = PackagePlatforms(["iOS": "17", "macOS": "14.2", "visionOS": "1"])

    @Test func `are read from the set's manifest`() throws {
        let set = try makeSet(
            ["a.swift": ""],
            more: #", "platforms": {"iOS": "17", "macOS": "14.2", "visionOS": "1"}"#)
        #expect(set.platforms == high)
        #expect(try makeSet(["a.swift": ""]).platforms.isEmpty)
    }

    @Test(arguments: [#""17.1.2""#, #""""#, #""v17""#, #""0""#, #""17.""#, "17", #""1000""#])
    func `a version is one number or two`(version: String) {
        #expect(throws: (any Error).self) {
            try makeSet(["a.swift": ""], more: #", "platforms": {"iOS": \#(version)}"#)
        }
    }

    @Test func `a new manifest has the highest versions, and at least the usual ones`() {
        #expect(
            PackageRequirements(platforms: PackagePlatforms(["macOS": "10.15"])).newPlatforms
                .argument == "platforms: [.iOS(.v16), .macOS(.v13)]")
        #expect(
            PackageRequirements(platforms: high).newPlatforms.argument
                == #"platforms: [.iOS(.v17), .macOS("14.2"), .visionOS(.v1)]"#)
        let all = PackageRequirements.merged([
            PackageRequirements(platforms: PackagePlatforms(["iOS": "15"])),
            PackageRequirements(platforms: PackagePlatforms(["macOS": "26"]), needsSwift61: true),
        ])
        #expect(all.newPlatforms.argument == #"platforms: [.iOS(.v16), .macOS("26.0")]"#)
        #expect(all.toolsVersion == "6.1")
        #expect(PackageRequirements.merged([]).newPlatforms == .standard)
    }

    @Test(arguments: [
        ("", "[.iOS(.v17), .macOS(\"14.2\"), .visionOS(.v1)]"),
        ("platforms: [.iOS(.v18)], ", "[.iOS(.v18), .macOS(\"14.2\"), .visionOS(.v1)]"),
        (
            "platforms: [.macOS(.v10_15), .iOS(\"17.1.2\"), .visionOS(.v2)], ",
            nil
        ),
        (
            "platforms: [.macOS(.v10_15), .iOS(\"17.1\"), .tvOS(.v13)], ",
            "[.iOS(\"17.1\"), .macOS(\"14.2\"), .tvOS(.v13), .visionOS(.v1)]"
        ),
        ("platforms: [.iOS(.v17), .macOS(.v15), .visionOS(.v1)], ", nil),
        ("platforms: systems, ", nil), ("platforms: [.iOS(lowest)], ", nil),
        ("platforms: [.iOS(.v16)] + more, ", nil),
    ])
    func `lines to paste contain only what is missing`(
        platforms: String, expected: String?
    ) {
        let manifest = """
            let package = Package(name: "Shop", \(platforms)targets: [.target(name: "Shop")])
            """
        let contents = ManifestContents(SourceText(name: "", text: manifest))
        let missing = contents.platforms.flatMap(high.missing)
        #expect(missing?.argument == expected.map { "platforms: " + $0 })
    }

    @Test(arguments: [
        ("nonisolated enum A {}", "6.1"), ("public nonisolated final class A {}", "6.1"),
        ("{{> public}}nonisolated extension A {}", "6.1"), ("nonisolated\n  struct A {}", "6.1"),
        ("nonisolated func a() {}", "6.0"), ("nonisolated static let a = 1", "6.0"),
        ("struct A { nonisolated init() {} }", "6.0"),
    ])
    func `types without isolation need Swift 6.1`(text: String, version: String) throws {
        #expect(try makeSet(["a.swift": text]).requirements(for: []).toolsVersion == version)
    }

    /// SwiftPM reads the manifest.
    @Test func `SwiftPM takes the manifest`() throws {
        let folder = try TemporaryDirectory()
        let needs = PackageRequirements(platforms: high, needsSwift61: true)
        try folder.write(PackageManifest(name: "Shop", needing: needs).text, to: "Package.swift")
        let result = try Run.program(
            URL(filePath: "/usr/bin/env"),
            ["swift", "package", "--disable-sandbox", "dump-package"], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let dump = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let platforms = try #require(dump["platforms"] as? [[String: Any]])
        #expect(
            platforms.map { "\($0["platformName"] ?? "") \($0["version"] ?? "")" }
                == ["ios 17.0", "macos 14.2", "visionos 1.0"])
    }
}
