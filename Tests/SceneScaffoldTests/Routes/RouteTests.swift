import TestSupport
import Testing

@testable import Basics
@testable import Projects
@testable import Scenes
@testable import SwiftSource

/// A route as it is asked for, and the scene that it leads to.
struct RouteTests {
    @Test(arguments: [
        ("details:CarDetails", "details", "CarDetails", "details:CarDetails"),
        ("CarDetails", "carDetails", "CarDetails", "CarDetails"),
        ("carDetails:CarDetails", "carDetails", "CarDetails", "CarDetails"),
        ("URLList", "urlList", "URLList", "URLList"),
        ("a_b:A", "a_b", "A", "a_b:A"),
        ("Details:CarDetails", "Details", "CarDetails", "Details:CarDetails"),
    ])
    func isALabelAndAScene(text: String, label: String, target: String, back: String) throws {
        let route = try RouteRequest(parsing: typed(text), .push)
        #expect(route.label == label && route.target.description == target)
        #expect(route.text == back && route.style == .push)
        let again = try RouteRequest(parsing: typed(back), .push)
        #expect(again.label == route.label && again.target == route.target)
        #expect(try RouteRequest(parsing: typed(text), .present).style == .present)
    }

    @Test(arguments: [
        ("", "a scene name is missing"), (":CarDetails", "an argument label is missing"),
        ("details:", "a scene name is missing"),
        ("1:CarDetails", "an argument label cannot start with '1'"),
        ("a b:CarDetails", "an argument label cannot hold a space"),
        (
            "details:carDetails",
            "a scene name starts with an upper-case letter (Did you mean 'CarDetails'?)"
        ),
        (
            "details:Car:Details",
            "a scene name cannot hold ':' (Did you mean 'CarDetails'?)"
        ),
        (
            "details: CarDetails",
            "a scene name cannot start with a space (Did you mean 'CarDetails'?)"
        ),
        ("a-b:CarDetails", "an argument label cannot hold '-'"),
        ("`a`:CarDetails", "an argument label cannot start with '`'"),
        ("details:../A", "a scene name cannot start with '.' (Did you mean 'A'?)"),
    ])
    func anythingElseIsWrongUsage(text: String, complaint: String) {
        let refusal = outcome { try RouteRequest(parsing: typed(text), .push) }
        #expect(refusal == Refusal(.usage, ["--route: " + complaint]))
    }

    @Test func aRecordKnowsWhatItsBuilderTakes() throws {
        let target = try RouteTarget(SampleRecord.full())
        #expect(target.name.description == "CarDetails")
        #expect(
            target.parameters.declaration
                == #"withCarID carID: String, note: String = "\u{e9}""#)
        #expect(target.imports.map(\.description) == ["CarKit"])
        #expect(target.samples.samples.map(\.expression.description) == [#""a""#])
        #expect(target.module == "App" && target.isPublic)
    }

    @Test func aRecordOfPartsHasABuilderWhereAFileDeclaresIt() throws {
        var record = try SampleRecord.full()
        record.entry.choices.parts = [SourceText(name: "", text: "Builder")]
        #expect(!record.hasBuilder)
        let text = "nonisolated struct CarDetailsBuilder {}"
        record.add([RecordedFile(id: "b", path: try OutputPath("A.swift"), text: text)])
        #expect(record.hasBuilder)
        #expect(try RouteTarget(record).isGenerated)
        record.files = []
        record.entry.choices.parts = nil
        #expect(record.hasBuilder)
    }

    @Test(arguments: [("public", true), ("internal", false)])
    func accessSaysWhoSeesIt(access: String, isPublic: Bool) throws {
        var record = try SampleRecord.plain()
        #expect(try RouteTarget(record).isPublic)
        record.entry.choices.options["access"] = OptionEntry(
            SourceText(name: "", text: access))
        #expect(try RouteTarget(record).isPublic == isPublic)
    }

    @Test func aRecordWithWrongSwiftIsShownWhereItStands() throws {
        let text = try SampleRecord.full().text
            .replacing("\"carID:String\"", with: "\"carID:[String\"")
        let record = try SceneRecord(parsing: Array(text.utf8), name: "r.json")
        let refusal = outcome { try RouteTarget(record) }
        #expect(refusal == Refusal(.data, ["r.json:13:12: '[' has no ']' (Add the ']'.)"]))
    }

    @Test func aBuilderWrittenByHandIsSeenByAll() throws {
        let target = RouteTarget(
            name: try SceneName(parsing: "Login"),
            parameters: try ParameterList(parsing: ["user:String"]),
            imports: [try ModuleName(parsing: "Auth")])
        #expect(target.isPublic && !target.isGenerated && target.module == nil)
        #expect(target.parameters.declaration == "withUser user: String")
    }

    @Test(arguments: [
        ("details", "details"), ("Details", "details"), ("URLList", "urlList"), ("a_b", "a_b"),
        ("class", "`class`"), ("Type", "type"), ("self", "toSelf"), ("Self", "toSelf"),
    ])
    func theLabelIsTheNameOfAFunction(label: String, name: String) throws {
        let target = RouteTarget(
            name: try SceneName(parsing: "Login"), parameters: try ParameterList(parsing: []),
            imports: [])
        let route = Route(
            try RouteRequest(parsing: typed("\(label):Login"), .push), to: target)
        #expect(route.functionName.description == name)
    }

    private func typed(_ text: String) -> SourceText { SourceText(argument: text, of: "--route") }
}
