import Basics
import JSONSource
import TemplateSets
import XcodeTemplates

/// Decides which folders of a pack are sets, which are left out, and which are errors.
///
/// A native set that is wrong is an error, because its author can test it. The authors of Xcode templates
/// don't know scene-kit, so a bundle that can't be used is left out with one line, unless it is the only
/// one.
struct SetVerdicts {
    enum Verdict {
        /// The folder is a set, with errors or without.
        case counts(PackValidation.Entry)
        /// The folder is left out, for the reason that the diagnostic gives.
        case leftOut(Diagnostic)
        /// The folder is a template of another kind, counted with the others of that kind. The diagnostic
        /// is for a folder that was named by itself.
        case otherKind(Diagnostic)
    }

    private let pack: PackFolder
    private let tool: SemanticVersion
    private var names = PackNames()
    private var countsOfOthers: [String: Int] = [:]

    init(of pack: PackFolder, tool: SemanticVersion) {
        (self.pack, self.tool) = (pack, tool)
    }

    /// - Parameter isAlone: whether nothing else was found.
    mutating func verdict(on found: PackFolder.FoundSet, isAlone: Bool) -> Verdict {
        let folder = found.folder
        if folder.isXcodeTemplate, !isAlone,
            let info = folder.files[XcodeTemplate.infoName]?.bytes,
            let kind = OtherKind(inInfo: info)
        {
            countsOfOthers[kind.words, default: 0] += 1
            return .otherKind(Self.line(on: folder, "it is a \(kind.words), not a file template"))
        }
        let check = SetCheck(of: folder, tool: tool)
        var findings = check.findings
        for (path, refusal) in pack.refusedLinks.sorted(by: { $0.key < $1.key })
        where found.holds(path) {
            findings.add(Failure(.refused, refusal))
        }
        if folder.isXcodeTemplate {
            findings.merge(PackFileCheck(ofBundle: folder).findings)
            if !findings.hasErrors, let failure = check.templateSet?.renderingFailure {
                findings.add(failure)
            }
        }
        // What is left out takes no name from others.
        if !folder.isXcodeTemplate || !findings.hasErrors, let clash = names.clash(of: folder) {
            findings.add(clash)
        }
        if folder.isXcodeTemplate, !isAlone,
            let problem = findings.diagnostics.first(where: { $0.severity == .error })
        {
            return .leftOut(
                Self.line(on: folder, problem.message, at: problem.path, problem.position))
        }
        return .counts(
            PackValidation.Entry(
                path: found.path, templateSet: check.templateSet, fileCount: folder.files.count,
                findings: findings))
    }

    /// One line on the templates of other kinds; nil where there are none.
    var otherKinds: Diagnostic? {
        guard !countsOfOthers.isEmpty else { return nil }
        let words = countsOfOthers.sorted { $0.key < $1.key }.map { kind, count in
            count == 1 ? "1 \(kind)" : "\(count) \(kind)s"
        }
        let isOne = countsOfOthers.values.reduce(0, +) == 1
        return Diagnostic(
            .warning,
            "\(words.joinedAsAlternatives("and")) \(isOne ? "is" : "are") left out, because only "
                + "file templates can be rendered", path: pack.location)
    }

    private static func line(
        on folder: TemplateSetFolder, _ reason: String, at path: String? = nil,
        _ position: SourcePosition? = nil
    ) -> Diagnostic {
        Diagnostic(
            .warning, "'\(folder.bundleName.onOneLine)' is left out: \(reason)",
            path: path ?? folder.location, position: position)
    }
}

extension TemplateSet {
    /// Why no combination of the options of an Xcode file template can be rendered; nil where one can.
    fileprivate var renderingFailure: Failure? {
        guard case .xcode(let template) = format else { return nil }
        do throws(XcodeTemplateError) {
            try template.requireRendering()
            return nil
        } catch {
            return error.failure
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
        if let other = manifests[name.caseFolded] {
            return Diagnostic(
                .error, "another set of the pack has this name: \(other)", path: folder.location)
        }
        manifests[name.caseFolded] = folder.location
        return nil
    }
}
