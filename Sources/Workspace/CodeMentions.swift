import Basics
import Projects
import SwiftSource

/// The places in a project's code that mention certain names.
struct CodeMentions {
    struct Place {
        let source: SourceText
        let offset: Int
        let length: Int
    }

    private(set) var places: [Place] = []

    /// - Parameters:
    ///   - functions: The names of the functions to find. A name that other code declares too is
    ///     skipped, because its calls may mean that declaration.
    ///   - ignored: The paths of the files to skip.
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
