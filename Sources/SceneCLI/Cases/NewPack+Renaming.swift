import Basics
import JSONSource
import Packs
import TemplateSets

extension NewPack {
    /// The same pack, with its set, cases, and README under another name.
    ///
    /// - Throws: `Failure` with 65 for a file that can't be read as JSON.
    func renamed(to name: String) throws(Failure) -> NewPack {
        var pack = NewPack(setNamed: name, notes: notes)
        for (path, bytes) in files where pack.files[path] == nil {
            var (path, bytes) = (path, bytes)
            if path.hasPrefix(folderName + "/") {
                path = pack.folderName + path.dropFirst(folderName.count)
                if path == "\(pack.folderName)/\(TemplateSetFolder.manifestName)" {
                    bytes = try Self.replacing("name", with: name, in: bytes, at: path)
                }
            } else if path.splitAtName.name == PackFolder.caseManifestName {
                bytes = try Self.replacing("set", with: name, in: bytes, at: path)
            }
            pack.add(path, bytes)
        }
        return pack
    }

    /// A JSON file with another text for a key; the rest stays as it is written.
    private static func replacing(
        _ key: String, with name: String, in bytes: [UInt8], at path: String
    ) throws(Failure) -> [UInt8] {
        do throws(JSONError) {
            let document = try JSONDocument(
                parsing: bytes, name: path, options: .init(allowsComments: true))
            guard let range = document.root[key]?.range else { return bytes }
            return bytes[..<range.lowerBound] + Array("\"\(name)\"".utf8)
                + bytes[range.upperBound...]
        } catch {
            throw error.failure
        }
    }
}
