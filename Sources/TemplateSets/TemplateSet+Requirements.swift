import Basics
package import SwiftSource

extension TemplateSet {
    /// What its code needs of the package that it lies in.
    package var requirements: PackageRequirements {
        PackageRequirements(
            dependencies: packages, platforms: platforms, needsSwift61: needsSwift61)
    }

    /// Whether a template has `nonisolated` before a type or an extension, which Swift 6.0 refuses.
    private var needsSwift61: Bool {
        sources.contains { path, text in
            path.hasSuffix(".swift") && !text.utf8Offsets(of: "nonisolated").isEmpty
                && Self.isolatesNoType(text)
        }
    }

    private static func isolatesNoType(_ text: String) -> Bool {
        let modifiers = [
            "final", "fileprivate", "indirect", "internal", "package", "private", "public",
        ]
        let words = text.split { $0.isWhitespace }
        return words.indices.contains { index in
            guard words[index].hasSuffix("nonisolated") else { return false }
            let next = words[(index + 1)...].first { !modifiers.contains(String($0)) }
            return ["actor", "class", "enum", "extension", "protocol", "struct"]
                .contains { next.map(String.init) == $0 }
        }
    }
}
