extension XcodeTemplate {
    /// Returns the files for a combination of options: the files of the folder that
    /// `variantFolder` returned, and the files that active units name.
    ///
    /// Files that only inactive units name are omitted. A file next to the variant folders precedes
    /// one of the same name in them.
    func selectedFiles(_ values: XcodeValues, in folder: String) -> [SelectedFile] {
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
