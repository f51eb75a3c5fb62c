import Basics
import FileSystem
import SwiftFormatting
import TestSupport
import Testing

@testable import ProjectReading

struct FormatterFileTests {
    @Test func `the formatter looks in all folders above`() throws {
        let sandbox = try Sandbox(["App/.swift-format": "{}"])
        #expect(FormatterFile.exists(for: sandbox.path("App/Sources/Deep"), on: LocalDisk()))
        #expect(FormatterFile.exists(for: sandbox.path("App"), on: LocalDisk()))
        #expect(!FormatterFile.exists(for: sandbox.path("Other"), on: LocalDisk()))
    }

    @Test func `the nearest file counts`() throws {
        let sandbox = try Sandbox([
            ".swift-format": #"{ "lineLength": 120 }"#,
            "App/.swift-format": #"{ "lineLength": 90 }"#,
        ])
        #expect(
            FormatterFile(for: sandbox.path("App/Sources/New"), on: LocalDisk()).layout.lineLength
                == 90)
        #expect(FormatterFile(for: sandbox.path("App"), on: LocalDisk()).layout.lineLength == 90)
        #expect(FormatterFile(for: sandbox.path("Other"), on: LocalDisk()).layout.lineLength == 120)
        #expect(FormatterFile(for: sandbox.path("App"), on: LocalDisk()).warnings == [])
    }

    @Test func `a link is followed`() throws {
        let sandbox = try Sandbox(["formats/ours.json": #"{ "lineLength": 90 }"#])
        try sandbox.link(".swift-format", to: "formats/ours.json")
        #expect(FormatterFile(for: sandbox.path("App"), on: LocalDisk()).layout.lineLength == 90)
    }

    @Test func `without a file the layout is ours`() throws {
        let file = FormatterFile(for: try Sandbox().path("App"), on: LocalDisk())
        #expect(file.layout == SwiftLayout())
        #expect(file.warnings == [])
    }

    @Test func `a byte order mark is fine`() throws {
        let sandbox = try Sandbox([".swift-format": "\u{FEFF}{ \"lineLength\": 90 }"])
        let file = FormatterFile(for: sandbox.path("App"), on: LocalDisk())
        #expect(file.layout.lineLength == 90)
        #expect(file.warnings == [])
    }

    @Test(arguments: ["{ \"lineLength\": wide }", "{ \"lineLength\": true }", "[]", ""])
    func `a file that is wrong is a warning`(text: String) throws {
        let sandbox = try Sandbox([".swift-format": text])
        let file = FormatterFile(for: sandbox.path("App"), on: LocalDisk())
        #expect(file.layout == SwiftLayout())
        #expect(file.warnings.map(\.severity) == [.warning, .note])
        #expect(file.warnings.first?.path == sandbox.path(".swift-format"))
        #expect(file.warnings.first?.position?.line == 1)
    }

    @Test func `a file that cannot be read is a warning`() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder(".swift-format")
        let file = FormatterFile(for: sandbox.path("App"), on: LocalDisk())
        #expect(file.layout == SwiftLayout())
        #expect(file.warnings.map(\.severity) == [.warning, .note])
    }
}
