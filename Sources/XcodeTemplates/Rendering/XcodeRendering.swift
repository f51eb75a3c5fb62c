package import Basics

/// The result of rendering a template: files in memory.
package struct XcodeRendering: Sendable {
    /// Every file with its path below the output folder, sorted by path.
    package let files: [(path: String, contents: [UInt8])]
    /// The existing files that the template wants opened.
    package let mainFiles: [String]
    /// The values of the options.
    package let values: XcodeValues
    /// Warnings about macros that aren't replaced and about oddities of the bundle.
    package let warnings: [Diagnostic]
}

extension XcodeTemplate {
    /// The most bytes that a scene may have.
    static let largestOutput = 64_000_000

    /// Renders the template.
    ///
    /// - Parameters:
    ///   - name: the scene's name, or nil for the template's default name.
    ///   - options: the user's choices, by identifier.
    ///   - macros: the values of macros that aren't options.
    ///
    /// Throws an `XcodeTemplateError`: 64 for invalid choices, 65 for an invalid bundle, and 77 for
    /// a value that would lead a path elsewhere. The caller checks the paths as a whole.
    package func render(
        name: String?, options given: [String: String] = [:], macros: MacroValues = MacroValues()
    ) throws(XcodeTemplateError) -> XcodeRendering {
        try requireFiles()
        let values = try resolve(name: name, options: given, macros: macros)
        let renderer = XcodeRenderer(
            template: self, name: name, given: given, macros: macros, values: values)
        return try renderer.render()
    }
}

/// Renders one scene.
final class XcodeRenderer {
    let template: XcodeTemplate
    let values: XcodeValues
    private var expander: MacroExpander
    private var bytesLeft = XcodeTemplate.largestOutput

    init(
        template: XcodeTemplate, name: String?, given: [String: String], macros: MacroValues,
        values: XcodeValues
    ) {
        self.template = template
        self.values = values
        expander = MacroExpander(template: template, name: name, given: given, macros: macros)
        expander.resolved = values.values
        for option in template.options {
            expander.activity[option.identifier] = values.active.contains(option.identifier)
        }
    }

    func render() throws(XcodeTemplateError) -> XcodeRendering {
        var files: [(path: String, contents: [UInt8])] = []
        for file in try template.selectedFiles(values) {
            let path = try expander.path(file.output, of: file.source)
            let contents = try contents(of: file, at: path)
            bytesLeft -= contents.count
            files.append((path, contents))
        }
        files = files.sorted { $0.path < $1.path }
        try checkCollisions(files.map(\.path))
        let undeclared = expander.undeclared.warnings(in: template.location)
        let paths = Set(files.map(\.path))
        var mainFiles: [String] = []
        for main in template.mainTemplateFiles {
            // Many templates name a file that they do not have: that is nothing to open, and no
            // more than that.
            let path = try? expander.expandNested(main, in: template.infoPath)
            if let path, paths.contains(path) { mainFiles.append(path) }
        }
        let variant = template.emptyVariantWarning(try template.variantFolder(values))
        return XcodeRendering(
            files: files, mainFiles: mainFiles, values: values,
            warnings: template.warnings + values.warnings + (variant.map { [$0] } ?? [])
                + undeclared)
    }

    /// Texts with their macros replaced; everything else byte for byte.
    private func contents(
        of file: SelectedFile, at path: String
    ) throws(XcodeTemplateError) -> [UInt8] {
        let limit = XcodeTemplate.largestOutput
        let problem = XcodeTemplateProblem.outputTooLarge(limit: limit)
        if file.contents.count > bytesLeft {
            throw XcodeTemplateError(problem, in: template.location)
        }
        guard file.contents.isText else { return file.contents }
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
        let fileName = name ?? path
        expander.file = GeneratedFile(
            path: path, name: fileName,
            baseName: values.usesLegacyFilebasename
                ? values.baseName : MacroModifier.splitExtension(of: fileName).stem)
        defer { expander.file = nil }
        let location = template.location + "/" + file.source
        return try expander.expand(file.contents, limit: bytesLeft, problem: problem) { macro in
            let text = String(decoding: file.contents, as: UTF8.self)
            return .part(of: SourceText(name: location, text: text), macro.range)
        }
    }

    /// - Throws: all files that a file system may take for one: with one path, with paths that
    ///   differ in case or Unicode form only, and a file where another needs a folder.
    private func checkCollisions(_ paths: [String]) throws(XcodeTemplateError) {
        var seen: [String: String] = [:]
        var problems: [XcodeTemplateProblem] = []
        for path in paths {
            if let other = seen.updateValue(path, forKey: path.folded) {
                problems.append(.collision(other, path))
            }
        }
        for path in paths {
            var folder = ""
            for component in path.split(separator: "/").dropLast() {
                folder += (folder.isEmpty ? "" : "/") + component
                if let other = seen[folder.folded] { problems.append(.collision(other, path)) }
            }
        }
        if problems.isEmpty { return }
        throw XcodeTemplateError(
            issues: problems.map { .init(problem: $0, place: .whole(template.location)) })
    }
}

extension String {
    /// Without what tells upper and lower case apart; Swift compares Unicode forms as equal.
    var folded: String { uppercased().lowercased() }
}

extension [UInt8] {
    /// Whether it is UTF-8 and holds no NUL, as no text does.
    var isText: Bool {
        if contains(0) { return false }
        if allSatisfy({ $0 < 0x80 }) { return true }
        return String(decoding: self, as: UTF8.self).utf8.elementsEqual(self)
    }
}
