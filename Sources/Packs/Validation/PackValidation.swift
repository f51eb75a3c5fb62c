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
    private var ownFindings: Findings
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
        let sets = all.filter { set in only.map { $0.contains(set.name ?? "") } ?? true }
        ownFindings = PackFileCheck(of: pack, sets: sets, casesOf: only).findings
        if all.isEmpty { ownFindings.add(Self.noSets(in: pack)) }
        for (path, refusal) in pack.refusedLinks.sorted(by: { $0.key < $1.key })
        where !all.contains(where: { $0.contains(path) }) {
            ownFindings.add(Failure(.refused, refusal))
        }
        guard sets.count <= PackFileCheck.mostSets else { return }
        for path in pack.emptyBundles where only == nil {
            leftOut.append(
                Diagnostic(
                    .warning,
                    "this is not a template, because it has no \(XcodeTemplate.infoName)",
                    path: pack.shown(path)))
        }
        for found in sets {
            if found.folder.isXcodeTemplate {
                addXcodeTemplate(found, tool, isAlone: sets.count == 1)
            } else {
                add(found, SetCheck(of: found.folder, tool: tool))
            }
        }
        if !countsOfOtherKinds.isEmpty { leftOut.append(otherKinds) }
        if entries.isEmpty, !sets.isEmpty {
            ownFindings.add(
                Diagnostic(
                    .error, "none of the Xcode templates here can be used as a template set",
                    path: pack.location, hint: "Only file templates that can be rendered are sets.")
            )
            leftOut = leftOut.map(\.asError)
        }
    }

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

    /// Adds a native set.
    private mutating func add(_ found: PackFolder.FoundSet, _ check: SetCheck) {
        var findings = check.findings
        addRefusedLinks(in: found, to: &findings)
        if let document = check.document, let node = document.root["name"],
            case .string(let name) = node.content
        {
            func report(_ message: String, _ hint: String) {
                findings.add(
                    Diagnostic(
                        .error, message, in: document.source, atUTF8Offset: node.range.lowerBound,
                        utf8Length: node.range.count, hint: hint))
            }
            let path = found.folder.path(of: TemplateSetFolder.manifestName)
            if PackFolder.isReserved(name) {
                report(
                    "no set of a pack can be called '\(name.onOneLine)'",
                    PackFolder.reservedNameHint)
            } else if let other = locations.updateValue(path, forKey: name.caseFolded) {
                report(
                    "two sets of the pack are called '\(name.onOneLine)'",
                    "The other one is \(other); names that differ only in case do not count as two."
                )
            }
        }
        add(found, check, findings)
    }

    private mutating func addXcodeTemplate(
        _ found: PackFolder.FoundSet, _ tool: SemanticVersion, isAlone: Bool
    ) {
        let folder = found.folder
        let name = folder.bundleName
        func line(
            _ reason: String, at path: String? = nil, _ position: SourcePosition? = nil
        ) -> Diagnostic {
            Diagnostic(
                .warning, "'\(name.onOneLine)' is left out: \(reason)",
                path: path ?? folder.location, position: position)
        }
        if !isAlone, let info = folder.files[XcodeTemplate.infoName]?.bytes,
            let kind = UnsupportedTemplateKind(inInfo: info)
        {
            countsOfOtherKinds[kind.words, default: 0] += 1
            leftOutByName[name] = [line("it is a \(kind.words), not a file template")]
            return
        }
        let check = SetCheck(of: folder, tool: tool)
        var findings = check.findings
        addRefusedLinks(in: found, to: &findings)
        findings.merge(PackFileCheck(ofBundle: folder).findings)
        if !findings.hasErrors, case .xcode(let template)? = check.templateSet?.format {
            do throws(XcodeTemplateError) {
                try template.requireRendering()
            } catch {
                findings.add(error.failure)
            }
        }
        // A template with errors is left out, so its name remains free.
        if !findings.hasErrors {
            if let other = locations[name.caseFolded] {
                findings.add(
                    Diagnostic(
                        .error, "another set of the pack has this name: \(other)",
                        path: folder.location))
            } else {
                locations[name.caseFolded] = folder.location
            }
        }
        if !isAlone, let problem = findings.diagnostics.first(where: { $0.severity == .error }) {
            let line = line(problem.message, at: problem.path, problem.position)
            leftOut.append(line)
            leftOutByName[name] = [line]
        } else {
            add(found, check, findings)
        }
    }

    private mutating func add(
        _ found: PackFolder.FoundSet, _ check: SetCheck, _ findings: Findings
    ) {
        entries.append(
            Entry(
                path: found.path, templateSet: check.templateSet,
                fileCount: found.folder.files.count, findings: findings))
    }

    private func addRefusedLinks(in found: PackFolder.FoundSet, to findings: inout Findings) {
        for (path, refusal) in pack.refusedLinks.sorted(by: { $0.key < $1.key })
        where found.contains(path) {
            findings.add(Failure(.refused, refusal))
        }
    }

    /// A warning that counts the templates for projects, playgrounds, and so on.
    private var otherKinds: Diagnostic {
        let words = countsOfOtherKinds.sorted { $0.key < $1.key }.map { kind, count in
            count == 1 ? "1 \(kind)" : "\(count) \(kind)s"
        }
        let isOne = countsOfOtherKinds.values.reduce(0, +) == 1
        return Diagnostic(
            .warning,
            "\(words.joinedAsAlternatives("and")) \(isOne ? "is" : "are") left out, because only "
                + "file templates can be rendered", path: pack.location)
    }

    private static func noSets(in pack: PackFolder) -> Diagnostic {
        Diagnostic(
            .error, "there is no template set here",
            path: pack.location,
            hint: "A set is a folder with a \(TemplateSetFolder.manifestName), or an Xcode file "
                + "template with a \(XcodeTemplate.infoName); it may be this folder or any below "
                + "it but '\(PackFolder.casesFolder)'.")
    }
}

extension Diagnostic {
    /// The diagnostic as an error.
    package var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
