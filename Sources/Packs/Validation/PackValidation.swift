package import Basics
import JSONSource
package import TemplateSets
import XcodeTemplates

/// The problems of a pack that can be found without rendering its sets: in its files, manifests, and
/// templates, and in the names that these use. A pack must have none before it is installed.
/// `CombinationCheck` can add more.
package struct PackValidation: Sendable {
    /// A set of the pack and its problems.
    package struct Entry: Sendable {
        /// The path of its folder in the pack; empty if the pack itself is the set.
        package let path: String
        /// The set, which may have errors; nil if it couldn't be read.
        package let templateSet: TemplateSet?
        package let fileCount: Int
        fileprivate var findings: Findings

        /// Whether the set has no errors.
        package var isValid: Bool { !findings.hasErrors && templateSet != nil }
    }

    /// The sets of the pack, sorted by path.
    package private(set) var entries: [Entry] = []
    /// The problems of the pack itself.
    private var ownFindings = Findings()
    /// The reasons why Xcode file templates are left out. Their authors don't know scene-kit, so a
    /// bundle that can't be used doesn't affect other sets, unless it is the only one.
    package private(set) var leftOut: [Diagnostic] = []
    /// The reasons by the names of the templates.
    package private(set) var leftOutByName: [String: [Diagnostic]] = [:]
    /// The names of all sets of the pack, including those that weren't selected.
    package let names: [String]

    private let pack: PackFolder
    /// The locations of sets by their case-folded names.
    private var locations: [String: String] = [:]
    private var countsOfOtherKinds: [String: Int] = [:]

    /// - Parameters:
    ///   - tool: The version of scene-kit that is running.
    ///   - only: The names of the sets to check; nil for all.
    package init(pack: PackFolder, tool: SemanticVersion, only: [String]? = nil) {
        self.pack = pack
        let all = pack.sets
        names = all.compactMap(\.name)
        let sets = all.filter { only?.contains($0.name ?? "") ?? true }
        ownFindings.checkFiles(of: pack, sets: sets, casesOf: only)
        if all.isEmpty {
            report(
                "there is no template set here",
                hint:
                    "A set is a folder with a \(TemplateSetFolder.manifestName), or an Xcode file "
                    + "template with a \(XcodeTemplate.infoName); it may be this folder or any below "
                    + "it but '\(PackFolder.casesFolder)'.")
        }
        ownFindings.addRefusedLinks(of: pack) { link in !all.contains { $0.contains(link) } }
        if sets.count > Self.mostSets {
            report("a pack may have \(Self.mostSets) sets", hint: "Split it.")
            return
        }
        for path in pack.emptyBundles where only == nil {
            leftOut.append(
                Diagnostic.warning(
                    "this is not a template, because it has no \(XcodeTemplate.infoName)",
                    path: pack.shown(path)))
        }
        for found in sets {
            let isBundle = found.folder.isXcodeTemplate
            if isBundle, sets.count > 1, leavesOutOtherKind(found.folder) { continue }
            let check = SetCheck(of: found.folder, tool: tool)
            var findings = check.findings
            findings.addRefusedLinks(of: pack, where: found.contains)
            if isBundle {
                checkBundle(found.folder, check.templateSet, &findings)
            } else {
                checkName(found.folder, check.document, &findings)
            }
            if isBundle, sets.count > 1, let problem = findings.firstError {
                leftOut.append(
                    warning(found.folder, problem.message, problem.path, problem.position))
                continue
            }
            entries.append(
                Entry(
                    path: found.path, templateSet: check.templateSet,
                    fileCount: found.folder.files.count, findings: findings))
        }
        if !countsOfOtherKinds.isEmpty { leftOut.append(otherKinds) }
        if entries.isEmpty, !sets.isEmpty {
            report(
                "none of the Xcode templates here can be used as a template set",
                hint: "Only file templates that can be rendered are sets.")
            leftOut = leftOut.map(\.asError)
        }
    }

    private static let mostSets = 1_000

    /// The valid sets.
    package var sets: [TemplateSet] { entries.filter(\.isValid).compactMap(\.templateSet) }

    /// Every error and warning.
    package var diagnostics: [Diagnostic] {
        ownFindings.diagnostics + entries.flatMap(\.findings.diagnostics) + leftOut
    }

    /// 0 without errors, 77 if anything is refused for safety, else 65.
    package var status: ExitStatus {
        let all = [ownFindings.status] + entries.map(\.findings.status)
        if all.contains(.refused) { return .refused }
        return all.allSatisfy { $0 == .success } ? .success : .data
    }

    /// All diagnostics as a failure; nil without errors.
    package var failure: Failure? {
        status == .success ? nil : Failure(status, diagnostics)
    }

    /// Adds the problems that were found in the combinations of a set.
    package mutating func add(_ result: CheckResult, toEntry index: Int) {
        entries[index].findings.merge(result.findings)
    }

    private mutating func report(_ message: String, hint: String) {
        ownFindings.add(Diagnostic(.error, message, path: pack.location, hint: hint))
    }

    /// Checks the name of a native set.
    private mutating func checkName(
        _ folder: TemplateSetFolder, _ document: JSONDocument?, _ findings: inout Findings
    ) {
        guard let document, let node = document.root["name"], let name = node.string else { return }
        let path = folder.path(of: TemplateSetFolder.manifestName)
        if PackFolder.isReserved(name) {
            findings.add(
                document.source.diagnostic(
                    "no set of a pack can be called '\(name.onOneLine)'", atUTF8: node.range,
                    hint: PackFolder.reservedNameHint))
        } else if let other = locations.updateValue(path, forKey: name.caseFolded) {
            findings.add(
                document.source.diagnostic(
                    "two sets of the pack are called '\(name.onOneLine)'", atUTF8: node.range,
                    hint: "The other one is \(other); names that differ only in case do not count "
                        + "as two."))
        }
    }

    private mutating func checkBundle(
        _ folder: TemplateSetFolder, _ templateSet: TemplateSet?, _ findings: inout Findings
    ) {
        findings.checkFiles(ofBundle: folder)
        if !findings.hasErrors, case .xcode(let template)? = templateSet?.format {
            do throws(Failure) {
                try template.requireRendering()
            } catch {
                findings.add(error)
            }
        }
        // A template with errors is left out, so its name remains free.
        if findings.hasErrors { return }
        let name = folder.bundleName.caseFolded
        if let other = locations[name] {
            findings.add(
                Diagnostic(
                    .error, "another set of the pack has this name: \(other)",
                    path: folder.location))
        } else {
            locations[name] = folder.location
        }
    }

    /// Leaves out a template for projects, playgrounds, and so on, and returns whether it is one.
    private mutating func leavesOutOtherKind(_ folder: TemplateSetFolder) -> Bool {
        guard let info = folder.files[XcodeTemplate.infoName],
            let kind = XcodeTemplate.otherKind(inInfo: info)
        else { return false }
        countsOfOtherKinds[kind, default: 0] += 1
        _ = warning(folder, "it is a \(kind), not a file template")
        return true
    }

    /// Returns a warning about a template that is left out, and adds it to `leftOutByName`.
    private mutating func warning(
        _ folder: TemplateSetFolder, _ reason: String, _ path: String? = nil,
        _ position: SourcePosition? = nil
    ) -> Diagnostic {
        let warning = Diagnostic(
            .warning, "'\(folder.bundleName.onOneLine)' is left out: \(reason)",
            path: path ?? folder.location, position: position)
        leftOutByName[folder.bundleName] = [warning]
        return warning
    }

    /// A warning that counts the templates for projects, playgrounds, and so on.
    private var otherKinds: Diagnostic {
        let words = countsOfOtherKinds.sorted { $0.key < $1.key }.map { kind, count in
            count == 1 ? "1 \(kind)" : "\(count) \(kind)s"
        }
        let isOne = countsOfOtherKinds.values.reduce(0, +) == 1
        return Diagnostic.warning(
            "\(words.joinedAsAlternatives("and")) \(isOne ? "is" : "are") left out, because only "
                + "file templates can be rendered", path: pack.location)
    }
}

extension Findings {
    fileprivate mutating func addRefusedLinks(
        of pack: PackFolder, where isIncluded: (String) -> Bool
    ) {
        for (path, refusal) in pack.refusedLinks.sorted(by: { $0.key < $1.key })
        where isIncluded(path) {
            add(Failure(.refused, refusal))
        }
    }

    fileprivate var firstError: Diagnostic? { diagnostics.first { $0.severity == .error } }
}

extension Diagnostic {
    /// The diagnostic as an error.
    package var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
