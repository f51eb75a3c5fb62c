import Basics

/// Finds macros that were written before Xcode 6.3, when `FILEBASENAME` in a file was the name of the
/// scene: `___FILEBASENAME___View` in `___FILEBASENAME___View.swift`.
enum OldFilebasename {
    private static let names = ["FILEBASENAME", "FILEBASENAMEASIDENTIFIER"]
    private static let mostWarnings = 20

    /// One warning for each file that has such a macro.
    static func warnings(in files: [String: [UInt8]], of location: String) -> [Diagnostic] {
        let found = files.keys.sorted().lazy.compactMap { path in
            files[path].flatMap { warning(in: $0, at: path, of: location) }
        }
        return Array(found.prefix(mostWarnings))
    }

    private static func warning(
        in contents: [UInt8], at path: String, of location: String
    ) -> Diagnostic? {
        let name = Array(path.splitAtName.name.utf8)
        guard let macro = TextMacro.all(in: name).last, names.contains(macro.name) else {
            return nil
        }
        let suffix = name[macro.range.upperBound...].prefix { $0 != UInt8(ascii: ".") }
        guard suffix.count > 1, contents.isText else { return nil }
        let old = TextMacro.all(in: contents).first {
            names.contains($0.name) && contents[$0.range.upperBound...].starts(with: suffix)
        }
        guard let old else { return nil }
        let text = SourceText(
            name: location + "/" + path, text: String(decoding: contents, as: UTF8.self))
        let end = String(decoding: suffix, as: UTF8.self)
        return SourcePlace.part(of: text, old.range).diagnostic(
            .warning, "\(old.written) is the name of this file and ends in '\(end)' already",
            hint: "For templates from before Xcode 6.3, use --option "
                + "\(XcodeTemplate.legacyFilebasename)=true.")
    }
}

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
