// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "RxCars",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "Scenes", targets: ["Scenes"])
    ],
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
        .testTarget(name: "ScenesTests", dependencies: ["Scenes"]),
    ],
    swiftLanguageModes: [.v6]
)
