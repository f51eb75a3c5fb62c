import Basics

/// The macros that stay as they stand: one warning for each, at its first place.
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
        return diagnostics + [Diagnostic(.warning, message, path: bundle)]
    }

    /// Of all files of a bundle, the warnings of macros that a space makes undeclared.
    static func warningsOfSpaces(
        in files: [String: [UInt8]], of location: String
    ) -> [Diagnostic] {
        var found = UndeclaredMacros()
        for (path, contents) in files.ordered(by: { $0.key < $1.key }) where contents.isText {
            let macros = TextMacro.all(in: contents).filter { $0.hintOnSpaces != nil }
            guard !macros.isEmpty else { continue }
            let text = SourceText(
                name: location + "/" + path, text: String(decoding: contents, as: UTF8.self))
            for macro in macros { found.note(macro) { .part(of: text, macro.range) } }
        }
        return found.warnings(in: location)
    }
}
