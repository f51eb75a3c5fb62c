import ArgumentParsing
import TestSupport
import Testing

@Suite struct HelpTextTests {
    @Test(arguments: [[], ["new"], ["list"], ["show"], ["render"], ["help"]])
    func `the help looks as it should`(names: [String]) throws {
        let path = try #require(Sample.tree.path(to: names))
        let file = (["scene-kit"] + names).joined(separator: "-")
        try Golden.expect(HelpText().text(of: path), matches: "ArgumentParsing/help/\(file).txt")
    }

    @Test func `the help is no wider than 80 columns`() throws {
        for name in ["new", "list", "show", "render", "help"] {
            let path = try #require(Sample.tree.path(to: [name]))
            for line in HelpText().text(of: path).split(separator: "\n") {
                #expect(line.count <= 80, "\(line)")
                #expect(line.last != " ")
            }
        }
    }

    @Test func `the help leaves out what is hidden`() throws {
        #expect(!HelpText().text(of: Sample.tree.rootPath).contains("inspect"))
    }

    @Test func `the reference describes every command`() throws {
        try Golden.expect(Sample.tree.reference(), matches: "ArgumentParsing/commands.md")
    }
}
