public import Diagnostics
import JSONSource

/// What can be said of a pack without rendering anything: whether its sets can be read, whether
/// their templates parse, and whether there is what they name.
///
/// It is what a pack has to pass before it is installed.
public struct PackValidation: Sendable {
    /// A set without errors.
    public struct ValidSet: Sendable {
        /// The path of its folder in the pack; empty where the pack itself is the set.
        public let path: String
        /// The set.
        public let set: TemplateSet
    }

    /// The sets in which there is no error, sorted by path.
    public let sets: [ValidSet]
    /// Every problem of every set, errors and warnings, each with its place.
    public let diagnostics: [Diagnostic]
    /// How many sets the pack has, those with errors too.
    public let count: Int
    /// 0 where there is no error, 77 where something is refused for safety, else 65.
    public let status: ExitStatus

    /// Looks at every set of a pack.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    public init(pack: PackFolder, tool: SemanticVersion) {
        let found = pack.sets
        var sets: [ValidSet] = []
        var diagnostics: [Diagnostic] = []
        var names = PackNames()
        var status = ExitStatus.success
        for each in found {
            let check = SetCheck(of: each.folder, tool: tool)
            var findings = check.findings
            if let diagnostic = names.clash(of: each.folder) { findings.add(diagnostic) }
            if let set = check.set, !findings.hasErrors {
                sets.append(ValidSet(path: each.path, set: set))
            }
            diagnostics += findings.diagnostics
            if status != .refused, findings.hasErrors { status = findings.status }
        }
        if found.isEmpty {
            diagnostics = [Self.nothing(in: pack)]
            status = .data
        }
        self.sets = sets
        self.diagnostics = diagnostics
        self.status = status
        count = found.count
    }

    /// What a command that needs the whole pack to be right ends with; nil where it is.
    public var failure: Failure? {
        status == .success ? nil : Failure(status, diagnostics)
    }

    private static func nothing(in pack: PackFolder) -> Diagnostic {
        Diagnostic(
            .error, "there is no template set here",
            path: pack.location,
            hint: "A set is a folder with a \(TemplateSetFolder.manifestName); it may be this "
                + "folder or any below it but '\(PackFolder.casesFolder)'.")
    }
}

/// The names of a pack's sets so far.
private struct PackNames {
    private var manifests: [String: String] = [:]

    /// What to say where a set has the name of one before.
    mutating func clash(of folder: TemplateSetFolder) -> Diagnostic? {
        let path = folder.path(of: TemplateSetFolder.manifestName)
        guard let bytes = folder.files[TemplateSetFolder.manifestName]?.bytes,
            let document = try? JSONDocument(parsing: bytes, name: path),
            let node = document.root["name"], case .string(let name) = node.content
        else { return nil }
        guard let other = manifests.updateValue(path, forKey: name.caseFolded) else { return nil }
        return Diagnostic(
            .error, "two sets of the pack are called '\(name.onOneLine)'", in: document.source,
            atUTF8Offset: node.range.lowerBound, utf8Length: node.range.count,
            hint: "The other one is \(other); names that differ only in case do not count as two.")
    }
}
