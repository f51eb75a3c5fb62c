/// Loads what VeryLongNameOfASceneThatNobodyShouldEverGive shows and formats it for display. It
/// doesn't depend on views.
@MainActor
final class VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        nonisolated struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    let identifierOfTheCarThatThisSceneShows: String
    let identifiersOfWhatIsAlreadySelected: [String: Set<Int>]
    let whatHappensNext: @MainActor (String, Int) async -> Void
    let point: (x: Int, y: Int)
    let `class`: Car.Class
    private let api: any CarFetching
    let loader = Loader<Content>()

    init(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void,
        at point: (x: Int, y: Int),
        `class`: Car.Class,
        api: any CarFetching
    ) {
        self.identifierOfTheCarThatThisSceneShows = identifierOfTheCarThatThisSceneShows
        self.identifiersOfWhatIsAlreadySelected = identifiersOfWhatIsAlreadySelected
        self.whatHappensNext = whatHappensNext
        self.point = point
        self.`class` = `class`
        self.api = api
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Very Long Name Of A Scene That Nobody Should Ever Give")
    }
}
