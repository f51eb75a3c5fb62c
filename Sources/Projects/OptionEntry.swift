package import Basics
package import JSONSource
package import TemplateSets

/// What a file says of an option: a text, or a list of them for one that takes several.
package struct OptionEntry: Sendable {
    /// Each as `--option key=` would have it behind the `=`.
    package var texts: [SourceText]
    /// Whether it is written as a list.
    package var isList: Bool
    /// Where it stands.
    var place: SourceText

    /// An entry with one text.
    package init(_ text: SourceText) {
        (texts, isList, place) = ([text], false, text)
    }

    /// An entry with a list.
    package init(list: [SourceText]) {
        (texts, isList) = (list, true)
        place = list.first ?? SourceText(name: "", text: "")
    }

    /// The entry of an option's value, as records have it.
    package init(_ value: OptionValue) {
        let texts = value.texts.map { SourceText(name: "", text: $0) }
        if case .members = value {
            self.init(list: texts)
        } else {
            self.init(texts[0])
        }
    }

    /// The same with every text changed.
    package func mapTexts(_ change: (SourceText) -> SourceText) -> OptionEntry {
        var result = self
        result.texts = texts.map(change)
        result.place = change(place)
        return result
    }

    /// The arguments of `--option` that say the same; an empty list stands for nothing.
    func arguments(for key: String) -> [String] {
        texts.isEmpty ? [key + "="] : texts.map { "\(key)=\($0.text)" }
    }
}

extension SceneChoices {
    /// The options as the arguments of `--option`, sorted by key.
    package var optionArguments: [String] {
        options.sorted { $0.key < $1.key }.flatMap { $0.value.arguments(for: $0.key) }
    }

    /// The text of an option that an argument of `--option` stands for.
    func optionText(ofArgument argument: String) -> SourceText? {
        for (key, entry) in options where argument.hasPrefix(key + "=") {
            if let text = entry.texts.first(where: { argument == "\(key)=\($0.text)" }) {
                return text
            }
        }
        return nil
    }
}

extension OptionEntry: JSONReadable {
    /// Reads a string, `true` or `false`, or a list of strings.
    package init?(from reader: JSONReader) {
        let start = reader.node.range.lowerBound
        switch reader.node.content {
        case .bool(let value):
            self.init(SourceText(String(value), atUTF8Offset: start, of: reader.source))
        case .array:
            guard let texts = [SourceText](from: reader) else { return nil }
            self.init(list: texts)
            if texts.isEmpty { place = SourceText("", atUTF8Offset: start, of: reader.source) }
        default:
            guard let text = SourceText(from: reader) else { return nil }
            self.init(text)
        }
    }

    /// The entry as files have it.
    var json: JSONValue {
        let values = texts.map { JSONValue.string($0.text) }
        return isList ? .array(values) : values.first ?? .string("")
    }
}

/// `options`: an object from key to value.
struct OptionEntries: JSONReadable {
    private(set) var values: [String: OptionEntry] = [:]
    private(set) var keys: [String: SourceText] = [:]

    init?(from reader: JSONReader) {
        guard let object = reader.object(),
            let values = [String: OptionEntry](from: reader)
        else { return nil }
        self.values = values
        for member in object.members { keys[member.key] = object.text(of: member) }
    }
}
