import Basics
import Packs
import Testing

/// The results of cases for expected and generated files.
struct CaseResultTests {
    private static let refusal = Failure(.usage, Diagnostic(.error, "no scene is called so"))

    /// The result of a case whose set gives one thing after the other.
    private func result(
        _ given: Result<[String: String], Failure>..., expecting files: [String: String] = [:],
        status: String = ""
    ) throws -> CaseResult {
        let text = #"{ "set": "A", "name": "Cars"\#(status) }"#
        let packCase = try PackCase(parsing: Array(text.utf8), name: "Tests/cars/case.json")
        var expected = ExpectedTree(location: "Tests/cars/expected")
        expected.files = files.mapValues { Array($0.utf8) }
        var times = 0
        let rendering = CaseRendering { () throws(Failure) in
            times += 1
            return try given[min(times, given.count) - 1].get().mapValues { Array($0.utf8) }
        }
        #expect(times == 2)
        return CaseResult(
            "cars", at: "Tests/cars/case.json", of: packCase, expecting: expected,
            rendering: rendering)
    }

    @Test func `the expected output passes`() throws {
        let passed = try result(.success(["a": "1\n"]), expecting: ["a": "1\n"])
        #expect(passed.isPassed && passed.problems.isEmpty && passed.diff == "")
        #expect(passed.canBeUpdated && passed.files.map(\.state) == [.same])
    }

    @Test func `every difference is reported`() throws {
        let failed = try result(
            .success(["changed": "1\n2\n", "new": "x\n"]),
            expecting: ["changed": "1\n3\n", "gone": "y\n"])
        #expect(failed.status == .negative && failed.canBeUpdated)
        #expect(failed.files.map(\.path) == ["changed", "gone", "new"])
        #expect(failed.files.map(\.state) == [.changed, .gone, .new])
        #expect(failed.problems.map(\.position?.line) == [2, nil, nil])
        #expect(
            failed.diff == """
                --- a/Tests/cars/expected/changed
                +++ b/Tests/cars/expected/changed
                @@ -1,2 +1,2 @@
                 1
                -3
                +2
                --- a/Tests/cars/expected/gone
                +++ /dev/null
                @@ -1 +0,0 @@
                -y
                --- /dev/null
                +++ b/Tests/cars/expected/new
                @@ -0,0 +1 @@
                +x

                """)
    }

    @Test func `two renderings that differ fail`() throws {
        let unsteady = try result(
            .success(["a": "1", "b": "1", "c": "1"]), .success(["a": "1", "b": "2", "c": "2"]),
            expecting: ["a": "1", "b": "1", "c": "1"])
        #expect(unsteady.status == .negative && !unsteady.canBeUpdated)
        #expect(
            unsteady.problems.map(\.message)
                == ["rendering it a second time changes the output, first in 'b'"])
        let more = try result(
            .success(["a": "1"]), .success(["a": "1", "b": ""]), expecting: ["a": "1"])
        #expect(more.problems.count == 1 && !more.canBeUpdated)
        let once = try result(.success([:]), .failure(Self.refusal))
        #expect(once.problems.map(\.message) == ["of two renderings, only one succeeds"])
        let other = Failure(.usage, Diagnostic(.error, "another reason"))
        let reasons = try result(
            .failure(Self.refusal), .failure(other), status: #", "exit": 64"#)
        #expect(
            reasons.problems.map(\.message)
                == ["rendered a second time, it is refused for another reason"])
        #expect(!reasons.canBeUpdated)
    }

    @Test func `an expected refusal passes`() throws {
        let passed = try result(
            .failure(Self.refusal), status: #", "exit": 64, "message": "is called""#)
        #expect(passed.isPassed && passed.canBeUpdated)
        let words = try result(
            .failure(Self.refusal), status: #", "exit": 64, "message": "is named""#)
        #expect(!words.isPassed && words.problems.first?.position?.column == 55)
        let status = try result(.failure(Self.refusal), status: #", "exit": 65"#)
        #expect(
            status.problems.map(\.message)
                == ["the scene is refused with status 64, not 65", "no scene is called so"])
        #expect(!status.canBeUpdated)
        let made = try result(.success(["a": ""]), status: #", "exit": 64"#)
        #expect(made.problems.first?.message == "the scene is created, but it should be refused")
        #expect(!made.canBeUpdated)
    }

    @Test func `an unexpected refusal is the only problem`() throws {
        let failed = try result(.failure(Self.refusal), expecting: ["a": "1"])
        #expect(failed.status == .negative && !failed.canBeUpdated && failed.files.isEmpty)
        #expect(
            failed.problems.map(\.message)
                == ["the scene is refused with status 64", "no scene is called so"])
    }

    @Test func `a refusal has no files`() throws {
        let failed = try result(
            .failure(Self.refusal), expecting: ["a": "1"], status: #", "exit": 64"#)
        #expect(failed.status == .negative && failed.canBeUpdated)
        #expect(failed.files.map(\.state) == [.gone])
    }
}
