import SwiftSource
import TemplateEngine
import TemplateSets

/// The names of an exported bundle's options that are not the set's own.
struct ExportNames {
    /// Xcode's own name for what the user calls the new file.
    static let productName = "productName"

    private let taken: Set<String>

    /// Names that no option of the set has.
    init(of templateSet: TemplateSet) {
        taken = Set(templateSet.options.map(\.name))
    }

    var choice: String { free("initialData") }
    var foundation: String { free("importFoundation") }
    var testUse: String { free("testValue") }
    var moduleChoice: String { free("namesModule") }

    /// The identifier of the text option that fills a placeholder in; nil where a macro of Xcode does.
    func identifier(of placeholder: Placeholder) -> String? {
        switch placeholder {
        case .scene: Self.productName
        case .title: free("title")
        case .sceneCase(let form): free("scene" + form.rawValue.withFirstUppercased)
        case .parameter(let piece): free("parameter" + piece.rawValue.withFirstUppercased)
        case .module: free("module")
        case .author, .date, .year: nil
        case .option(let name): name
        }
    }

    /// The macro that stands in a file's contents.
    func macro(for placeholder: Placeholder) -> String {
        switch placeholder {
        case .author: "___FULLUSERNAME___"
        case .date: "___DATE___"
        case .year: "___YEAR___"
        default: "___VARIABLE_\(identifier(of: placeholder) ?? "")___"
        }
    }

    /// The macro that stands in the name of a file or folder, where Xcode's own for the base name is
    /// the usual one.
    func macroInNames(for placeholder: Placeholder) -> String {
        placeholder == .scene ? "___FILEBASENAME___" : macro(for: placeholder)
    }

    private func free(_ name: String) -> String {
        taken.contains(name) ? free(name + "X") : name
    }
}
