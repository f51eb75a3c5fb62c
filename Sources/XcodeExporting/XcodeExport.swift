package import Basics
import PropertyLists
package import TemplateSets
import XcodeTemplates

/// A template set as Xcode file templates. The set is rendered once for each combination of its
/// options.
package struct XcodeExport: Sendable {
    /// A bundle for the scene, and one for each other part that the set has.
    package let bundles: [Bundle]
    /// The parts of the set that bundles can't have.
    package let notes: [Diagnostic]

    /// The folder of an Xcode file template.
    package struct Bundle: Sendable {
        /// The folder's name with its extension.
        package let folder: String
        package let part: Part
        /// The contents of each file by its path in the folder, sorted.
        package let files: [(path: String, contents: [UInt8])]
    }

    /// A group of a set's files. Xcode adds all files of a bundle to the same targets.
    package enum Part: String, Sendable, CaseIterable {
        case scene = ""
        case tests = " Tests"
        /// The files that all scenes of a project share.
        case support = " Support"
        /// The files that all tests of a project share.
        case testSupport = " Tests Support"
    }

    /// Renders a set. Throws a `Failure` with 64 for an Xcode file template, with 65 for a set that
    /// Xcode's macros can't express, whose options have too many combinations, or two of whose
    /// combinations have the same folder; and the errors of rendering.
    package init(of templateSet: TemplateSet) throws(Failure) {
        if !templateSet.format.isNative {
            throw Failure(
                .usage, "the set '\(templateSet.name.onOneLine)' is an Xcode file template already",
                path: templateSet.location, hint: "Copy its folder to where Xcode looks for it.")
        }
        if let option = templateSet.options.first(where: { $0.name == ExportOption.productName }) {
            throw templateSet.exportFailure(
                "Xcode calls the scene's name '\(option.name)', and an option of it has that name",
                hint: "Rename the option.")
        }
        let rendering = try ExportRendering(of: templateSet)
        let parts = Part.allCases.compactMap { ExportPart($0, of: rendering) }
        bundles = try parts.map { (part) throws(Failure) in
            var files = try part.contents
            files[XcodeTemplate.infoName] = Array(part.info.xml.utf8)
            files.merge(ExportIcon.files) { $1 }
            return Bundle(
                folder: templateSet.name + part.part.rawValue + XcodeTemplate.bundleExtension,
                part: part.part,
                files: files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                    .map { (path: $0.key, contents: $0.value) })
        }
        notes = Self.notes(on: templateSet) + parts.compactMap(\.note)
    }

    private static func notes(on templateSet: TemplateSet) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        func add(_ message: String, hint: String) {
            notes.append(Diagnostic.note(message, path: templateSet.location, hint: hint))
        }
        if templateSet.makesRoutes {
            add(
                "routes are not exported, since Xcode knows nothing of other scenes",
                hint: "'scene-kit route' adds them to scenes that Xcode made.")
        }
        let members = templateSet.options.filter { $0.kind == .members }.map { "'\($0.name)'" }
        if !members.isEmpty {
            add(
                "\(members.joinedAsAlternatives("and")) took the default, since Xcode's dialog has no "
                    + "lists", hint: "'scene-kit new' takes members.")
        }
        for option in templateSet.options where option.kind == .link {
            add(
                "'\(option.name)' was left out, since Xcode's dialog checks no paths",
                hint: "'scene-kit new' takes links.")
        }
        return notes
    }
}
