@testable import Basics
import Testing

@testable import SwiftSource

/// Random arguments: none crashes, and whatever is taken is Swift to the compiler too.
struct ParameterFuzzTests {
    @Test(arguments: [1, 2] as [UInt64])
    func whatIsTakenIsSwift(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var source = ""
        var taken = 0
        for index in 0..<10_000 {
            let argument = "x:" + randomArgument(&random)
            guard let list = try? ParameterList(parsing: [argument]) else { continue }
            taken += 1
            // One line each, so that nothing can reach over to the next.
            source += "func f\(index)(\(list.declaration)) {}\n"
        }
        #expect(taken > 100)
        for mode in ["5", "6"] {
            try SwiftCompiler.expectNoComplaints(
                about: source, "-parse", "-parse-as-library", "-swift-version", mode)
        }
    }

    @Test(arguments: [3, 4] as [UInt64])
    func changedArgumentsStaySwift(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var source = ""
        for index in 0..<10_000 {
            let good = GoodParameters.all[Int(random.next() % UInt64(GoodParameters.all.count))]
            let argument = mutated(good.argument, &random)
            guard let list = try? ParameterList(parsing: [argument]) else { continue }
            source += "func f\(index)(\(list.declaration)) {}\n"
        }
        for mode in ["5", "6"] {
            try SwiftCompiler.expectNoComplaints(
                about: source, "-parse", "-parse-as-library", "-swift-version", mode)
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
        return String(scalars: scalars)
    }
}

/// A small generator whose numbers are the same everywhere.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
