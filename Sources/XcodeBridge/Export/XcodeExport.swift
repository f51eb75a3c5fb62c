package import Basics
import PropertyLists
import Scenes
package import TemplateSets
import XcodeTemplates

/// A template set as bundles for Xcode's dialog, made by rendering the set once for each combination
/// of its options.
package struct XcodeExport: Sendable {
    /// The bundles: one of the scene, and where the set has such files one of its tests and one each of
    /// what scenes and their tests share.
    package let bundles: [Bundle]
    /// What the bundles do not have of the set.
    package let notes: [Diagnostic]

    /// A folder that Xcode takes for a file template.
    package struct Bundle: Sendable {
        /// The folder's name, with its ending.
        package let folder: String
        package let part: Part
        /// How many combinations of options there are.
        package let combinations: Int
        /// The bytes of each file by its path in the folder, sorted.
        package let files: [(path: String, contents: [UInt8])]
    }

    /// Which of a set's files a bundle has. Xcode adds all files of a bundle to the same targets.
    package enum Part: Sendable, CaseIterable {
        /// What each scene has.
        case scene
        case tests
        /// What all scenes of a project share.
        case support
        /// What their tests share.
        case testSupport
    }

    /// Renders a set.
    ///
    /// - Throws: `Failure` with 64 for what is an Xcode file template, and with 65 for a set that cannot
    ///   be told to Xcode: one that makes of a name what no macro gives, of whose options there are too many combinations, or of which two have one
    ///   folder; and what rendering throws.
    package init(of templateSet: TemplateSet) throws(Failure) {
        if !templateSet.format.isNative {
            throw Failure(
                .usage,
                Diagnostic(
                    .error,
                    "the set '\(templateSet.name.onOneLine)' is an Xcode file template already",
                    path: templateSet.location,
                    hint: "Copy its folder to where Xcode looks for it."))
        }
        if let option = templateSet.options.first(where: { $0.name == ExportNames.productName }) {
            throw Failure(
                .data,
                Diagnostic(
                    .error,
                    "the set '\(templateSet.name)' cannot be exported: Xcode calls the scene's "
                        + "name '\(option.name)', and an option of it has that name",
                    path: templateSet.manifestPath, hint: "Rename the option."))
        }
        let rendered = try ExportRendering(of: templateSet)
        let parts = Part.allCases.compactMap { ExportPart($0, of: rendered) }
        var bundles: [Bundle] = []
        for part in parts {
            bundles.append(try Bundle(part, ExportInfo(part, of: rendered), of: templateSet))
        }
        self.bundles = bundles
        notes = Self.notes(on: templateSet) + parts.compactMap { $0.note(on: templateSet) }
    }

    private static func notes(on templateSet: TemplateSet) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        if templateSet.makesRoutes {
            notes.append(
                Diagnostic(
                    .note, "routes are not exported, since Xcode knows nothing of other scenes",
                    path: templateSet.location,
                    hint: "'scene-kit route' adds them to scenes that Xcode made."))
        }
        let members = templateSet.options.filter {
            if case .members = $0.kind { true } else { false }
        }
        if !members.isEmpty {
            let names = members.map { "'\($0.name)'" }.joinedAsAlternatives("and")
            notes.append(
                Diagnostic(
                    .note, "\(names) took the default, since Xcode's dialog has no lists",
                    path: templateSet.location, hint: "'scene-kit new' takes members."))
        }
        for option in templateSet.options where option.kind == .link {
            notes.append(
                Diagnostic(
                    .note, "'\(option.name)' was left out, since Xcode's dialog checks no paths",
                    path: templateSet.location, hint: "'scene-kit new' takes links."))
        }
        return notes
    }
}

extension XcodeExport.Bundle {
    fileprivate init(
        _ part: ExportPart, _ info: ExportInfo, of templateSet: TemplateSet
    ) throws(Failure) {
        var files: [String: [UInt8]] = [:]
        var folders: [String: ExportCombination] = [:]
        for (combination, exported) in part.files {
            let folder = part.axes.isEmpty ? "" : combination.folderName(part.axes)
            if let other = folders.updateValue(combination, forKey: folder.caseFolded) {
                throw ExportPart.ambiguous(folder, combination, other, in: templateSet)
            }
            if folder.utf8.count > OutputPathProblem.longestComponent {
                throw ExportPart.tooLong(folder, in: templateSet)
            }
            for file in exported {
                let path = (folder.isEmpty ? [] : [folder]) + file.path
                files[path.joined(separator: "/")] = file.contents
            }
        }
        files["TemplateInfo.plist"] = Array(info.propertyList.xml.utf8)
        for icon in ExportIcon.files { files[icon.name] = icon.bytes }
        self.init(
            folder: info.name + XcodeTemplate.bundleExtension, part: part.part,
            combinations: part.files.count,
            files: files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { (path: $0.key, contents: $0.value) })
    }
}
