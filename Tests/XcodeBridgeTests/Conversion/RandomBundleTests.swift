import TestSupport
import Testing
import XcodeBridge

@testable import Basics

/// Random bundles, whose conversions report every difference.
@Suite struct RandomBundleTests {
    @Test(arguments: 0..<Thoroughness.amount(100, plain: 40))
    func `every difference is reported`(seed: Int) throws {
        var bundle = RandomBundle(seed: UInt64(seed))
        let conversion: Conversion
        do {
            conversion = try bundle.conversion()
        } catch let failure as Failure {
            // The options exclude each other without end, or the bundle has no files.
            #expect(failure.status == .data)
            return
        }
        let found = conversion.converted.diagnostics.filter {
            $0.hint?.hasPrefix("This was found by rendering both") == true
        }
        #expect(found.map(\.message) == [], "\(bundle.options)\n\(bundle.files)")
    }
}

/// A bundle with a few options, folders for some of their values, and files full of macros.
private struct RandomBundle {
    private var generator: SplitMix64
    private(set) var options = ""
    private(set) var files: [String: String] = [:]
    private var names: [String] = []
    /// The parts of folder names that each option can add.
    private var parts: [[String]] = []

    init(seed: UInt64) {
        generator = SplitMix64(state: seed &* 7_919 &+ 17)
    }

    mutating func conversion() throws -> Conversion {
        for index in 0..<Int.random(in: 0...4, using: &generator) { addOption("o\(index)") }
        addFiles()
        return try Conversion(options: options, files: files)
    }

    private mutating func addOption(_ name: String) {
        var members = "Identifier = \(name); "
        if let other = names.randomElement(using: &generator), Bool.random(using: &generator) {
            let value = pick(["YES", "NO", "\"From XIB\"", "Plain", "UIView"])
            members += "RequiredOptions = { \(other) = \(value); }; "
        }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            members += "Type = checkbox; Default = \(pick(["YES", "NO"]));"
            parts.append(["", name])
        case 1:
            members += "Type = popup; Values = (Plain, \"From XIB\", \"é 1\");"
            parts.append(["Plain", "From XIB", "é 1"])
        case 2:
            members += "Type = text; Default = \"\(pick(["", "Row", "{{x}}", text(0)]))\"; "
            members += "Required = \(pick(["YES", "NO"]));"
        case 3:
            members += "Type = static; Default = \"\(pick(["Swift", text(1)]))\";"
        default:
            members += "Type = class; Values = (UIView, NSObject); Default = UIView; "
            members += pick(["", "FallbackHeader = \"import ___PROJECTNAME___\";"])
            members += pick(["", " Suffixes = { NSObject = Thing; UIView = View; };"])
            parts.append(["UIView", "NSObject"])
        }
        names.append(name)
        options += ", { \(members) }"
    }

    private mutating func addFiles() {
        var folders = [""]
        if Bool.random(using: &generator) {
            let all = parts.reduce([""]) { names, part in
                names.flatMap { name in part.map { name + $0 } }
            }
            folders = all.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
                .map { ($0.isEmpty ? "Default" : $0) + "/" }
        }
        let shared = contents()
        for folder in folders {
            for name in ["___FILEBASENAME___View.swift", "Sub/___FILEBASENAMEASIDENTIFIER___.txt"] {
                let isShared = Bool.random(using: &generator)
                files[folder + name] = isShared ? shared : contents()
            }
        }
    }

    private mutating func contents() -> String {
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in text(1) }.joined()
    }

    /// A random text. At level 0, it is valid in a property list and names no options.
    private mutating func text(_ level: Int) -> String {
        let modifier = pick(["", "", ":identifier", ":upper", ":uppercaseFirst", ":xml"])
        var pieces = [
            "a", " ", "Thing", "{", "}", "x.y", "___VARIABLE_productName\(modifier)___",
            "___FILEBASENAME___", "___YEAR___", "___TARGETNAME___", "___PACKAGENAME___",
        ]
        for name in names where level > 0 {
            pieces += ["___VARIABLE_\(name)\(modifier)___", "___VARIABLE_\(name)___"]
        }
        if level > 0 {
            pieces += ["{{", "}}", "<%", "___COPYRIGHT___", "___FULLUSERNAME___", "___DATE___"]
        }
        if level > 0, names.isEmpty || Bool.random(using: &generator) {
            return pick(["\n", "\r\n", "\n\n", "  ", "\n//___FILEHEADER___\n", "___FILENAME___"])
        }
        return pick(pieces)
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &generator) ?? ""
    }
}
