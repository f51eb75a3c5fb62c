package import Basics
package import XcodeTemplates

extension OptionValues {
    /// What is chosen, as texts.
    package var texts: [String: String] { values.compactMapValues { $0.texts.first } }

    /// What was said of the option that an Xcode file template does not take.
    package func text(of problem: XcodeTemplateProblem) -> SourceText? {
        switch problem {
        case .unknownOption(let id, _), .staticOption(let id), .nameOption(let id),
            .inactiveOption(let id, _):
            given[id]?.key
        case .notAChoice(_, let id, _), .notTrueOrFalse(_, let id): given[id]?.value
        default: nil
        }
    }
}
