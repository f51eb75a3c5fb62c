import Basics

/// The macros that stay as they stand: one warning for each, at its first place.
struct UndeclaredMacros {
    /// Why a macro stays.
    enum Reason {
        case undeclared
        case unknownModifier(String)
    }

    /// A file that is full of them gets one warning for the rest: each place takes a walk through the file.
    private static let mostWarnings = 50

    private var seen: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    mutating func note(
        _ macro: TextMacro, _ reason: Reason, at place: () -> SourcePlace
    ) {
        guard seen.insert(macro.written).inserted, seen.count <= Self.mostWarnings else { return }
        let written = macro.written
        let message: String
        switch reason {
        case .undeclared: message = "nothing declares \(written); it stays as it is"
        case .unknownModifier(let name):
            message = "'\(name)' is not a modifier; \(written) stays as it is"
        }
        diagnostics.append(place().diagnostic(.warning, message))
    }

    /// All warnings, the last of which says how many there are not.
    func warnings(in bundle: String) -> [Diagnostic] {
        let more = seen.count - Self.mostWarnings
        if more <= 0 { return diagnostics }
        let message = "\(more) more macros are declared by nothing and stay as they are"
        return diagnostics + [Diagnostic(.warning, message, path: bundle)]
    }
}
