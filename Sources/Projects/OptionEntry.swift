package import Basics
package import JSONSource
package import TemplateSets

/// The value of an option in a file: a text, or a list for an option with several values.
package struct OptionEntry: Sendable {
    /// The texts, as they follow the `=` in `--option key=`.
    package var texts: [SourceText]
    /// Whether the value is a list.
    package var isList: Bool
    /// The key in the file; nil if the entry isn't from a file.
    var key: SourceText?
    /// The place of an empty list.
    private var emptyText = SourceText(name: "", text: "")

    package init(_ text: SourceText) {
        (texts, isList) = ([text], false)
    }

    package init(list: [SourceText]) {
        (texts, isList) = (list, true)
    }

    /// Creates the entry of a value for a record.
    package init(_ value: OptionValue) {
        let texts = value.texts.map { SourceText(name: "", text: $0) }
        if case .members = value {
            self.init(list: texts)
        } else {
            self.init(texts[0])
        }
    }
}

extension SceneChoices {
    /// The texts of the options, sorted by key. An empty list becomes an empty text.
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
