/// Fetches and stores what VeryLongNameOfASceneThatNobodyShouldEverGive shows, and formats it for
/// display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    let identifierOfTheCarThatThisSceneShows: String
    let identifiersOfWhatIsAlreadySelected: [String: Set<Int>]
    let whatHappensNext: @MainActor (String, Int) async -> Void
    let point: (x: Int, y: Int)
    let `class`: Car.Class
    private let api: any CarFetching

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

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

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Very Long Name Of A Scene That Nobody Should Ever Give"
    }
}
