import ArgumentParsing
import TestSupport
import Testing

@Suite struct HelpTextTests {
    @Test(arguments: [[], ["new"], ["list"], ["show"], ["render"], ["help"]])
    func looksAsItShould(names: [String]) throws {
        let path = try #require(Sample.tree.path(to: names))
        let file = (["scene-kit"] + names).joined(separator: "-")
        try Golden.expect(HelpText(path).text, matches: "ArgumentParsing/help/\(file).txt")
    }

    @Test func isNoWiderThan80Columns() throws {
        for name in ["new", "list", "show", "render", "help"] {
            let path = try #require(Sample.tree.path(to: [name]))
            for line in HelpText(path).text.split(separator: "\n") {
                #expect(line.count <= 80, "\(line)")
                #expect(line.last != " ")
            }
        }
    }

    @Test func leavesOutWhatIsHidden() throws {
        #expect(!HelpText(Sample.tree.rootPath).text.contains("inspect"))
    }

    @Test func referenceDescribesEveryCommand() throws {
        try Golden.expect(
            CommandReference(Sample.tree).markdown, matches: "ArgumentParsing/commands.md")
    }
}
