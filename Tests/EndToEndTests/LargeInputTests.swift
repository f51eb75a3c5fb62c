import Foundation
import TestSupport
import Testing

/// Inputs of strangers that are made to be large.
struct LargeInputTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func `a loop in a loop over a million items ends at the limit`() throws {
        let line = String(repeating: "x", count: 2_000)
        try directory.write("{{#a}}{{#a}}\n\(line)\n{{/a}}{{/a}}", to: "template")
        try directory.write(
            "{\"a\": [" + Array(repeating: "1", count: 1_000_000).joined(separator: ",") + "]}",
            to: "data.json")
        let result = try Run.sceneKit(
            "render", "template", "--data", "data.json", in: directory.url)
        #expect(result.status == 65)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("template:2:1: "))
        #expect(result.errors.contains("67108864 bytes"))
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
}
