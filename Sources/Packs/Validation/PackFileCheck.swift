import Basics
import JSONSource
import TemplateSets

/// What is wrong with the files of a pack, whatever its sets say of them.
struct PackFileCheck {
    private let pack: PackFolder
    private(set) var findings = Findings()

    /// More sets than any team can tell apart.
    static let mostSets = 1_000

    init(of pack: PackFolder, sets: [PackFolder.FoundSet]) {
        self.pack = pack
        if sets.count > Self.mostSets {
            report(.error, "a pack may have \(Self.mostSets) sets", at: "", hint: "Split it.")
        }
        let own = pack.ownFiles.ordered()
        checkNames(own)
        checkContents(own)
        for name in pack.caseNames { checkCase(name) }
    }

    private mutating func checkNames(_ paths: [String]) {
        var seen: [String: String] = [:]
        for path in paths {
            do throws(OutputPathProblem) {
                let safe = try OutputPath(ofPackFile: path)
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
    private mutating func checkContents(_ paths: [String]) {
        let mark = "version https://git-lfs.github.com/spec/".utf8
        for path in paths where pack.files[path]?.bytes.starts(with: mark) ?? false {
            report(
                .error, "the file is kept in Git LFS, and its contents are not here", at: path,
                hint: "Commit it to the repository itself.")
        }
    }

    private mutating func checkCase(_ name: String) {
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
        path.isEmpty ? pack.location : TemplateSetFolder.path(of: path, in: pack.location)
    }
}
