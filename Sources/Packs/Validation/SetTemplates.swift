import Basics
import JSONSource
import TemplateEngine
import TemplateSets

/// Every template of a set that can be parsed, and what is wrong with the others.
struct SetTemplates {
    /// By their path in the set's folder.
    private(set) var parsed: [String: Template] = [:]
    private(set) var failures: [Failure] = []
    let partials: CheckedPartials

    /// - Parameter document: the manifest, in which other things may be wrong.
    init(of folder: TemplateSetFolder, _ document: JSONDocument) {
        let delimiters = (try? document.decode(ManifestDelimiters.self))?.value ?? .mustache
        let listed = document.root.elements(of: "files").compactMap { node -> String? in
            guard case .string(let path)? = node["source"]?.content else { return nil }
            return path
        }
        var names: [String] = []
        var partials: [String: Template] = [:]
        for path in Set(listed + folder.files.keys.filter(SetLayout.isPartial)).sorted() {
            guard path != TemplateSetFolder.manifestName, let content = folder.files[path] else {
                continue
            }
            let name = SetLayout.isPartial(path) ? SetLayout.partialName(of: path) : nil
            if let name { names.append(name) }
            do throws(TemplateError) {
                let template = try Template(
                    parsing: content.bytes, name: folder.path(of: path), delimiters: delimiters)
                parsed[path] = template
                if let name { partials[name] = template }
            } catch {
                failures.append(error.failure)
            }
        }
        self.partials = CheckedPartials(names: names, templates: partials)
    }
}

/// The partials of a set, of which some may not be parsed.
struct CheckedPartials: PartialSource {
    let names: [String]
    let templates: [String: Template]

    func template(named name: String) -> Template? { templates[name] }
}
