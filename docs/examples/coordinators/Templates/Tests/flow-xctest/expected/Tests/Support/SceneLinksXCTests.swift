import XCTest

@testable import Scenes

/// Tests how every link is read.
nonisolated final class SceneLinksXCTests: XCTestCase {
    @MainActor
    private func value(of path: String) -> String? {
        LinkValues(path: path, matching: "cars/:id").flatMap { $0.value("id", as: String.self) }
    }

    @MainActor
    func testSlashesAndEscapesDoNotMatter() async {
        for path in [
            "cars/42",
            "/cars/42",
            "cars/42/",
            "cars/42?id=7&page",
            "cars/%34%32",
            "c%61rs/42",
        ] {
            XCTAssertEqual(value(of: path), "42", path)
        }
    }

    @MainActor
    func testValuesAreDecoded() async {
        XCTAssertEqual(value(of: "cars/%C3%BC%2F%25"), "\u{FC}/%")
    }

    @MainActor
    func testOtherPathsHaveNoValues() async {
        for path in ["cars/%", "cars/%4", "cars/%4G", "cars/%+4", "cars/%FF", "cars", "Cars/42"] {
            XCTAssertNil(LinkValues(path: path, matching: "cars/:id"), path)
        }
    }

    @MainActor
    func testValuesHaveTheirTypes() async {
        let link = LinkValues(path: "7/x?a%20b=3&c", matching: ":page/:name")
        XCTAssertEqual(link?.value("page", as: Int.self), 7)
        XCTAssertNil(link?.value("name", as: Int.self))
        XCTAssertEqual(link?.value("a b", as: Int.self), 3)
        XCTAssertEqual(link?.value("c", as: String.self), "")
        XCTAssertNil(link?.value("other", as: String.self))
    }
}
