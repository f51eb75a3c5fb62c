import XCTest

@testable import Scenes

nonisolated final class SettingsLinkTests: XCTestCase {
    @MainActor private var links: SceneLinks {
        SceneLinks([SettingsBuilder.self])
    }

    @MainActor
    func testLinkOpensTheScene() async {
        XCTAssertTrue(links.scene(at: "settings") is SettingsBuilder)
    }

    @MainActor
    func testOtherPathsOpenNothing() async {
        let paths = [
            "",
            "settings/more",
            "xsettings",
        ]
        for path in paths {
            XCTAssertNil(links.scene(at: path), path)
        }
    }
}
