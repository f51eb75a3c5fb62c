import Basics
import BuiltinTemplates
import Foundation
import Scenes
import TemplateSets
import TestSupport
import Testing
import XcodeBridge
import XcodeTemplates

/// What `export` makes of the sets that the binary carries.
struct ExportedSetsTests {
    static func set(_ name: String) throws -> TemplateSet {
        let embedded = try #require(BuiltinTemplates.set(named: name))
        let files = Dictionary(
            uniqueKeysWithValues: embedded.files.map {
                ($0.path, TemplateSetFolder.Content.text($0.text))
            })
        return try TemplateSet(
            reading: TemplateSetFolder(location: name, contents: files),
            tool: try #require(SemanticVersion("9.0.0")))
    }

    @Test(arguments: BuiltinTemplates.names)
    func `hold what Xcode needs, and give the same bytes as 'new' for every combination`(
        name: String
    ) throws {
        let circle = try Circle(of: Self.set(name))
        for bundle in circle.bundles { try Self.expectWhatXcodeNeeds(of: bundle) }
        let plain: [(String, String?)] = [
            ("Ab", nil), (String(repeating: "LongName", count: 12), "Shop"),
        ]
        let withData = [
            ("CarDetails", "carID:String", "Shop"),
            (String(repeating: "URLOf_Name", count: 7), "identifierOfTheCarToShow:[UUID]", nil),
            ("Day2Week", "day:Date", "ModuleWithAnUncommonlyLongName"),
            ("Cars", "car:Car", "Shop"), ("Tests", "tag:any Hashable & Sendable", "Shop"),
        ]
        // Each combination has its turn with and without data; all of them with all take a minute.
        for (place, options) in Thoroughness.some(of: circle.combinations) {
            // So that no scene goes with the same value of an option each time.
            let number = place + place / 3 + place / 9
            let (name, module) = plain[number % plain.count]
            try circle.close(name, [], options, in: module)
            let (other, parameter, otherModule) = withData[number % withData.count]
            try circle.close(other, [parameter], options, in: otherModule)
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
            for rest in ["Qxv", "WqjLonger", "Qz", "aaq", "zzw"] {
                #expect(!text.contains(rest) && !file.path.contains(rest), "\(file.path)")
            }
        }
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

    /// Every combination of bool and choice options.
    var combinations: [[String: String]] {
        self.set.options.reduce([[:]]) { rows, option in
            option.values.isEmpty
                ? rows
                : rows.flatMap { row in option.values.map { row.merging([option.name: $0]) { $1 } }
                }
        }
    }

    /// Compares what the bundles give with what the set gives.
    func close(
        _ name: String, _ parameters: [String], _ options: [String: String], in module: String?
    ) throws {
        let request = SceneRequest(
            name: name, parameters: parameters, options: options.map { "\($0)=\($1)" },
            date: "2000-01-01")
        let scene = try Scene(resolving: request, for: set)
        let renderer = try SceneRenderer(
            set: set, in: RenderEnvironment(module: module))
        let own = try renderer.renderOwnFiles(of: scene)
        let shared = try renderer.renderSharedFiles(scene.options)
        for exported in bundles {
            let wanted =
                switch exported.bundle.mark.part {
                case .scene: own.filter { $0.root == .scene }
                case .tests: own.filter { $0.root == .tests }
                case .support: shared.filter { $0.root == .support }
                case .testSupport: shared.filter { $0.root == .tests }
                }
            // Without a module no tests are made, and there is no bundle for none.
            if wanted.isEmpty || module == nil && wanted[0].root == .tests { continue }
            // What all scenes share has no data.
            var same = request
            if !exported.set.takesParameters { same.parameters = [] }
            let files = try exported.render(same, in: module)
            #expect(files.keys.sorted() == wanted.map(\.path.description).sorted())
            for file in wanted where files[file.path.description] != file.text {
                Issue.record("\(exported.bundle.folder) \(options) differs in \(file.path)")
            }
        }
    }
}
