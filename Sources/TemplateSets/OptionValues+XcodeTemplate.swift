import Basics

extension OptionValues {
    /// What was given, as texts.
    package var given: [String: String] { values.compactMapValues { $0.texts.first } }

    /// Takes what was given to an Xcode file template. What of it can be taken is known once the
    /// scene's name is, and defaults are made of it.
    ///
    /// - Throws: `Failure` with 64 for what has no `=`, is given twice or has more than a line. What
    /// else stands in it is for the template's author to know, as in Xcode's dialog.
    static func given(
        _ arguments: [String], to set: TemplateSet
    ) throws(Failure) -> [String: OptionValue] {
        var values: [String: OptionValue] = [:]
        var problems: [Diagnostic] = []
        for argument in arguments {
            let equals = argument.firstIndex(of: "=")
            let name = String(argument.prefix { $0 != "=" })
            let text = equals.map { String(argument[argument.index(after: $0)...]) } ?? ""
            let problem: OptionProblem? =
                if equals == nil {
                    .noValue(argument)
                } else if text.unicodeScalars.contains(where: { $0.breaksLines && $0 != "\t" }) {
                    .brokenText(text, name)
                } else if values.updateValue(.text(text), forKey: name) != nil {
                    .twice(name)
                } else {
                    nil
                }
            if let problem { problems.append(problem.diagnostic(for: set)) }
        }
        if !problems.isEmpty { throw Failure(.usage, problems) }
        return values
    }
}
