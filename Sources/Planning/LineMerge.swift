/// A line-based merge of two texts with a common base.
///
/// Lines that only one side changed come from that side, and lines that both changed alike appear
/// once. Different changes that overlap or touch are conflicts, so no line is lost without a
/// conflict.
package struct LineMerge: Sendable {
    /// Lines that both sides changed differently.
    package struct Conflict: Hashable, Sendable {
        /// The numbers of the first lines in both texts. The first line of a text is 1.
        package let yoursLine, theirsLine: Int
        package let base, yours, theirs: [ArraySlice<UInt8>]
    }

    private enum Part {
        case lines([ArraySlice<UInt8>])
        case conflict(Conflict)
    }

    private var parts: [Part] = []
    private let lineBreak: [UInt8]

    package init(base: [UInt8], yours: [UInt8], theirs: [UInt8]) {
        let texts = Texts(base: base.lines, yours: yours.lines, theirs: theirs.lines)
        lineBreak = base.firstLineBreak ?? yours.firstLineBreak ?? theirs.firstLineBreak ?? [0x0A]
        let regions = LineRegions(
            yours: LineChanges(from: texts.base, to: texts.yours).changes,
            theirs: LineChanges(from: texts.base, to: texts.theirs).changes)
        var position = 0
        for region in regions.regions {
            parts.append(.lines(Array(texts.base[position..<region.base.lowerBound])))
            parts += Self.parts(of: region, texts)
            position = region.base.upperBound
        }
        parts.append(.lines(Array(texts.base[position...])))
    }

    package var conflicts: [Conflict] {
        parts.compactMap { part in
            guard case .conflict(let conflict) = part else { return nil }
            return conflict
        }
    }

    /// The merged text; nil if there are conflicts.
    package var text: [UInt8]? {
        conflicts.isEmpty ? marked : nil
    }

    /// The merged text with both sides of every conflict between markers.
    package var marked: [UInt8] {
        var text: [UInt8] = []
        func append(_ lines: [ArraySlice<UInt8>]) {
            for line in lines { text += line }
        }
        func mark(_ marker: String) {
            // The previous line may be the last of its text and lack a line break.
            if !text.isEmpty, text.last != 0x0A { text += lineBreak }
            text += Array(marker.utf8) + lineBreak
        }
        for part in parts {
            switch part {
            case .lines(let lines): append(lines)
            case .conflict(let conflict):
                mark(ConflictMarker.yours)
                append(conflict.yours)
                mark(ConflictMarker.between)
                append(conflict.theirs)
                mark(ConflictMarker.theirs)
            }
        }
        return text
    }

    private struct Texts {
        let base, yours, theirs: [ArraySlice<UInt8>]
    }

    private static func parts(of region: LineRegions.Region, _ texts: Texts) -> [Part] {
        let yours = Array(texts.yours[region.yours])
        let theirs = Array(texts.theirs[region.theirs])
        if !region.isTheirs || yours == theirs { return [.lines(yours)] }
        if !region.isYours { return [.lines(theirs)] }
        // Equal lines at either end aren't part of the conflict.
        let (start, end) = yours.countsOfEqualEnds(in: theirs)
        let conflict = Conflict(
            yoursLine: region.yours.lowerBound + start + 1,
            theirsLine: region.theirs.lowerBound + start + 1,
            base: Array(texts.base[region.base]), yours: Array(yours[start..<(yours.count - end)]),
            theirs: Array(theirs[start..<(theirs.count - end)]))
        return [
            .lines(Array(yours[..<start])), .conflict(conflict),
            .lines(Array(yours[(yours.count - end)...])),
        ]
    }
}

/// The lines that delimit the sides of a conflict in a file.
package enum ConflictMarker {
    static let yours = "<<<<<<< yours"
    static let between = "======="
    static let theirs = ">>>>>>> scene-kit"

    /// Returns whether a file contains unresolved conflicts that scene-kit marked.
    package static func isPresent(in contents: [UInt8]) -> Bool {
        let markers = [Array(yours.utf8), Array(theirs.utf8)]
        return contents.lines.contains { line in
            guard let first = line.first, first == 0x3C || first == 0x3E else { return false }
            return markers.contains { line.starts(with: $0) }
        }
    }
}

/// The regions of a base that were changed, with changes that overlap or touch combined.
private struct LineRegions {
    struct Region {
        var base: Range<Int>
        /// The corresponding lines of each side.
        var yours, theirs: Range<Int>
        var isYours, isTheirs: Bool
    }

    private(set) var regions: [Region] = []

    init(yours: [LineChange], theirs: [LineChange]) {
        var (y, t) = (Side(yours), Side(theirs))
        while let start = [y.next, t.next].compactMap({ $0?.old.lowerBound }).min() {
            var base = start..<start
            let (firstY, firstT) = (y.index, t.index)
            while y.take(touching: &base) || t.take(touching: &base) {}
            regions.append(
                Region(
                    base: base, yours: y.lines(of: base, from: firstY),
                    theirs: t.lines(of: base, from: firstT), isYours: y.index > firstY,
                    isTheirs: t.index > firstT))
        }
    }

    private struct Side {
        private let changes: [LineChange]
        private(set) var index = 0

        init(_ changes: [LineChange]) {
            self.changes = changes
        }

        var next: LineChange? { index < changes.count ? changes[index] : nil }

        /// Consumes the next change if it overlaps or touches a range of the base.
        mutating func take(touching base: inout Range<Int>) -> Bool {
            guard let next, next.old.lowerBound <= base.upperBound else { return false }
            base = base.lowerBound..<max(base.upperBound, next.old.upperBound)
            index += 1
            return true
        }

        /// Returns the lines of this side for a range of the base after the changes from `first` on
        /// were consumed.
        func lines(of base: Range<Int>, from first: Int) -> Range<Int> {
            func offset(_ change: Int) -> Int {
                change == 0
                    ? 0 : changes[change - 1].new.upperBound - changes[change - 1].old.upperBound
            }
            return (base.lowerBound + offset(first))..<(base.upperBound + offset(index))
        }
    }
}
