/// Navigates from Cart to other scenes. Each route is an extension in a file of its own.
final class CartRouter: SceneRouter {}
