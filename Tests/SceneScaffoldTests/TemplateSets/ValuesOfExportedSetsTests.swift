import Basics
import SceneScaffold
import SwiftSource
import TestSupport
import Testing
import XcodeTemplates

/// What scene-kit fills in by itself when it renders a bundle that it has exported.
struct ValuesOfExportedSetsTests {
    private static func mark(_ part: ExportMark.Part) -> ExportMark {
        var texts = ["name": "n", "label": "l", "type": "t"]
        if part == .tests { texts["sample"] = "s" }
        return ExportMark(
            set: "Scene", version: "1.0.0", part: part, names: ["title": "title"],
            parameter: ExportMark.ParameterOptions(
                choice: "initialData", none: "none", one: "one value",
                texts: texts,
                foundation: "importFoundation", testUse: part == .tests ? "use" : nil),
            module: ExportMark.ModuleOptions(choice: "namesModule", name: "module"),
            otherOptions: ["tests": ["testing", "none"]])
    }

    private func values(
        _ parameters: [String] = [], given: [String: String] = [:], samples: [String] = [],
        imports: [String] = [], module: String? = nil, part: ExportMark.Part = .tests
    ) throws -> [String: String] {
        let list = try ParameterList(parsing: parameters)
        return try Self.mark(part).values(
            given: given,
            for: ExportedScene(
                name: try SceneName(parsing: "CarDetails"), parameters: list,
                imports: try imports.map { try ModuleName(parsing: $0) },
                samples: try SampleList(parsing: samples, for: list), module: module))
    }

    @Test func `a mark is read as it was written`() {
        for part in ExportMark.Part.allCases {
            let mark = Self.mark(part)
            #expect(ExportMark(in: .dictionary([ExportMark.key: mark.propertyList])) == mark)
            let plain = ExportMark(set: "S", version: "2.0.0", part: part)
            #expect(ExportMark(in: .dictionary([ExportMark.key: plain.propertyList])) == plain)
        }
        #expect(ExportMark(in: .dictionary([:])) == nil)
        #expect(ExportMark(in: .dictionary([ExportMark.key: .string("x")])) == nil)
        var newer: [String: PropertyList] = [:]
        if case .dictionary(let members) = Self.mark(.scene).propertyList { newer = members }
        newer["FormatVersion"] = .integer(2)
        #expect(ExportMark(in: .dictionary([ExportMark.key: .dictionary(newer)])) == nil)
    }

    @Test func `what follows from the name and the module is filled in`() throws {
        #expect(try values() == ["title": "Car Details"])
        #expect(
            try values(module: "Shop") == [
                "title": "Car Details", "module": "Shop", "namesModule": "true",
            ])
        #expect(
            try values(given: ["title": "T", "module": "M"], module: "Shop") == [
                "title": "T", "module": "M",
            ])
    }

    @Test func `a parameter is all of its pieces`() throws {
        #expect(
            try values(["carID:String"]) == [
                "title": "Car Details", "initialData": "one value", "n": "carID", "l": "withCarID",
                "t": "String", "s": "\"42\"", "importFoundation": "false", "use": "compared",
            ])
        let url = try values(["for link:URL"])
        #expect(url["l"] == "for" && url["importFoundation"] == "true")
        let own = try values(["car:Car"], samples: ["car=\"x\""], part: .scene)
        #expect(own["t"] == "Car" && own["importFoundation"] == "false")
        let passed = try values(["car:Car"], samples: ["car=Car(1)"])
        #expect(passed["s"] == "Car(1)" && passed["use"] == "passed")
        let unknown = try values(["car:Car"])
        #expect(unknown["s"] == nil && unknown["use"] == "none")
    }

    @Test func `a parameter that was given as options need not be given in full`() throws {
        let given = ["initialData": "one value", "n": "carID", "t": "UUID"]
        let values = try values(given: given)
        #expect(values["l"] == "withCarID" && values["importFoundation"] == "true")
        #expect(values["s"]?.contains("UUID") == true)
    }

    @Test(arguments: [
        (["a:Int", "b:Int"], "it takes one parameter"), (["a:Int=1"], "it takes no default"),
        (["a:() -> Void"], "it takes no functions"), (["_ a:Int"], "the argument label must"),
        (["a a:Int"], "the argument label must"), (["class:Int"], "its name is a keyword"),
        (["a:URLRequest"], "FoundationNetworking"),
        (["a:(Int, Int)"], "its tests compare no tuples"),
    ])
    func `a parameter that Xcode could not ask for is refused`(
        parameters: [String], reason: String
    ) throws {
        let refusal = outcome { try values(parameters) }
        #expect(refusal?.status == .usage)
        #expect(refusal?.lines.first?.contains(reason) == true, "\(refusal?.lines ?? [])")
    }

    @Test func `a parameter and the options that stand for one are too much`() throws {
        let refusal = outcome { try values(["a:Int"], given: ["n": "b"]) }
        #expect(refusal?.lines.first?.contains("the option 'n' stands for it already") == true)
    }
}
