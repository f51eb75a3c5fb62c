import Basics

extension XcodeTemplate {
    /// Returns the folder of the bundle with the files for a combination of options, or nil for the
    /// bundle itself.
    ///
    /// A bundle has variant folders if it has options with choices, and if at least one folder has
    /// the name of a combination, ignoring case. The name is `Default` for an empty combination.
    /// Folders with other names, such as `Views` and `___FILEBASENAME___`, aren't variants. A
    /// bundle without variants is copied as a whole, and its options only affect contents. In a
    /// bundle with variants, a combination without a folder is an error, and files next to the
    /// folders belong to no variant.
    ///
    /// Throws an `XcodeTemplateError` with 65 that names the missing folder and the existing ones.
    package func variantFolder(_ values: XcodeValues) throws(XcodeTemplateError) -> String? {
        let variants = variantFolders
        if variants.isEmpty { return nil }
        let folders = topLevelFolders.sorted()
        let wanted = variantName(values, knownClassesOnly: false)
        let fallback = variantName(values, knownClassesOnly: true)
        for name in [wanted, fallback] {
            // Not `name`: a folder with the same letters in another Unicode form has other bytes.
            if let match = folders.first(where: { $0 == name })
                ?? folders.first(where: { $0.folded == name.folded })
            {
                return match
            }
        }
        throw XcodeTemplateError(
            .missingVariant(folder: fallback, folders: variants), in: location)
    }

    /// The folders of the bundle that combinations of options get, sorted; none in a bundle that is
    /// copied as a whole.
    ///
    /// Where no combination gives the name of a folder, several that only some of the options name
    /// are variants too: a scene must not get all of them.
    package var variantFolders: [String] {
        let folders = topLevelFolders
        let known = folders.filter { options.canName($0) }
        if !known.isEmpty { return known.sorted() }
        let others = folders.filter { options.canName($0, leavingOut: true) }
        return others.count > 1 ? others.sorted() : []
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

    /// Returns a warning for a variant without source files in a bundle whose other variants have
    /// some. Packs that fill their folders with an install script contain only the files that
    /// differ.
    func emptyVariantWarning(_ variant: String?) -> Diagnostic? {
        guard let variant else { return nil }
        let withSources = Set(
            files.keys.filter(\.isSource).compactMap { $0.split(separator: "/").first })
        guard !withSources.contains(Substring(variant)),
            variantFolders.contains(where: { withSources.contains(Substring($0)) })
        else { return nil }
        return Diagnostic.warning(
            "the folder '\(variant)' has no source files, and others have",
            path: location + "/" + variant,
            hint: "If the pack has an install script that fills it, install what that has made.")
    }

    private var topLevelFolders: Set<String> { Self.topLevelFolders(of: files) }

    static func topLevelFolders(of files: [String: [UInt8]]) -> Set<String> {
        Set(
            files.keys.compactMap { path in
                let components = path.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
                return components.count > 1 ? String(Substring(components[0])) : nil
            })
    }
}

extension [XcodeTemplateOption] {
    /// Whether some combination of values gives a folder's name.
    ///
    /// Combinations are many; the places in the name that the options so far can lead to are few.
    ///
    /// - Parameter leavingOut: whether any option may add nothing.
    func canName(_ folder: String, leavingOut: Bool = false) -> Bool {
        let letters = [Character](folder.folded)
        var places: Set<Int> = [0]
        var canBeEmpty = true
        let choices = filter(\.namesVariant)
        // Options that all have units name nothing.
        if choices.isEmpty { return contains(where: \.isChoice) && folder.folded == "default" }
        for option in choices {
            let parts = option.variantParts
            let canAddNothing = leavingOut || option.canAddNothing
            var next: Set<Int> = canAddNothing ? places : []
            canBeEmpty = canBeEmpty && canAddNothing
            for place in places {
                for part in parts where letters[place...].starts(with: part) {
                    next.insert(place + part.count)
                }
            }
            places = next
        }
        return places.contains(letters.count) || (canBeEmpty && folder.folded == "default")
    }
}

extension XcodeTemplateOption {
    /// The texts that the option can add to the name of the variant folder.
    fileprivate var variantParts: [[Character]] {
        let texts = kind == .checkbox ? [identifier] : values + [defaultText]
        return Set(texts).map { Array($0.folded) }
    }

    /// Whether it can be off, or not be there at all.
    fileprivate var canAddNothing: Bool { kind == .checkbox || !requirements.isEmpty }
}

extension String {
    /// Whether a path is that of a file that a compiler reads.
    fileprivate var isSource: Bool {
        [".swift", ".m", ".mm", ".c", ".cpp", ".h"].contains { hasSuffix($0) }
    }
}
