public import Foundation

/// Leads to Receipt and passes it its initial data.
public nonisolated struct ReceiptRoute: SceneRoute {
    public let date: Date
    public let onClose: () -> Void

    public init(date: Date, onClose: @escaping () -> Void) {
        self.date = date
        self.onClose = onClose
    }
}
