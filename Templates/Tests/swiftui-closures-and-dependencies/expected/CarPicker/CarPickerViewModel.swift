import CarKit
import Observation

/// Loads what CarPicker shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarPickerViewModel {
    /// What the view shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = @MainActor () async throws -> Content

    let cars: [Car]
    let onSelect: (Car) -> Void
    private(set) var state = LoadState<Content>.loading

    private let api: any CarFetching
    private let fetch: Fetch?
    @ObservationIgnored private var newestLoad = 0
    @ObservationIgnored private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void,
        api: any CarFetching,
        fetch: Fetch? = nil
    ) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        self.fetch = fetch
    }

    /// Loads the content. A reload keeps what is on screen.
    func load() async {
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<Content>
        do {
            result = try await .loaded((fetch ?? fetchContent)())
        } catch {
            result = .failed(message: "Something went wrong.")
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        state = result
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Picker")
    }
}
