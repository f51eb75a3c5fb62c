import SwiftSource
package import TemplateEngine
package import TemplateSets
import XcodeTemplates

/// Something in a scene's files that is not known when they are exported: Xcode, or whoever renders the
/// bundle, fills it in for a macro.
package enum ExportBlank: Hashable {
    /// The scene's name as it is.
    case scene
    /// The words of the scene's name.
    case title
    /// The scene's name written in another way.
    case sceneCase(CaseConversion)
    /// A piece of the one parameter.
    case parameter(ParameterPiece)
    /// The module that the scene belongs to.
    case module
    case author, date, year
    /// A text option of the set.
    case option(String)

    package enum ParameterPiece: String, CaseIterable {
        case name, label, type, sample
    }

    /// Every way in which a template can have the scene's name besides the name itself.
    package static let derivedNames = [title] + CaseConversion.allCases.map { sceneCase($0) }
}

extension ExportBlank {
    /// What a derived name is for a scene's name.
    package func text(for scene: String) -> String {
        switch self {
        case .title: CaseConversion.words(of: scene).joined(separator: " ")
        case .sceneCase(let form): form(scene)
        default: scene
        }
    }
}

/// What the options of an exported bundle are called that are not the set's own.
package struct ExportNames {
    /// Xcode's own name for what the user calls the new file.
    package static let productName = "productName"

    private let taken: Set<String>

    /// Names that no option of the set has.
    package init(of set: TemplateSet) {
        taken = Set(set.options.map(\.name))
    }

    package var choice: String { free("initialData") }
    package var foundation: String { free("importFoundation") }
    package var testUse: String { free("testValue") }
    package var moduleChoice: String { free("namesModule") }

    /// The identifier of the text option that fills a blank in; nil where a macro of Xcode does.
    package func identifier(of blank: ExportBlank) -> String? {
        switch blank {
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
    package func macro(for blank: ExportBlank) -> String {
        switch blank {
        case .author: "___FULLUSERNAME___"
        case .date: "___DATE___"
        case .year: "___YEAR___"
        default: "___VARIABLE_\(identifier(of: blank) ?? "")___"
        }
    }

    /// The macro that stands in the name of a file or folder, where Xcode's own for the base name is
    /// the usual one.
    package func macroInNames(for blank: ExportBlank) -> String {
        blank == .scene ? "___FILEBASENAME___" : macro(for: blank)
    }

    private func free(_ name: String) -> String {
        taken.contains(name) ? free(name + "X") : name
    }
}
