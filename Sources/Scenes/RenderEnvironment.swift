package import Basics
package import SwiftFormatting
package import SwiftSource
package import XcodeTemplates

/// The properties of a project that the files of its scenes use.
package struct RenderEnvironment: Sendable {
    /// The module that the scene belongs to, if known.
    package var module: String?
    /// The module of the shared files, if it isn't the scene's own.
    package var supportModule: String?
    /// The module of the shared files that tests use, if it isn't the tests' own.
    package var supportTestingModule: String?
    /// The lines that every Swift file begins with, without comment marks.
    package var header: [String]
    /// Values for tests, by type.
    package var samples: TypeSamples
    package var labels: LabelStyle
    package var layout: SwiftLayout
    /// The project's values of Xcode's text macros.
    package var macros = MacroValues()
    /// The header from the text macros, if `header` is empty.
    var fileHeader: FileHeader?
    /// The header of files from Xcode templates.
    var bundleHeader: FileHeader?
    /// The lines of `fileHeader` if they are the same in every file.
    var commonHeader: [String] = []

    package init(
        module: String? = nil, header: [String] = [], samples: TypeSamples = TypeSamples(),
        labels: LabelStyle = .with, layout: SwiftLayout = SwiftLayout()
    ) {
        (self.module, self.header, self.samples) = (module, header, samples)
        (self.labels, self.layout) = (labels, layout)
    }

    var headerComments: [String] {
        if header.isEmpty { return commonHeader }
        return header.map { $0.hasPrefix("//") ? $0 : $0.isEmpty ? "//" : "// " + $0 }
    }

    /// Returns the values of text macros for a scene.
    ///
    /// Except for the organization, the project's `IDETemplateMacros.plist` comes first, then
    /// `scene-kit.json`, then the properties of the scene.
    package func macros(by authorship: Authorship) -> MacroValues {
        var macros = macros
        macros.date = authorship.date.description
        macros.year = String(authorship.date.year)
        macros.author = authorship.author.isEmpty ? nil : authorship.author
        if macros.organizationName != nil { macros.overrides["ORGANIZATIONNAME"] = nil }
        macros.targetName = module
        if !header.isEmpty {
            // The value begins after the slashes, which the template contains.
            macros.fileHeader = String(headerComments.joined(separator: "\n").dropFirst(2))
        }
        return macros
    }

    /// Uses the text macro `FILEHEADER` as the header of files of native sets if there is no other.
    ///
    /// - Parameters:
    ///   - forSets: Whether a native set uses a header.
    ///   - forBundles: Whether a set is an Xcode template, which always has a header.
    /// - Throws: `Failure` with 65 if the header can't be expanded.
    package mutating func takeFileHeader(
        by authorship: Authorship, forSets: Bool = true, forBundles: Bool = false
    ) throws(Failure) {
        let macros = macros(by: authorship)
        // The bundle that uses it reports its problems.
        if forBundles { bundleHeader = try? FileHeader(macros) }
        guard forSets, header.isEmpty else { return }
        fileHeader = try FileHeader(ofTeam: macros)
        guard let fileHeader, fileHeader.isSameForAll else { return }
        commonHeader = try fileHeader.lines(for: "")
    }

    /// Returns the header of a file with comment marks; nil if all files have the same.
    func header(for fileName: String) throws(Failure) -> [String]? {
        guard let fileHeader, !fileHeader.isSameForAll else { return nil }
        return try fileHeader.lines(for: fileName)
    }

    /// Returns a file with the dates and names from the existing file's header, which don't change.
    /// Throws a `Failure` with 65 if a header becomes too large.
    package func keepingHeader(
        of old: [UInt8], in file: RenderedFile
    ) throws(Failure) -> RenderedFile {
        if old == file.contents { return file }
        for header in [fileHeader, bundleHeader] {
            let kept = try header?.keeping(old, in: file.contents, for: file.path.fileName)
            guard let kept else { continue }
            var file = file
            file.contents = kept
            return file
        }
        return file
    }
}
