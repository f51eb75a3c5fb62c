{{> header}}
/// Navigates from {{scene}} to other scenes. Each route is an extension in a file of its own.
final class {{scene}}Router: SceneRouter {}
