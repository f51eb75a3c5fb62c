import Basics
import Packs
import Projects
import Scenes
import Testing

/// `case.json`, as far as a test of it needs no set.
struct CaseReadingTests {
    private func read(_ text: String) throws -> PackCase {
        try PackCase(parsing: Array(text.utf8), name: "case.json")
    }

    /// The messages about a text that is wrong, each with its place.
    private func problems(_ text: String) -> [String] {
        do {
            _ = try read(text)
            return []
        } catch {
            guard let failure = error as? Failure else { return ["\(error)"] }
            return (failure.status == .data ? [] : ["\(failure.status)"])
                + failure.diagnostics.map { problem in
                    "\(problem.position?.line ?? 0):\(problem.position?.column ?? 0) "
                        + problem.message
                }
        }
    }

    @Test func `missing keys have the defaults of an empty folder`() throws {
        let packCase = try read(#"{ "set": "Scene", "name": "Cars" }"#)
        #expect(packCase.set.text == "Scene" && packCase.entry.name.text == "Cars")
        #expect(packCase.status == .success && packCase.message == nil)
        #expect(packCase.module == "Scenes" && packCase.authorship.author == "")
        #expect(packCase.authorship.date.description == "2000-01-01" && packCase.targets.isEmpty)
    }

    @Test func `all keys of a case are read`() throws {
        let packCase = try read(
            """
            {
              "set": "Scene", "name": "Cars", "params": ["id:Int"], "imports": "CarKit",
              "dependencies": ["api:Int=1"], "samples": "id=2", "only": ["Router"],
              "routes": ["a:A", { "scene": "B", "params": [] }], "present": "C",
              "options": { "access": "public", "flag": true },
              "targets": [{ "name": "A", "params": "x:Int" }, { "name": "C" }],
              "exit": 66, "message": "no", "module": "Shop", "author": "Jane",
              "date": "2026-03-14"
            }
            """)
        let choices = packCase.entry.choices
        #expect(choices.parameters?.map(\.text) == ["id:Int"])
        #expect(choices.imports?.map(\.text) == ["CarKit"])
        #expect(choices.dependencies?.map(\.text) == ["api:Int=1"])
        #expect(choices.samples?.map(\.text) == ["id=2"])
        #expect(choices.parts?.map(\.text) == ["Router"])
        #expect(choices.routes?.filter { $0.style == .push }.map(\.text.text) == ["a:A", "B"])
        #expect(
            choices.routes?.filter { $0.style == .push }.map { $0.parameters != nil } == [
                false, true,
            ])
        #expect(choices.routes?.filter { $0.style == .present }.map(\.text.text) == ["C"])
        #expect(
            choices.options.mapValues { $0.texts[0].text } == ["access": "public", "flag": "true"])
        #expect(packCase.targets.map(\.name.text) == ["A", "C"])
        #expect(packCase.targets.first?.choices.parameters?.map(\.text) == ["x:Int"])
        #expect(packCase.status == .notFound && packCase.message?.text == "no")
        #expect(packCase.module == "Shop" && packCase.authorship.author == "Jane")
        #expect(packCase.authorship.date.description == "2026-03-14")
    }

    @Test func `every problem has a position`() {
        #expect(
            problems(#"{ "set": "A", "nam": "B", "exit": 3, "module": "a-b" }"#) == [
                "1:1 the key 'name' is missing", "1:15 unknown key 'nam'",
                "1:35 no scene ends with the exit status 3",
            ])
        #expect(
            problems(#"{ "set": "A", "name": "B", "module": "a-b", "date": "2026-02-30" }"#) == [
                "1:40 a module name cannot hold '-'", "1:54 '2026-02-30' is not a date",
            ])
        #expect(
            problems(#"{ "set": "A", "name": "B", "template": "C" }"#)
                == ["1:28 unknown key 'template'"])
        #expect(problems("{").first == "1:2 a '}' is missing")
    }

    @Test func `texts of a case have the status of arguments`() throws {
        let entry = try read(
            #"{ "set": "A", "name": "Cars", "routes": ["9:B"], "options": { "a": "b" } }"#
        ).entry
        #expect {
            try entry.routeRequests()
        } throws: { ($0 as? Failure)?.status == .usage }
    }
}
