/// Content that is loading, has loaded, or failed to load.
nonisolated enum LoadState<Content> {
    case loading
    case loaded(Content)
    case failed(message: String)

    /// The content, once it has loaded.
    var content: Content? {
        if case .loaded(let content) = self { content } else { nil }
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}
