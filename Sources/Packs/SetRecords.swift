package import Basics
import JSONSource
package import TemplateSets

/// The names that records of scenes have, for each set of a pack and each of its versions, in
/// `Tests/records.json`. A new version must know them, so that it can update the scenes.
package struct SetRecords: Sendable {
    private var versions: [String: [String: Names]] = [:]

    /// The path in the pack.
    package static let path = "\(PackFolder.casesFolder)/records.json"

    private struct Names: JSONObjectReadable {
        /// The values of choices and Booleans by the names of options; empty for other options.
        var options: [String: [String]]
        var files: [String]

        init(of templateSet: TemplateSet) {
            options = Dictionary(
                uniqueKeysWithValues: templateSet.options.map { option in
                    (option.name, [.bool, .choice].contains(option.kind) ? option.values : [])
                })
            files = templateSet.files.filter { !$0.isShared }.map(\.id)
        }

        init?(from object: JSONObjectReader) {
            options = object.optional("options", default: [:])
            files = object.optional("files", default: [])
        }

        var json: JSONValue {
            [
                "options": .object(
                    options.sorted { $0.key < $1.key }.map { JSONMember($0, .array($1)) }),
                "files": .array(files),
            ]
        }
    }

    package init() {}

    /// - Throws: `Failure` with 65 and every problem.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        versions = try JSONDocument(parsing: bytes, name: name).decode()
    }

    /// Sets the names of a set's version. Xcode file templates have no versions.
    package mutating func add(_ templateSet: TemplateSet) {
        guard templateSet.format.isNative else { return }
        versions[templateSet.name, default: [:]][templateSet.version] = Names(of: templateSet)
    }

    package var text: String? {
        if versions.isEmpty { return nil }
        let sets = versions.sorted { $0.key < $1.key }.map { name, versions in
            JSONMember(
                name,
                .object(
                    versions.sorted { $0.key < $1.key }.map { JSONMember($0, $1.json) }))
        }
        return JSONValue.object(sets).text()
    }

    /// The options, values, and files of earlier versions that a set neither has nor renamed nor
    /// dropped, each once.
    package func problems(of templateSet: TemplateSet) -> [Diagnostic] {
        var seen: Set<String> = []
        func problem(_ missing: String, _ version: String, _ key: String) -> Diagnostic? {
            guard seen.insert(missing).inserted else { return nil }
            return Diagnostic(
                .error, "the set has no \(missing), which scenes of version \(version) can have",
                path: templateSet.manifestPath,
                hint: "Name it in \"was\" of another \(key)"
                    + (key == "value" ? "" : ", or in \"dropped\"")
                    + ". If no scene has it, delete it from \(Self.path).")
        }
        return (versions[templateSet.name] ?? [:]).sorted { $0.key < $1.key }.flatMap {
            version, names -> [Diagnostic?] in
            let options = names.options.sorted { $0.key < $1.key }.flatMap {
                name, values -> [Diagnostic?] in
                let key = SourceText(name: "", text: name)
                guard let text = templateSet.present(OptionText(key: key, value: nil)) else {
                    return []
                }
                guard let option = templateSet.options.first(where: { $0.name == text.key.text })
                else { return [problem("option '\(name.onOneLine)'", version, "option")] }
                return values.map { value in
                    let old = SourceText(name: "", text: value)
                    let text = templateSet.present(OptionText(key: key, value: old))?.value?.text
                    if text.map(option.accepts) ?? true { return nil }
                    return problem(
                        "value '\(value.onOneLine)' of '\(option.name)'", version, "value")
                }
            }
            let files = names.files.filter { id in
                let present = templateSet.presentID(ofFile: id)
                return !templateSet.files.contains { $0.id == present }
                    && !templateSet.manifest.dropped.contains(id)
            }
            return options + files.map { problem("file '\($0.onOneLine)'", version, "file") }
        }.compactMap(\.self)
    }
}
