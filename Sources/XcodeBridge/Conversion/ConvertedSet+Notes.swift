import Basics
import XcodeTemplates

extension ConvertedSet {
    /// What could not be converted, each with its place, and what the set calls otherwise.
    var notes: [Diagnostic] {
        var notes: [Diagnostic] = []
        for file in converted.list {
            for (index, issue) in file.issues.enumerated() {
                notes.append(diagnostic(issue, in: file, isInPath: index < file.issuesOfPath))
            }
        }
        notes += converted.binaries.sorted().map { path in
            Diagnostic(
                .warning, "the file is not UTF-8 text, and native sets contain only text",
                path: path == XcodeTemplate.infoName ? infoPath : template.location + "/" + path,
                hint: "Copy it by hand, or render the bundle itself.")
        }
        return notes + optionNotes + missingFolders + generalNotes
    }

    private var infoPath: String { template.location + "/" + XcodeTemplate.infoName }

    private func diagnostic(
        _ issue: ConversionIssue, in file: ConvertedFiles.File, isInPath: Bool
    ) -> Diagnostic {
        let (message, hint) = words(for: issue)
        let source = file.origin.source
        let path = template.location + "/" + source
        guard !isInPath, source != XcodeTemplate.infoName, let range = issue.range else {
            return Diagnostic(.warning, message, path: path, hint: hint)
        }
        let text = String(decoding: file.origin.contents, as: UTF8.self)
        return Diagnostic(
            .warning, message, in: SourceText(name: path, text: text),
            atUTF8Offset: range.lowerBound, utf8Length: range.count, hint: hint)
    }

    private func words(for issue: ConversionIssue) -> (message: String, hint: String?) {
        let written = issue.written
        switch issue.kind {
        case .undeclared(let reason, let hint): return (reason, hint)
        case .spaceBeforeHeader:
            return (
                "the space before \(written) is left out, so that the header begins with '//'", nil
            )
        case .kept:
            return (
                "\(written) can't be expressed in the template language and stays as it is",
                "Write its value into the set's template."
            )
        case .modifiersLeftOut:
            return (
                "the modifiers of \(written) are left out: the value is used as it is typed",
                nil
            )
        case .fixed(let value):
            return (
                value.isEmpty
                    ? "\(written) is left out, as it is empty outside of Xcode"
                    : "\(written) is always '\(value)' in the set", nil
            )
        case .suffix:
            return (
                "the suffix in \(written) is added even if the name already ends in it", nil
            )
        case .textRequirement(let id):
            return (
                "\(written) depends on the text for '\(id)', and is treated as active", nil
            )
        }
    }

    private var optionNotes: [Diagnostic] {
        var notes: [Diagnostic] = []
        func note(_ severity: Diagnostic.Severity, _ message: String, _ hint: String? = nil) {
            notes.append(Diagnostic(severity, message, path: infoPath, hint: hint))
        }
        for option in options.list {
            let origin = option.origin
            let id = origin.identifier
            if id != option.name {
                note(.note, "the option '\(id)' is '\(option.name)' in the set")
            }
            for (value, name) in option.values where value != name {
                note(.note, "the value '\(value)' of '\(id)' is '\(name)' in the set")
            }
            if let other = option.otherName {
                note(.note, "for a class that '\(option.name)' doesn't list, use '\(other)'")
                if isRequired(option) {
                    note(
                        .warning,
                        "with '\(other)', options that depend on '\(option.name)' still count"
                    )
                }
            }
            let takesText = origin.kind == .text || origin.kind == .class && option.values.isEmpty
            if let standIn = option.standIn {
                note(
                    .warning,
                    "the bundle requires '\(id)'; in the set, '\(option.name)' defaults to "
                        + "'\(standIn)'")
            }
            if takesText, !origin.hasPlainDefault {
                note(.note, "'\(option.name)' has its default even if an empty text is given")
            }
        }
        return notes
    }

    /// Combinations that the bundle has no folder for: an error there, and here no files.
    private var missingFolders: [Diagnostic] {
        guard let first = converted.missing.first else { return [] }
        let values = zip(selections.axes, first).compactMap { axis, index -> String? in
            guard let option = options[axis.identifier] else { return nil }
            let value = axis.values[index]
            return "\(option.name)=\(option.name(of: value) ?? value)"
        }
        let count = converted.missing.count
        let more = count > 1 ? ", and \(count - 1) more such combinations" : ""
        return [
            Diagnostic(
                .warning,
                "the bundle has no folder for \(values.joined(separator: " "))\(more); "
                    + "the set makes no files then", path: template.location)
        ]
    }

    private var generalNotes: [Diagnostic] {
        var notes: [Diagnostic] = []
        if converted.usesFileNames {
            notes.append(
                Diagnostic(
                    .note,
                    "FILEBASENAME inside of a file became that file's own name, as in Xcode since "
                        + "version 6.3", path: template.location))
        }
        notes.append(
            Diagnostic(
                .note, "Swift files aren't reformatted, as in Xcode",
                path: template.location,
                hint: "Delete \"layout\": false from template.json to have imports sorted and long "
                    + "lines broken."))
        return notes
    }
}
