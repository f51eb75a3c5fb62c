package import Basics
package import JSONSource
package import TemplateSets

/// The value of an option in a file: a text, or a list for an option with several values.
package struct OptionEntry: Sendable {
    /// The texts, as they follow the `=` in `--option key=`.
    package internal(set) var texts: [SourceText]
    package private(set) var isList = false
    /// The key in the file; nil if the entry isn't from a file.
    fileprivate var key: SourceText?
    /// The place of an empty list.
    fileprivate var emptyText = SourceText(name: "", text: "")

    package init(_ text: SourceText) { texts = [text] }

    package init(list: [SourceText]) { (texts, isList) = (list, true) }

    /// Creates the entry of a value for a record.
    package init(_ value: OptionValue) {
        texts = value.texts.map { SourceText(name: "", text: $0) }
        if case .members = value { isList = true }
    }

    var json: JSONValue { isList ? .array(texts.map(\.json)) : texts.first?.json ?? .string("") }
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
}

extension SceneChoices {
    /// The texts of the options, sorted by key. An empty list becomes an empty text.
    package var optionTexts: [OptionText] {
        options.sorted { $0.key < $1.key }.flatMap { name, entry in
            let key = entry.key ?? SourceText(name: "", text: name)
            return (entry.texts.isEmpty ? [entry.emptyText] : entry.texts).map {
                OptionText(key: key, value: $0)
            }
        }
    }

    /// The choices with the present names of options, values, and files of a set.
    package func present(in templateSet: TemplateSet) -> SceneChoices {
        var present = self
        for (name, var entry) in options {
            let key = SourceText(name: "", text: name)
            let texts = entry.texts.compactMap {
                templateSet.present(OptionText(key: key, value: $0))
            }
            let changed = texts.first?.key.text ?? name
            if texts.count < entry.texts.count || changed != name { present.options[name] = nil }
            guard texts.count == entry.texts.count, changed == name || options[changed] == nil
            else { continue }
            entry.texts = texts.compactMap(\.value)
            if changed != name { entry.key = nil }
            present.options[changed] = entry
        }
        present.parts = parts?.map { part in
            let id = templateSet.presentID(ofFile: part.text)
            return id == part.text ? part : SourceText(name: "", text: id)
        }
        return present
    }

    /// Reads `options`: an object from key to value.
    package mutating func readOptions(of object: JSONObjectReader) {
        guard let entries = object.optional("options", as: OptionEntries.self) else { return }
        options = entries.values
    }
}

private struct OptionEntries: JSONReadable {
    private(set) var values: [String: OptionEntry]

    init?(from reader: JSONReader) {
        guard let object = reader.object(), let values = [String: OptionEntry](from: reader)
        else { return nil }
        self.values = values
        for member in object.members { self.values[member.key]?.key = object.text(of: member) }
    }
}
