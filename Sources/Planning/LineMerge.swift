/// A line-based merge of two texts with a common base.
///
/// Different changes that overlap or touch are conflicts, so no line is lost without a conflict.
package struct LineMerge: Sendable {
    /// Lines that both sides changed differently.
    package struct Conflict: Hashable, Sendable {
        /// The number of the first of your lines. The first line of a text is 1.
        package let yoursLine: Int
        package let yours, theirs: [ArraySlice<UInt8>]
    }

    private enum Section {
        case lines([ArraySlice<UInt8>])
        case conflict(Conflict)
    }

    private var sections: [Section] = []
    private let lineBreak: [UInt8]

    package init(base: [UInt8], yours: [UInt8], theirs: [UInt8]) {
        lineBreak = base.firstLineBreak ?? yours.firstLineBreak ?? theirs.firstLineBreak ?? [0x0A]
        let baseLines = base.lines
        var (yours, theirs) = (Side(yours, from: baseLines), Side(theirs, from: baseLines))
        var position = 0
        while let start = [yours.next, theirs.next].compactMap({ $0?.old.lowerBound }).min() {
            // Changes that overlap or touch are combined.
            var region = start..<start
            let (firstYours, firstTheirs) = (yours.index, theirs.index)
            while yours.take(touching: &region) || theirs.take(touching: &region) {}
            sections.append(.lines(Array(baseLines[position..<region.lowerBound])))
            position = region.upperBound
            let yourRange = yours.range(of: region, from: firstYours)
            let theirRange = theirs.range(of: region, from: firstTheirs)
            let (mine, other) = (Array(yours.lines[yourRange]), Array(theirs.lines[theirRange]))
            if theirs.index == firstTheirs || mine == other {
                sections.append(.lines(mine))
            } else if yours.index == firstYours {
                sections.append(.lines(other))
            } else {
                // Equal lines at either end aren't part of the conflict.
                let (start, end) = mine.countsOfEqualEnds(in: other)
                let conflict = Conflict(
                    yoursLine: yourRange.lowerBound + start + 1,
                    yours: Array(mine.dropFirst(start).dropLast(end)),
                    theirs: Array(other.dropFirst(start).dropLast(end)))
                sections += [
                    .lines(Array(mine.prefix(start))), .conflict(conflict),
                    .lines(Array(mine.suffix(end))),
                ]
            }
        }
        sections.append(.lines(Array(baseLines[position...])))
    }

    package var conflicts: [Conflict] {
        sections.compactMap { section in
            guard case .conflict(let conflict) = section else { return nil }
            return conflict
        }
    }

    /// The merged text; nil if there are conflicts.
    package var text: [UInt8]? { conflicts.isEmpty ? marked : nil }

    /// The merged text with both sides of every conflict between markers.
    package var marked: [UInt8] {
        var text: [UInt8] = []
        func append(_ lines: [ArraySlice<UInt8>]) { for line in lines { text += line } }
        func mark(_ marker: String) {
            // The previous line may be the last of its text and lack a line break.
            if !text.isEmpty, text.last != 0x0A { text += lineBreak }
            text += Array(marker.utf8) + lineBreak
        }
        for section in sections {
            switch section {
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

    /// Returns whether a file contains unresolved conflicts that anyone marked.
    package static func isOfMerge(in contents: [UInt8]) -> Bool {
        contents.lines.contains {
            $0.starts(with: "<<<<<<< ".utf8) || $0.starts(with: ">>>>>>> ".utf8)
        }
    }
}

/// A text, with its changes from the base that weren't merged yet.
private struct Side {
    let lines: [ArraySlice<UInt8>]
    private let changes: [LineChange]
    /// The index of the next change.
    private(set) var index = 0

    init(_ text: [UInt8], from base: [ArraySlice<UInt8>]) {
        lines = text.lines
        changes = LineChanges(from: base, to: lines).changes
    }

    var next: LineChange? { index < changes.count ? changes[index] : nil }

    /// Consumes the next change if it overlaps or touches a range of the base.
    mutating func take(touching base: inout Range<Int>) -> Bool {
        guard let next, next.old.lowerBound <= base.upperBound else { return false }
        base = base.lowerBound..<max(base.upperBound, next.old.upperBound)
        index += 1
        return true
    }

    /// Returns the lines for a range of the base after the changes from `first` on were consumed.
    func range(of base: Range<Int>, from first: Int) -> Range<Int> {
        func offset(_ index: Int) -> Int {
            index == 0 ? 0 : changes[index - 1].new.upperBound - changes[index - 1].old.upperBound
        }
        return (base.lowerBound + offset(first))..<(base.upperBound + offset(index))
    }
}
