import CarKit
import Foundation

/// Loads what CarEditor shows and formats it for display. It doesn't depend on views.
@MainActor
final class CarEditorViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    let car: Car
    let bought: Date
    let page: Int
    let loader = Loader<Content>()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Editor")
    }
}
