import Basics
import PropertyLists

/// A kind of Xcode's templates that is not that of files: of projects, playgrounds and so on.
package struct UnsupportedTemplateKind: Hashable, Sendable {
    private let kind: String

    /// Reads the kind from a `TemplateInfo.plist`. Returns nil for file templates and for files
    /// without a kind.
    package init?(inInfo bytes: [UInt8]) {
        guard let info = try? PropertyList(parsing: bytes, name: XcodeTemplate.infoName),
            let kind = info.members?["Kind"]?.text, !kind.isEmpty,
            !kind.hasSuffix("TextSubstitutionFileTemplateKind")
        else { return nil }
        self.kind = kind
    }

    /// The usual name of such a template.
    package var words: String {
        Self.words.first { kind.contains($0.key) }?.words ?? "other template"
    }

    private static let words: [(key: String, words: String)] = [
        ("Playground", "playground template"), ("Package", "package template"),
        ("Project", "project template"), ("Target", "target template"),
        ("Workspace", "workspace template"), ("ManagedObject", "Core Data template"),
        ("CoreData", "Core Data template"), ("MappingModel", "Core Data template"),
    ]
}
