import Scenes
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            ShopWindow()
        }
    }
}

/// A window with its own navigation.
struct ShopWindow: View {
    @State private var navigator = SceneNavigator(root: CarListBuilder())

    var body: some View {
        SceneStack(navigator: navigator)
    }
}
