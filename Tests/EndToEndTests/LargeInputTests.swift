import Foundation
import TestSupport
import Testing

/// Inputs of strangers that are made to be large.
struct LargeInputTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test(arguments: ["template.json", "it.txt", "Partials/more.mustache"])
    func `a file of a set that is a hundred gigabytes is refused unread`(name: String) throws {
        try directory.write(
            """
            {
              "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set",
              "files": [{ "id": "it", "source": "it.txt", "path": "it.txt", "role": "R" }]
            }
            """, to: "Set/template.json")
        try directory.write("it\n", to: "Set/it.txt")
        try directory.write("", to: "Set/" + name)
        let file = try FileHandle(forWritingTo: directory.url.appending(path: "Set/" + name))
        try file.truncate(atOffset: 100 << 30)
        try file.close()
        let result = try Run.sceneKit("new", "CarDetails", "--template", "./Set", in: directory.url)
        #expect(result.status == 65)
        #expect(result.errors.contains("100 MB"))
        #expect(result.errors.contains("Set"))
    }

    private static func manifest(_ files: String) -> String {
        """
        { "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set",
          "files": [\(files)] }
        """
    }

    @Test(.takesLong)
    func `partials that include each other exponentially end validation soon`() throws {
        let files = ["a", "b", "c"].map {
            #"{ "id": "\#($0)", "source": "a", "path": "{{scene}}\#($0).swift", "role": "R" }"#
        }
        let options = (0..<4).map {
            #"{ "name": "o\#($0)", "type": "bool", "default": false, "summary": "An option" }"#
        }
        try directory.write(
            Self.manifest(files.joined(separator: ",")).replacingOccurrences(
                of: #""files""#, with: "\"options\": [\(options.joined(separator: ","))], \"files\""
            ),
            to: "Set/template.json")
        try directory.write("{{> p0}}", to: "Set/a")
        for number in 0..<40 {
            try directory.write(
                "{{> p\(number + 1)}}{{> p\(number + 1)}}", to: "Set/Partials/p\(number).mustache")
        }
        try directory.write("", to: "Set/Partials/p40.mustache")
        let clock = ContinuousClock()
        let time = try clock.measure {
            let result = try Run.sceneKit("validate", "Set", in: directory.url)
            #expect(result.status == 65 && result.errors.contains("rendering takes more than"))
        }
        #expect(time < .seconds(Thoroughness.release == nil ? 120 : 20))
    }

    @Test(.takesLong)
    func `a small set that makes gigabytes is refused, and nothing is written`() throws {
        let files = (0..<76).map {
            #"{ "id": "f\#($0)", "source": "a", "path": "{{scene}}\#($0)", "role": "R" }"#
        }
        let loops = 5
        try directory.write(Self.manifest(files.joined(separator: ",")), to: "Set/template.json")
        try directory.write(
            String(repeating: "{{#params}}", count: loops) + "\n"
                + String(repeating: "x", count: 600) + "\n"
                + String(repeating: "{{/params}}", count: loops), to: "Set/a")
        let parameters = "abcdefghij".flatMap { ["--param", "\($0):Int"] }
        let result = try Run.program(
            Run.sceneKit, ["new", "Cars", "--template", "./Set"] + parameters, in: directory.url,
            environment: [:])
        #expect(result.status == 65 && result.output == "")
        #expect(
            result.errors == """
                ./Set: error: with the scene 'Cars' the run makes more than 300 MB, which is its limit
                Reduce the repetition in the templates of the set.

                """)
        #expect(try directory.tree().keys.sorted() == ["Set/a", "Set/template.json"])
    }

    @Test(arguments: [(Thoroughness.amount(4_000, plain: 1_000), false), (400, true)])
    func `thousands of unknown keys in one line are fifty problems and a number`(
        count: Int, asJSON: Bool
    ) throws {
        let keys = (0..<count).map { #""kéy\#($0)": 1"# }
        try directory.write(
            #"{ "scenes": [], \#(keys.joined(separator: ", ")) }"#, to: "scenes.json")
        let result = try Run.program(
            Run.sceneKit, ["generate", "scenes.json"] + (asJSON ? ["--json"] : []),
            in: directory.url, environment: [:])
        #expect(result.status == 65)
        #expect((result.output + result.errors).utf8.count < 50_000)
        guard asJSON else {
            let lines = result.errors.split(separator: "\n")
            #expect(lines.count { $0.contains("error: unknown key") } == 50)
            #expect(lines.last == "note: \(count - 50) more problems are not shown")
            return
        }
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.count == 51)
        #expect(
            diagnostics.last?["message"] as? String == "\(count - 50) more problems are not shown")
        #expect(diagnostics.last?["severity"] as? String == "note")
    }

    @Test func `thousands of types beside shared files are one problem and a number`() throws {
        let count = Thoroughness.amount(10_000, plain: 2_000)
        try directory.write(
            String(repeating: "struct RouteRequest {}; ", count: count), to: "Sources/All.swift")
        let result = try Run.sceneKit("new", "Cars", "--output", "Sources", in: directory.url)
        #expect(result.status == 73)
        #expect(result.errors.utf8.count < 5000)
        #expect(result.errors.contains("\nnote: \(count - 1) more types are declared twice: "))
        #expect(result.errors.contains("\nIf these are the shared files, name their folder"))
        #expect(result.errors.hasSuffix(" and \(count - 13) more\n"))
    }

    @Test func `a manifest of ten thousand libraries asks for one of them`() throws {
        let targets = (0..<10_000).map {
            ".target(name: \"L\($0)\"), .testTarget(name: \"L\($0)Tests\", dependencies: [\"L\($0)\"]),"
        }
        try directory.write(
            "let package = Package(name: \"x\", targets: [\n\(targets.joined(separator: "\n"))])",
            to: "Package.swift")
        let result = try Run.sceneKit("new", "Cars", "--package", ".", in: directory.url)
        #expect(result.status == 64)
        #expect(result.errors.contains("--module L0, L1, L2,"))
        #expect(result.errors.contains("L38 or 9961 more."))
    }

    @Test(arguments: [".target(\"\", ,:)", ".target(name:, ", ".target(,:,)]", "["])
    func `a manifest that somebody is editing is wrong data`(target: String) throws {
        try directory.write(
            "let package = Package(name: \"x\", targets: [\(target)])\n", to: "Package.swift")
        let result = try Run.sceneKit("new", "Cars", "--package", ".", in: directory.url)
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("Package.swift"))
    }

    @Test(arguments: [
        String(repeating: "\"\\(", count: 86_674), String(repeating: "@x ", count: 30_000),
        "func d(x: Int, " + String(repeating: "a", count: 100) + " = c ? a : b)\n",
    ])
    func `a template that no compiler would take is rendered`(text: String) throws {
        try directory.write(
            Self.manifest(#"{ "id": "a", "source": "a.swift", "role": "R" }"#),
            to: "Set/template.json")
        try directory.write(text, to: "Set/a.swift")
        let result = try Run.sceneKit("new", "Cars", "--template", "./Set", in: directory.url)
        #expect(result.status == 0)
        #expect(try directory.read("a.swift").count >= text.count)
    }

    /// A set that takes long to look at: read for each scene, it would take minutes.
    @Test func `a set is looked at once for all scenes that are made or listed`() throws {
        try directory.write(
            Self.manifest(
                #"{ "id": "a", "source": "a.txt", "path": "{{scene}}.txt", "role": "R" }"#),
            to: "Set/template.json")
        try directory.write("{{scene}}\n", to: "Set/a.txt")
        try directory.write(String(repeating: "x", count: 1 << 20), to: "Set/README.md")
        let scenes = (0..<400).map { #"{ "name": "Cars\#($0)" }"# }
        try directory.write(
            #"{ "template": "./Set", "scenes": [\#(scenes.joined(separator: ","))] }"#,
            to: "scenes.json")
        let made = try Run.sceneKit("generate", "scenes.json", in: directory.url)
        #expect(made.status == 0)
        let result = try Run.sceneKit("scenes", in: directory.url)
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").count == 401)
    }
}
