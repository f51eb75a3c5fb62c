extension FileOperation {
    /// The unified diff of a file that is written, or would be with `--force`; else empty.
    package var diff: String {
        guard verb.writes || verb == .conflict, obstacle == nil else { return "" }
        return UnifiedDiff(
            old: old.map { String(decoding: $0, as: UTF8.self) },
            new: isOrphaned ? nil : String(decoding: new, as: UTF8.self),
            path: path
        ).text
    }
}
