/// The content of a scene, whether a load is running, and why the last one failed.
nonisolated struct LoadState<Content> {
    /// The result of the last successful load. It stays while another load runs, and if that one
    /// fails.
    var content: Content?
    var isLoading = false
    /// Why the last load failed, formatted for display. The next load removes it.
    var failure: String?
}

nonisolated extension LoadState where Content: Equatable {
    /// Whether a form can submit these fields: none are on their way, and these haven't arrived.
    func accepts(_ fields: Content) -> Bool { !isLoading && content != fields }
}

nonisolated extension Array where Element: Identifiable {
    /// The elements without those whose identity an earlier one has, as pages may bring them.
    var unique: [Element] {
        var ids: Set<Element.ID> = []
        return filter { ids.insert($0.id).inserted }
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}
