import Foundation
import TestSupport
import Testing

/// The public suite of github.com/mustache/spec, through `scene-kit render`.
@Suite(
    .enabled(
        if: MustacheSuite.folder != nil,
        "set MUSTACHE_SPEC to the folder 'specs' of github.com/mustache/spec, as JSON"))
struct MustacheSuiteTests {
    @Test(arguments: [
        ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
        ("partials", 12), ("sections", 34), ("inheritance", 27), ("dynamic-names", 21),
    ])
    func `renders every case`(module: String, count: Int) throws {
        let examples = try MustacheSuite.examples(of: module)
        #expect(examples.count == count)
        let directory = try TemporaryDirectory()
        for (index, example) in examples.enumerated() {
            let result = try example.render(in: directory, folder: String(index))
            #expect(result.errors == "", "\(example.name)")
            #expect(result.status == 0, "\(example.name)")
            #expect(result.output == example.expected, "\(example.name)")
        }
    }
}

enum MustacheSuite {
    static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

    struct Example {
        let name: String
        let template: String
        let partials: [String: String]
        let expected: String
        let data: Data

        func render(in directory: TemporaryDirectory, folder: String) throws -> ProcessResult {
            try directory.write(template, to: folder + "/template")
            for (name, text) in partials {
                try directory.write(text, to: "\(folder)/partials/\(name).mustache")
            }
            let place = directory.url.appending(path: folder)
            try data.write(to: place.appending(path: "data.json"))
            return try Run.sceneKit(
                "render", "template", "--data", "data.json", "--partials", "partials",
                "--escape", "html", "--missing", "empty", in: place)
        }
    }

    static func examples(of module: String) throws -> [Example] {
        let file = URL(filePath: try #require(folder)).appending(path: module + ".json")
        let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let tests = try #require((document as? [String: Any])?["tests"] as? [[String: Any]])
        return try tests.map { test in
            Example(
                name: try #require(test["name"] as? String),
                template: try #require(test["template"] as? String),
                partials: test["partials"] as? [String: String] ?? [:],
                expected: try #require(test["expected"] as? String),
                data: try JSONSerialization.data(
                    withJSONObject: try #require(test["data"]), options: .fragmentsAllowed))
        }
    }
}
