import TestSupport
import Testing

@testable import SwiftSource

/// Random arguments: none crashes, and whatever is taken stays where it is put.
struct ParameterFuzzTests {
    private static let count = Thoroughness.amount(10_000, plain: 2_500)

    @Test(arguments: [1, 2] as [UInt64])
    func `what is taken stays in its line`(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var source = ""
        var taken = 0
        for index in 0..<Self.count {
            let argument = "x:" + randomArgument(&random)
            guard let list = try? ParameterList(parsing: [argument]) else { continue }
            taken += 1
            source += lines(index, list)
        }
        #expect(taken > Self.count / 100)
        try expectComplaints(about: source)
    }

    @Test(arguments: [3, 4] as [UInt64])
    func `what was changed stays in its line`(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var source = ""
        for index in 0..<Self.count {
            let good = GoodParameters.all[Int(random.next() % UInt64(GoodParameters.all.count))]
            let argument = mutated(good.argument, &random)
            guard let list = try? ParameterList(parsing: [argument]) else { continue }
            source += lines(index, list)
        }
        try expectComplaints(about: source)
    }

    /// The declaration in a line of its own, and lines that feel it when it reaches further.
    private func lines(_ index: Int, _ list: ParameterList) -> String {
        "func f\(index)(\(list.declaration), last: Int) {}\nstruct S\(index) { var x = (1, [2]) }\n"
    }

    /// The compiler may know better what is no expression, but only in the lines of declarations.
    private func expectComplaints(about source: String) throws {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let complaints = try SwiftCompiler.complaints(
            about: source, ["-parse", "-parse-as-library", "-swift-version", "6"])
        for (line, message) in complaints where message.contains("error:") {
            #expect(line % 2 == 1, "\(message)\n\(lines[max(0, line - 2)])")
        }
    }

    private static let words = [
        "Int", "String", "any P", "P & Q", "&", "(", ")", "[", "]", "{", "}", "<", ">", ",", ":",
        "?", "!", " ", " ", ".", "...", "->", " -> ", "=", "==", " = ", "1", "1.5", "x", "$0", "\"",
        "\\(", "#", "#\"", "\"#", "/", "\\", "\\.", "in", " in ", "_", "@Sendable ", "async",
        " throws ", "try ", "try? ", "await ", "+", "-", " + ", "..<", "as ", " is ", "return ",
        "nil",
        "inout ", "sending ", "borrowing ", "isolated ", "@escaping ", "nonisolated(nonsending) ",
        ";", "\n", "`", "é", "\u{301}", "|", "~", "if ", "let ", ".Type", "Void", "()", "{ }", "0x",
        "e5", "??", " ?? ", " ? ", " : ", "*", "@", "'", "//", "self", "[weak ", "of", "\t",
    ]

    private func randomArgument(_ random: inout SplitMix64) -> String {
        let count = 1 + Int(random.next() % 10)
        let start = ["", "", "Int=", "Int=", "Int=x", "() -> Void={", "[", "("]
        let head = start[Int(random.next() % UInt64(start.count))]
        return (0..<count).reduce(into: head) { text, _ in
            text += Self.words[Int(random.next() % UInt64(Self.words.count))]
        }
    }

    private func mutated(_ argument: String, _ random: inout SplitMix64) -> String {
        var scalars = Array(argument.unicodeScalars)
        for _ in 0...random.next() % 2 {
            let index = Int(random.next() % UInt64(scalars.count))
            let word = Self.words[Int(random.next() % UInt64(Self.words.count))].unicodeScalars
            switch random.next() % 3 {
            case 0: scalars.remove(at: index)
            case 1: scalars.replaceSubrange(index...index, with: word)
            default: scalars.insert(contentsOf: word, at: index)
            }
            if scalars.isEmpty { return "x" }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
