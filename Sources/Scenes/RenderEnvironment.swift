package import SwiftFormatting
package import SwiftSource
import XcodeTemplates

/// What a scene's files have to know of the project that they go to.
package struct RenderEnvironment: Sendable {
    /// The module that the scene belongs to, where that is known.
    package var module: String?
    /// What every Swift file begins with, a line each, without comment marks.
    package var header: [String]
    /// Values for tests, by type.
    package var samples: TypeSamples
    /// What the labels of initializers look like.
    package var labels: LabelStyle
    /// How Swift is laid out.
    package var layout: SwiftLayout
    /// What the project's `IDETemplateMacros.plist` says of text macros, by their names.
    package var textMacros: [String: String] = [:]
    /// What messages call the file that says it.
    package var textMacrosPath: String?
    /// The organization that files are by, where something but `textMacros` names one.
    package var organization: String?
    /// What the Xcode project is called, where there is one.
    package var projectName: String?
    /// What the Swift package is called, where there is one.
    package var packageName: String?
    /// What the Xcode workspace is called, where there is one.
    package var workspaceName: String?
    /// The header that the text macros give, where `header` is empty.
    var fileHeader: FileHeader?
    /// The header that Xcode templates have.
    var bundleHeader: FileHeader?
    /// The lines of `fileHeader`, where they are the same in every file.
    var commonHeader: [String] = []

    /// A project of which nothing is known but what is given.
    package init(
        module: String? = nil, header: [String] = [], samples: TypeSamples = TypeSamples(),
        labels: LabelStyle = .with, layout: SwiftLayout = SwiftLayout()
    ) {
        self.module = module
        self.header = header
        self.samples = samples
        self.labels = labels
        self.layout = layout
    }

    /// The header's lines as comments.
    var headerComments: [String] {
        if header.isEmpty { return commonHeader }
        return header.map { line in
            if line.hasPrefix("//") { return line }
            return line.isEmpty ? "//" : "// " + line
        }
    }
}
