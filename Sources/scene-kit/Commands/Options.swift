import ArgumentParsing

extension Option {
    static let quiet = Option.flag("--quiet", short: "q", help: "Print errors only.")

    static let color = Option.value(
        "--color", "when", from: .choices(ColorChoice.allCases.map(\.rawValue)), default: "auto",
        help: "Whether to use colors.")

    static let json = Option.flag("--json", help: "Print one JSON document instead of text.")

    static let template = Option.value(
        "--template", "set", from: .dynamic(Completions.sets), default: TemplateStore.defaultSet,
        help: "The template set: a name that 'scene-kit list' shows, or a path such as ./MySet.")
}

extension Argument {
    static let set = Argument(
        "set", from: .dynamic(Completions.sets),
        help: "A name that 'scene-kit list' shows, or a path such as ./MySet.")
}
