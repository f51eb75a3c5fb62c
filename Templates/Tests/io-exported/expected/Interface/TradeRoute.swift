/// Leads to Trade and passes it its initial data.
public nonisolated struct TradeRoute: SceneRoute {
    public let item: Item

    public init(withItem item: Item) {
        self.item = item
    }
}
