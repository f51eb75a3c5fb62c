import Basics
import TestSupport
import Testing
import XcodeTemplates

@Suite struct HostileTemplateTests {
    private func failure(
        _ path: String, name: String = "Car", x: String = "x", more files: [String] = []
    ) -> Failure? {
        XcodeTemplatesTests.failure { () throws(Failure) in
            let template = try Example.template(
                options: """
                    { Identifier = productName; Type = text; }, { Identifier = x; Type = text; }
                    """,
                files: Dictionary(([path] + files).map { ($0, "") }) { first, _ in first })
            _ = try template.render(name: name, options: ["x": x])
        }
    }

    @Test(arguments: [
        "../../x", "a/b", "..", ".", "", "a\\b", "a\u{0}", "a\nb", "\u{1B}", "\u{7F}", "a\u{202E}b",
        "/\u{301}",
    ])
    func `a value cannot lead a path elsewhere`(value: String) {
        let failure = failure("a/___VARIABLE_x___/b.txt", x: value)
        #expect(failure?.status == .refused)
        #expect(failure?.diagnostics.first?.message.hasPrefix("the option 'x' is '") == true)
    }

    @Test(arguments: ["../x", "a/b", "a\nb"]) func `a name cannot either`(name: String) {
        for path in ["___FILEBASENAME___.txt", "___VARIABLE_productName___/x"] {
            let failure = failure(path, name: name)
            #expect(failure?.status == .refused)
            #expect(failure?.diagnostics.first?.message.hasPrefix("the name is '") == true)
        }
    }

    @Test func `a modifier can make a value safe`() {
        #expect(failure("___VARIABLE_x:identifier___.txt", x: "../../x") == nil)
        #expect(failure("___VARIABLE_x___.txt", x: "a..b") == nil)
    }

    @Test(arguments: ["../x", "a/../b", "a//b", "/x"])
    func `paths of the bundle itself cannot`(path: String) {
        #expect(failure(path)?.status == .refused)
    }

    @Test(arguments: [
        ["___FILEBASENAME___.txt", "___VARIABLE_x___.txt"], ["car.txt", "___FILEBASENAME___.txt"],
        ["e\u{301}.txt", "E\u{301}.TXT"], ["ß.txt", "SS.txt"],
    ])
    func `two files at one path are refused`(paths: [String]) {
        let failure = failure(paths[0], x: "Car", more: Array(paths.dropFirst()))
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.count == 1)
        #expect(failure?.diagnostics.first?.message.contains("would be one file") == true)
    }

    @Test func `large bundles take time in proportion to their size`() throws {
        let size = Thoroughness.amount(10, plain: 2)
        var files: [String: String] = [:]
        for number in 0..<1_000 * size {
            files["Sub/___FILEBASENAME___\(number).txt"] = "___YEAR___"
        }
        files["underscores.txt"] = String(repeating: "_", count: 200_000 * size)
        files["openings.txt"] = String(repeating: "___VARIABLE_a b", count: 10_000 * size)
        files["names.txt"] = String(repeating: "___a:", count: 20_000 * size)
        files["unknown.txt"] = (0..<5_000 * size).map { "___U\($0)___" }.joined(separator: "\n")
        let template = try Example.template(files: files)
        let clock = ContinuousClock()
        var rendering: XcodeRendering?
        let time = try clock.measure { rendering = try template.render(name: "Car") }
        #expect(rendering?.files.count == 1_000 * size + 4)
        #expect(rendering?.warnings.count == 51)
        #expect(rendering?.texts["underscores.txt"] == files["underscores.txt"])
        #expect(time < .seconds(60))
    }

    @Test func `no change of a byte makes a bundle crash`() throws {
        let info = """
            { Kind = "\(Example.kind)"; Options = (
            { Identifier = productName; Type = static; Default = "___VARIABLE_a:lower___"; },
            { Identifier = a; Type = text; }, { Identifier = b; Type = checkbox; Default = YES; },
            { Identifier = c; Type = popup; Values = (x, y); RequiredOptions = { b = YES; }; } ); }
            """
        let text = "___FILEBASENAME______VARIABLE_c:upper___ ___UUID:x___ ____DATE____"
        var generator = SplitMix64(state: 7)
        for _ in 0..<1_000 {
            var bundle = [Array(info.utf8), Array(text.utf8)]
            let which = Int.random(in: 0...1, using: &generator)
            let place = Int.random(in: 0..<bundle[which].count, using: &generator)
            bundle[which][place] =
                Array("_:;{}()\"\u{0}x,".utf8).randomElement(using: &generator) ?? 0
            let files = [
                "TemplateInfo.plist": bundle[0], "bx/___FILEBASENAME___.txt": bundle[1],
            ]
            _ = XcodeTemplatesTests.failure { () throws(Failure) in
                _ = try XcodeTemplate(name: "M", location: "M", files: files).render(name: "Car")
            }
        }
    }
}
