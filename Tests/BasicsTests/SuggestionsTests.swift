import Basics
import Testing

@Suite struct SuggestionsTests {
    @Test(arguments: [
        ("scen", ["scene"]), ("sceen", ["scene"]), ("SCENE", ["scene"]), ("parms", ["params"]),
        ("xyz", []), ("", []), ("q", []), ("S", ["s"]), ("par", ["params"]),
    ])
    func `finds the words that are close`(word: String, expected: [String]) {
        #expect(Suggestions.closest(to: word, among: ["scene", "params", "s"]) == expected)
    }

    @Test(arguments: [
        ("parameter", ["param"]), ("Parameters", ["param"]), ("scenery", ["scene"]),
        ("para", ["param"]), ("scenesScenesScenes", []), ("newest", []),
    ])
    func `a word may go on behind one that is meant`(word: String, expected: [String]) {
        #expect(
            Suggestions.closest(to: word, among: ["param", "pa", "scene", "new"]) == expected)
    }

    @Test func `asks about at most three`() {
        #expect(
            Suggestions.question(for: "aaa", among: ["aab", "aac", "aad", "aae"])
                == "Did you mean 'aab', 'aac' or 'aad'?")
        #expect(Suggestions.question(for: "zzz", among: ["aab"]) == nil)
    }

    @Test func `joins words as a sentence does`() {
        #expect([String]().joinedAsAlternatives() == "")
        #expect(["a"].joinedAsAlternatives() == "a")
        #expect(["a", "b"].joinedAsAlternatives("and") == "a and b")
        #expect(["a", "b", "c"].joinedAsAlternatives() == "a, b or c")
    }
}
