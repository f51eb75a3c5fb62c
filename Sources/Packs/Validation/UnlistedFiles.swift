import Basics
import JSONSource
import TemplateSets

extension SetCheck {
    /// Warns of files and partials that nothing names.
    mutating func warnOfFiles(of templateSet: TemplateSet, _ document: JSONDocument) {
        let listed = Set(templateSet.files.map(\.source))
        let base = templateSet.baseFolder
        for path in templateSet.ownFolder.ownFiles.keys.sorted()
        where !listed.contains(path) && path != TemplateSetFolder.manifestName {
            if SetLayout.isPartial(path) {
                let name = SetLayout.partialName(of: path)
                guard !reachesAnyPartial, !reached.contains(name), base?.files[path] == nil else {
                    continue
                }
                let source = SourceText(
                    name: templateSet.path(of: path), text: templateSet.sources[path] ?? "")
                findings.add(
                    Diagnostic(
                        .warning, "no template uses the partial '\(name.onOneLine)'", in: source,
                        at: 0..<1, hint: "Delete it, or name it as {{>\(name.onOneLine)}}."))
            } else if !isForReaders(path) {
                warn(
                    "the file '\(path.onOneLine)' is in the set's folder and not listed",
                    at: (document.root.member("files") ?? document.root.member("extends"))?
                        .keyRange, document, hint: "List it in 'files', or delete it.")
            }
        }
    }

    /// Whether a file is documentation and not a template.
    private func isForReaders(_ path: String) -> Bool {
        let stem = path.prefix { $0 != "." }.uppercased()
        return ["README", "LICENSE", "LICENCE", "NOTICE", "CHANGELOG"].contains(stem)
    }
}
