import FileSystem
import TestSupport
import Testing

@testable import ProjectReading

struct SurroundingPackageTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Shop"),
                .target(name: "Cars", path: "Modules/Cars"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ])
        """

    @Test(arguments: [
        ("Sources/Shop", "Shop"), ("Sources/Shop/Scenes/Deep", "Shop"), ("Modules/Cars/A", "Cars"),
        ("Modules/Other", nil), ("Sources/ShopKit", nil), (".", nil),
    ])
    func `the target that holds a folder is its module`(folder: String, module: String?) throws {
        let sandbox = try Sandbox(["Package.swift": Self.manifest])
        try sandbox.makeFolder(folder)
        #expect(SurroundingPackage(of: sandbox.path(folder), on: LocalDisk())?.module == module)
    }

    @Test func `a folder that is yet to be made lies in a package too`() throws {
        let sandbox = try Sandbox(["Package.swift": Self.manifest])
        #expect(
            SurroundingPackage(of: sandbox.path("Sources/Shop/New"), on: LocalDisk())?.module
                == "Shop")
    }

    @Test func `the nearest package counts`() throws {
        let inner = Self.manifest.replacing("\"Shop\"", with: "\"Inner\"")
        let sandbox = try Sandbox([
            "Package.swift": Self.manifest, "Sources/Shop/Package.swift": inner,
        ])
        let folder = sandbox.path("Sources/Shop/Sources/Inner")
        #expect(SurroundingPackage(of: folder, on: LocalDisk())?.module == "Inner")
    }

    @Test func `a folder outside of packages is in none`() throws {
        #expect(SurroundingPackage(of: try Sandbox().path("Sources/Shop"), on: LocalDisk()) == nil)
    }
}
