{{> header}}
import Observation
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class {{scene}}ViewModel {
    /// What the view shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{#options.list}}
        var rows: [Row] = []

        struct Row: Equatable, Identifiable {
            var id: String
            var text: String
        }
        {{/options.list}}
    }

    typealias Fetch = @MainActor () async throws -> Content

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private(set) var state = LoadState<Content>.loading

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    @ObservationIgnored private var newestLoad = 0
    @ObservationIgnored private var newestResult = 0

    {{> viewModelLoading}}
}
