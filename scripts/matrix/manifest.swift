// swift-tools-version: 6.2

import PackageDescription

/// One of the five ways to compile; a warning is an error in each.
func settings(_ way: String) -> [SwiftSetting] {
    let isSwift5 = way.hasPrefix("5")
    let basics: [SwiftSetting] = [
        .swiftLanguageMode(isSwift5 ? .v5 : .v6), .treatAllWarnings(as: .error),
    ]
    if way.hasSuffix("complete") { return basics + [.enableUpcomingFeature("StrictConcurrency")] }
    guard way.hasSuffix("features") else { return basics }
    var features = [
        "MemberImportVisibility", "ExistentialAny", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
    ]
    if isSwift5 { features.append("IsolatedDefaultValues") }
    return basics + [.defaultIsolation(MainActor.self)]
        + features.map { .enableUpcomingFeature($0) }
}

let package = Package(name: "Generated", platforms: [.iOS(.v17), .macOS(.v14)])

@MainActor
func shared(_ name: String, _ way: String) {
    package.targets.append(.target(name: name, swiftSettings: settings(way)))
}

@MainActor
func module(_ name: String, _ way: String, uses dependencies: [Target.Dependency]) {
    package.targets += [
        .target(name: name, dependencies: dependencies, swiftSettings: settings(way)),
        .testTarget(
            name: name + "Tests", dependencies: dependencies + [.target(name: name)],
            swiftSettings: settings(way)),
    ]
}

let rx: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"), .product(name: "RxRelay", package: "RxSwift"),
]

// What scripts/check-generated puts together follows.
