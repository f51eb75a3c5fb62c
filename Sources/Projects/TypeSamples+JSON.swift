import Basics
package import JSONSource
package import SwiftSource

extension TypeSamples: JSONObjectReadable {
    /// Reads an object from type to expression.
    package init?(from object: JSONObjectReader) {
        self.init()
        for member in object.members {
            guard let text = object.required(member.key, as: SourceText.self) else { return nil }
            do throws(Failure) {
                let key = object.text(of: member)
                // In the form of an argument, that begins so.
                let type = try Parameter(
                    parsing: SourceText("x:" + key.text, atUTF8Offset: -2, of: key)
                ).type
                self[type] = try Sample(
                    parsing: SourceText("x=" + text.text, atUTF8Offset: -2, of: text), known: nil
                ).expression
            } catch {
                object.report(error, at: member.key)
            }
        }
    }
}
