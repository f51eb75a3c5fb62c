package import Basics

/// A string, or a list of strings.
package struct Texts: JSONReadable {
    package let list: [SourceText]

    package init?(from reader: JSONReader) {
        if case .string = reader.node.content {
            guard let text = SourceText(from: reader) else { return nil }
            list = [text]
        } else {
            guard let texts = [SourceText](from: reader) else { return nil }
            list = texts
        }
    }
}
