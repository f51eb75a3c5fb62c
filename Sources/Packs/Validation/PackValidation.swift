package import Basics
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

    /// The names of all sets of the pack, also of those that were not looked at.
    package private(set) var names: [String] = []

    /// Looks at the sets of a pack.
    ///
    /// - Parameters:
    ///   - tool: the version of scene-kit that is running.
    ///   - only: the names of the sets that count; nil for all. Others may be whatever they are.
    package init(pack: PackFolder, tool: SemanticVersion, only: [String]? = nil) {
        let all = pack.sets
        names = all.compactMap(\.name)
        let sets = all.filter { set in only.map { $0.contains(set.name ?? "") } ?? true }
        ownFindings = PackFileCheck(of: pack, sets: sets, casesOf: only).findings
        if all.isEmpty { ownFindings.add(Self.nothing(in: pack)) }
        for (path, refusal) in pack.refusedLinks.sorted(by: { $0.key < $1.key })
        where !all.contains(where: { $0.holds(path) }) {
            ownFindings.add(Failure(.refused, refusal))
        }
        guard sets.count <= PackFileCheck.mostSets else { return }
        for path in pack.emptyBundles where only == nil {
            leftOut.append(Self.noPropertyList(path, in: pack))
        }
        var verdicts = SetVerdicts(of: pack, tool: tool)
        for found in sets {
            switch verdicts.verdict(on: found, isAlone: sets.count == 1) {
            case .counts(let entry): entries.append(entry)
            case .leftOut(let line):
                leftOut.append(line)
                leftOutByName[found.folder.bundleName] = [line]
            case .otherKind(let line): leftOutByName[found.folder.bundleName] = [line]
            }
        }
        if let line = verdicts.otherKinds { leftOut.append(line) }
        if entries.isEmpty, !sets.isEmpty {
            ownFindings.add(Self.nothingUsable(in: pack))
            leftOut = leftOut.map(\.asError)
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

    private static func nothingUsable(in pack: PackFolder) -> Diagnostic {
        Diagnostic(
            .error, "none of the Xcode templates here can be used as a template set",
            path: pack.location, hint: "Only file templates that can be rendered are sets.")
    }
}

extension PackFolder.FoundSet {
    /// Whether a file or link lies in it.
    func holds(_ file: String) -> Bool { path.isEmpty || file.hasPrefix(path + "/") }
}

extension Diagnostic {
    /// The same as an error.
    package var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
