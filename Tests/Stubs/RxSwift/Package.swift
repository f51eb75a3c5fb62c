// swift-tools-version:5.9

import PackageDescription

// What RxSwift's own package offers on Linux, as far as generated code needs it: no RxCocoa.
let package = Package(
    name: "RxSwift",
    platforms: [.iOS(.v12), .macOS(.v10_13)],
    products: [
        .library(name: "RxSwift", targets: ["RxSwift"]),
        .library(name: "RxRelay", targets: ["RxRelay"]),
    ],
    targets: [
        .target(name: "RxSwift"),
        .target(name: "RxRelay", dependencies: ["RxSwift"]),
    ],
    swiftLanguageVersions: [.v5]
)
