import Basics
import TemplateSets

/// The problems of a pack's files that don't depend on the contents of its sets.
extension Findings {
    /// Checks the native sets and the cases of a pack.
    ///
    /// - Parameter names: The sets whose cases are checked; nil for all.
    mutating func checkFiles(
        of pack: PackFolder, sets: [PackFolder.FoundSet], casesOf names: [String]?
    ) {
        var own: [String: [UInt8]] = [:]
        for set in sets where !set.folder.isXcodeTemplate { own.merge(set.files) { $1 } }
        for (name, files) in pack.cases.sorted(by: { $0.key < $1.key })
        where names?.contains(pack.set(ofCase: name) ?? "") ?? true {
            own.merge(files) { $1 }
            let path = PackFolder.caseManifest(of: name)
            do throws(Failure) {
                _ = try PackCase(parsing: pack.files[path] ?? [], name: pack.shown(path))
            } catch {
                add(error)
            }
        }
        check(own, below: "", at: pack.location)
    }

    /// Checks an Xcode file template, whose name becomes that of a folder when it is installed.
    mutating func checkFiles(ofBundle folder: TemplateSetFolder) {
        let name = folder.bundleName
        if PackFolder.isReserved(name) {
            report(
                "no set of a pack can be called '\(name.onOneLine)'", at: folder.location,
                hint: PackFolder.reservedNameHint)
        }
        do throws(OutputPathProblem) {
            _ = try OutputPath(name, isOfPack: true)
        } catch {
            return report(
                "its name \(name.last == " " ? "ends in a space" : error.reason)",
                at: folder.location, hint: "Give the folder another name.")
        }
        check(folder.files, below: name + "/", at: folder.location)
    }

    private mutating func check(
        _ files: [String: [UInt8]], below folder: String, at location: String
    ) {
        var seen: [String: String] = [:]
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            let shown = TemplateSetFolder.path(of: path, in: location)
            do throws(OutputPathProblem) {
                let key = try OutputPath(folder + path, isOfPack: true).collisionKey
                if let other = seen.updateValue(path, forKey: key) {
                    report(
                        "some file systems take it and '\(other.onOneLine)' for one file",
                        at: shown, hint: "Give one of them another name.")
                }
            } catch {
                add(
                    Failure(
                        error.status,
                        Diagnostic(
                            .error, "the path of this file \(error.reason)", path: shown,
                            hint: "Give it another name.")))
            }
            if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
                report(
                    "the file is kept in Git LFS, and its contents are not here", at: shown,
                    hint: "Commit it to the repository itself.")
            }
        }
    }
}

extension PackFolder {
    /// Whether a set can't have a name because an installed pack uses it for cases.
    static func isReserved(_ name: String) -> Bool { name.caseFolded == casesFolder.caseFolded }

    static let reservedNameHint = "That is the folder of the pack's cases."
}
