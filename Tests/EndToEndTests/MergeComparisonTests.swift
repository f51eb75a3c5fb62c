import Foundation
import Planning
import TestSupport
import Testing
import Threads

/// Random texts, changed twice and merged: nothing is lost, and the result is what git makes.
@Suite(.enabled(if: Shell.find("git") != nil, "git is not installed"))
struct MergeComparisonTests {
    private static let count = Thoroughness.amount(100_000, plain: 1_000)

    @Test(.takesLong)
    func `merges lose nothing and are those of git`() throws {
        let git = try #require(Shell.find("git"))
        let parts = Parallel.map(0..<Self.count) { range in
            Result { try MergeComparison(range, with: git) }
        }
        let all = try parts.map { try $0.get() }
        for failure in all.flatMap(\.failures).prefix(5) { Issue.record("\(failure)") }
        let total = { (count: KeyPath<MergeComparison, Int>) in
            all.reduce(0) { $0 + $1[keyPath: count] }
        }
        // If lines repeat, one of the tools may find a conflict that the other doesn't. Both are
        // right.
        #expect(total(\.onlyOurs) + total(\.onlyGits) <= Self.count / 1_000)
        #expect(total(\.clean) > Self.count / 4 && total(\.conflicts) > Self.count / 10)
        guard Thoroughness.isFull else { return }
        print(
            "\(Self.count) merges: \(total(\.clean)) clean and equal, \(total(\.conflicts)) in "
                + "conflict, \(total(\.onlyOurs)) only for git, \(total(\.onlyGits)) only for us")
    }
}

/// The counted results of merges.
private struct MergeComparison: Sendable {
    /// Clean for both; for us alone; for git alone; for neither.
    private(set) var (clean, onlyOurs, onlyGits, conflicts) = (0, 0, 0, 0)
    private(set) var failures: [String] = []

    init(_ range: Range<Int>, with program: URL) throws {
        let git = try GitMergeFile(program)
        for index in range { try compare(Triple(index), git) }
    }

    private mutating func compare(_ triple: Triple, _ git: GitMergeFile) throws {
        let merge = LineMerge(base: triple.base, yours: triple.yours, theirs: triple.theirs)
        let other = try git.merge(base: triple.base, yours: triple.yours, theirs: triple.theirs)
        switch (merge.text, other) {
        case (let ours?, let gits?):
            clean += 1
            if ours != gits { failures.append("git merges otherwise: \(triple)") }
        case (_?, nil): onlyOurs += 1
        case (nil, _?): onlyGits += 1
        case (nil, nil): conflicts += 1
        }
        if let text = merge.text {
            if !triple.isKept(in: text) { failures.append("lines are lost: \(triple)") }
            if text != merge.marked { failures.append("there are markers: \(triple)") }
        } else if !triple.isMarked(in: merge.marked) {
            failures.append("lines are lost between markers: \(triple)")
        }
    }
}

/// A text and two others that were made from it by some edits. Each number gives the same every time.
private struct Triple: CustomStringConvertible {
    let base, yours, theirs: [UInt8]
    /// Whether all lines are unique, which determines the result of a merge.
    private let isUnique: Bool

    init(_ number: Int) {
        var lines = LineSource(number)
        let old = lines.next(upTo: 30)
        isUnique = lines.isUnique
        base = lines.text(old)
        yours = lines.text(lines.edited(old))
        theirs = lines.text(lines.edited(old))
    }

    var description: String {
        [base, yours, theirs].map { String(decoding: $0, as: UTF8.self).debugDescription }
            .joined(separator: ", ")
    }

    /// Whether a merged text contains exactly the lines of both sides, without those that the other
    /// side removed.
    func isKept(in text: [UInt8]) -> Bool {
        let known = Set(Self.counts(yours + [0x0A] + theirs).keys)
        return isKept(yours, beside: theirs, in: text) && isKept(theirs, beside: yours, in: text)
            && Set(Self.counts(text).keys).isSubset(of: known)
    }

    /// Whether a text with markers has them, whichever side is chosen of every conflict.
    func isMarked(in text: [UInt8]) -> Bool {
        isKept(yours, beside: theirs, in: Self.chosen("<<<<<<< yours", of: text))
            && isKept(theirs, beside: yours, in: Self.chosen("=======", of: text))
    }

    /// A line that repeats may have been taken away in one place and added in another, which no count
    /// shows; what the base does not have has been taken away nowhere.
    private func isKept(_ one: [UInt8], beside other: [UInt8], in text: [UInt8]) -> Bool {
        let (base, other, merged) = (Self.counts(base), Self.counts(other), Self.counts(text))
        return Self.counts(one).allSatisfy { line, count in
            if base[line] != nil {
                guard isUnique, other[line] != nil else { return true }
            }
            return merged[line, default: 0] >= count
        }
    }

    private static func counts(_ text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
        text.split(separator: 0x0A).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// A text with one side of each conflict: the lines below a marker.
    private static func chosen(_ side: String, of text: [UInt8]) -> [UInt8] {
        let markers = ["<<<<<<< yours", "=======", ">>>>>>> scene-kit"]
        var marker = markers[2]
        var lines: [ArraySlice<UInt8>] = []
        for line in text.split(separator: 0x0A) {
            if let next = markers.first(where: { line.elementsEqual($0.utf8) }) {
                marker = next
            } else if marker == side || marker == markers[2] {
                lines.append(line)
            }
        }
        return Array(lines.joined(separator: [0x0A]))
    }
}

/// Random lines.
private struct LineSource {
    private var random: SplitMix64
    /// The fewer lines there are to choose from, the more of them repeat. If nil, none repeats.
    private let alphabet: Int?
    private var count = 0

    var isUnique: Bool { alphabet == nil }

    init(_ number: Int) {
        random = SplitMix64(state: UInt64(number))
        alphabet = [2, 3, 5, 10, 40, nil][Int.random(in: 0..<6, using: &random)]
    }

    mutating func next(upTo most: Int) -> [Int] {
        (0..<Int.random(in: 0..<most, using: &random)).map { _ in
            count += 1
            return alphabet.map { Int.random(in: 0..<$0, using: &random) } ?? count
        }
    }

    mutating func edited(_ old: [Int]) -> [Int] {
        var lines = old
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
            let start = Int.random(in: 0...lines.count, using: &random)
            let count = Int.random(in: 0...min(2, lines.count - start), using: &random)
            lines.replaceSubrange(start..<(start + count), with: next(upTo: 4))
        }
        return lines
    }

    /// Some texts have no line break at their end.
    mutating func text(_ lines: [Int]) -> [UInt8] {
        let text = lines.map { "line \($0)\n" }.joined()
        return Array(
            (Int.random(in: 0..<10, using: &random) > 0 ? text[...] : text.dropLast()).utf8)
    }
}
