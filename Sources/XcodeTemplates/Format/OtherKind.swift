import Basics
import PropertyLists

/// A kind of Xcode's templates that is not that of files: of projects, playgrounds and so on.
package struct OtherKind: Hashable, Sendable {
    private let kind: String

    /// The kind that a `TemplateInfo.plist` names; nil for file templates and where it names none.
    package init?(inInfo bytes: [UInt8]) {
        guard let info = try? PropertyList(parsing: bytes, name: XcodeTemplate.infoName),
            let kind = info.members?["Kind"]?.text, !kind.isEmpty,
            !kind.hasSuffix("TextSubstitutionFileTemplateKind")
        else { return nil }
        self.kind = kind
    }

    /// What people call such a template.
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
