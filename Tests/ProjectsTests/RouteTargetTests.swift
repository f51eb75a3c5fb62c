import Basics
import Planning
import Scenes
import SwiftSource
import TestSupport
import Testing

@testable import Projects

/// A scene that a route leads to, as its record has it.
struct RouteTargetTests {
    @Test func `a record knows what its builder takes`() throws {
        let target = try RouteTarget(SampleRecord.full())
        #expect(target.name.description == "CarDetails")
        #expect(
            target.parameters.declaration
                == #"withCarID carID: String, note: String = "\u{e9}""#)
        #expect(target.imports.map(\.description) == ["CarKit"])
        #expect(target.samples.samples.map(\.expression.description) == [#""a""#])
        #expect(target.module == "App" && target.isPublic)
    }

    @Test func `a record of parts has a builder where a file declares it`() throws {
        var record = try SampleRecord.full()
        record.entry.choices.parts = [SourceText(name: "", text: "Builder")]
        #expect(!record.hasBuilder)
        let text = "nonisolated struct CarDetailsBuilder {}"
        record.addFiles([RecordedFile(id: "b", path: try OutputPath("A.swift"), base: .text(text))])
        #expect(record.hasBuilder)
        #expect(try RouteTarget(record).isGenerated)
        record.files = []
        record.entry.choices.parts = nil
        #expect(record.hasBuilder)
    }

    @Test(arguments: [("public", true), ("internal", false)])
    func `access says who sees it`(access: String, isPublic: Bool) throws {
        var record = try SampleRecord.plain()
        #expect(try RouteTarget(record).isPublic)
        record.resolved.options["access"] = OptionEntry(
            SourceText(name: "", text: access))
        #expect(try RouteTarget(record).isPublic == isPublic)
    }

    @Test func `a record with wrong Swift is shown where it stands`() throws {
        let text = try SampleRecord.full().text
            .replacing("\"carID:String\"", with: "\"carID:[String\"")
        let record = try SceneRecord(parsing: Array(text.utf8), name: "r.json")
        let refusal = outcome { try RouteTarget(record) }
        #expect(refusal == Refusal(.data, ["r.json:14:12: '[' has no ']' (Add the ']'.)"]))
    }
}
