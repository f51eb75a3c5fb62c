package import Basics
package import JSONSource

extension ProjectFolder: JSONReadable {
    /// Reads a path.
    package convenience init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        do {
            try self.init(text)
        } catch {
            reader.report(
                "the folder '\(text.onOneLine)' \(error.reason)",
                hint: "Name a folder below this file, such as \"App/Scenes\".")
            return nil
        }
    }
}
