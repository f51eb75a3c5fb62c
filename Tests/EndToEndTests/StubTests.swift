import Foundation
import TestSupport
import Testing

/// The modules that replace Apple's frameworks in tests compile without warnings.
struct StubTests {
    @Test(.takesLong, arguments: Thoroughness.languageModes)
    func `the UI kit stub compiles without a warning`(languageMode: String) throws {
        let folder = try TemporaryDirectory()
        let stub = Repository.root.appending(path: "Tests/Stubs/UIKit")
        let sources = try FileManager.default
            .contentsOfDirectory(atPath: stub.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }
            .map { stub.appending(path: $0).path(percentEncoded: false) }
        let result = try Run.program(
            URL(filePath: "/usr/bin/env"),
            [
                "swiftc", "-swift-version", languageMode, "-warnings-as-errors", "-emit-module",
                "-parse-as-library", "-module-name", "UIKit", "-o", "UIKit.swiftmodule",
            ] + sources.sorted(), in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors == "")
    }
}
