/// Leads from Feed to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class FeedRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}
