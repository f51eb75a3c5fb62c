import Basics
import Foundation
import Manifests
import TestSupport
import Testing

/// A manifest as people write it, and what it becomes when a target needs packages. `‹` and `›`
/// enclose what is added. Without them, the manifest isn't edited.
struct ManifestForm: Sendable, CustomTestStringConvertible {
    let name: String
    let marked: String
    /// The lines to paste if the manifest isn't edited.
    let lines: [String]?
    let target: String

    init(
        _ name: String, _ marked: String, pasting lines: [String]? = nil, to target: String = "Shop"
    ) {
        (self.name, self.marked, self.lines, self.target) = (name, marked, lines, target)
    }

    /// A manifest with these arguments.
    init(
        _ name: String, dependencies: String, target: String = "\"Kit\"‹, ⌃›",
        pasting lines: [String]? = nil
    ) {
        let target = target.replacing(
            "⌃", with: ".product(name: \"RxSwift\", package: \"RxSwift\")")
        self.init(
            name,
            """
            let package = Package(
                name: "Shop",
                dependencies: \(dependencies),
                targets: [
                    .target(name: "Shop", dependencies: [\(target)]),
                    .target(name: "Kit"),
                ]
            )
            """, pasting: lines)
    }

    var testDescription: String { name }
    var old: String { marked.replacing(/‹[^›]*›/, with: "") }
    var new: String { marked.replacing(/[‹›]/, with: "") }

    static let rx = PackageDependency(
        url: "https://github.com/ReactiveX/RxSwift.git", from: "6.0.0", products: ["RxSwift"])
    static let account = PackageDependency(folder: "../Account", products: ["Account"])

    private static let rxLine =
        #".package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.0.0")"#
    private static let rxProduct = #".product(name: "RxSwift", package: "RxSwift")"#
    private static let added = "‹, \(rxLine)›"
    private static let kit = #".package(path: "../Kit")"#

