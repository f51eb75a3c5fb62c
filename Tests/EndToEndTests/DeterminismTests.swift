import Foundation
import TestSupport
import Testing

/// Equal inputs produce equal bytes at every place and time.
struct DeterminismTests {
    /// The files of a scene that a process with this environment creates in a new folder.
    private func scene(
        _ more: [String] = [], environment: [String: String] = [:], folder: String = "."
    ) throws -> [String: String] {
        let directory = try TemporaryDirectory()
        let place = directory.url.appending(path: folder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try directory.write(Self.manifest, to: "\(folder)/Set/template.json")
        try directory.write(
            "{{scene}} by {{author}}, {{date}}, © {{year}}\n", to: "\(folder)/Set/note.txt")
        let words = ["new", "CarDetails", "--output", "App"] + more
        let result = try Run.program(
            Run.sceneKit, words, in: place, environment: environment)
        #expect(result.status == 0, "\(result.errors)")
        return try FileTree.read(place.appending(path: "App"))
    }

    private static let manifest = """
        {
          "formatVersion": 1, "name": "Notes", "version": "1.0.0", "summary": "Notes",
          "files": [
            { "id": "note", "source": "note.txt", "path": "{{scene}}.txt", "role": "Note" }
          ]
        }
        """

    @Test func `folders, dates, users, zones and languages make no difference`() throws {
        let words = ["--param", "carID:String", "--param", "seen:Set<UUID>", "--import", "CarKit"]
        let expected = try scene(words)
        let environments: [[String: String]] = [
            ["USER": "jane", "HOME": "/nowhere", "TZ": "Asia/Tokyo"],
            ["SOURCE_DATE_EPOCH": "0"],
            ["SOURCE_DATE_EPOCH": "253402300799", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
            ["USER": "SHOP\\jane", "TERM": "xterm-256color"],
        ]
        for environment in environments {
            #expect(try scene(words, environment: environment) == expected)
            #expect(
                try scene(words, environment: environment, folder: "A folder/ü") == expected)
        }
    }

    @Test func `a set that asks gets the date and the author, and both can be fixed`() throws {
        let set = ["--template", "./Set"]
        #expect(
            try scene(set, environment: ["SOURCE_DATE_EPOCH": "1700000000", "USER": "jane"])
                == ["CarDetails.txt": "CarDetails by jane, 2023-11-14, © 2023\n"])
        #expect(
            try scene(
                set,
                environment: [
                    "SOURCE_DATE_EPOCH": "1700000000", "GIT_AUTHOR_NAME": "Team Cars",
                    "USER": "jane",
                ]) == ["CarDetails.txt": "CarDetails by Team Cars, 2023-11-14, © 2023\n"])
        #expect(
            try scene(
                set, environment: ["SOURCE_DATE_EPOCH": "1700000000", "USER": "SHOP\\jane"])
                == ["CarDetails.txt": "CarDetails by jane, 2023-11-14, © 2023\n"])
    }

    @Test func `without a date it is today's, in UTC`() throws {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = .withFullDate
        let before = formatter.string(from: Date())
        let text = try scene(["--template", "./Set"])["CarDetails.txt"] ?? ""
        let after = formatter.string(from: Date())
        #expect(text.contains(before) || text.contains(after))
    }
}
