import Basics

/// Finds macros whose modifier has a space in it, which Xcode leaves as they are:
/// `___VARIABLE_productName: identifier___`.
enum SpacedModifiers {
    private static let mostWarnings = 20

    /// One warning for each such macro, at its first place.
    static func warnings(in files: [String: [UInt8]], of location: String) -> [Diagnostic] {
        var seen: Set<String> = []
        var warnings: [Diagnostic] = []
        for (path, contents) in files.sorted(by: { $0.key < $1.key }) where contents.isText {
            let macros = TextMacro.all(in: contents).filter {
                $0.hintOnSpaces != nil && seen.insert($0.written).inserted
            }
            guard !macros.isEmpty else { continue }
            let text = SourceText(
                name: location + "/" + path, text: String(decoding: contents, as: UTF8.self))
            warnings += macros.map {
                SourcePlace.part(of: text, $0.range).diagnostic(
                    .warning, $0.reasonToStay, hint: $0.hintOnSpaces)
            }
        }
        return Array(warnings.prefix(mostWarnings))
    }
}
