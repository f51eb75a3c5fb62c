// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "SwiftUICars",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Scenes", targets: ["Scenes"])
    ],
    targets: [
        .target(name: "Scenes"),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes"]),
    ],
    swiftLanguageModes: [.v6]
)
