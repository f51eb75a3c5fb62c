import Foundation
import SwiftSource
import Testing

struct ManifestReaderTests {
    private func targets(_ list: String) -> PackageTargets {
        ManifestReader.targets(
            in: """
                import PackageDescription
                let package = Package(
                    name: "app",
                    products: [.library(name: "A", targets: ["A"])],
                    targets: [
                \(list)
                    ])
                """)
    }

    @Test func `names, paths and dependencies are read`() throws {
        let read = targets(
            """
            // .target(name: "Not")
            .target(name: "A", dependencies: [.product(name: "P", package: "p"), "B"], path: "./Code/A/"),
            Target.target(name: "B", exclude: ["x"]),
            .executableTarget(name: "C", dependencies: [.target(name: "A"), .byName(name: "B")]),
            .testTarget(name: "ATests", dependencies: ["A"]),
            .binaryTarget(name: "D", path: "D.zip"),
            """)
        #expect(read.targets.map(\.name) == ["A", "B", "C", "ATests"])
        #expect(read.targets.map(\.kind) == [.library, .library, .executable, .test])
        #expect(read.targets[0].dependencies == ["P", "B"])
        #expect(read.targets[2].dependencies == ["A", "B"])
        #expect(read.targets[0].folder == "Code/A")
        #expect(read.computed.isEmpty)
        #expect(try read.pair().library.name == "A")
        #expect(try read.pair().tests.folder == "Tests/ATests")
    }

    @Test func `two libraries with tests have to be chosen from`() throws {
        let read = targets(
            """
            .target(name: "A"), .target(name: "B"), .target(name: "C"),
            .testTarget(name: "ATests", dependencies: ["A"]),
            .testTarget(name: "BTests", dependencies: ["B"]),
            """)
        #expect(throws: PackageTargets.Problem.several(libraries: ["A", "B"])) {
            try read.pair()
        }
        #expect(try read.pair(module: "B").tests.name == "BTests")
        #expect(throws: PackageTargets.Problem.untested(module: "C")) { try read.pair(module: "C") }
        #expect(
            throws: PackageTargets.Problem.unknown(module: "D", libraries: ["A", "B", "C"])
        ) { try read.pair(module: "D") }
    }

    @Test func `a library without tests will do for scenes without tests`() throws {
        let one = targets(".target(name: \"A\")")
        #expect(try one.library().name == "A")
        #expect(try one.library(module: "A").name == "A")
        #expect(throws: PackageTargets.Problem.noLibrary) { try targets("").library() }
        let two = targets(".target(name: \"A\"), .target(name: \"B\")")
        #expect(throws: PackageTargets.Problem.several(libraries: ["A", "B"])) {
            try two.library()
        }
        #expect(try two.library(module: "B").name == "B")
        let tested = targets(
            """
            .target(name: "A"), .target(name: "B"),
            .testTarget(name: "BTests", dependencies: ["B"])
            """)
        #expect(try tested.library().name == "B")
    }

    @Test func `what is missing is offered as lines`() {
        #expect(throws: PackageTargets.Problem.noLibrary) { try targets("").pair() }
        #expect(throws: PackageTargets.Problem.noTests(libraries: ["A"])) {
            try targets(".target(name: \"A\")").pair()
        }
        #expect(
            PackageTargets.linesToPaste(for: .noTests(libraries: ["A"]))
                == [".testTarget(name: \"ATests\", dependencies: [\"A\"]),"])
        #expect(
            PackageTargets.linesToPaste(for: .noLibrary) == [
                ".target(name: \"Scenes\"),",
                ".testTarget(name: \"ScenesTests\", dependencies: [\"Scenes\"]),",
            ])
    }

    @Test(arguments: [
        "let package = Package(name: \"a\", targets: makeTargets())",
        "let package = Package(name: \"a\", targets: [pure(\"A\")])",
        "let package = Package(name: \"a\", targets: [.target(name: prefix + \"A\")])",
        "let package = Package(name: \"a\", targets: [.target(name: \"A\\(x)\")])",
        "let package = Package(name: \"a\", targets: [.target(name: \"A\")] + more)",
        "let package = Package(name: \"a\", targets: [])\npackage.targets.append(other)",
    ])
    func `targets that are computed are told of`(manifest: String) {
        let read = ManifestReader.targets(in: manifest)
        #expect(!read.computed.isEmpty)
        #expect {
            try read.pair()
        } throws: { error in
            if case PackageTargets.Problem.notUnderstood = error { true } else { false }
        }
    }

    @Test(arguments: [
        ("let package = Package⌃(name: \"d\"", "("),
        ("let package = Package(targets: ⌃[.target(name: \"A\"))", "["),
        ("let package = Package(targets: [.target⌃(name: \"A\", .target(name: \"B\")])", "("),
        ("if x ⌃{\nlet package = Package(targets: [.target(name: \"A\")])", "{"),
        ("let package = Package⌃(name: \"a ) \", targets: [] // )", "("),
    ])
    func `a bracket that is never closed is pointed at`(marked: String, bracket: Character) throws {
        let offset = try #require(marked.range(of: "⌃")).lowerBound.utf16Offset(in: marked)
        let read = ManifestReader.targets(in: marked.replacingOccurrences(of: "⌃", with: ""))
        let problem = PackageTargets.Problem.unclosed(bracket: bracket, offset: offset)
        #expect(throws: problem) { try read.pair() }
        #expect(throws: problem) { try read.pair(module: "A") }
        #expect(throws: problem) { try read.library() }
        #expect(PackageTargets.linesToPaste(for: problem) == [])
    }

    @Test func `a bracket too many is not one that is missing`() {
        #expect(ManifestReader.targets(in: "let package = Package(targets: []))").unclosed == nil)
    }

    @Test func `without libraries there is none to choose from`() {
        let read = targets(".executableTarget(name: \"Ex\")")
        #expect(throws: PackageTargets.Problem.noLibrary) { try read.pair(module: "Ex") }
        #expect(throws: PackageTargets.Problem.noLibrary) { try read.library(module: "Ex") }
    }

    @Test func `dependencies kept in a constant are not targets`() {
        let read = ManifestReader.targets(
            in: """
                let shared: [Target.Dependency] = [.target(name: "A")]
                let package = Package(name: "a", targets: [.target(name: "A")])
                """)
        #expect(read.targets.map(\.name) == ["A"])
    }

    @Test func `the target that holds a path is found`() {
        let read = targets(
            """
            .target(name: "A"), .target(name: "AB"), .target(name: "C", path: "Sources/A/C"),
            """)
        #expect(read.target(holding: "Sources/A/x.swift")?.name == "A")
        #expect(read.target(holding: "Sources/AB")?.name == "AB")
        #expect(read.target(holding: "Sources/A/C/D")?.name == "C")
        #expect(read.target(holding: "Other") == nil)
    }

    @Test(arguments: ["", "let package = Package(", ".target(", "targets:", "targets: [", "))]]"])
    func `text that is no manifest is coped with`(text: String) {
        _ = ManifestReader.targets(in: text)
    }

    @Test func `the name of a package is that in its manifest`() {
        let manifest = """
            // Package(name: "No")
            let package = Package(
                name: "Shop", products: [.library(name: "Lib", targets: ["A"])])
            """
        #expect(ManifestReader.packageName(in: manifest) == "Shop")
        #expect(ManifestReader.packageName(in: "let package = Package(name: name)") == nil)
        #expect(ManifestReader.packageName(in: "Package(name: \"A\"") == nil)
        #expect(ManifestReader.packageName(in: "") == nil)
    }
}
