package import Basics
import JSONSource
package import TemplateSets
import XcodeTemplates

/// What can be said of a pack: whether its sets can be read, whether their templates parse, and
/// whether there is what they name. Trying combinations of their options may add to that.
///
/// It is what a pack has to pass before it is installed.
package struct PackValidation: Sendable {
    /// One set of a pack, and what was found wrong with it.
    package struct Entry: Sendable {
        /// The path of its folder in the pack; empty where the pack itself is the set.
        package let path: String
        /// The set, which may have errors all the same; nil where it could not be read.
        package let templateSet: TemplateSet?
        /// How many files its folder has.
        package let fileCount: Int
        var findings: Findings

        /// Whether there is no error in it.
        package var isValid: Bool { !findings.hasErrors && templateSet != nil }
    }

    /// Every set of the pack, sorted by path.
    package private(set) var entries: [Entry] = []
    /// What is wrong with the pack itself.
    private var ownFindings: Findings
    /// Why Xcode file templates are passed over. They come from people who know nothing of scene-kit,
    /// so one that cannot be used does not stand in the way of the others.
    package private(set) var leftOut: [Diagnostic] = []
    /// The same by their names, where these are known.
    package private(set) var leftOutByName: [String: [Diagnostic]] = [:]

    /// Looks at every set of a pack.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    package init(pack: PackFolder, tool: SemanticVersion) {
        let sets = pack.sets
        ownFindings = PackFileCheck(of: pack, sets: sets).findings
        if sets.isEmpty { ownFindings.add(Self.nothing(in: pack)) }
        guard sets.count <= PackFileCheck.mostSets else { return }
        for path in pack.emptyBundles { leftOut.append(Self.noPropertyList(path, in: pack)) }
        var names = PackNames()
        for found in sets {
            let check = SetCheck(of: found.folder, tool: tool)
            var findings = check.findings
            if found.folder.isXcodeTemplate, findings.hasErrors, sets.count > 1 {
                let warnings = Self.warnings(of: findings, about: found.folder)
                leftOut += warnings
                leftOutByName[found.folder.bundleName] = warnings
                continue
            }
            if let clash = names.clash(of: found.folder) { findings.add(clash) }
            entries.append(
                Entry(
                    path: found.path, templateSet: check.templateSet,
                    fileCount: found.folder.files.count, findings: findings))
        }
    }

    /// The sets in which there is no error.
    package var sets: [TemplateSet] { entries.filter(\.isValid).compactMap(\.templateSet) }

    /// Every problem of every set, errors and warnings, each with its place.
    package var diagnostics: [Diagnostic] {
        ownFindings.diagnostics + entries.flatMap(\.findings.diagnostics) + leftOut
    }

    /// 0 where there is no error, 77 where something is refused for safety, else 65.
    package var status: ExitStatus {
        let all = [ownFindings.status] + entries.map(\.findings.status)
        if all.contains(.refused) { return .refused }
        return all.allSatisfy { $0 == .success } ? .success : .data
    }

    /// What a command that needs the whole pack to be right ends with; nil where it is.
    package var failure: Failure? {
        status == .success ? nil : Failure(status, diagnostics)
    }

    /// Adds what was found with the combinations of a set.
    package mutating func add(_ result: CheckResult, toEntry index: Int) {
        entries[index].findings.merge(result.findings)
    }

    private static func nothing(in pack: PackFolder) -> Diagnostic {
        Diagnostic(
            .error, "there is no template set here",
            path: pack.location,
            hint: "A set is a folder with a \(TemplateSetFolder.manifestName), or an Xcode file "
                + "template with a \(XcodeTemplate.infoName); it may be this folder or any below "
                + "it but '\(PackFolder.casesFolder)'.")
    }

    private static func noPropertyList(_ path: String, in pack: PackFolder) -> Diagnostic {
        Diagnostic(
            .warning, "this is not a template, because it has no \(XcodeTemplate.infoName)",
            path: TemplateSetFolder.path(of: path, in: pack.location))
    }

    private static func warnings(
        of findings: Findings, about folder: TemplateSetFolder
    ) -> [Diagnostic] {
        findings.diagnostics.filter { $0.severity == .error }.map { problem in
            var warning = problem
            warning.severity = .warning
            warning.message = "'\(folder.bundleName.onOneLine)' is left out: \(problem.message)"
            return warning
        }
    }
}

/// The names of a pack's sets so far.
private struct PackNames {
    private var manifests: [String: String] = [:]

    /// What to say where a set has the name of one before.
    mutating func clash(of folder: TemplateSetFolder) -> Diagnostic? {
        if folder.isXcodeTemplate { return clash(ofBundle: folder) }
        let path = folder.path(of: TemplateSetFolder.manifestName)
        guard let bytes = folder.files[TemplateSetFolder.manifestName]?.bytes,
            let document = try? JSONDocument(parsing: bytes, name: path),
            let node = document.root["name"], case .string(let name) = node.content
        else { return nil }
        if name.caseFolded == PackFolder.casesFolder.caseFolded {
            return Diagnostic(
                .error, "no set of a pack can be called '\(name.onOneLine)'", in: document.source,
                atUTF8Offset: node.range.lowerBound, utf8Length: node.range.count,
                hint: "That is the folder of the pack's cases.")
        }
        guard let other = manifests.updateValue(path, forKey: name.caseFolded) else { return nil }
        return Diagnostic(
            .error, "two sets of the pack are called '\(name.onOneLine)'", in: document.source,
            atUTF8Offset: node.range.lowerBound, utf8Length: node.range.count,
            hint: "The other one is \(other); names that differ only in case do not count as two.")
    }

    /// A bundle is called after its folder.
    private mutating func clash(ofBundle folder: TemplateSetFolder) -> Diagnostic? {
        let name = folder.bundleName
        if name.caseFolded == PackFolder.casesFolder.caseFolded {
            return Diagnostic(
                .error, "no set of a pack can be called '\(name.onOneLine)'", path: folder.location,
                hint: "That is the folder of the pack's cases.")
        }
        guard let other = manifests.updateValue(folder.location, forKey: name.caseFolded) else {
            return nil
        }
        return Diagnostic(
            .error, "two sets of the pack are called '\(name.onOneLine)'", path: folder.location,
            hint: "The other one is \(other); names that differ only in case do not count as two.")
    }
}
