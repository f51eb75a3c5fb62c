{{> header}}
/// Counts screens. The app sets what is called.
@MainActor
{{> public}}enum Analytics {
    {{> public}}static var screen: (String) -> Void = { _ in }
}
