import Diagnostics
import SceneScaffold

/// Finds files of different roots that would be one file, since roots may lie in each other.
///
/// Files of one root were compared when they were rendered.
struct MeetingRoots {
    /// What to name in messages: where the set is.
    let location: String

    /// - Throws: `Failure` with 65 and every file that meets another one.
    func check(_ files: [WantedFile]) throws(Failure) {
        var seen: [[String]: String] = [:]
        var problems: [Diagnostic] = []
        for file in files {
            if let other = seen.updateValue(file.destination.path, forKey: file.collisionKey) {
                problems.append(
                    problem("'\(other)' and '\(file.destination.path)' would be one file"))
            }
        }
        for file in files {
            var folder = file.collisionKey.dropLast()
            while !folder.isEmpty {
                if let other = seen[Array(folder)] {
                    problems.append(problem("'\(other)' would be a file and a folder"))
                }
                folder.removeLast()
            }
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(
            .error, message, path: location,
            hint: "Choose folders that differ with --output, --tests and --support.")
    }
}

extension WantedFile {
    /// What two files share when a file system may take them for one.
    fileprivate var collisionKey: [String] {
        AbsolutePath(destination.path).components.map { $0.uppercased().lowercased() }
    }
}
