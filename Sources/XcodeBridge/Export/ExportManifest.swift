package import Basics
package import Projects
package import TemplateSets
import XcodeTemplates

/// What `export` wrote into a folder: for each set a line with its name and version, then one for each
/// file, its digest and its path, as `sha256sum --check` reads them.
///
/// It lets bundles be updated and removed, and tells those that were edited.
package struct ExportManifest: Hashable, Sendable {
    /// The name of its file, in the folder that holds the bundles.
    package static let fileName = ".scene-kit-export"

    /// What was exported of a set.
    package struct Entry: Hashable, Sendable {
        package var set: String
        package var version: String
        /// The digest of each file as it was written, by its path in the folder.
        package var digests: PathDigests

        /// An entry in one piece.
        package init(set: String, version: String, digests: PathDigests) {
            (self.set, self.version, self.digests) = (set, version, digests)
        }

        /// The names of its bundles, sorted.
        package var bundles: [String] {
            Set(digests.entries.map { String($0.path.prefix { $0 != "/" }) }).sorted()
        }
    }

    /// Sorted by the sets' names.
    package private(set) var entries: [Entry] = []

    /// A manifest of nothing.
    package init() {}

    /// What is known of a set.
    package subscript(set: String) -> Entry? {
        get { entries.first { $0.set == set } }
        set {
            entries.removeAll { $0.set == set }
            if let newValue { entries.append(newValue) }
            entries.sort { $0.set < $1.set }
        }
    }

    private static let mark = "# "

    /// Reads the file.
    ///
    /// - Throws: `Failure` with 65 for a line that is none of these, and with 77 for a path that leads
    ///   elsewhere.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            throw Self.failure(.data, "this is not UTF-8", in: error.source, at: error.offset)
        }
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if start < end { try read(bytes[start..<end], in: source) }
            start = end + 1
        }
        entries.sort { $0.set < $1.set }
    }

    private mutating func read(
        _ line: ArraySlice<UInt8>, in source: SourceText
    ) throws(Failure) {
        if line.starts(with: Self.mark.utf8) {
            let words = line.dropFirst(2).split(separator: UInt8(ascii: " "))
                .map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 2, words[0].isSetName, self[words[0]] == nil else {
                throw Self.failure(
                    .data, "this line is no set and version", in: source, at: line.startIndex)
            }
            entries.append(Entry(set: words[0], version: words[1], digests: PathDigests()))
            return
        }
        let place = entries.indices.last
        guard let place, let entry = PathDigests.Entry(line: line) else {
            throw Self.failure(
                .data, "this line is no digest and path", in: source, at: line.startIndex)
        }
        let text = entry.path
        let components: [String]
        do {
            components = try OutputPath(text).components
        } catch {
            throw Self.failure(
                .refused, "the path '\(text.onOneLine)' \(error.reason)", in: source,
                at: line.startIndex + PathDigests.Entry.pathOffset)
        }
        guard components.count > 1, components[0].hasSuffix(XcodeTemplate.bundleExtension) else {
            throw Self.failure(
                .refused, "the path '\(text.onOneLine)' leads into no bundle", in: source,
                at: line.startIndex + PathDigests.Entry.pathOffset)
        }
        entries[place].digests.append(entry)
    }

    private static func failure(
        _ status: ExitStatus, _ message: String, in source: SourceText, at offset: Int
    ) -> Failure {
        Failure(
            status,
            Diagnostic(
                .error, message, in: source, atUTF8Offset: offset,
                hint: "Restore the file, or remove it: then the bundles count as yours."))
    }

    /// The bytes of the file.
    package var contents: [UInt8] {
        var contents: [UInt8] = []
        for entry in entries {
            contents += "\(Self.mark)\(entry.set) \(entry.version)\n".utf8
            for file in entry.digests.entries { file.write(to: &contents) }
        }
        return contents
    }
}

extension ExportManifest.Entry {
    /// What is written for the bundles of a set.
    package init(_ set: TemplateSet, _ bundles: [XcodeExport.Bundle]) {
        let files = bundles.flatMap { bundle in
            bundle.files.map {
                PathDigests.Entry(
                    path: "\(bundle.folder)/\($0.path)", digest: SHA256.digest(of: $0.contents))
            }
        }
        self.init(set: set.name, version: set.version, digests: PathDigests(files))
    }
}
