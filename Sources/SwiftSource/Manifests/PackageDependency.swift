import Basics

/// A package that generated code needs.
package struct PackageDependency: Hashable, Sendable {
    /// The address of the package's repository.
    package let url: String
    /// The lowest version, such as `6.0.0`.
    package let from: String
    /// The package's name in references to its products.
    package let name: String
    /// The products that the target of the scenes uses.
    package let products: [String]
    /// The products that only the test target uses.
    package let testProducts: [String]

    /// A package and what of it is used; without a name it has that of its address.
    package init(
        url: String, from: String, name: String? = nil, products: [String],
        testProducts: [String] = []
    ) {
        self.url = url
        self.from = from
        self.name = name ?? Self.identity(of: url)
        self.products = products
        self.testProducts = testProducts
    }

    /// SwiftPM's name for the package: the last part of its address without `.git`.
    package var identity: String { Self.identity(of: url) }

    private static func identity(of url: String) -> String {
        let trimmed = url.hasSuffix("/") ? url.dropLast() : url[...]
        let last = trimmed.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? trimmed
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
    }

    /// The element of a manifest's `dependencies`.
    package var declaration: String {
        ".package(url: \(url.asSwiftLiteral), from: \(from.asSwiftLiteral))"
    }

    /// The element of a target's `dependencies` for one of the products.
    package func reference(to product: String) -> String {
        ".product(name: \(product.asSwiftLiteral), package: \(name.asSwiftLiteral))"
    }

    /// Combines the packages of several sets. Each package appears once, with the highest of the
    /// lowest versions and with all products.
    package static func merged(_ packages: [PackageDependency]) -> [PackageDependency] {
        var merged: [PackageDependency] = []
        for package in packages {
            let key = package.identity.lowercased()
            guard let index = merged.firstIndex(where: { $0.identity.lowercased() == key }) else {
                merged.append(package)
                continue
            }
            merged[index] = merged[index].merging(package)
        }
        return merged
    }

    private func merging(_ other: PackageDependency) -> PackageDependency {
        let versions = [from, other.from].sorted { left, right in
            guard let one = SemanticVersion(left), let two = SemanticVersion(right) else {
                return false
            }
            return one < two
        }
        return PackageDependency(
            url: url, from: versions[1], name: name,
            products: products + other.products.filter { !products.contains($0) },
            testProducts: testProducts + other.testProducts.filter { !testProducts.contains($0) })
    }
}

/// Lines to add to an existing manifest that lacks a package of the generated code.
package struct MissingDependency: Hashable, Sendable {
    package let package: PackageDependency
    /// Its products that the target does not depend on.
    package let products: [String]
    private let isDeclared: Bool

    /// Creates the lines that a target lacks for a package, or returns nil if it lacks none.
    ///
    /// - Parameters:
    ///   - dependencies: what the target depends on.
    ///   - manifest: the manifest's text.
    package init?(of package: PackageDependency, among dependencies: [String], in manifest: String)
    {
        products = package.products.filter { !dependencies.contains($0) }
        if products.isEmpty { return nil }
        self.package = package
        isDeclared = manifest.contains(package.url.asSwiftLiteral)
    }

    /// Lines to paste into the manifest's `dependencies`, or none if it already lists the package.
    package var packageLines: [String] { isDeclared ? [] : [package.declaration + ","] }

    /// Lines to paste into the target's `dependencies`.
    package var productLines: [String] { products.map { package.reference(to: $0) + "," } }
}
