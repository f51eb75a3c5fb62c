// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Shop",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "Scenes", targets: ["Scenes"])
    ],
    targets: [
        .target(name: "Scenes")
    ],
    swiftLanguageModes: [.v6]
)
