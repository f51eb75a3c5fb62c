/// The content of a scene, whether a load is running, and why the last one failed.
public nonisolated struct LoadState<Content> {
    /// The result of the last successful load. It stays while another load runs, and if that one
    /// fails.
    public var content: Content?
    public var isLoading = false
    /// Why the last load failed, formatted for display. The next load removes it.
    public var failure: String?

    public init(content: Content? = nil, isLoading: Bool = false, failure: String? = nil) {
        self.content = content
        self.isLoading = isLoading
        self.failure = failure
    }
}

nonisolated extension LoadState where Content: Equatable {
    /// Whether a form can submit these fields: none are on their way, and these haven't arrived.
    public func accepts(_ fields: Content) -> Bool { !isLoading && content != fields }
}

nonisolated extension Array where Element: Identifiable {
    /// The elements without those whose identity an earlier one has, as pages may bring them.
    public var unique: [Element] {
        var ids: Set<Element.ID> = []
        return filter { ids.insert($0.id).inserted }
    }
}

nonisolated extension LoadState: Equatable where Content: Equatable {}
nonisolated extension LoadState: Sendable where Content: Sendable {}
