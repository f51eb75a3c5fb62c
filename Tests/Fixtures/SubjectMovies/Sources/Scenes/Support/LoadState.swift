/// What a scene has loaded, whether a load is running, and how the last one failed.
nonisolated struct LoadState<Content> {
    /// What the last successful load brought. It stays while another load runs, and if that one
    /// fails.
    var content: Content?
    var isLoading: Bool
    /// Why the last load failed, formatted for display. The next load removes it.
    var failure: String?

    init(content: Content? = nil, isLoading: Bool = false, failure: String? = nil) {
        self.content = content
        self.isLoading = isLoading
        self.failure = failure
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}
