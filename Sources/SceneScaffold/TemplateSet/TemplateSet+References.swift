import Diagnostics
import TemplateEngine

extension TemplateSet {
    /// Whether some template names the initial data; otherwise asking for some would do nothing.
    ///
    /// A template that cannot be parsed says nothing of it; rendering reports that.
    public var takesParameters: Bool {
        // Those of the listed files come first, since one of them is bound to answer.
        let listed = files.map(\.source)
        let others = sources.keys.filter { !listed.contains($0) }
        return (listed + others).contains { path in
            let source = SourceText(name: name, text: sources[path] ?? "")
            guard let template = try? Template(parsing: source, delimiters: delimiters) else {
                return true
            }
            return template.references.names.contains { name in
                SceneContext.inputNames.contains(String(name.prefix { $0 != "." }))
            }
        }
    }
}
