import Basics
import Foundation
import Manifests
import Testing

struct ManifestContentsTests {
    private func manifest(_ text: String) -> ManifestContents {
        ManifestContents(SourceText(name: "Package.swift", text: text))
    }

    private func targets(_ list: String) -> ManifestContents {
        manifest(
            """
            import PackageDescription
            let package = Package(
                name: "app",
                products: [.library(name: "A", targets: ["A"])],
                targets: [
            \(list)
                ])
            """)
    }

    private func expect(
        _ message: String, _ hint: String, in contents: ManifestContents, module: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let failure = #expect(throws: Failure.self, sourceLocation: sourceLocation) {
            try contents.place(module: module)
        }
        let diagnostic = failure?.diagnostics.first
        #expect(diagnostic?.message == message, sourceLocation: sourceLocation)
        #expect(diagnostic?.hint == hint, sourceLocation: sourceLocation)
    }

    private static let noLibrary =
        "the package has no library target, so there is no place for scenes"
    private static let linesForLibrary = """
        Paste into its targets:
                .target(name: "Scenes"),
                .testTarget(name: "ScenesTests", dependencies: ["Scenes"]),
        Or name the folders: --output <dir> --tests <dir> --module <name>.
        """

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
        let place = try read.place(module: nil)
        #expect(place.library.name == "A")
        #expect(place.tests?.folder == "Tests/ATests")
    }

    @Test func `two libraries with tests have to be chosen from`() throws {
        let read = targets(
            """
            .target(name: "A"), .target(name: "B"), .target(name: "C"),
            .testTarget(name: "ATests", dependencies: ["A"]),
            .testTarget(name: "BTests", dependencies: ["B"]),
            """)
        expect(
            "several library targets could hold the scene", "Choose one with --module A or B.",
            in: read)
        #expect(read.choices == ["A", "B"])
        #expect(try read.place(module: "B").tests?.name == "BTests")
        let preferred = try read.place(module: nil, orIfSeveral: "B")
        #expect(preferred.library.name == "B")
        #expect(try read.place(module: "C").tests == nil)
        expect(
            "the package has no library target 'D'", "Its libraries are A, B and C.", in: read,
            module: "D")
        #expect(read.alternatives(to: "D") == ["A", "B", "C"])
        #expect(read.alternatives(to: "A") == [])
    }

    @Test func `a library without tests will do`() throws {
        func library(_ read: ManifestContents, _ module: String? = nil) throws -> String {
            try read.place(module: module).library.name
        }
        let one = targets(".target(name: \"A\")")
        #expect(try library(one) == "A")
        #expect(try library(one, "A") == "A")
        expect(Self.noLibrary, Self.linesForLibrary, in: targets(""))
        let two = targets(".target(name: \"A\"), .target(name: \"B\")")
        expect(
            "several library targets could hold the scene", "Choose one with --module A or B.",
            in: two)
        #expect(try library(two, "B") == "B")
        let tested = targets(
            """
            .target(name: "A"), .target(name: "B"),
            .testTarget(name: "BTests", dependencies: ["B"])
            """)
        #expect(try library(tested) == "B")
    }

    @Test(arguments: [
        ("[.target(name: \"A\")]", "[.target(name: \"A\"), ⌃]"),
        (
            "[\n        .target(name: \"A\")\n    ]",
            "[\n        .target(name: \"A\"),\n        ⌃,\n    ]"
        ),
        (
            "[\n        .target(name: \"A\"),  // mine\n    ]",
            "[\n        .target(name: \"A\"),  // mine\n        ⌃,\n    ]"
        ),
        (
            "[.target(name: \"A\"), .testTarget(name: \"ATests\")]",
            "[.target(name: \"A\"), .testTarget(name: \"ATests\", dependencies: [\"A\"])]"
        ),
        (
            "[.target(name: \"A\"), .testTarget(name: \"ATests\", dependencies: [\"P\"], path: \"T\")]",
            "[.target(name: \"A\"), .testTarget(name: \"ATests\", dependencies: [\"P\", \"A\"], path: \"T\")]"
        ),
    ])
    func `a test target is added to a library that has none`(old: String, new: String) throws {
        let target = ".testTarget(name: \"ATests\", dependencies: [\"A\"])"
        let read = manifest("let package = Package(name: \"a\", targets: \(old))")
        let edited = try read.addingTests(of: "A")
        let text = new.replacing("⌃", with: target)
        #expect(edited.source.text == "let package = Package(name: \"a\", targets: \(text))")
        #expect(try read.tests(of: "A").isNew && !edited.tests(of: "A").isNew)
        #expect(try read.tests(of: "A").target.name == "ATests")
    }

    @Test(arguments: [
        "name + \"Tests\"", "\"A\" + suffix", "name + suffix", "\"A\" + \"Te\" + \"sts\"",
    ])
    func `names that are sums are read`(sum: String) throws {
        let read = manifest(
            "let name = \"A\"\nlet suffix = \"Tests\"\nlet package = Package(name: name, targets: ["
                + ".target(name: name), .testTarget(name: \(sum), dependencies: [.target(name: name)])])"
        )
        #expect(read.computedTargets == nil)
        #expect(try read.place(module: nil).tests?.name == "ATests")
    }

    @Test(arguments: [
        "name()", "\"\\(name)Tests\"", "name + other", "tests", "(\"A\" + \"Tests\")",
    ])
    func `no second test target is added beside one with a name that is computed`(name: String) {
        let read = targets(
            ".target(name: \"A\"), .testTarget(name: \(name), dependencies: [\"A\"])")
        #expect(throws: Failure.self) { try read.addingTests(of: "A") }
    }

    @Test(arguments: [
        "[.target(name: \"A\")] + more", "[.target(name: \"A\"), .target(name: \"ATests\")]",
        "[.target(name: \"A\"), .testTarget(name: \"ATests\", dependencies: used)]",
    ])
    func `a test target that can't be added is offered as a line`(targets: String) {
        let read = manifest("let package = Package(name: \"a\", targets: \(targets))")
        let failure = #expect(throws: Failure.self) { try read.tests(of: "A") }
        #expect(failure?.diagnostics.first?.message == "the target 'A' has no test target")
        let hint = """
            Paste into its targets:
                    .testTarget(name: "ATests", dependencies: ["A"]),
            """
        #expect(failure?.diagnostics.first?.hint?.hasPrefix(hint) == true)
    }

    @Test(arguments: [
        "let package = Package(name: \"a\", targets: makeTargets())",
        "let package = Package(name: \"a\", targets: [pure(\"A\")])",
        "let package = Package(name: \"a\", targets: [.target(name: prefix + \"A\")])",
        "let package = Package(name: \"a\", targets: [.target(name: \"A\\(x)\")])",
        "let package = Package(name: \"a\", targets: [.target(name: \"A\")] + more)",
        "let package = Package(name: \"a\", targets: [])\npackage.targets.append(other)",
        "let package = Package(name: \"a\", targets: [])\npackage.targets += [module(\"A\")]",
        "let package = Package(name: \"a\", targets: [])\nfor t in package.targets { t.path = t.name }",
    ])
    func `targets that are computed are told of`(text: String) {
        expect(
            "the targets are computed here, and the manifest is not run",
            "Name the folders: --output <dir> --tests <dir> --module <name>.", in: manifest(text))
    }

    @Test(arguments: [
        ("let package = Package⌃(name: \"d\"", "("),
        ("let package = Package(targets: ⌃[.target(name: \"A\"))", "["),
        ("let package = Package(targets: [.target⌃(name: \"A\", .target(name: \"B\")])", "("),
        ("if x ⌃{\nlet package = Package(targets: [.target(name: \"A\")])", "{"),
        ("let package = Package⌃(name: \"a ) \", targets: [] // )", "("),
    ])
    func `a bracket that is never closed is pointed at`(marked: String, bracket: Character) throws {
        let column = marked.prefix { $0 != "⌃" }.split(separator: "\n").last?.count ?? 0
        let read = manifest(marked.replacing("⌃", with: ""))
        #expect(read.unclosed?.diagnostics.first?.message.hasPrefix("'\(bracket)' has no") == true)
        #expect(read.unclosed?.diagnostics.first?.excerpt?.column == column + 1)
        for module in [nil, "A"] {
            #expect(throws: Failure.self) { try read.place(module: module) }
        }
    }

    @Test func `a bracket too many is not one that is missing`() {
        #expect(manifest("let package = Package(targets: []))").unclosed == nil)
    }

    @Test func `without libraries there is none to choose from`() {
        let read = targets(".executableTarget(name: \"Ex\")")
        expect(Self.noLibrary, Self.linesForLibrary, in: read, module: "Ex")
        expect(Self.noLibrary, Self.linesForLibrary, in: targets(""))
    }

    @Test(arguments: [
        "for target in package.targets { target.swiftSettings = [] }",
        "for target: Target in package.targets where target.type == .test { }",
        "package.targets.forEach { $0.swiftSettings = [] }",
        "package.targets += [.target(name: \"B\")]",
        "package.targets.append(.testTarget(name: \"ATests\", dependencies: [\"A\"]))",
        "package.targets.first { $0.name == \"A\" }?.dependencies.append(.target(name: \"B\"))",
    ])
    func `code that goes through the targets doesn't compute them`(code: String) throws {
        let read = manifest(
            "let package = Package(name: \"a\", targets: [.target(name: \"A\")] + [])\n" + code)
        #expect(read.computedTargets == nil)
        #expect(try read.place(module: "A").library.name == "A")
    }

    @Test func `dependencies kept in a constant are not targets`() {
        let read = manifest(
            """
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
        _ = manifest(text)
    }

    /// Texts that took minutes or the stack, if the time grew with their square, or each level were a
    /// call.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("f(", 8_000), ("[", 10_000), ("{", 10_000), (") ]}", 5_000), ("\"", 20_000),
            ("\"\\(", 80_000), ("/*", 20_000), ("#", 500_000), (".target(", 8_000),
            (".target(name: ", 8_000), ("targets: [", 8_000), ("a.", 20_000),
        ])
    func `no target is read from nonsense`(part: String, count: Int) {
        #expect(manifest(String(repeating: part, count: count)).targets.isEmpty)
    }

    @Test func `a manifest of ten thousand libraries is read, and one of them is chosen`() throws {
        let targets = (0..<10_000).map {
            ".target(name: \"L\($0)\"), .testTarget(name: \"L\($0)Tests\", dependencies: [\"L\($0)\"]),"
        }
        let read = manifest(
            "let package = Package(name: \"x\", targets: [\n\(targets.joined(separator: "\n"))])")
        #expect(read.targets.count == 20_000)
        let place = try read.place(module: "L9999")
        #expect(place.tests?.name == "L9999Tests")
        #expect(read.choices == (0..<10_000).map { "L\($0)" })
    }

    @Test(arguments: [".target(\"\", ,:)", ".target(:,:)", ".target(name:)", ".target(,,,)"])
    func `what is wrong in a target is no target`(text: String) {
        #expect(manifest("x" + text).targets.isEmpty)
    }

    @Test func `the name of a package is that in its manifest`() {
        let text = """
            // Package(name: "No")
            let package = Package(
                name: "Shop", products: [.library(name: "Lib", targets: ["A"])])
            """
        #expect(manifest(text).name == "Shop")
        #expect(manifest("let package = Package(name: name)").name == nil)
        #expect(manifest("Package(name: \"A\"").name == nil)
        #expect(manifest("").name == nil)
    }
}
