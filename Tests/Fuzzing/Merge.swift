import Planning

/// A base, yours and theirs, with a zero between them, and before all a byte that says whether these are
/// texts, or lines of one character.
func fuzz(_ input: [UInt8]) {
    guard let first = input.first else { return }
    var texts = input.dropFirst().split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false
    ).map(Array.init)
    while texts.count < 3 { texts.append([]) }
    if first % 2 == 0 { texts = texts.map { $0.flatMap { [$0, 0x0A] } } }
    let (base, yours, theirs) = (texts[0], texts[1], texts[2])

    expect(merged(base, base, theirs) == theirs, "where you changed nothing, theirs is taken")
    expect(merged(base, yours, base) == yours, "where they changed nothing, yours is taken")
    expect(merged(base, yours, yours) == yours, "what both changed alike is taken")

    let merge = LineMerge(base: base, yours: yours, theirs: theirs)
    let marked = merge.marked
    expect((merge.text == nil) != merge.conflicts.isEmpty, "there is a text, or a conflict")
    if let text = merge.text { expect(text == marked, "without conflicts there are no markers") }
    expect(
        merge.conflicts.isEmpty || ConflictMarker.isPresent(in: marked),
        "conflicts have their markers"
    )
    let known = counts(base)
    for side in [yours, theirs] {
        let found = counts(marked)
        for (line, count) in counts(side) where known[line] == nil {
            expect(found[line, default: 0] >= count, "no new line of either side is lost")
        }
    }
    _ = UnifiedDiff.text(from: base, to: yours, path: "a.swift")
}

private func merged(_ base: [UInt8], _ yours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    LineMerge(base: base, yours: yours, theirs: theirs).text
}

/// How often each line stands in a text, whatever its line break: a last one without any may get one.
private func counts(_ text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
    text.split(separator: 0x0A).reduce(into: [:]) { counts, line in
        let end = line.lastIndex { $0 != 0x0D }.map { $0 + 1 } ?? line.startIndex
        counts[line[..<end], default: 0] += 1
    }
}
