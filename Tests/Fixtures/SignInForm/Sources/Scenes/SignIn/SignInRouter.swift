/// Navigates from SignIn to other scenes. Each route is an extension in a file of its own.
final class SignInRouter: SceneRouter {}
