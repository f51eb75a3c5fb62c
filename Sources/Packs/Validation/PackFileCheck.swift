import Basics
import TemplateSets

/// Finds problems of a pack's files that don't depend on the contents of its sets.
struct PackFileCheck {
    private let location: String
    private(set) var findings = Findings()

    static let mostSets = 1_000

    /// Checks the native sets and the cases.
    ///
    /// - Parameter names: The sets whose cases are checked; nil for all.
    init(of pack: PackFolder, sets: [PackFolder.FoundSet], casesOf names: [String]?) {
        location = pack.location
        if sets.count > Self.mostSets {
            report("a pack may have \(Self.mostSets) sets", at: "", hint: "Split it.")
        }
        var own: [String: TemplateSetFolder.Content] = [:]
        for set in sets where !set.folder.isXcodeTemplate {
            for (file, content) in set.folder.files {
                own[TemplateSetFolder.path(of: file, in: set.path)] = content
            }
        }
        let cases = pack.cases.filter { name, _ in
            names.map { $0.contains(pack.set(ofCase: name) ?? "") } ?? true
        }
        for (name, files) in cases {
            for (file, content) in files {
                own["\(PackFolder.casesFolder)/\(name)/\(file)"] = content
            }
        }
        check(own)
        for name in cases.keys.sorted() {
            let path = PackFolder.caseManifest(of: name)
            do throws(Failure) {
                _ = try PackCase(parsing: pack.files[path]?.bytes ?? [], name: pack.shown(path))
            } catch {
                findings.add(error)
            }
        }
    }

    /// Checks an Xcode file template, whose name becomes that of a folder when it is installed.
    init(ofBundle folder: TemplateSetFolder) {
        location = folder.location
        let name = folder.bundleName
        if PackFolder.isReserved(name) {
            report(
                "no set of a pack can be called '\(name.onOneLine)'", at: "",
                hint: PackFolder.reservedNameHint)
        }
        do throws(OutputPathProblem) {
            _ = try OutputPath(ofPackFile: name)
        } catch {
            report(
                "its name \(name.last == " " ? "ends in a space" : error.reason)", at: "",
                hint: "Give the folder another name.")
            return
        }
        check(folder.files, in: name + "/")
    }

    private mutating func check(
        _ files: [String: TemplateSetFolder.Content], in folder: String = ""
    ) {
        let files = files.sorted { $0.key < $1.key }
        var seen: [String: String] = [:]
        for (path, _) in files {
            do throws(OutputPathProblem) {
                let key = try OutputPath(ofPackFile: folder + path).collisionKey
                guard let other = seen.updateValue(path, forKey: key) else { continue }
                report(
                    "some file systems take it and '\(other.onOneLine)' for one file", at: path,
                    hint: "Give one of them another name.")
            } catch {
                findings.add(
                    Failure(
                        error.isOnlyLength ? .data : .refused,
                        Diagnostic(
                            .error, "the path of this file \(error.reason)",
                            path: TemplateSetFolder.path(of: path, in: location),
                            hint: "Give it another name.")))
            }
        }
        let mark = "version https://git-lfs.github.com/spec/".utf8
        for (path, content) in files where content.bytes.starts(with: mark) {
            report(
                "the file is kept in Git LFS, and its contents are not here", at: path,
                hint: "Commit it to the repository itself.")
        }
    }

    private mutating func report(_ message: String, at path: String, hint: String) {
        let path = path.isEmpty ? location : TemplateSetFolder.path(of: path, in: location)
        findings.add(Diagnostic(.error, message, path: path, hint: hint))
    }
}

extension PackFolder {
    /// Whether a set can't have a name because an installed pack uses it for cases.
    static func isReserved(_ name: String) -> Bool { name.caseFolded == casesFolder.caseFolded }

    static let reservedNameHint = "That is the folder of the pack's cases."
}
