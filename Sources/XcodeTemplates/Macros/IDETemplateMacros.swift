import Basics
import PropertyLists

/// The macros that a team gives in `IDETemplateMacros.plist`, in the `xcshareddata` of its project
/// or workspace.
package struct IDETemplateMacros: Hashable, Sendable {
    /// The text of each macro, by name; texts may hold macros.
    package let overrides: [String: String]

    /// Reads the bytes of the file, whose `name` is what messages call it.
    ///
    /// Throws an `XcodeTemplateError` with 65 for what is not a property list, or not a dictionary
    /// of texts.
    package init(parsing bytes: [UInt8], name: String) throws(XcodeTemplateError) {
        let root = try PropertyList(ofTemplate: bytes, name: name)
        guard let members = root.members else {
            throw XcodeTemplateError(
                .wrongType(
                    key: "IDETemplateMacros", expected: "a dictionary", found: root.kindWords),
                in: name)
        }
        var overrides: [String: String] = [:]
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let text = value.text else {
                throw XcodeTemplateError(
                    .wrongType(key: key, expected: "a string", found: value.kindWords), in: name)
            }
            overrides[key] = text
        }
        self.overrides = overrides
    }
}
