import Basics
import Scenes
import TemplateSets
import XcodeTemplates

/// The files of one bundle, for the options that matter to them.
struct ExportPart {
    let part: XcodeExport.Part
    private(set) var axes: [ExportOption]
    private(set) var files: [(combination: ExportCombination, files: [ExportedFile])]

    /// Nil where the set has no such files.
    init?(_ part: XcodeExport.Part, of rendering: ExportRendering) {
        self.part = part
        axes = rendering.axes
        let choice = rendering.names.moduleChoice
        // Tests import the module, so they always name it.
        let needsModule = part == .tests || part == .testSupport
        files = rendering.files.compactMap { combination, files in
            if needsModule, combination[choice] != "true" { return nil }
            let own = files.filter { $0.part == part }
            return own.isEmpty ? nil : (combination, own)
        }
        if files.isEmpty { return nil }
        for index in axes.indices {
            let identifier = axes[index].identifier
            let used = Set(files.compactMap { $0.combination[identifier] })
            axes[index].values = axes[index].values.filter(used.contains)
        }
        // Options that others depend on come first, and can only go after these.
        while let axis = axes.last(where: makesNoDifference) { drop(axis) }
    }

    private func makesNoDifference(_ axis: ExportOption) -> Bool {
        if axes.contains(where: { $0.requirements[axis.identifier] != nil }) { return false }
        var known: [ExportCombination: [ExportedFile]] = [:]
        for (combination, files) in files {
            let rest = combination.removing(axis.identifier)
            if let other = known.updateValue(files, forKey: rest), other != files { return false }
        }
        return true
    }

    private mutating func drop(_ axis: ExportOption) {
        var known: Set<ExportCombination> = []
        files = files.compactMap { combination, files in
            let rest = combination.removing(axis.identifier)
            return known.insert(rest).inserted ? (rest, files) : nil
        }
        axes.removeAll { $0.identifier == axis.identifier }
    }

    /// Everything that is filled in somewhere.
    var placeholders: Set<Placeholder> {
        files.reduce(into: []) { all, item in
            for file in item.files { all.formUnion(file.placeholders) }
        }
    }

    /// The first file that every combination has, which Xcode opens.
    var mainFile: String? {
        let paths = files.map { Set($0.files.map(\.path)) }
        return files.first?.files.map(\.path)
            .first { path in paths.allSatisfy { $0.contains(path) } }?
            .joined(separator: "/")
    }

    /// Says that some combinations have no folder, so that Xcode makes nothing for them.
    package func note(on templateSet: TemplateSet) -> Diagnostic? {
        guard let all = ExportCombination.all(of: axes) else { return nil }
        let made = Set(files.map(\.combination))
        guard let missing = all.first(where: { !made.contains($0) }) else { return nil }
        return Diagnostic(
            .note,
            "with \(Self.words(missing)) there are no files in the bundle for "
                + "\(part.words), and Xcode can make nothing then",
            path: templateSet.location)
    }

    static func ambiguous(
        _ folder: String, _ one: ExportCombination, _ other: ExportCombination,
        in templateSet: TemplateSet
    ) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error,
                "the set '\(templateSet.name)' cannot be exported: Xcode would look into the "
                    + "folder '\(folder)' for \(words(one)) and for \(words(other))",
                path: templateSet.manifestPath,
                hint: "Xcode writes the values one behind the other; choose others."))
    }

    static func tooLong(_ folder: String, in templateSet: TemplateSet) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error,
                "the set '\(templateSet.name)' cannot be exported: the folder "
                    + "'\(folder.prefix(60))…' has a name of more than "
                    + "\(OutputPathProblem.longestComponent) bytes",
                path: templateSet.manifestPath, hint: "Give its options shorter values."))
    }

    private static func words(_ combination: ExportCombination) -> String {
        combination.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            .joined(separator: " ")
    }
}

extension ExportedFile {
    /// The bundle that it goes to.
    fileprivate var part: XcodeExport.Part {
        switch (isShared, root) {
        case (false, .tests): .tests
        case (true, .tests): .testSupport
        case (true, _), (_, .support): .support
        case (false, .scene): .scene
        }
    }
}

extension XcodeExport.Part {
    fileprivate var words: String {
        switch self {
        case .scene: "scenes"
        case .tests: "tests"
        case .support: "shared files"
        case .testSupport: "what tests share"
        }
    }
}
