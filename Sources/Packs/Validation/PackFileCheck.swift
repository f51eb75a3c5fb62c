import Basics
import JSONSource
import TemplateSets

/// What is wrong with the files of a pack, whatever its sets say of them.
struct PackFileCheck {
    private let location: String
    private(set) var findings = Findings()

    /// More sets than any team can tell apart.
    static let mostSets = 1_000

    /// Looks at the sets of scene-kit's own, and at the cases.
    ///
    /// - Parameter names: of the sets whose cases count; nil for all.
    init(of pack: PackFolder, sets: [PackFolder.FoundSet], casesOf names: [String]?) {
        location = pack.location
        if sets.count > Self.mostSets {
            report(.error, "a pack may have \(Self.mostSets) sets", at: "", hint: "Split it.")
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
        checkNames(own.keys.sorted())
        checkContents(own)
        for name in cases.keys.sorted() { checkCase(name, of: pack) }
    }

    /// Looks at an Xcode file template, whose folder is called after it where it is installed.
    init(ofBundle folder: TemplateSetFolder) {
        location = folder.location
        let name = folder.bundleName
        if name.caseFolded == PackFolder.casesFolder.caseFolded {
            report(
                .error, "no set of a pack can be called '\(name.onOneLine)'", at: "",
                hint: "That is the folder of the pack's cases.")
        }
        do throws(OutputPathProblem) {
            _ = try OutputPath(ofPackFile: name)
        } catch {
            report(
                .error, "its name \(name.last == " " ? "ends in a space" : error.reason)", at: "",
                hint: "Give the folder another name.")
            return
        }
        checkNames(folder.files.keys.sorted(), in: name + "/")
        checkContents(folder.files)
    }

    private mutating func checkNames(_ paths: [String], in folder: String = "") {
        var seen: [String: String] = [:]
        for path in paths {
            do throws(OutputPathProblem) {
                let safe = try OutputPath(ofPackFile: folder + path)
                guard let other = seen.updateValue(path, forKey: safe.collisionKey) else {
                    continue
                }
                report(
                    .error, "some file systems take it and '\(other.onOneLine)' for one file",
                    at: path, hint: "Give one of them another name.")
            } catch {
                findings.add(
                    Failure(
                        error.isOnlyLength ? .data : .refused,
                        Diagnostic(
                            .error, "the path of this file \(error.reason)", path: shown(path),
                            hint: "Give it another name.")))
            }
        }
    }

    /// What Git LFS keeps elsewhere is not here.
    private mutating func checkContents(_ files: [String: TemplateSetFolder.Content]) {
        let mark = "version https://git-lfs.github.com/spec/".utf8
        for (path, content) in files.sorted(by: { $0.key < $1.key })
        where content.bytes.starts(with: mark) {
            report(
                .error, "the file is kept in Git LFS, and its contents are not here", at: path,
                hint: "Commit it to the repository itself.")
        }
    }

    private mutating func checkCase(_ name: String, of pack: PackFolder) {
        let path = "\(PackFolder.casesFolder)/\(name)/\(PackFolder.caseManifestName)"
        guard let content = pack.files[path] else { return }
        do throws(Failure) {
            _ = try PackCase(parsing: content.bytes, name: shown(path))
        } catch {
            findings.add(error)
        }
    }

    private mutating func report(
        _ severity: Diagnostic.Severity, _ message: String, at path: String, hint: String
    ) {
        findings.add(Diagnostic(severity, message, path: shown(path), hint: hint))
    }

    private func shown(_ path: String) -> String {
        path.isEmpty ? location : TemplateSetFolder.path(of: path, in: location)
    }
}