    /// Manifests that need RxSwift.
    static let all: [ManifestForm] = [
        // Other requirements and addresses of the same package.
        .init(
            "exact",
            dependencies:
                #"[.package(url: "https://github.com/ReactiveX/RxSwift.git", exact: "6.5.0")]"#),
        .init(
            "from, without .git",
            dependencies: #"[.package(url: "https://github.com/ReactiveX/RxSwift", from: "6.5.0")]"#
        ),
        .init(
            "with a slash",
            dependencies:
                #"[.package(url: "https://github.com/ReactiveX/RxSwift/", from: "6.0.0")]"#),
        .init(
            "in lower case",
            dependencies:
                #"[.package(url: "https://github.com/reactivex/rxswift", from: "6.0.0")]"#,
            target: #""Kit"‹, .product(name: "RxSwift", package: "rxswift")›"#),
        .init(
            "upToNextMajor",
            dependencies:
                #"[.package(url: "git@github.com:ReactiveX/RxSwift.git", .upToNextMajor(from: "6.0.0"))]"#
        ),
        .init(
            "ssh and a range",
            dependencies:
                #"[.package(url: "ssh://git@github.com/ReactiveX/RxSwift.git", "6.0.0"..<"7.0.0")]"#
        ),
        .init(
            "branch", dependencies: #"[.package(url: "../mirrors/RxSwift.git", branch: "main")]"#),
        .init(
            "revision",
            dependencies:
                #"[.package(url: "https://x.com/RxSwift", .revision("e74d8b2"))]"#),
        .init("path", dependencies: #"[.package(path: "Vendor/RxSwift")]"#),
        .init(
            "a name",
            dependencies: #"[.package(name: "Rx", path: "../rxswift")]"#,
            target: #""Kit"‹, .product(name: "RxSwift", package: "Rx")›"#),
        .init(
            "a registry", dependencies: #"[.package(id: "ReactiveX.RxSwift", from: "6.0.0")]"#,
            target: #""Kit"‹, .product(name: "RxSwift", package: "ReactiveX.RxSwift")›"#),
        .init(
            "a helper function", dependencies: #"[github("ReactiveX/RxSwift", "6.0.0")]"#),
        .init(
            "a sum", dependencies: "[\(kit)] + [.package(url: base + \"RxSwift\", from: \"6.0.0\")]"
        ),
        .init(
            "an address in a constant",
            """
            let rx = "https://github.com/ReactiveX/RxSwift"
            let package = Package(
                name: "Shop", dependencies: [.package(url: rx, from: "6.0.0")],
                targets: [.target(name: "Shop"‹, dependencies: [\(rxProduct)]›)])
            """),
        .init(
            "a package in a constant",
            """
            let rx: Package.Dependency = .package(url: "https://x.com/RxSwift", from: "6.0.0")
            let package = Package(
                name: "Shop", dependencies: [rx],
                targets: [.target(name: "Shop", dependencies: [‹\(rxProduct)›])])
            """),
        .init(
            "appended in both branches",
            """
            let package = Package(name: "Shop", targets: [.target(name: "Shop", dependencies: ["Kit"‹, \(rxProduct)›])])
            if useLocal {
                package.dependencies.append(.package(path: "../RxSwift"))
            } else {
                package.dependencies += [.package(url: "https://x.com/RxSwift", from: "6.0.0")]
            }
            """),
        .init(
            "appended in one branch",
            """
            let package = Package(name: "Shop", targets: [.target(name: "Shop", dependencies: ["Kit"])])
            #if os(macOS)
            package.dependencies += [.package(url: "https://x.com/RxSwift", from: "6.0.0")]
            #endif
            """, pasting: [rxProduct]),
        .init(
            "addresses in a dictionary",
            """
            let all = ["https://github.com/ReactiveX/RxSwift": Version("6.0.0")]
            func make() -> [Package.Dependency] { all.map { .package(url: $0.key, from: $0.value) } }
            let package = Package(
                name: "Shop", dependencies: make(), targets: [.target(name: "Shop", dependencies: [‹\(rxProduct)›])])
            """),
        // Products that are there.
        .init(
            "a product with a condition", dependencies: "[\(rxLine)]",
            target:
                #".product(name: "RxSwift", package: "RxSwift", condition: .when(platforms: [.iOS]))"#
        ),
        .init(
            "a product by name", dependencies: "[\(rxLine)]", target: #".byName(name: "RxSwift")"#),
        .init(
            "a product in a member",
            """
            extension Target.Dependency { static let rx: Self = .product(name: "RxSwift", package: "RxSwift") }
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)], targets: [.target(name: "Shop", dependencies: [.rx])])
            """),
        .init(
            "a product in a constant list",
            """
            let common: [Target.Dependency] = [\(rxProduct)]
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)],
                targets: [.target(name: "Shop", dependencies: common + ["Kit"])])
            """),
        // Lists.
        .init("an empty list", dependencies: "[‹\(rxLine)›]"),
        .init("a single line", dependencies: "[\(kit)\(added)]"),
        .init("a comma at the end", dependencies: "[\(kit)\(added),]"),
        .init("a comment on the line", dependencies: "[\(kit)\(added) /* ours */]"),
        .init("a sum of lists", dependencies: "[\(kit)\(added)] + others"),
        .init(
            "a constant list",
            """
            let dependencies: [Package.Dependency] = [
              \(kit)‹,
              \(rxLine),›
            ]
            let package = Package(
              name: "Shop", dependencies: dependencies,
              targets: [.target(name: "Shop"‹, dependencies: [\(rxProduct)]›)])
            """),
        .init(
            "a comment of several lines",
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    \(kit)‹,› /* ours,
                    .package(path: "../Old"), */‹
                    \(rxLine),›
                ],
                targets: [.target(name: "Shop", dependencies: ["Kit"‹, \(rxProduct)›])])
            """),
        .init(
            "comments after the last element",
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    \(kit),  // ours, with ]‹
                    \(rxLine),›
                    // .package(path: "../RxSwift"),
                ],
                targets: [.target(name: "Shop", dependencies: ["Kit"‹, \(rxProduct)› // "RxSwift"
                ])])
            """),
        .init(
            "a comment in an empty list",
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    // none yet‹
                    \(rxLine),›
                ],
                targets: [.target(name: "Shop", dependencies: ["Kit"‹, \(rxProduct)›])])
            """),
        .init(
            "CRLF",
            "let package = Package(\r\n    name: \"Shop\",‹\r\n    dependencies: [\r\n        \(rxLine),\r\n    ],›\r\n    targets: [\r\n        .target(\r\n            name: \"Shop\",\r\n            dependencies: [\r\n                \"Kit\",\r\n‹                \(rxProduct),\r\n›            ])\r\n    ])\r\n"
        ),
        .init(
            "tabs",
            "let package = Package(\n\tname: \"Shop\",\n\tdependencies: [\n\t\t\(kit)‹,\n\t\t\(rxLine),›\n\t],\n\ttargets: [\n\t\t.target(\n\t\t\tname: \"Shop\"‹,\n\t\t\tdependencies: [\(rxProduct)]›\n\t\t)\n\t])\n"
        ),
        .init(
            "the arguments of init",
            """
            let shop: Package = .init(
                name: "Shop", ‹dependencies: [\(rxLine)], ›targets: [.target(name: "Shop"‹, dependencies: [\(rxProduct)]›)])
            """),
        .init(
            "a loop over the targets",
            """
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)],
                targets: [.target(name: "Shop"‹, dependencies: [\(rxProduct)]›)])
            for target in package.targets where target.type != .binary {
                target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("X")]
            }
            """),
        .init(
            "names in members",
            """
            extension String { static let shop = "Shop" }
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)],
                targets: [.target(name: .shop, dependencies: [‹\(rxProduct)›])])
            """),
        // What the manifest computes is left to its author.
        .init(
            "a list that is replaced",
            """
            let package = Package(
                name: "Shop", dependencies: [\(kit)], targets: [.target(name: "Shop", dependencies: ["Kit"])])
            package.dependencies = [.package(path: "../Other")]
            """, pasting: [rxLine, rxProduct]),
        .init(
            "a package in a list that is replaced",
            """
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)], targets: [.target(name: "Shop", dependencies: ["Kit"])])
            package.dependencies = [.package(path: "../Other")]
            """, pasting: [rxLine, rxProduct]),
        .init(
            "dependencies of targets that are replaced",
            """
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)], targets: [.target(name: "Shop", dependencies: ["Kit"])])
            for target in package.targets { target.dependencies = [] }
            """, pasting: [rxProduct]),
        .init(
            "a constant list of dependencies",
            """
            let kits: [Target.Dependency] = ["Kit"]
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)], targets: [.target(name: "Shop", dependencies: kits)])
            """, pasting: [rxProduct]),
        .init(
            "dependencies from a function",
            """
            let package = Package(
                name: "Shop", dependencies: all(), targets: [.target(name: "Shop", dependencies: ["Kit"])])
            """, pasting: [rxLine, rxProduct]),
        .init(
            "a target from a function",
            """
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)], targets: [.feature("Shop", uses: ["Kit"])])
            """, pasting: [rxProduct]),
        .init(
            "a target from a function that has the product",
            """
            let package = Package(
                name: "Shop", dependencies: [\(rxLine)], targets: [.feature("Shop", uses: ["RxSwift"])])
            """),
        .init(
            "a package in two branches",
            """
            #if os(Linux)
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            #else
            let package = Package(name: "Shop", targets: [.target(name: "Shop"), .target(name: "Kit")])
            #endif
            """, pasting: [rxLine, rxProduct]),
    ]
}

struct ManifestEditTests {
    private func read(_ text: String) -> ManifestContents {
        ManifestContents(SourceText(name: "Package.swift", text: text))
    }

    @Test(arguments: ManifestForm.all)
    func `a manifest as people write it`(form: ManifestForm) throws {
        let needs = ManifestNeeds(targets: [form.target: [ManifestForm.rx]])
        let contents = read(form.old)
        guard let lines = form.lines else {
            let edited = try contents.edited(for: needs)
            #expect(edited.source.text == form.new)
            #expect(try edited.edited(for: needs).source.text == form.new, "a second time")
            #expect(edited.missingLines(for: needs).isEmpty)
            return
        }
        #expect(form.old == form.new)
        #expect(throws: ManifestObstacle.self) { try contents.edited(for: needs) }
        let missing = contents.missingLines(for: needs)
        #expect(missing.packages + missing.targets.flatMap(\.lines) == lines)
    }

    @Test func `products are added for other packages`() throws {
        let contents = read(
            """
            let package = Package(
                name: "Shop",
                products: [
                    .library(name: "ShopKit", targets: ["Shop", "Kit"])
                ],
                targets: [.target(name: "Shop"), .target(name: "Kit"), .target(name: "Cart")])
            """)
        var needs = ManifestNeeds()
        needs.products = ["Kit", "Cart"]
        let edited = try contents.edited(for: needs)
        #expect(
            edited.source.text.contains(
                "[\"Shop\", \"Kit\"]),\n        .library(name: \"Cart\", targets: [\"Cart\"]),\n    ],"
            ))
        #expect(edited.products.map(\.name) == ["ShopKit", "Cart"])
        let without = read("let package = Package(name: \"A\", targets: [.target(name: \"Kit\")])")
        needs.products = ["Kit"]
        #expect(
            try without.edited(for: needs).source.text
                == "let package = Package(name: \"A\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])"
        )
        let computed = read("let package = Package(name: \"A\", products: all.map(library))")
        #expect(computed.missingLines(for: needs).isEmpty)
    }

    @Test func `a target of the same package is named by itself`() throws {
        let own = PackageDependency(folder: ".", products: ["Account"])
        let contents = read(
            #"let package = Package(name: "Shop", targets: [.target(name: "Shop")])"#)
        #expect(
            try contents.edited(for: ManifestNeeds(targets: ["Shop": [own]])).source.text
                == #"let package = Package(name: "Shop", targets: [.target(name: "Shop", dependencies: ["Account"])])"#
        )
    }

    @Test func `a package above has the name of its folder`() throws {
        let above = PackageDependency(folder: "../..", name: "Shop", products: ["Shop"])
        let contents = read("let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
        let edited = try contents.edited(for: ManifestNeeds(targets: ["A": [above]]))
        #expect(edited.source.text.contains("[.package(path: \"../..\")]"))
        #expect(edited.source.text.contains("package: \"Shop\""))
        #expect(edited.missingLines(for: ManifestNeeds(targets: ["A": [above]])).isEmpty)
    }

    /// Which forms SwiftPM reads: it compiles each twice.
    private static let formsForSwiftPM =
        ["a loop over the targets", "CRLF"]
        + (Thoroughness.isFull ? ["exact", "a constant list", "names in members"] : [])

    /// SwiftPM reads the edited manifest as the old one with only the additions.
    @Test(arguments: ManifestForm.all.filter { formsForSwiftPM.contains($0.name) })
    func `SwiftPM sees the additions and no other change`(form: ManifestForm) throws {
        let header = "// swift-tools-version: 5.9\nimport PackageDescription\n"
        let (old, new) = (try dump(header + form.old), try dump(header + form.new))
        let added = try #require(
            new.targets.first { $0.name == "Shop" }?.dependencies.last as? NSDictionary)
        #expect("\(added)".contains("RxSwift"))
        #expect(
            new.packages.count == 1 + old.packages.filter { !"\($0)".contains("rxswift") }.count)
        #expect(new.others == old.others)
        #expect(new.targets.map(\.name) == old.targets.map(\.name))
        #expect(
            new.targets.map { $0.dependencies.count - ($0.name == "Shop" ? 1 : 0) }
                == old.targets.map(\.dependencies.count))
    }

    private struct Dump {
        let packages: [NSDictionary]
        let targets: [(name: String, dependencies: [Any])]
        let others: NSDictionary
    }

    private func dump(_ manifest: String) throws -> Dump {
        let folder = try TemporaryDirectory()
        try folder.write(manifest, to: "Package.swift")
        let result = try Run.program(
            URL(filePath: "/usr/bin/env"), ["swift", "package", "dump-package"], in: folder.url)
        try #require(result.status == 0, "\(result.errors)")
        var all = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let packages = try #require(all.removeValue(forKey: "dependencies") as? [NSDictionary])
        let targets = try #require(all.removeValue(forKey: "targets") as? [[String: Any]])
        all["packageKind"] = nil
        return Dump(
            packages: packages,
            targets: targets.map {
                ($0["name"] as? String ?? "", $0["dependencies"] as? [Any] ?? [])
            },
            others: all as NSDictionary)
    }
}
