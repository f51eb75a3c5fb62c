import Packs
import Scenes
import TemplateSets
import TestSupport
import Testing
import XcodeTemplates

@testable import Basics
@testable import SceneCLI

/// Bundles that were damaged by chance go through every command that reads bundles: there is an error or
/// a result, and never a crash.
@Suite struct DamagedBundleTests {
    @Test func `a damaged bundle is an error or has a result`() {
        var bundle = DamagedBundle(seed: 0)
        var results = 0
        let count = Thoroughness.amount(4_000, plain: 240)
        for _ in 0..<count {
            if use(&bundle) { results += 1 }
        }
        // Neither everything nor nothing is refused, or the damage would say little.
        #expect(results > 0 && results < count)
    }

    /// Whether all of it went well.
    private func use(_ bundle: inout DamagedBundle) -> Bool {
        let pack = bundle.next()
        let validation = PackValidation(pack: pack, tool: Tool.semanticVersion)
        var isFine = validation.status == .success
        if !isFine { #expect(!validation.diagnostics.isEmpty) }
        for entry in validation.entries {
            guard let templateSet = entry.templateSet, entry.isValid else { continue }
            let description = SetDescription(templateSet: templateSet, stored: nil, columns: 40)
            #expect(description.text.contains("EXAMPLE"))
            let combinations = CombinationCheck(of: templateSet)
            for index in stride(from: 0, to: combinations.count, by: combinations.count / 4 + 1) {
                _ = combinations.run(index..<index + 1)
            }
            for name in ["CarDetails", bundle.oddName()] {
                isFine = succeeds { try render(name, templateSet) } && isFine
            }
        }
        return isFine
    }

    private func render(_ name: String, _ templateSet: TemplateSet) throws {
        let required = templateSet.options.filter(\.isRequired).map { "\($0.name)=Text" }
        let request = SceneRequest(name: name, options: required, date: "2026-01-31")
        let scene = try Scene(resolving: request, for: templateSet)
        _ = try SceneRenderer(of: templateSet, in: RenderEnvironment()).files(of: scene)
    }

    /// A failure says what is wrong.
    private func succeeds(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            #expect((error as? Failure)?.diagnostics.isEmpty == false)
            return false
        }
    }
}

/// A bundle with all features of bundles, damaged differently each time.
private struct DamagedBundle {
    private var generator: SplitMix64

    private static let options = [
        "{ Identifier = productName; Type = text; Required = YES; Name = \"Name:\"; }",
        "{ Identifier = full; Type = static; Default = \"___VARIABLE_productName:identifier___X\"; }",
        "{ Identifier = view; Type = popup; Values = (Code, \"From XIB\", None); Default = Code; }",
        "{ Identifier = tests; Type = checkbox; Default = YES; RequiredOptions = { view = Code; }; }",
        "{ Identifier = base; Type = class; Values = (UIView, UIButton, UILabel); Default = UIView; "
            + "Suffixes = { UIView = View; }; FallbackHeader = \"import UIKit\"; }",
        "{ Identifier = extra; Type = popup; Values = (A, B); Units = { A = { Nodes = (a.txt); }; "
            + "B = { Nodes = (\"b.txt:part\"); Definitions = { b.txt = { Path = a.txt; }; }; }; }; }",
        "{ Identifier = word; Type = text; Required = YES; Default = \"___YEAR___\"; }",
    ]
    private static let texts = [
        "//___FILEHEADER___\n", "//  ___FILEHEADER___\n", "___FILENAME:identifier___\n",
        "class ___FILEBASENAMEASIDENTIFIER___View: ___VARIABLE_base___ {}\n",
        "___VARIABLE_productName: identifier___ ___VARIABLE_full:upper___\n", "{{ }}\n",
        "___IMPORTHEADER_base___\n", "___UUID___ ___COPYRIGHT___ ___COREDATA_X___\n", "\u{0}\u{1}",
    ]
    private static let names = [
        "___FILEBASENAME___.swift", "___FILEBASENAME___View.swift", "___VARIABLE_word___.txt",
        "___FILEBASENAME:lower___.m", "a.txt", "b.txt", "../x", "Sub/___FILENAME___", "é .txt",
        ".x",
    ]
    private static let folders = [
        "", "Code", "CodetestsUIView", "From XIBUIView", "NoneUIButton", "Default", "default",
        "x/y",
        "___FILEBASENAME___", "Code ", "e\u{301}",
    ]
    private static let bundles = ["Screen", "Screen", "A+B", "Two Words", " ", "Tests", "é", "x.y"]
    private static let pieces = [
        "{", "}", "(", ")", ";", "\"", "=", "YES", "Values", "Identifier = view", "Type = ", "()",
        "Units", "Default = None", "\u{0}", "\u{FF}", "___VARIABLE_full___", "RequiredOptions",
    ]

    init(seed: UInt64) { generator = SplitMix64(state: seed &* 7_919 &+ 3) }

    mutating func next() -> PackFolder {
        var files: [String: [UInt8]] = [:]
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let bundle = "\(pick(Self.bundles)).xctemplate/"
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let folder = pick(Self.folders)
                let path = (folder.isEmpty ? "" : folder + "/") + pick(Self.names)
                files[bundle + path] = Array((pick(Self.texts) + pick(Self.texts)).utf8)
            }
            files[bundle + XcodeTemplate.infoName] = info()
        }
        return PackFolder(location: "Pack", files: files)
    }

    mutating func oddName() -> String {
        pick([
            "main", "UIView+Layout", "my-utils", "", "a/b", ".x", "e\u{301}", "\u{202E}", "x ", "_",
        ])
    }

    private mutating func info() -> [UInt8] {
        var options = Self.options.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
        if isUnlucky() { options.shuffle(using: &generator) }
        if isUnlucky() { options.append(pick(Self.options)) }
        let kinds = ["IDEFoundation.TextSubstitutionFileTemplateKind", "X", ""]
        let kind = isUnlucky() ? pick(kinds) : kinds[0]
        let nodes = isUnlucky() ? "Nodes = (a.txt, gone.txt); Definitions = { x = y; };" : ""
        let all = options.joined(separator: ", ")
        var text = "{ Kind = \"Xcode.\(kind)\"; Options = (\(all)); \(nodes) }"
        if isUnlucky() { text = text.replacing("Type = \(pick(["text", "popup"]));", with: "") }
        let value = pick(["(A, B)", "Code,", "YES"])
        if isUnlucky() { text = text.replacing(value, with: pick(["()", ""])) }
        var bytes = Array(text.utf8)
        guard isUnlucky() else { return bytes }
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...40, using: &generator))
            bytes.replaceSubrange(start..<end, with: pick(Self.pieces).utf8)
            if bytes.isEmpty { break }
        }
        return bytes
    }

    private mutating func isUnlucky() -> Bool { Int.random(in: 0..<4, using: &generator) == 0 }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &generator) ?? ""
    }
}
