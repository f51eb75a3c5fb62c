import Basics
import SwiftSource

/// A package that generated code needs.
package struct PackageDependency: Hashable, Sendable {
    /// The address of the package's repository or, for a package of the project, its folder from the
    /// package that uses it.
    package let url: String
    private let isFolder: Bool
    /// SwiftPM's name for the package: the last part of its address without `.git`.
    package let identity: String
    /// The lowest version, such as `6.0.0`.
    package private(set) var from: String
    /// The package's name in references to its products.
    package let name: String
    /// The products that the target of the scenes uses.
    package private(set) var products: [String]

    /// Creates a dependency. Without a name, the package has that of its address.
    package init(url: String, from: String, name: String? = nil, products: [String]) {
        (self.url, self.from, self.products) = (url, from, products)
        isFolder = false
        identity = Self.name(of: url) ?? url
        self.name = name ?? identity
    }

    /// The last part of an address, a folder, or a registry's identifier, without `.git`: SwiftPM
    /// tells packages apart by it, in lower case. Nil for a folder such as `..`.
    static func name(of address: String, isRegistered: Bool = false) -> String? {
        let parts = address.split { $0 == "/" || $0 == ":" || isRegistered && $0 == "." }
        guard let last = parts.last, last != "..", last != "." else { return nil }
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
    }

    /// Creates a dependency on a package of the project, by its folder from the package that uses it.
    /// With `.`, it is that package itself.
    ///
    /// - Parameter name: The name of the folder, which a path such as `../..` lacks.
    package init(folder: String, name: String? = nil, products: [String]) {
        (url, from, self.products, isFolder) = (folder, "", products, true)
        identity = name ?? Self.name(of: folder) ?? folder
        self.name = identity
    }

    package var isItself: Bool { isFolder && url == "." }

    /// The element of a manifest's `dependencies`; nil for the package itself.
    package var declaration: String? {
        if isItself { return nil }
        if isFolder { return ".package(path: \(url.asSwiftLiteral))" }
        return ".package(url: \(url.asSwiftLiteral), from: \(from.asSwiftLiteral))"
    }

    /// The elements of a target's `dependencies`.
    package var references: [String] { references(to: name) }

    /// The elements of a target's `dependencies`, if the manifest has a name for the package.
    func references(to name: String) -> [String] {
        if isItself { return products.map(\.asSwiftLiteral) }
        return products.map {
            ".product(name: \($0.asSwiftLiteral), package: \(name.asSwiftLiteral))"
        }
    }

    /// Returns the package with the products that aren't in the dependencies, if there are any.
    package func missing(among dependencies: [String]) -> PackageDependency? {
        var missing = self
        missing.products.removeAll(where: dependencies.contains)
        return missing.products.isEmpty ? nil : missing
    }

    /// Lists each package once, with the highest of the lowest versions and with all products.
    package static func merged(_ packages: [PackageDependency]) -> [PackageDependency] {
        var merged: [PackageDependency] = []
        for package in packages {
            let key = package.identity.lowercased()
            guard let index = merged.firstIndex(where: { $0.identity.lowercased() == key }) else {
                merged.append(package)
                continue
            }
            merged[index].products += package.missing(among: merged[index].products)?.products ?? []
            if let own = SemanticVersion(merged[index].from),
                let other = SemanticVersion(package.from), own < other
            {
                merged[index].from = package.from
            }
        }
        return merged
    }
}
