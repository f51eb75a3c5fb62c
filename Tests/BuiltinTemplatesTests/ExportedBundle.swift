import Foundation
import SceneScaffold
import Testing
import XcodeTemplates

/// A bundle as Xcode would use it: as little of a renderer as exported bundles need, and none of ours.
struct ExportedBundle {
    let bundle: XcodeExport.Bundle
    private let info: [String: Any]
    private let folders: [String: [(path: [Substring], contents: [Substring])]]
    private static let ownFiles = ["TemplateInfo.plist", "TemplateIcon.png", "TemplateIcon@2x.png"]

    init(_ bundle: XcodeExport.Bundle) throws {
        self.bundle = bundle
        let plist = try #require(bundle.files.first { $0.path == "TemplateInfo.plist" })
        let read = try PropertyListSerialization.propertyList(
            from: Data(plist.contents), options: [], format: nil)
        info = try #require(read as? [String: Any])
        let hasVariants = (info["Options"] as? [[String: Any]] ?? []).contains {
            ["popup", "checkbox"].contains($0["Type"] as? String)
        }
        var folders: [String: [(path: [Substring], contents: [Substring])]] = [:]
        for file in bundle.files where !Self.ownFiles.contains(file.path) {
            let text = String(decoding: file.contents, as: UTF8.self)
            let folder = hasVariants ? String(file.path.prefix { $0 != "/" }) : ""
            let path = hasVariants ? String(file.path.dropFirst(folder.count + 1)) : file.path
            folders[folder, default: []].append((Self.pieces(path), Self.pieces(text)))
        }
        self.folders = folders
    }

    var options: [[String: Any]] { info["Options"] as? [[String: Any]] ?? [] }

    subscript(key: String) -> Any? { info[key] }

    /// The names of the variant folders.
    var folderNames: [String] { folders.keys.sorted() }

    /// The values of the options that count, and what their variant folder is called.
    private func resolved(
        _ given: [String: String]
    ) throws -> (values: [String: String], folder: String) {
        var values: [String: String] = [:]
        var folder = ""
        for option in options {
            let name = try #require(option["Identifier"] as? String)
            let needs = option["RequiredOptions"] as? [String: Any] ?? [:]
            let counts = needs.allSatisfy { key, value in
                let allowed = (value as? [String]) ?? [value as? String ?? ""]
                return values[key].map(allowed.contains) ?? false
            }
            guard counts else { continue }
            let value = given[name] ?? option["Default"] as? String
            values[name] = value
            switch option["Type"] as? String {
            case "popup":
                let value = try #require(value)
                #expect((option["Values"] as? [String])?.contains(value) == true)
                folder += value
            case "checkbox": folder += value == "true" ? name : ""
            default:
                #expect(value != nil, "\(bundle.folder) asks for \(name)")
            }
        }
        return (values, folder.isEmpty ? "Default" : folder)
    }

    /// The files for values of its options, without Xcode's header, laid out.
    func render(_ given: [String: String]) throws -> [String: String] {
        let (values, folder) = try resolved(given)
        let files = try #require(folders[folder] ?? folders[""], "\(bundle.folder)/\(folder)")
        var result: [String: String] = [:]
        for file in files {
            let path = try Self.filled(file.path, values)
            var text = try Self.filled(file.contents, values)
            // The line break that ends the header and the empty line below it.
            if file.contents.count > 1, file.contents[1] == "FILEHEADER" { text.removeFirst(4) }
            result[path] = path.hasSuffix(".swift") ? SwiftLayout().apply(to: text) : text
        }
        return result
    }

    /// A text cut at `___`, where nothing else of our sets has that: every other piece is a macro.
    private static func pieces(_ text: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = text[...]
        while let range = rest.firstRange(of: "___") {
            pieces.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return pieces + [rest]
    }

    private static func filled(
        _ pieces: [Substring], _ values: [String: String]
    ) throws -> String {
        var text = ""
        for (place, piece) in pieces.enumerated() {
            if place.isMultiple(of: 2) {
                text += piece
            } else if piece == "FILEBASENAME" {
                text += try #require(values["productName"])
            } else if piece != "FILEHEADER" {
                let name = String(piece.dropFirst("VARIABLE_".count))
                #expect(piece.hasPrefix("VARIABLE_"))
                text += try #require(values[name], "\(piece) is filled in")
            }
        }
        return text
    }
}
