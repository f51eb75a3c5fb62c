import TemplateSets
import TestSupport
import Testing

struct LargeSetTests {
    /// Looked for in a list one by one, each of the files would take a while.
    @Test func `a set of thousands of files is read`() throws {
        let count = Thoroughness.amount(20_000, plain: 4_000)
        let names = (0..<count).map { "a-file-with-a-long-name-\($0).txt" }
        let files = names.map { #"{ "id": "\#($0)", "source": "\#($0)", "role": "R" }"# }
        var tree = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
        tree["template.json"] = """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "files": [\(files.joined(separator: ","))] }
            """
        let set = try readSet(tree)
        #expect(set.files.count == count && !set.takesParameters)
    }
}
