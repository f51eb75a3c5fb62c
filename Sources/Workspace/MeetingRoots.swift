package import Basics
package import Planning

/// Finds files of different roots that would be one file, since roots may lie in each other.
///
/// Files of one root were compared when they were rendered.
package struct MeetingRoots {
    /// What to name in messages: where the set is.
    package let location: String

    package init(location: String) {
        self.location = location
    }

    /// - Throws: `Failure` with 65 and every file that meets another one.
    package func check(_ files: [WantedFile]) throws(Failure) {
        var seen: [String: String] = [:]
        var problems: [Diagnostic] = []
        let keys = collisionKeys(of: files)
        for (file, key) in zip(files, keys) {
            if let other = seen.updateValue(file.destination.path, forKey: key) {
                problems.append(
                    problem("'\(other)' and '\(file.destination.path)' would be one file"))
            }
        }
        for key in keys {
            for slash in key.utf8.indices where key.utf8[slash] == UInt8(ascii: "/") {
                if let other = seen[String(key[..<slash])] {
                    problems.append(problem("'\(other)' would be a file and a folder"))
                }
            }
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// What two files share when a file system may take them for one.
    private func collisionKeys(of files: [WantedFile]) -> [String] {
        var bases: [(path: String, absolute: String)] = []
        return files.map { file in
            let base = file.destination.base
            if bases.last?.path != base { bases.append((base, AbsolutePath(base).text)) }
            let absolute = bases[bases.count - 1].absolute
            return Destination.join(absolute, file.destination.relative.description).caseFolded
        }
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(
            .error, message, path: location,
            hint: "Choose folders that differ with --output, --tests and --support.")
    }
}
