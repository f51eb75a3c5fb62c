import Basics
import Foundation
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

    @Test func `the root has no last component`() {
        #expect(AbsolutePath("/").lastComponent == nil)
    }
}
