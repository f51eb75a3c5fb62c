/// Content that is loading, has loaded, or failed to load.
public nonisolated enum LoadState<Content> {
    case loading
    case loaded(Content)
    case failed(message: String)

    /// The content, once it has loaded.
    public var content: Content? {
        if case .loaded(let content) = self { content } else { nil }
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}
