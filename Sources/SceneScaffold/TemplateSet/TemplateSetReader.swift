public import Diagnostics
import JSONSource

/// The files of a set as they were found, before anyone has read them.
public struct TemplateSetFolder: Sendable {
    /// What paths in messages begin with: a folder, or the name of a built-in set.
    public var location: String
    /// The bytes of every file by its path in the folder.
    public var files: [String: [UInt8]]

    public init(location: String, files: [String: [UInt8]]) {
        self.location = location
        self.files = files
    }

    /// The name of the file that makes a folder a set.
    public static let manifestName = "template.json"

    /// How a file of the set is named in messages.
    public func path(of file: String) -> String {
        location.isEmpty ? file : "\(location)/\(file)"
    }
}

extension TemplateSet {
    /// Reads a set.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    /// - Throws: `Failure` with 65 and every problem found: of the manifest's JSON, of its keys
    ///   and values, of files that are listed and missing, and of texts that are not UTF-8.
    public init(reading folder: TemplateSetFolder, tool: SemanticVersion) throws(Failure) {
        let manifestPath = folder.path(of: TemplateSetFolder.manifestName)
        guard let bytes = folder.files[TemplateSetFolder.manifestName] else {
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no \(TemplateSetFolder.manifestName), so this is no set",
                    path: folder.location))
        }
        let document: JSONDocument
        let manifest: SetManifest
        do throws(JSONError) {
            document = try JSONDocument(parsing: bytes, name: manifestPath)
            manifest = try document.decode()
        } catch {
            throw error.failure
        }
        if let needed = manifest.minimumVersion, needed.value > tool {
            throw Failure(
                .data,
                Diagnostic(
                    .error,
                    "this set needs scene-kit \(needed.value), and this is \(tool)",
                    in: document.source, atUTF8Offset: needed.range.lowerBound,
                    utf8Length: needed.range.count, hint: "Update scene-kit: see its README."))
        }
        let problems = SetProblem.all(in: manifest, folder: folder)
        if !problems.isEmpty {
            throw Failure(.data, problems.map { $0.diagnostic(in: document.source) })
        }
        try self.init(manifest, sources: folder.texts(), location: folder.location)
    }

    private init(_ manifest: SetManifest, sources: [String: String], location: String) {
        self.init(
            name: manifest.name, version: manifest.version.description,
            summary: manifest.summary, options: manifest.options, files: manifest.files,
            reserved: manifest.reserved, rules: manifest.rules, routing: manifest.routing,
            delimiters: manifest.delimiters, sources: sources, location: location)
    }
}

extension TemplateSetFolder {
    /// The template files as text. Pictures and other files that no template uses stay behind.
    fileprivate func texts() throws(Failure) -> [String: String] {
        var texts: [String: String] = [:]
        for (path, bytes) in files where path != Self.manifestName {
            texts[path] = String(validating: bytes, as: UTF8.self)
        }
        return texts
    }
}

/// What is wrong with a set whose manifest could be read.
enum SetProblem {
    case duplicateOption(String)
    case duplicateID(String, at: Int)
    case missingSource(String, at: Int)
    case notText(String, at: Int)
    case unknownOption(String, known: [String])
    case impossibleValue(String, option: SetOption)

    static func all(in manifest: SetManifest, folder: TemplateSetFolder) -> [SetProblem] {
        var problems: [SetProblem] = []
        var names: Set<String> = []
        for option in manifest.options where !names.insert(option.name).inserted {
            problems.append(.duplicateOption(option.name))
        }
        var ids: Set<String> = []
        for file in manifest.files {
            if !ids.insert(file.id).inserted {
                problems.append(.duplicateID(file.id, at: file.offset))
            }
            guard let bytes = folder.files[file.source] else {
                problems.append(.missingSource(file.source, at: file.offset))
                continue
            }
            if String(validating: bytes, as: UTF8.self) == nil {
                problems.append(.notText(file.source, at: file.offset))
            }
        }
        let conditions = manifest.files.map(\.condition) + manifest.options.map(\.condition)
        return problems + conditions.flatMap { all(in: $0, options: manifest.options) }
    }

    private static func all(in condition: Condition, options: [SetOption]) -> [SetProblem] {
        condition.clauses.flatMap { clause -> [SetProblem] in
            guard let option = options.first(where: { $0.name == clause.option }) else {
                return [.unknownOption(clause.option, known: options.map(\.name))]
            }
            guard !option.values.isEmpty else { return [] }
            return clause.values.filter { !option.values.contains($0) }
                .map { .impossibleValue($0, option: option) }
        }
    }

    func diagnostic(in source: SourceText) -> Diagnostic {
        switch self {
        case .duplicateOption(let name):
            Diagnostic(.error, "two options are called '\(name)'", path: source.name)
        case .duplicateID(let id, let offset):
            Diagnostic(.error, "two files have the id '\(id)'", in: source, atUTF8Offset: offset)
        case .missingSource(let path, let offset):
            Diagnostic(
                .error, "the file '\(path)' is listed and is not there", in: source,
                atUTF8Offset: offset, utf8Length: path.utf8.count + 2)
        case .notText(let path, let offset):
            Diagnostic(
                .error, "the file '\(path)' is not UTF-8 text", in: source, atUTF8Offset: offset,
                utf8Length: path.utf8.count + 2)
        case .unknownOption(let name, let known):
            Diagnostic(
                .error, "'when' names an option '\(name)' that the set does not have",
                path: source.name, hint: Suggestions.question(for: name, among: known))
        case .impossibleValue(let value, let option):
            Diagnostic(
                .error, "'when' names a value '\(value)' that '\(option.name)' cannot have",
                path: source.name,
                hint: Suggestions.question(for: value, among: option.values))
        }
    }
}
