/// Loads what VeryLongNameOfASceneThatNobodyShouldEverGive shows and formats it for display. It
/// doesn't depend on views.
@MainActor
final class VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [String] = []
    }

    typealias Fetch = @MainActor () async throws -> Content

    let identifierOfTheCarThatThisSceneShows: String
    let identifiersOfWhatIsAlreadySelected: [String: Set<Int>]
    let whatHappensNext: @MainActor (String, Int) async -> Void
    let point: (x: Int, y: Int)
    let `class`: Car.Class
    private(set) var state = LoadState<Content>.loading {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Called on every state change.
    var onChange: ((LoadState<Content>) -> Void)?

    private let api: any CarFetching
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void,
        at point: (x: Int, y: Int),
        `class`: Car.Class,
        api: any CarFetching,
        fetch: Fetch? = nil
    ) {
        self.identifierOfTheCarThatThisSceneShows = identifierOfTheCarThatThisSceneShows
        self.identifiersOfWhatIsAlreadySelected = identifiersOfWhatIsAlreadySelected
        self.whatHappensNext = whatHappensNext
        self.point = point
        self.`class` = `class`
        self.api = api
        self.fetch = fetch
    }

    /// Loads the content. A reload keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        do {
            let content = try await (fetch ?? fetchContent)()
            try Task.checkCancellation()
            state = .loaded(content)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { state = .failed(message: "Something went wrong.") }
        }
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Very Long Name Of A Scene That Nobody Should Ever Give")
    }
}
