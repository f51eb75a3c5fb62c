import Basics
import Foundation
import Manifests
import SwiftFormatting
import TestSupport
import Testing

struct PackageManifestTests {
    @Test func `a manifest is of a package that can be tested on Linux`() {
        #expect(
            PackageManifest(name: "my \"app\"").text == """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                    name: "my \\"app\\"",
                    defaultLocalization: "en",
                    platforms: [.iOS(.v16), .macOS(.v13)],
                    products: [
                        .library(name: "Scenes", targets: ["Scenes"])
                    ],
                    targets: [
                        .target(name: "Scenes"),
                        .testTarget(name: "ScenesTests", dependencies: ["Scenes"]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test func `a manifest names what generated code needs`() {
        let text = Self.withDependency
        #expect(
            text.contains(
                """
                    dependencies: [
                        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.9.0")
                    ],
                    targets: [
                        .target(
                            name: "Scenes",
                            dependencies: [
                                .product(name: "RxSwift", package: "RxSwift"),
                                .product(name: "RxRelay", package: "RxSwift"),
                            ]),
                """))
    }

    @Test func `a manifest is clean under the formatter`() throws {
        let long = String(repeating: "long ", count: 20)
        try expectLintClean(
            [
                "A.swift": PackageManifest(name: "app").text,
                "B.swift": Self.withDependency,
                "C.swift": PackageManifest(
                    name: "app", targetName: "A" + long.filter { $0 != " " }
                ).text,
            ], configuration: FormatterConfiguration.text)
    }

    @Test func `a manifest can be read back`() throws {
        let manifest = ManifestContents(SourceText(name: "", text: Self.withDependency))
        let place = try manifest.place(module: nil)
        #expect(place.library.folder == "Sources/Scenes")
        #expect(place.library.dependencies == ["RxSwift", "RxRelay"])
        #expect(place.tests?.folder == "Tests/ScenesTests")
    }

    private static let support = PackageManifest.Support(
        folder: "../SceneSupport", name: "SceneSupport", testingName: "SceneSupportTesting")

    @Test func `the manifest of a feature leads to interfaces of others`() {
        var manifest = PackageManifest(
            feature: "Checkout", in: "Checkout", on: Self.support, needing: PackageRequirements())
        manifest.add(
            [PackageDependency(folder: "../Cars", products: ["CarsInterface"])], to: "Checkout")
        #expect(
            manifest.text == """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                    name: "Checkout",
                    defaultLocalization: "en",
                    platforms: [.iOS(.v16), .macOS(.v13)],
                    products: [
                        .library(name: "CheckoutInterface", targets: ["CheckoutInterface"]),
                        .library(name: "Checkout", targets: ["Checkout"]),
                        .library(name: "CheckoutTesting", targets: ["CheckoutTesting"]),
                    ],
                    dependencies: [
                        .package(path: "../SceneSupport"),
                        .package(path: "../Cars"),
                    ],
                    targets: [
                        .target(
                            name: "CheckoutInterface",
                            dependencies: [
                                .product(name: "SceneSupport", package: "SceneSupport")
                            ]),
                        .target(
                            name: "Checkout",
                            dependencies: [
                                "CheckoutInterface",
                                .product(name: "SceneSupport", package: "SceneSupport"),
                                .product(name: "CarsInterface", package: "Cars"),
                            ]),
                        .target(
                            name: "CheckoutTesting",
                            dependencies: [
                                "CheckoutInterface",
                                .product(name: "SceneSupport", package: "SceneSupport"),
                            ]),
                        .testTarget(
                            name: "CheckoutTests",
                            dependencies: [
                                "Checkout",
                                "CheckoutInterface",
                                "CheckoutTesting",
                                .product(name: "SceneSupport", package: "SceneSupport"),
                                .product(name: "SceneSupportTesting", package: "SceneSupport"),
                            ]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test func `the manifests of shared files and of the app are clean under the formatter`() throws
    {
        let requirements = PackageRequirements(
            dependencies: [
                PackageDependency(url: "https://a.b/Rx.git", from: "6.9.0", products: ["Rx"])
            ])
        try expectLintClean(
            [
                "A.swift": PackageManifest(
                    support: "SceneSupport", in: "SceneSupport", needing: requirements
                ).text,
                "B.swift": PackageManifest(
                    app: "AppFeatures", in: "AppFeatures", on: Self.support, needing: requirements
                ).text,
                "C.swift": PackageManifest(
                    feature: "Cars", in: "Cars", on: Self.support, hasTests: false,
                    needing: requirements
                ).text,
            ], configuration: FormatterConfiguration.text)
    }

    private static let withDependency = {
        var manifest = PackageManifest(name: "app")
        manifest.add(
            [
                PackageDependency(
                    url: "https://github.com/ReactiveX/RxSwift.git", from: "6.9.0",
                    products: ["RxSwift", "RxRelay"])
            ], to: "Scenes")
        return manifest.text
    }()
}
