extension FileOperation {
    /// The unified diff of a file that is written, or would be with `--force`; else empty.
    package var diff: String { verb.writes || verb == .conflict ? drift : "" }

    /// The unified diff from what is there to what scene-kit would have there, also of a file that is left
    /// alone.
    package var drift: String {
        guard obstacle == nil else { return "" }
        return UnifiedDiff(
            old: old.map { String(decoding: $0, as: UTF8.self) },
            new: isOrphaned ? nil : String(decoding: new, as: UTF8.self),
            path: path
        ).text
    }
}
