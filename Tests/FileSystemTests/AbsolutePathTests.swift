import Basics
import Foundation
import TestSupport
import Testing

@testable import FileSystem

struct AbsolutePathTests {
    @Test(arguments: [
        ("/", "/"), ("/a/b", "/a/b"), ("/a/./b//c/", "/a/b/c"), ("/a/../b", "/b"),
        ("/../../a", "/a"), ("/a/b/../..", "/"), ("/...", "/..."),
    ])
    func `dots are worked out`(path: String, text: String) {
        #expect(AbsolutePath(path).text == text)
    }

    @Test(arguments: ["a", "./a", "b/../a"])
    func `other paths start at the current folder`(path: String) {
        let current = FileManager.default.currentDirectoryPath
        #expect(AbsolutePath(path).text == AbsolutePath(current + "/a").text)
        #expect(AbsolutePath(path).lastComponent == "a")
    }

    @Test func `a link to the current folder or one above is as good as its real path`() throws {
        let (sandbox, here) = (try Sandbox(), AbsolutePath("."))
        let above = here.prefix(here.components.count - 1).text
        try sandbox.link("here", to: here.text)
        try sandbox.link("above", to: above)
        for (path, expected) in [
            ("here", here.text), ("here/a/b", here.text + "/a/b"), ("above/a", above + "/a"),
            ("above/\(here.lastComponent ?? "")/a", here.text + "/a"),
        ] {
            #expect(AbsolutePath.seenFromHere(sandbox.path(path)) == expected)
        }
        let others = [
            "a", "../a", here.text, here.text + "/a/", "/", "/none/a", sandbox.path("a/b"),
        ]
        for path in others { #expect(AbsolutePath.seenFromHere(path) == path) }
    }

    @Test func `the root has no last component`() {
        #expect(AbsolutePath("/").lastComponent == nil)
    }
}
