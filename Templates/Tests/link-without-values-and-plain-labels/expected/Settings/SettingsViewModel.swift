/// Loads what Settings shows and formats it for display. It doesn't depend on views.
@MainActor
final class SettingsViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    let section: String?
    let loader = Loader<Content>()

    init(section: String?) {
        self.section = section
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Settings")
    }
}
