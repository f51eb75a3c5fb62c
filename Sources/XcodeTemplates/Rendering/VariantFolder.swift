import Basics

extension XcodeTemplate {
    /// Returns the folder with the files for a combination of options, with a slash at its end; an
    /// empty text for the bundle itself; or nil if the folder is missing.
    ///
    /// The name is `Default` for an empty combination. Folders with other names, such as `Views`,
    /// aren't variants, and files next to the variants belong to none. A bundle without variants is
    /// copied as a whole.
    func variantFolder(_ values: XcodeValues) -> String? {
        if variantFolders.isEmpty { return "" }
        let folders = Self.topLevelFolders(of: files).sorted()
        for isFallback in [false, true] {
            let name = variantName(values, knownClassesOnly: isFallback)
            // A folder with the same letters in another Unicode form has other bytes than the name.
            if let match = folders.first(where: { $0 == name })
                ?? folders.first(where: { $0.caseFolded == name.caseFolded })
            {
                return match + "/"
            }
        }
        return nil
    }

    func missingVariant(_ values: XcodeValues) -> Failure {
        let name = variantName(values, knownClassesOnly: true)
        return Failure(
            .data, "the template has no folder '\(name)'", path: location,
            hint: Suggestions.hint(for: name, among: variantFolders, "The folders are"))
    }

    /// The folders of the bundle that combinations of options name, sorted; none in a bundle that
    /// is copied as a whole.
    ///
    /// If no combination names a folder, several folders that only some of the options name, or
    /// whose names differ only by values of options at the end, are variants, too, since a scene
    /// must not get all of them.
    package var variantFolders: [String] {
        let folders = Self.topLevelFolders(of: files)
        let known = folders.filter { options.canName($0) }
        if !known.isEmpty { return known.sorted() }
        let others = folders.filter { options.canName($0, leavingOut: true) }
        if others.count > 1 { return others.sorted() }
        let named = folders.flatMap { folder in options.stems(of: folder).map { ($0, folder) } }
        let variants = Dictionary(grouping: named, by: \.0).values.filter { $0.count > 1 }
        return Set(variants.joined().map(\.1)).sorted()
    }

    /// The values of popups and classes and the identifiers of checkboxes that are true, in the
    /// order of the options.
    private func variantName(_ values: XcodeValues, knownClassesOnly: Bool) -> String {
        var name = ""
        for option in options where option.namesVariant && values.active.contains(option.identifier)
        {
            let value = values.values[option.identifier] ?? ""
            switch option.kind {
            case .checkbox: name += value == "true" ? option.identifier : ""
            case .class:
                let isKnown = !knownClassesOnly || option.values.contains(value)
                name += isKnown ? value : option.defaultText
            default: name += value
            }
        }
        return name.isEmpty ? "Default" : name
    }

    /// Returns a warning if a variant has no source files and other variants have some. Packs that
    /// fill their folders with an install script contain only the files that differ.
    func emptyVariantWarnings(_ folder: String) -> [Diagnostic] {
        let endings = [".swift", ".m", ".mm", ".c", ".cpp", ".h"]
        let sources = files.keys.filter { path in endings.contains { path.hasSuffix($0) } }
        func hasSources(_ folder: String) -> Bool { sources.contains { $0.hasPrefix(folder) } }
        guard !folder.isEmpty, !hasSources(folder),
            variantFolders.contains(where: { hasSources($0 + "/") })
        else { return [] }
        let name = folder.dropLast()
        let warning = Diagnostic.warning(
            "the folder '\(name)' has no source files, and others have",
            path: "\(location)/\(name)",
            hint: "If the pack has an install script that fills it, install what that has made.")
        return [warning]
    }

    static func topLevelFolders(of files: [String: [UInt8]]) -> Set<String> {
        Set(
            files.keys.compactMap { path in
                let components = path.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
                return components.count > 1 ? String(Substring(components[0])) : nil
            })
    }
}

extension [XcodeTemplateOption] {
    /// The beginnings of a folder's name before values of options, and the whole name.
    fileprivate func stems(of folder: String) -> Set<Substring> {
        var stems: Set<Substring> = [folder.caseFolded[...]]
        for option in filter(\.namesVariant).reversed() {
            for text in option.variantNames where !text.isEmpty {
                stems.formUnion(stems.filter { $0.hasSuffix(text) }.map { $0.dropLast(text.count) })
            }
        }
        stems.remove("")
        return stems
    }

    /// Whether some combination of values names a folder.
    ///
    /// There are many combinations, but few ways in which the options so far begin the name.
    ///
    /// - Parameter leavingOut: Whether any option can add nothing.
    func canName(_ folder: String, leavingOut: Bool = false) -> Bool {
        let choices = filter(\.namesVariant)
        // Options that all have units name nothing.
        if choices.isEmpty { return contains(where: \.isChoice) && folder.caseFolded == "default" }
        func canAddNothing(_ option: XcodeTemplateOption) -> Bool {
            leavingOut || option.kind == .checkbox || !option.requirements.isEmpty
        }
        var rests: Set<Substring> = [folder.caseFolded[...]]
        for option in choices {
            let next = rests.flatMap { rest in
                option.variantNames.filter(rest.hasPrefix).map { rest.dropFirst($0.count) }
            }
            rests = canAddNothing(option) ? rests.union(next) : Set(next)
        }
        return rests.contains("")
            || choices.allSatisfy(canAddNothing) && folder.caseFolded == "default"
    }
}

extension XcodeTemplateOption {
    /// What the option can add to the name of a variant folder, with case folded.
    fileprivate var variantNames: [String] {
        (kind == .checkbox ? [identifier] : values + [defaultText]).map(\.caseFolded)
    }
}
