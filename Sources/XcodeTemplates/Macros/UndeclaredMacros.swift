import Basics

/// Macros that nothing declares, each with one warning at its first place.
struct UndeclaredMacros {
    /// A file that is full of them gets one warning for the rest: each place takes a walk through the file.
    private static let mostWarnings = 50

    private var seen: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    mutating func note(_ macro: TextMacro, at place: () -> SourcePlace) {
        guard seen.insert(macro.written).inserted, seen.count <= Self.mostWarnings else { return }
        diagnostics.append(
            place().diagnostic(.warning, macro.reasonToStay, hint: macro.hintOnSpaces))
    }

    /// All warnings, the last of which says how many there are not.
    func warnings(in bundle: String) -> [Diagnostic] {
        let more = seen.count - Self.mostWarnings
        if more <= 0 { return diagnostics }
        let message = "\(more) more macros are declared by nothing and stay as they are"
        return diagnostics + [Diagnostic.warning(message, path: bundle)]
    }
}
