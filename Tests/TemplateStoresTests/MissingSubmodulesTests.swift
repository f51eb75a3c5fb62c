import Basics
import Packs
import TestSupport
import Testing

@testable import TemplateStores

struct MissingSubmodulesTests {
    private static let cases: [(files: [String: String], expected: [String])] = [
        ([:], ["Screens", "More sets/Grid"]), (["Screens/.git": ""], ["More sets/Grid"]),
        (["Screens/.git": "", "More sets/Grid/.git": ""], []), ([".gitmodules": "path"], []),
    ]

    @Test(arguments: cases)
    func `a folder knows the submodules that aren't checked out`(
        files: [String: String], expected: [String]
    ) throws {
        var all = [
            ".gitmodules": """
            [submodule "Screens"]
            \tpath = Screens
            \turl = https://git.test/Screens
            [submodule "Grid"]\r\n\tpath=More sets/Grid\r\n
            """, "Set/template.json": "{}",
        ]
        all.merge(files) { $1 }
        let disk = MemoryDisk(
            Dictionary(uniqueKeysWithValues: all.map { ("/pack/" + $0, Array($1.utf8)) }),
            currentFolder: AbsolutePath(components: ["pack"]))
        #expect(try PackFolder(reading: "/pack", on: disk).submodules == expected)
        #expect(try PackFolder(reading: "/pack", isOurs: true, on: disk).submodules == [])
    }
}
