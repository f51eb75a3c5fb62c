import TemplateEngine

/// Something in a scene's files that is not known when they are exported: Xcode, or whoever renders the
/// bundle, fills it in for a macro.
enum Placeholder: Hashable {
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

    enum ParameterPiece: String, CaseIterable {
        case name, label, type, sample
    }

    /// Every way in which a template can have the scene's name besides the name itself.
    static let derivedNames = [title] + CaseConversion.allCases.map { sceneCase($0) }
}

extension Placeholder {
    /// What a derived name is for a scene's name.
    func text(for scene: String) -> String {
        switch self {
        case .title: CaseConversion.words(of: scene).joined(separator: " ")
        case .sceneCase(let form): form(scene)
        default: scene
        }
    }
}
