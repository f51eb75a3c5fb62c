import Basics
import Manifests
import Testing

/// What a manifest becomes when a target gets dependencies.
struct ManifestEditTests {
    private static let account = PackageDependency(folder: "../Account", products: ["Account"])

    private func edited(
        _ manifest: String, adding packages: [PackageDependency] = [account],
        to target: String = "Shop"
    ) -> String? {
        ManifestContents(SourceText(name: "Package.swift", text: manifest))
            .adding(packages, to: target)
    }

    /// Each manifest and what it becomes; nil if a note has to say what to paste.
    @Test(arguments: [
        // No dependencies at all.
        (
            """
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop")
                ]
            )
            """,
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    .package(path: "../Account"),
                ],
                targets: [
                    .target(name: "Shop", dependencies: [.product(name: "Account", package: "Account")])
                ]
            )
            """
        ),
        // On one line.
        (
            #"let package = Package(name: "Shop", dependencies: [], targets: [.target(name: "Shop", dependencies: ["A"], path: "Code")])"#,
            #"let package = Package(name: "Shop", dependencies: [.package(path: "../Account")], targets: [.target(name: "Shop", dependencies: ["A", .product(name: "Account", package: "Account")], path: "Code")])"#
        ),
        // Lists with and without a last comma, and with comments.
        (
            """
            let package = Package(
              name: "Shop",
              dependencies: [
                .package(path: "../Kit")  // ours
              ],
              targets: [
                .target(
                  name: "Shop",
                  dependencies: [
                    "Kit",  // ours, too
                  ]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
              ])
            """,
            """
            let package = Package(
              name: "Shop",
              dependencies: [
                .package(path: "../Kit"),  // ours
                .package(path: "../Account"),
              ],
              targets: [
                .target(
                  name: "Shop",
                  dependencies: [
                    "Kit",  // ours, too
                    .product(name: "Account", package: "Account"),
                  ]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
              ])
            """
        ),
        // A target on several lines without dependencies.
        (
            """
            let package = Package(
                name: "Shop",
                dependencies: [.package(path: "../Account")],
                targets: [
                    .target(
                        name: "Shop",
                        path: "Code"
                    )
                ])
            """,
            """
            let package = Package(
                name: "Shop",
                dependencies: [.package(path: "../Account")],
                targets: [
                    .target(
                        name: "Shop",
                        dependencies: [.product(name: "Account", package: "Account")],
                        path: "Code"
                    )
                ])
            """
        ),
        // A package is known by the last part of its folder, and a comment is no dependency.
        (
            #"let package = Package(name: "Shop", dependencies: [.package(path: "../../Packages/Account")], targets: [.target(name: "Shop")])"#,
            #"let package = Package(name: "Shop", dependencies: [.package(path: "../../Packages/Account")], targets: [.target(name: "Shop", dependencies: [.product(name: "Account", package: "Account")])])"#
        ),
        (
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    // .package(path: "../Account"),
                    .package(path: "../Kit"),
                ],
                targets: [.target(name: "Shop")])
            """,
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    // .package(path: "../Account"),
                    .package(path: "../Kit"),
                    .package(path: "../Account"),
                ],
                targets: [.target(name: "Shop", dependencies: [.product(name: "Account", package: "Account")])])
            """
        ),
        // What the manifest computes is left to its author.
        (
            """
            let kits: [Target.Dependency] = ["Kit"]
            let package = Package(
                name: "Shop", targets: [.target(name: "Shop", dependencies: kits)])
            """, nil
        ),
        (
            """
            let package = Package(name: "Shop", dependencies: all, targets: [.target(name: "Shop")])
            """, nil
        ),
        (#"let package = Package(name: "Shop", targets: [.target(name: "Other")])"#, nil),
    ])
    func `lines are added, and nothing else changes`(manifest: String, expected: String?) {
        #expect(edited(manifest) == expected)
        guard let expected else { return }
        #expect(edited(expected) == expected, "a second time, nothing is missing")
    }

    @Test func `a target of the same package is named by itself`() {
        let own = PackageDependency(folder: ".", products: ["Account"])
        #expect(
            edited(
                #"let package = Package(name: "Shop", targets: [.target(name: "Shop")])"#,
                adding: [own])
                == #"let package = Package(name: "Shop", targets: [.target(name: "Shop", dependencies: ["Account"])])"#
        )
    }
}
