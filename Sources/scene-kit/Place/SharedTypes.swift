import Diagnostics
import SceneScaffold

/// Looks for types of the team's own that shared files would declare a second time.
struct SharedTypes {
    private let place: Place

    init(_ place: Place) {
        self.place = place
    }

    /// - Throws: `Failure` with 73 naming each file that declares such a type.
    func check(_ plan: Plan) throws(Failure) {
        let created = plan.operations.filter { $0.isShared && $0.verb == .create }
        var declarers: [String: String] = [:]
        for operation in created {
            for type in DeclaredTypes(in: String(decoding: operation.new, as: UTF8.self)).types {
                declarers[type.name] = operation.path
            }
        }
        guard !declarers.isEmpty else { return }
        let planned = Set(plan.operations.map(\.path))
        var problems: [Diagnostic] = []
        for root in Set(
            [place.scene.path, place.support.path] + [place.tests?.path].compactMap(\.self)
        )
        .sorted() {
            SwiftFiles.forEach(below: root) { path, text in
                guard !planned.contains(path) else { return }
                for type in DeclaredTypes(in: text).types {
                    guard let shared = declarers[type.name] else { continue }
                    problems.append(problem(type.name, path: path, shared: shared))
                }
            }
        }
        if !problems.isEmpty { throw Failure(.conflict, problems) }
    }

    private func problem(_ type: String, path: String, shared: String) -> Diagnostic {
        Diagnostic(
            .error,
            "this declares '\(type)', and so would the shared file '\(shared)'; nothing was written",
            path: path,
            hint: "If this is your copy of the shared files, name its folder with --support <dir>; "
                + "if it is something else, rename it.")
    }
}
