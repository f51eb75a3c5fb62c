import Scenes
import SwiftUI

@main
struct ShopApp: App {
    @State private var navigator = SceneNavigator(root: CarListBuilder())

    var body: some Scene {
        WindowGroup {
            SceneStack(navigator: navigator)
        }
    }
}
