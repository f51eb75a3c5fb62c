import Basics
import Foundation
import PackAuthoring
import Packs
import TestSupport
import Testing

@testable import SceneCLI

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reports for programs, of a pack whose every text tries to break out of them.
struct CaseReportTests {
    private static let hostile = "]]>&<\"'\u{1}\u{FFFF} %\r\n ::error::\t"

    private func test() throws -> PackTest {
        let sandbox = try Sandbox([
            "Set/it.txt": Self.hostile,
            "Set/template.json": """
            { "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set",
              "files": [{ "id": "it", "source": "it.txt", "path": "a,b:c", "role": "It" }] }
            """,
            "Tests/<a>&\"b/case.json": #"{ "set": "Set", "name": "Cars" }"#,
            "Tests/<a>&\"b/expected/a,b:c": "",
            "Tests/good/case.json": #"{ "set": "Set", "name": "cars", "exit": 64 }"#,
            "Tests/wrong/case.json": #"{ "set": "No<Set>", "name": "Cars" }"#,
            "Tests/none/expected/it.txt": "",
        ])
        return try PackTest(of: sandbox.folder.path)
    }

    @Test func `JUnit is well formed and tells all`() throws {
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(CaseReport(test: try test()).junit.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
        #expect(reader.suite == ["tests": "4", "failures": "1", "errors": "2"])
        #expect(reader.names == ["<a>&\"b", "good", "wrong", "the pack"])
        #expect(reader.outcomes == ["failure", "error", "error"])
        #expect(reader.messages[1] == "the pack has no set 'No<Set>'")
        // A backslash and braces represent characters that XML can't contain.
        let shown = "+]]>&<\"'\\u{1}\u{FFFD} %\n"
        #expect(reader.texts[0].contains(shown), "\(reader.texts[0])")
        #expect(reader.texts[0].contains("\n+ ::error::\t\n"))
    }

    @Test func `GitHub reads no commands in the report`() throws {
        let test = try test()
        let report = CaseReport(test: test).text()
        let problems = test.problems + test.results.flatMap(\.problems)
        let text = CaseReport.github(report, problems)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let word = try #require(lines.first?.dropFirst("::stop-commands::".count))
        #expect(word.count == 64 && !report.contains(word))
        let end = try #require(lines.firstIndex(of: "::\(word)::"))
        #expect(lines[1..<end].joined(separator: "\n") + "\n" == report)
        let commands = lines[(end + 1)...].filter { !$0.isEmpty }
        #expect(commands.count == 3 && commands.allSatisfy { $0.hasPrefix("::error file=") })
    }

    @Test func `templates do not steer terminals`() throws {
        let test = try test()
        let shown = CaseReport(test: test).text(ReportOptions(isForTerminal: true))
        let piped = CaseReport(test: test).text()
        #expect(shown.contains("'\\u{1}\u{FFFF} %\n") && !shown.contains("\u{1}"))
        #expect(piped.contains("'\u{1}\u{FFFF} %\n"))
    }

    @Test func `GitHub's own characters are escaped`() {
        let text = CaseReport.github(
            "",
            [
                .warning("100%\n::error::", path: "a,b:c%", hint: "do\r\nso"),
                Diagnostic(.note, "note"),
            ])
        let commands = text.split(separator: "\n").suffix(2).map(String.init)
        #expect(
            commands == [
                "::warning file=a%2Cb%3Ac%25::100%25%0A::error::%0Ado\\u{D}%0Aso",
                "::notice::note",
            ])
    }

    @Test func `what is most wrong decides`() throws {
        #expect(try test().status == .data)
        #expect(try test().results.map(\.status) == [.negative, .success, .notFound])
    }
}

/// The content that a reader of JUnit's format finds.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var suite: [String: String] = [:]
    var names: [String] = []
    var outcomes: [String] = []
    var messages: [String] = []
    var texts: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        switch element {
        case "testsuite": suite = attributes.filter { $0.key != "name" }
        case "testcase": names.append(attributes["name"] ?? "")
        case "failure", "error":
            outcomes.append(element)
            messages.append(attributes["message"] ?? "")
            texts.append("")
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if !texts.isEmpty { texts[texts.count - 1] += text }
    }
}
