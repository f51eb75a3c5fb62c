import Basics
import TemplateSets

/// The set that a name stands for, and those that have the name too.
struct NamedSet {
    let stored: StoredSet
    /// What records call it; nil for as it was named.
    private let recordedName: String?
    private let others: [StoredSet]

    /// A set that was named in full.
    init(_ stored: StoredSet) {
        (self.stored, recordedName, others) = (stored, nil, [])
    }

    /// The first of the sets that have a name; nil where there are none.
    ///
    /// Packs come and go, and must not change what a scene was made from. So where a record has the
    /// bare name of a built-in set, it is that one or the project's own, and a set of a pack that has
    /// such a name is recorded in full.
    ///
    /// - Parameter candidates: the sets, in the order in which they are looked for.
    init?(_ candidates: [StoredSet], isRecorded: Bool) {
        let isBuiltIn = candidates.contains { $0.origin == .builtIn }
        let own = isBuiltIn ? candidates.first { $0.pack == nil } : nil
        guard let stored = isRecorded ? own ?? candidates.first : candidates.first else {
            return nil
        }
        self.stored = stored
        let isOther = own.map { $0.fullName != stored.fullName } ?? false
        recordedName = isOther ? stored.fullName : nil
        others = isRecorded ? [] : candidates.filter { !$0.isSame(as: stored) }
    }

    /// The built-in set that is used where none is named.
    init(defaultSet name: String, among all: [StoredSet]) {
        stored = StoredSet(builtIn: name)
        let isTaken = all.contains { $0.name == name && $0.pack == nil && $0.origin != .builtIn }
        recordedName = isTaken ? stored.fullName : nil
        others = []
    }

    /// What it was asked for by, with a note where other sets have the name.
    func reference(for name: String, by mention: SourceText?) -> SetReference {
        var reference = SetReference(
            name: recordedName ?? name, source: stored.pack.flatMap { SetSource(of: $0.pin) })
        if others.isEmpty { return reference }
        let count = others.count == 1 ? "two" : "\(others.count + 1)"
        let names = others.map(\.fullName.quotedName).joinedAsAlternatives()
        let message =
            "\(count) sets are called '\(name.onOneLine)': \(stored.fullName.quotedName) is used, "
            + "not \(names)"
        var note = mention?.diagnostic(message) ?? Diagnostic(.note, message)
        (note.severity, note.excerpt) = (.note, nil)
        reference.note = note
        return reference
    }
}

extension StoredSet {
    /// Whether it is the set itself, or the same one in another pack.
    fileprivate func isSame(as other: StoredSet) -> Bool {
        // The optimizer of Swift 6.3.1 crashes on 'if let digest = pinnedDigest' here.
        let digest = pinnedDigest
        if digest != nil, digest == other.pinnedDigest { return true }
        return fullName == other.fullName && rank == other.rank
    }
}

extension String {
    fileprivate var quotedName: String { "'\(onOneLine)'" }
}
