package import Basics
package import XcodeTemplates

extension TemplateSet {
    /// What the files of a set are written in.
    package enum Format: Sendable {
        /// Templates that scene-kit's own `template.json` lists.
        case native
        /// The text macros and variant folders of an Xcode file template.
        case xcode(XcodeTemplate)

        package var isNative: Bool {
            if case .native = self { true } else { false }
        }

        /// The name of the file that makes a folder a set.
        var manifestName: String {
            switch self {
            case .native: TemplateSetFolder.manifestName
            case .xcode: XcodeTemplate.infoName
            }
        }

        /// What is odd about it and does no harm.
        package var warnings: [Diagnostic] {
            switch self {
            case .native: []
            case .xcode(let template): template.warnings
            }
        }

        /// What reports for programs call it.
        package var name: String {
            switch self {
            case .native: "scene-kit"
            case .xcode: "xcode"
            }
        }
    }

    /// The files whose text templates can include.
    package var partials: [(path: String, content: TemplateSetFolder.Content)] {
        if !format.isNative { return [] }
        return folder.files.filter { SetLayout.isPartial($0.key) }
            .map { (path: $0.key, content: $0.value) }
    }
}
