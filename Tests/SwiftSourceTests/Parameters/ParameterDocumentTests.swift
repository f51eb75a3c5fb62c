import Foundation
import TestSupport
import Testing

@testable import Basics
@testable import SwiftSource

/// `docs/parameters.md` says what the code does.
struct ParameterDocumentTests {
    private let text: String

    init() throws {
        let file = Repository.root.appending(path: "docs/parameters.md")
        text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    @Test func `the document shows the sample values`() throws {
        let rows = try rows(of: "Samples")
        try #require(rows.count > 20)
        for row in rows {
            let type = try Parameter(parsing: "x:" + row[0]).type
            #expect(type.sample().expression == row[1], "for \(row[0])")
            #expect(type.isKnownComparable == (row[2] == "yes"), "for \(row[0])")
        }
    }

    @Test func `the document shows the labels`() throws {
        for row in try rows(of: "Parameters") {
            let list = try ParameterList(parsing: [row[0]])
            #expect(list.declaration == row[1])
            #expect(list.argument == row[2])
        }
    }

    @Test func `the document shows types that are taken and refused`() throws {
        let section = try section("Types").components(separatedBy: "Refused:")
        try #require(section.count == 2)
        for row in tableRows(section[0]).dropFirst() {
            for type in codeSpans(row[1]) where !type.hasPrefix("@") {
                #expect(throws: Never.self, "\(type)") { try Parameter(parsing: "x:" + type) }
            }
        }
        let fragments: Set<String> = [
            "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
        ]
        for row in tableRows(section[1])
        where row[0].contains("`") && !row[0].hasPrefix("`@escaping`") {
            for type in codeSpans(row[0]) {
                let argument = "x:" + (fragments.contains(type) ? type + " Car" : type)
                #expect(throws: Failure.self, "\(argument)") { try Parameter(parsing: argument) }
            }
        }
    }

    @Test func `the document shows a message as it is`() throws {
        let failure = #expect(throws: Failure.self) { try Parameter(parsing: "car:any Vehicle?") }
        let message = DiagnosticFormatter().text(of: try #require(failure?.diagnostics.first))
        let indented = message.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        #expect(text.contains(indented))
    }

    private func section(_ title: String) throws -> String {
        let start = try #require(text.range(of: "\n## \(title)\n"))
        let rest = text[start.upperBound...]
        return String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
    }

    private func codeSpans(_ text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    /// The cells of a section's table, without the code marks around them.
    private func rows(of title: String) throws -> [[String]] {
        tableRows(try section(title)).dropFirst().map { row in
            row.map { $0.trimmingCharacters(in: ["`"]) }
        }
    }

    private func tableRows(_ text: String) -> [[String]] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") }
            .map { line in
                line.dropFirst().dropLast().components(separatedBy: " | ")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }
}
