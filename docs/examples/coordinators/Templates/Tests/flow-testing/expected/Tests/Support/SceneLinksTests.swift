import Testing

@testable import Scenes

/// Tests how every link is read.
@MainActor
struct SceneLinksTests {
    private func value(of path: String) -> String? {
        LinkValues(path: path, matching: "cars/:id").flatMap { $0.value("id", as: String.self) }
    }

    @Test(
        arguments: [
            "cars/42",
            "/cars/42",
            "cars/42/",
            "cars/42?id=7&page",
            "cars/%34%32",
            "c%61rs/42",
        ]
    )
    func slashesAndEscapesDoNotMatter(path: String) {
        #expect(value(of: path) == "42")
    }

    @Test(arguments: ["cars/%C3%BC%2F%25"])
    func valuesAreDecoded(path: String) {
        #expect(value(of: path) == "\u{FC}/%")
    }

    @Test(arguments: ["cars/%", "cars/%4", "cars/%4G", "cars/%+4", "cars/%FF", "cars", "Cars/42"])
    func otherPathsHaveNoValues(path: String) {
        #expect(LinkValues(path: path, matching: "cars/:id") == nil)
    }

    @Test func valuesHaveTheirTypes() {
        let link = LinkValues(path: "7/x?a%20b=3&c", matching: ":page/:name")
        #expect(link?.value("page", as: Int.self) == 7)
        #expect(link?.value("name", as: Int.self) == nil)
        #expect(link?.value("a b", as: Int.self) == 3)
        #expect(link?.value("c", as: String.self) == "")
        #expect(link?.value("other", as: String.self) == nil)
    }
}
