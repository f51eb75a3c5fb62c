{{> header}}
/// Formats what the interactor fetches. It doesn't depend on views.
{{> nonisolated}}final class {{scene}}Formatter {}

{{> nonisolated}}extension {{scene}}Formatter: {{scene}}FormatterInterface {
    func content(for entity: {{scene}}Entity) -> {{scene}}Content {
        {{scene}}Content(title: entity.name)
    }
}
