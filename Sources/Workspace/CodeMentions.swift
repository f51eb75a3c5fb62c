import Basics
import Projects
import SwiftSource

/// Where the code of a project names something.
struct CodeMentions {
    struct Place {
        let source: SourceText
        let offset: Int
        let length: Int
    }

    private(set) var places: [Place] = []

    /// - Parameters:
    ///   - functions: what else has their names is none of them, so functions that are declared elsewhere,
    ///     too, are not looked for.
    ///   - ignored: paths of files that are not looked at.
    init(of functions: Set<String>, in project: Project, besides ignored: Set<String>) {
        if functions.isEmpty { return }
        var names = functions
        SwiftFiles.forEach(below: project.root) { path, text in
            guard !ignored.contains(path) else { return }
            names.subtract(Identifiers.declaredFunctions(in: text))
        }
        SwiftFiles.forEach(below: project.root) { path, text in
            guard !ignored.contains(path) else { return }
            let source = SourceText(name: path, text: text)
            places += Identifiers.find(names, in: Array(text.utf8)).map {
                Place(source: source, offset: $0.range.lowerBound, length: $0.range.count)
            }
        }
    }
}
