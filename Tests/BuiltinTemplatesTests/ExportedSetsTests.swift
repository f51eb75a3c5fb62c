import Basics
import BuiltinTemplates
import Foundation
import Scenes
import TemplateSets
import TestSupport
import Testing
import XcodeExporting

/// What `export` makes of the sets that the binary carries.
struct ExportedSetsTests {
    static func set(_ name: String) throws -> TemplateSet {
        let embedded = try #require(BuiltinTemplates.set(named: name))
        let files = Dictionary(
            uniqueKeysWithValues: embedded.files.map {
                ($0.path, Array($0.text.utf8))
            })
        return try TemplateSet(
            reading: TemplateSetFolder(location: name, files: files),
            tool: try #require(SemanticVersion("9.0.0")))
    }

    /// A plain run takes the set with the fewest combinations: a debug build takes seconds to render
    /// those of others.
    static let names = Thoroughness.isFull ? BuiltinTemplates.names : ["ProtocolVIPER"]

    @Test(arguments: names)
    func `hold what Xcode needs, and give the same bytes as 'new' for every combination`(
        name: String
    ) throws {
        let circle = try Circle(of: Self.set(name))
        for bundle in circle.bundles { try Self.expectWhatXcodeNeeds(of: bundle) }
        // Names of about the length that a bundle breaks its lines for.
        let plain: [(String, String?)] = [("CarDetails", nil), ("SignInForm", "Shop")]
        let withData: [(String, Datum, String?)] = [
            ("CarDetails", Datum("carTitle", "String", sample: "\"42\""), "Shop"),
            ("MovieCards", Datum("topMovie", "Movie", testUse: "none"), "Garage"),
            (
                "WeekPlanes",
                Datum("firstDay", "Date", sample: "Date.distantPast", foundation: true), nil
            ),
            (
                "MyFavorite", Datum("favorite", "Car", sample: "Car(id: 1)", testUse: "passed"),
                "Shop"
            ),
        ]
        // Each combination has its turn with and without data; all of them with all take a minute.
        for (place, options) in Thoroughness.some(of: circle.combinations) {
            // So that no scene goes with the same value of an option each time.
            let number = place + place / 3 + place / 9
            let (name, module) = plain[number % plain.count]
            try circle.close(name, nil, options, in: module)
            let (other, datum, otherModule) = withData[number % withData.count]
            try circle.close(other, datum, options, in: otherModule)
        }
    }

    /// Exporting takes longer than looking at what came of it, so there is one test of both.
    private static func expectWhatXcodeNeeds(of exported: ExportedBundle) throws {
        #expect(
            exported["Kind"] as? String
                == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
        #expect(exported["SupportsSwiftPackage"] as? Bool == true)
        #expect(exported["AllowedTypes"] as? [String] == ["public.swift-source"])
        #expect(exported.options.first?["Identifier"] as? String == "productName")
        let names = exported.folderNames.map { $0.lowercased() }
        #expect(Set(names).count == names.count)
        let main = try #require(exported["MainTemplateFile"] as? String)
        let files = exported.bundle.files.map(\.path)
        #expect(files.contains { $0 == main || $0.hasSuffix("/" + main) })
        for file in exported.bundle.files where !file.path.hasSuffix(".png") {
            let text = String(decoding: file.contents, as: UTF8.self)
            for rest in ["Qxv", "Wqj", "Qz", "aaq", "zzw"] {
                #expect(!text.contains(rest) && !file.path.contains(rest), "\(file.path)")
            }
        }
    }
}

/// The one value that a scene starts with.
private struct Datum {
    let parameter: String
    /// The value for tests, as `--sample` takes it.
    let sample: [String]
    /// What the dialog is told of it.
    let answers: [String: String]

    init(
        _ name: String, _ type: String, sample: String? = nil, testUse: String = "compared",
        foundation: Bool = false
    ) {
        parameter = "\(name):\(type)"
        self.sample = sample.map { ["\(name)=\($0)"] } ?? []
        var answers = [
            "initialData": "one value", "parameterName": name, "parameterType": type,
            "parameterLabel": "with\(name.prefix(1).uppercased())\(name.dropFirst())",
            "testValue": testUse, "importFoundation": String(foundation),
        ]
        answers["parameterSample"] = sample
        self.answers = answers
    }
}

/// A set and what was exported of it.
private struct Circle {
    let set: TemplateSet
    let bundles: [ExportedBundle]

    init(of set: TemplateSet) throws {
        self.set = set
        bundles = try XcodeExport(of: set).bundles.map(ExportedBundle.init)
    }

    /// Every combination of bool and choice options. Features aren't exported.
    var combinations: [[String: String]] {
        self.set.options.reduce([[:]]) { rows, option in
            option.values.isEmpty || ["exported", "features"].contains(option.name)
                ? rows
                : rows.flatMap { row in option.values.map { row.merging([option.name: $0]) { $1 } }
                }
        }
        .filter { row in
            // An option that doesn't matter has its default.
            self.set.options.allSatisfy { option in
                option.condition.clauses.allSatisfy { $0.values.contains(row[$0.option] ?? "") }
                    || row[option.name] ?? option.defaultText == option.defaultText
            }
        }
    }

    /// Compares what the bundles give with what the set gives.
    func close(
        _ name: String, _ datum: Datum?, _ options: [String: String], in module: String?
    ) throws {
        let request = SceneRequest(
            name: name, parameters: datum.map { [$0.parameter] } ?? [],
            samples: datum?.sample ?? [], options: options.map { "\($0)=\($1)" },
            date: "2000-01-01")
        var answers = options.merging(datum?.answers ?? [:]) { $1 }
        answers["title"] = name.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
        if let module {
            answers["module"] = module
            answers["namesModule"] = "true"
        }
        let scene = try Scene(resolving: request, for: set)
        let preview = try SceneRenderer(
            of: set, in: RenderEnvironment(module: module))
        let files = try preview.files(of: scene)
        let (own, shared) = (files.filter { !$0.isShared }, files.filter(\.isShared))
        for exported in bundles {
            let wanted =
                switch exported.bundle.part {
                case .scene: own.filter { $0.root == .scene }
                case .tests: own.filter { $0.root == .tests }
                case .support: shared.filter { $0.root == .support }
                case .testSupport: shared.filter(\.root.isForTests)
                }
            // Without a module no tests are made, and there is no bundle for none.
            if wanted.isEmpty || module == nil && wanted[0].root.isForTests { continue }
            // A dialog that asks for a value has one, so its previews show a scene for which 'new' has none.
            let isAsked = exported.options.contains {
                $0["Identifier"] as? String == "parameterSample"
            }
            if exported.bundle.part == .scene, isAsked, datum?.sample == [] { continue }
            let files = try exported.render(name, answers, in: module)
            #expect(files.keys.sorted() == wanted.map(\.path.description).sorted())
            for file in wanted {
                let made = files[file.path.description] ?? ""
                // The dialog doesn't know whether a type is hashable, or Foundation's.
                let text =
                    datum == nil || exported.bundle.part != .scene
                    ? file.text
                    : file.text.replacing(
                        "SceneBuilding, Hashable, Codable {", with: "SceneBuilding {"
                    )
                    .replacing("public import Foundation", with: "import Foundation")
                if made == text { continue }
                Issue.record(
                    """
                    \(exported.bundle.folder) \(options) differs in \(file.path)
                    \(Golden.differences(from: text, to: made))
                    """)
            }
        }
    }
}
