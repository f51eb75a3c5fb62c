{{> header}}
/// The entity that {{scene}} loads, before it is formatted.
struct {{scene}}Entity: Equatable {
    var name: String
}

/// The content of {{scene}}, formatted for display.
struct {{scene}}Content: Equatable {
    var title: String
    {{^options.viewController.is.UIViewController}}
    var rows: [Row] = []

    nonisolated struct Row: Hashable, Identifiable {
        var id: String
        var text: String
    }
    {{/options.viewController.is.UIViewController}}
}
