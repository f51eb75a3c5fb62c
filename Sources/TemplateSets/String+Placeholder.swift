extension String {
    /// What stands before and behind a placeholder; nil where that does not stand in the text, or more
    /// than once.
    ///
    /// Sets reserve hundreds of words, and looking at their characters would take longer than all
    /// else that a scene needs; so this looks at bytes.
    func parts(around placeholder: String) -> (before: String, after: String)? {
        let opening = placeholder.utf8.first
        let starts = utf8.indices.filter { index in
            utf8[index] == opening && utf8[index...].starts(with: placeholder.utf8)
        }
        guard starts.count == 1 else { return nil }
        let end = utf8.index(starts[0], offsetBy: placeholder.utf8.count)
        return (String(self[..<starts[0]]), String(self[end...]))
    }
}
