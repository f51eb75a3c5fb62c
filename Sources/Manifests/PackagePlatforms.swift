/// The lowest versions of systems that a package builds for.
package struct PackagePlatforms: Hashable, Sendable {
    /// By what the manifest calls the system.
    package private(set) var versions: [String: PlatformVersion]

    /// The names of systems in a manifest, in the order that generated manifests use.
    package static let names = ["iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS"]

    /// The platforms of a new package if no set requires higher ones.
    package static let standard = PackagePlatforms(["iOS": "16", "macOS": "13"])

    package init(_ versions: [String: PlatformVersion] = [:]) { self.versions = versions }

    package var isEmpty: Bool { versions.isEmpty }

    /// The listed platforms, in the order of a manifest.
    package var list: [(name: String, version: PlatformVersion)] {
        Self.names.compactMap { name in versions[name].map { (name, $0) } }
    }

    /// For every system the higher one.
    package func merging(_ other: PackagePlatforms) -> PackagePlatforms {
        PackagePlatforms(versions.merging(other.versions, uniquingKeysWith: max))
    }

    /// The argument of a manifest.
    package var argument: String {
        let elements = list.map { ".\($0.name)(\($0.version.argument(of: $0.name)))" }
        return "platforms: [\(elements.joined(separator: ", "))]"
    }

    /// Returns the higher platforms of both, or nil if those of the manifest are sufficient.
    package func missing(in declared: PackagePlatforms) -> PackagePlatforms? {
        let needed = declared.merging(self)
        return needed == declared ? nil : needed
    }
}

/// A version of a system, such as `17` or `17.4`.
package struct PlatformVersion: Hashable, Sendable, Comparable, CustomStringConvertible,
    ExpressibleByStringLiteral
{
    package let major: Int
    package let minor: Int

    /// Returns nil unless the text is a number, or two numbers separated by a dot.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.count <= 3 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        guard (1...2).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else {
            return nil
        }
        (major, minor) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    package init(stringLiteral text: String) {
        guard let version = PlatformVersion(text) else { preconditionFailure("'\(text)'") }
        self = version
    }

    package static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    package var description: String { minor == 0 ? String(major) : "\(major).\(minor)" }

    /// The highest versions that Swift 6.0 has a name for.
    private static let named = [
        "iOS": 18, "macOS": 15, "macCatalyst": 18, "tvOS": 18, "watchOS": 11, "visionOS": 2,
    ]

    fileprivate func argument(of name: String) -> String {
        let lowest = ["macOS": 11, "macCatalyst": 13][name] ?? 1
        guard minor == 0, let highest = Self.named[name], (lowest...highest).contains(major) else {
            return "\"\(major).\(minor)\""
        }
        return ".v\(major)"
    }
}

/// The platforms and the tools version that generated code needs in a manifest.
package struct PackageRequirements: Hashable, Sendable {
    package private(set) var dependencies: [PackageDependency]
    /// The lowest versions that the sets require.
    package private(set) var platforms: PackagePlatforms
    /// The platforms of a new package: usual versions, or what the sets require if it is higher.
    package private(set) var newPlatforms: PackagePlatforms
    /// The version in `swift-tools-version: `.
    package private(set) var toolsVersion: String

    package init(
        dependencies: [PackageDependency] = [], platforms: PackagePlatforms = PackagePlatforms(),
        needsSwift61: Bool = false
    ) {
        self.dependencies = dependencies
        self.platforms = platforms
        newPlatforms = platforms.merging(.standard)
        toolsVersion = needsSwift61 ? "6.1" : "6.0"
    }

    /// Combines the requirements of several sets.
    package static func merged(_ all: [PackageRequirements]) -> PackageRequirements {
        var merged = all.first ?? PackageRequirements()
        for other in all.dropFirst() {
            merged.platforms = merged.platforms.merging(other.platforms)
            merged.newPlatforms = merged.newPlatforms.merging(other.newPlatforms)
            merged.toolsVersion = max(merged.toolsVersion, other.toolsVersion)
        }
        merged.dependencies = PackageDependency.merged(all.flatMap(\.dependencies))
        return merged
    }
}
