import Foundation
import TemplateEngine
import TestSupport
import Testing

@Suite struct CaseConversionTests {
    @Test func `every example of the document is what comes out`() throws {
        let rows = try Self.table()
        let names = rows.map { $0[0] }
        for name in [
            "carID", "URLSession", "HTTP2Client", "iOS17App", "already_snake", "kebab-case",
            "ÜberView",
        ] {
            #expect(names.contains(name))
        }
        for row in rows {
            let converted = try CaseConversion.allCases.map {
                try render("{{n.\($0.rawValue)}}", ["n": .string(row[0])])
            }
            #expect(converted == Array(row.dropFirst()))
        }
    }

    @Test func `converting twice changes nothing`() throws {
        for row in try Self.table() {
            for conversion in CaseConversion.allCases {
                let once = conversion(row[0])
                #expect(conversion(once) == once)
            }
        }
    }

    @Test func `what is made of a keyword needs no backticks`() {
        #expect(
            CaseConversion.allCases.map { $0("`class`") }.sorted() == ["CLASS", "Class"]
                + Array(repeating: "class", count: 3))
    }

    @Test(arguments: ["", "_", "__", "-", " ", "``"])
    func `a name without letters is empty`(name: String) {
        for conversion in CaseConversion.allCases { #expect(conversion(name) == "") }
    }

    @Test func `a key of that name wins, and the current item has conversions too`() throws {
        #expect(try render("{{n.snakeCase}}", ["n": ["snakeCase": "own"]]) == "own")
        #expect(try render("{{#l}}{{.snakeCase}} {{/l}}", ["l": ["aB", "cD"]]) == "a_b c_d ")
        #expect(try render("{{n.snakeCase.upperCamelCase}}", ["n": "carID"]) == "CarId")
        #expect(try render("{{#n.snakeCase}}{{.}}{{/n.snakeCase}}", ["n": "aB"]) == "a_b")
    }

    /// The rows of the table whose columns are the conversions.
    private static func table() throws -> [[String]] {
        let document = try String(
            contentsOf: Repository.root.appending(path: "docs/template-language.md"),
            encoding: .utf8)
        let heading = CaseConversion.allCases.map { "| \($0.rawValue) " }.joined()
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains(heading) })
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { cell in
                cell.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
        }
    }
}
