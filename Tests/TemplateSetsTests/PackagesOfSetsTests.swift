import Foundation
import Manifests
import TemplateSets
import TestSupport
import Testing

/// The packages that a set's code needs, on their way into a manifest.
struct PackagesOfSetsTests {
    private let rx = PackageDependency(
        url: "https://github.com/ReactiveX/RxSwift.git", from: "6.9.0",
        products: ["RxSwift", "RxRelay"])

    @Test func `are read from the set's manifest`() throws {
        let set = try makeSet(
            ["a.swift": ""],
            more: """
                , "packages": [
                    {"url": "https://github.com/ReactiveX/RxSwift.git", "from": "6.9.0",
                     "products": ["RxSwift", "RxRelay"]},
                    {"url": "https://example.com/kit", "from": "1.0.0-beta", "name": "Kit",
                     "products": ["KitUI"]}]
                """)
        #expect(
            set.packages.map(\.dependency) == [
                rx,
                PackageDependency(
                    url: "https://example.com/kit", from: "1.0.0-beta", name: "Kit",
                    products: ["KitUI"]),
            ])
        #expect(set.packages.map(\.dependency.name) == ["RxSwift", "Kit"])
        #expect(try makeSet(["a.swift": ""]).packages == [])
    }

    @Test func `depend on the options of the scenes`() throws {
        let set = try makeSet(
            ["a.swift": ""],
            options: #"[{"name": "ui", "type": "bool", "summary": "Whether it has views"}]"#,
            more: """
                , "packages": [
                    {"url": "https://example.com/kit", "from": "1.0.0", "products": ["Kit"]},
                    {"url": "https://example.com/kit", "from": "1.0.0", "products": ["KitUI"],
                     "when": {"ui": true}}]
                """)
        let plain = try OptionValues(parsing: [], for: set)
        let views = try OptionValues(parsing: [OptionText(argument: "ui=true")], for: set)
        func products(_ options: OptionValues...) -> [[String]] {
            set.requirements(for: options).dependencies.map(\.products)
        }
        #expect(products(plain) == [["Kit"]])
        #expect(products(plain, views) == [["Kit", "KitUI"]])
        #expect(products() == [])
    }

    @Test func `the requirements of several sets are combined`() {
        let other = PackageDependency(
            url: "https://github.com/ReactiveX/rxswift", from: "6.10.0",
            products: ["RxRelay", "RxCocoa"])
        let kit = PackageDependency(url: "https://a.b/Kit", from: "1.0.0", products: ["Kit"])
        #expect(
            PackageDependency.merged([rx, kit, other, kit]) == [
                PackageDependency(
                    url: rx.url, from: "6.10.0", products: ["RxSwift", "RxRelay", "RxCocoa"]),
                kit,
            ])
    }

    @Test func `lines to paste contain only what is missing`() {
        #expect(
            rx.missing(among: ["RxSwift"])?.references
                == [".product(name: \"RxRelay\", package: \"RxSwift\")"])
        #expect(rx.missing(among: ["A", "RxRelay", "RxSwift"]) == nil)
        #expect(
            rx.declaration
                == ".package(url: \"https://github.com/ReactiveX/RxSwift.git\", from: \"6.9.0\")")
    }

    /// SwiftPM reads the manifest and fetches nothing.
    @Test func `SwiftPM takes the manifest`() throws {
        let folder = try TemporaryDirectory()
        let kit = PackageDependency(
            url: "https://example.com/kit", from: "1.0.0-beta", name: "Kit", products: ["KitUI"])
        var manifest = PackageManifest(name: "Shop")
        manifest.add([rx, kit], to: "Scenes")
        try folder.write(manifest.text, to: "Package.swift")
        let result = try Run.program(
            URL(filePath: "/usr/bin/env"),
            ["swift", "package", "--disable-sandbox", "dump-package"], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let dump = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let targets = try #require(dump["targets"] as? [[String: Any]])
        let library = try #require(targets.first { $0["name"] as? String == "Scenes" })
        let products = try #require(library["dependencies"] as? [[String: Any]]).map {
            ($0["product"] as? [Any])?.prefix(2).compactMap { $0 as? String } ?? []
        }
        #expect(
            products == [["RxSwift", "RxSwift"], ["RxRelay", "RxSwift"], ["KitUI", "Kit"]])
        #expect((dump["dependencies"] as? [Any])?.count == 2)
    }
}
