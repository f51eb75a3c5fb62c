/// Fetches and stores what VeryLongNameOfASceneThatNobodyShouldEverGive shows, and formats it for
/// display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let identifierOfTheCarThatThisSceneShows: String
    let identifiersOfWhatIsAlreadySelected: [String: Set<Int>]
    let whatHappensNext: @MainActor (String, Int) async -> Void

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void
    ) {
        self.identifierOfTheCarThatThisSceneShows = identifierOfTheCarThatThisSceneShows
        self.identifiersOfWhatIsAlreadySelected = identifiersOfWhatIsAlreadySelected
        self.whatHappensNext = whatHappensNext
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Very Long Name Of A Scene That Nobody Should Ever Give"
    }
}
