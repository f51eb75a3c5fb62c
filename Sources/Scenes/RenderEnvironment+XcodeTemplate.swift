package import Basics
package import XcodeTemplates

extension RenderEnvironment {
    /// What text macros stand for in files by somebody, made on a day.
    ///
    /// The organization aside, the project's `IDETemplateMacros.plist` comes first, then `scene-kit.json`, then what is
    /// known of the scene.
    package func macros(author: String, date: CalendarDate) -> MacroValues {
        var macros = MacroValues(overrides: textMacros)
        if let textMacrosPath { macros.overridesPath = textMacrosPath }
        macros.date = date.description
        macros.year = String(date.description.prefix { $0 != "-" })
        macros.fullUserName = author.isEmpty ? nil : author
        macros.userName = macros.fullUserName
        if let organization {
            macros.organizationName = organization
            macros.overrides["ORGANIZATIONNAME"] = nil
        }
        macros.projectName = projectName
        macros.targetName = module
        macros.packageName = packageName
        macros.workspaceName = workspaceName
        if !header.isEmpty {
            // It begins after the slashes that stand in the file.
            macros.fileHeader = String(headerComments.joined(separator: "\n").dropFirst(2))
        }
        return macros
    }

    /// Makes the `FILEHEADER` of the text macros the header of files of scene-kit's own sets, where
    /// no other header is given.
    ///
    /// - Parameters:
    ///   - forSets: whether a set of scene-kit's own asks for a header.
    ///   - forBundles: whether a set is an Xcode template, which has a header in any case.
    /// - Throws: `Failure` with 65 for one that cannot be expanded.
    package mutating func takeFileHeader(
        author: String, date: CalendarDate, forSets: Bool = true, forBundles: Bool = false
    ) throws(Failure) {
        let macros = macros(author: author, date: date)
        // What is wrong with it is said by the bundle that asks for it.
        if forBundles { bundleHeader = try? FileHeader(macros) }
        do throws(XcodeTemplateError) {
            guard forSets, header.isEmpty else { return }
            fileHeader = try FileHeader(ofTeam: macros)
            guard let fileHeader, fileHeader.isSameForAll else { return }
            commonHeader = try fileHeader.lines(for: "")
        } catch {
            throw error.failure
        }
    }

    /// Macros of the header that stay as they are.
    package var headerWarnings: [Diagnostic] { fileHeader?.warnings ?? [] }

    /// The header of a file, comment marks and all, where it is not that of all files.
    func header(for fileName: String) throws(Failure) -> [String]? {
        guard let fileHeader, !fileHeader.isSameForAll else { return nil }
        do throws(XcodeTemplateError) {
            return try fileHeader.lines(for: fileName)
        } catch {
            throw error.failure
        }
    }

    /// A file of which the header has the dates and names of people that stand in the file that is
    /// there: who made that and when does not change.
    ///
    /// - Throws: `Failure` with 65 for a header that becomes too large.
    package func keepingHeader(
        of old: [UInt8], in file: RenderedFile
    ) throws(Failure) -> RenderedFile {
        if old == file.contents { return file }
        do throws(XcodeTemplateError) {
            for header in [fileHeader, bundleHeader] {
                let kept = try header?.keeping(old, in: file.contents, for: file.path.fileName)
                guard let kept else { continue }
                var file = file
                file.contents = kept
                return file
            }
            return file
        } catch {
            throw error.failure
        }
    }

    /// Whether `keepingHeader` may change a file.
    package var hasFileHeader: Bool { fileHeader != nil || bundleHeader != nil }
}
