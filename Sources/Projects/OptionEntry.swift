package import Basics
package import JSONSource
package import TemplateSets

/// What a file says of an option: a text, or a list of them for one that takes several.
package struct OptionEntry: Sendable {
    /// Each as `--option key=` would have it behind the `=`.
    package var texts: [SourceText]
    /// Whether it is written as a list.
    package var isList: Bool
    /// What says which option it is; nil where no file does.
    var key: SourceText?
    /// Stands for an empty list.
    private var emptyText = SourceText(name: "", text: "")

    /// An entry with one text.
    package init(_ text: SourceText) {
        (texts, isList) = ([text], false)
    }

    /// An entry with a list.
    package init(list: [SourceText]) {
        (texts, isList) = (list, true)
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

    /// The same as if it had been typed.
    package var asArgument: OptionEntry {
        var result = self
        result.texts = texts.map(\.asArgument)
        result.key = key?.asArgument
        result.emptyText = emptyText.asArgument
        return result
    }
}

extension SceneChoices {
    /// What is said of options, sorted by key; an empty list is said as an empty text.
    package var optionTexts: [OptionText] {
        options.sorted { $0.key < $1.key }.flatMap { name, entry in
            entry.optionTexts(of: entry.key ?? SourceText(name: "", text: name))
        }
    }
}

extension OptionEntry {
    fileprivate func optionTexts(of key: SourceText) -> [OptionText] {
        (texts.isEmpty ? [emptyText] : texts).map { OptionText(key: key, value: $0) }
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
            emptyText = SourceText("", atUTF8Offset: start, of: reader.source)
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
    private(set) var values: [String: OptionEntry]

    init?(from reader: JSONReader) {
        guard let object = reader.object(),
            let values = [String: OptionEntry](from: reader)
        else { return nil }
        self.values = values
        for member in object.members { self.values[member.key]?.key = object.text(of: member) }
    }
}
