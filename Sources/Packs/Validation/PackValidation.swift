package import Basics
import JSONSource
package import TemplateSets
import XcodeTemplates

/// The problems of a pack that can be found without rendering its sets: in its files, manifests,
/// and templates, and in the names that these use. A pack must have none before it is installed.
/// `CombinationCheck` can add more.
package struct PackValidation: Sendable {
    /// A set of the pack and its problems.
    package struct Entry: Sendable {
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
    package private(set) var leftOutByName: [String: Diagnostic] = [:]
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
            ownFindings.report(
                "there is no template set here", at: pack.location,
                hint: pack.hintOnSubmodules
                    ?? "A set is a folder with a \(TemplateSetFolder.manifestName), or an Xcode file "
                    + "template with a \(XcodeTemplate.infoName); it may be this folder or any below "
                    + "it but '\(PackFolder.casesFolder)'.")
        }
        leftOut += pack.submodules.map { path in
            Diagnostic.warning(
                "sets in this submodule are left out, because it isn't fetched",
                path: pack.shown(path), hint: "To use them, install it from its own address.")
        }
        ownFindings.addRefusedLinks(of: pack) { link in !all.contains { $0.contains(link) } }
        if sets.count > Self.mostSets {
            ownFindings.report(
                "a pack may have \(Self.mostSets) sets", at: pack.location, hint: "Split it.")
            return
        }
        for path in pack.emptyBundles where only == nil {
            leftOut.append(
                Diagnostic.warning(
                    "this is not a template, because it has no \(XcodeTemplate.infoName)",
                    path: pack.shown(path)))
        }
        for found in sets { check(found, isOnly: sets.count == 1, tool) }
        if !countsOfOtherKinds.isEmpty { leftOut.append(otherKinds) }
        if entries.isEmpty, !sets.isEmpty {
            ownFindings.report(
                "none of the Xcode templates here can be used as a template set",
                at: pack.location,
                hint: "Only file templates that can be rendered are sets.")
            leftOut = leftOut.map(\.asError)
        }
    }

    private static let mostSets = 1_000

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
    package var failure: Failure? { status == .success ? nil : Failure(status, diagnostics) }

    /// Adds the problems that were found in the combinations of a set.
    package mutating func add(_ result: CheckResult, toEntry index: Int) {
        entries[index].findings.merge(result.findings)
    }

    private mutating func check(
        _ found: PackFolder.FoundSet, isOnly: Bool, _ tool: SemanticVersion
    ) {
        let folder = found.folder
        let canBeLeftOut = folder.isXcodeTemplate && !isOnly
        let info = folder.files[XcodeTemplate.infoName]
        if canBeLeftOut, let info, let kind = XcodeTemplate.otherKind(inInfo: info) {
            countsOfOtherKinds[kind, default: 0] += 1
            leaveOut(folder, because: "it is a \(kind), not a file template")
            return
        }
        let check = SetCheck(of: folder, tool: tool)
        var findings = check.findings
        findings.addRefusedLinks(of: pack, where: found.contains)
        if folder.isXcodeTemplate {
            checkBundle(folder, check.templateSet, &findings)
        } else if let document = check.document {
            checkName(in: document, &findings)
        }
        let error = findings.diagnostics.first { $0.severity == .error }
        if canBeLeftOut, let error {
            leftOut.append(
                leaveOut(
                    folder, because: error.message, path: error.path, position: error.position))
            return
        }
        entries.append(
            Entry(
                templateSet: check.templateSet, fileCount: folder.files.count, findings: findings))
    }

    /// Checks the name of a native set.
    private mutating func checkName(in document: JSONDocument, _ findings: inout Findings) {
        guard let node = document.root["name"], let name = node.string else { return }
        let path = document.source.name
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
                _ = try template.workingOptions()
            } catch {
                // Nobody typed the options that were tried.
                var failure = error
                for index in failure.diagnostics.indices
                where failure.diagnostics[index].path == "--option" {
                    failure.diagnostics[index].path = folder.path(of: XcodeTemplate.infoName)
                    failure.diagnostics[index].hint = nil
                }
                findings.add(failure)
            }
        }
        // A template with errors is left out, so its name remains free.
        if findings.hasErrors { return }
        let name = folder.bundleName.caseFolded
        if let other = locations[name] {
            findings.report(
                "another set of the pack has this name: \(other)", at: folder.location)
        } else {
            locations[name] = folder.location
        }
    }

    /// Adds a warning to `leftOutByName`, and returns it.
    @discardableResult
    private mutating func leaveOut(
        _ folder: TemplateSetFolder, because reason: String, path: String? = nil,
        position: SourcePosition? = nil
    ) -> Diagnostic {
        let warning = Diagnostic(
            .warning, "'\(folder.bundleName.onOneLine)' is left out: \(reason)",
            path: path ?? folder.location, position: position)
        leftOutByName[folder.bundleName] = warning
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
        where isIncluded(path) { add(Failure(.refused, refusal)) }
    }
}

extension Diagnostic {
    package var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
