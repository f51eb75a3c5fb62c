{{> header}}
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class {{scene}}Formatter {
}

nonisolated extension {{scene}}Formatter: {{scene}}FormatterInterface {
    func title(for name: String) -> String {
        name
    }
}
