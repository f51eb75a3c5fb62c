package import Basics

package struct XcodeRendering: Sendable {
    /// Every file with its path below the output folder, sorted by path.
    package let files: [(path: String, contents: [UInt8])]
    /// Warnings about macros that aren't replaced, after those about the bundle.
    package let warnings: [Diagnostic]
}

extension XcodeTemplate {
    /// The maximum size of a scene in bytes.
    private static let largestOutput = 64_000_000

    /// Renders the template for a scene's name and the user's choices by their identifiers. Throws
    /// a `Failure` with 64 for invalid choices, 65 for an invalid bundle, and 77 for a value that
    /// would lead a path elsewhere. The caller checks the paths as a whole.
    package func render(
        name: String, options: [String: String] = [:], macros: MacroValues = MacroValues()
    ) throws(Failure) -> XcodeRendering {
        try requireFiles()
        let values = try resolve(name: name, options: options, macros: macros)
        var expander = values.expander
        guard let folder = variantFolder(values) else { throw missingVariant(values) }
        let isLegacy = expander.given[Self.legacyFilebasename] == "true"
        var bytesLeft = Self.largestOutput
        var files: [(path: String, contents: [UInt8])] = []
        for file in selectedFiles(values, in: folder) {
            let path = try expander.path(file.output, of: file.source)
            let text = MacroText(
                bytes: file.contents, origin: location + "/" + file.source, isWholeFile: true)
            expander.file = GeneratedFile(path: path, baseName: isLegacy ? values.baseName : nil)
            let message = "the result is larger than \(Self.largestOutput) bytes"
            if file.contents.count > bytesLeft { throw Failure(.data, message, path: location) }
            let contents =
                file.contents.isText
                ? try expander.expand(text, limit: bytesLeft, message) : file.contents
            bytesLeft -= contents.count
            files.append((path, contents))
        }
        files.sort { $0.path < $1.path }
        var seen: [String: String] = [:]
        for (path, _) in files {
            guard let other = seen.updateValue(path, forKey: path.caseFolded) else { continue }
            throw Failure(.data, "'\(other)' and '\(path)' would be one file", path: location)
        }
        return XcodeRendering(
            files: files,
            warnings: warnings + values.warnings + emptyVariantWarnings(folder)
                + expander.takeWarnings(location))
    }

    /// The maximum number of combinations that are tried.
    private static let mostTrials = 256

    /// Returns the first options that the template renders with: none, or else other values than
    /// the defaults of popups, checkboxes, and classes. Throws the error of the first attempt if
    /// all fail.
    package func workingOptions() throws(Failure) -> [String: String] {
        var trials: [[String: String]] = [[:]]
        // The last option changes fastest.
        for option in userOptions.reversed() where option.isChoice {
            let others = option.choices.filter { $0 != option.defaultText }.flatMap { value in
                trials.map { $0.merging([option.identifier: value]) { $1 } }
            }
            trials = Array((trials + others).prefix(Self.mostTrials))
        }
        var first: Failure?
        for given in trials {
            do throws(Failure) {
                let options = try sample(given)
                _ = try render(name: "CarDetails", options: options)
                return options
            } catch {
                first = first ?? error
            }
        }
        if let first { throw first }
        return [:]
    }

    /// Returns the values of active options, and a text for each option that requires one.
    private func sample(_ given: [String: String]) throws(Failure) -> [String: String] {
        let active = try uncheckedValues(for: given).active
        var result = given.filter { active.contains($0.key) }
        for option in userOptions
        where option.isRequired && option.defaultText.isEmpty
            && (option.kind == .text || option.kind == .class)
            && result[option.identifier] == nil && active.contains(option.identifier)
        {
            result[option.identifier] = option.choices.first ?? "Sample"
        }
        return result
    }
}

extension [UInt8] {
    /// Whether it is UTF-8 without NUL.
    package var isText: Bool { !contains(0) && String(validUTF8: self) != nil }
}

extension XcodeTemplate {
    /// Returns the files for a combination of options: the files of the folder that
    /// `variantFolder` returned, and the files that active units name.
    ///
    /// Files that only inactive units name are omitted. A file next to the variant folders precedes
    /// one of the same name in them.
    private func selectedFiles(_ values: XcodeValues, in folder: String) -> [SelectedFile] {
        var selected: [SelectedFile] = []
        let units = ([unit] + options.flatMap(\.units.values)).joined()
        var omitted = Set(units.map(\.source))
        if !folder.isEmpty { omitted = omitted.filter { files[$0] == nil } }
        var seen: Set<String> = []
        let active = options.compactMap { option -> [SelectedFile]? in
            guard values.active.contains(option.identifier) else { return nil }
            let value = values.values[option.identifier] ?? ""
            return option.units.first { option.isMet(value, by: [$0.key]) }?.value
        }
        for file in ([unit] + active).joined() {
            guard file.source == Self.infoName || files[file.source] != nil else {
                // The variant folder contains it.
                omitted.remove(file.source)
                continue
            }
            if seen.insert(file.output).inserted { selected.append(file) }
        }
        for (path, contents) in files where path.utf8.starts(with: folder.utf8) {
            let output = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
            if omitted.contains(output) { continue }
            selected.append(SelectedFile(source: path, output: output, contents: contents))
        }
        return selected.sorted { ($0.source, $0.output) < ($1.source, $1.output) }
    }
}
