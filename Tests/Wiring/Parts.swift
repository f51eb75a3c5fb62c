import Testing
import UIKit

@testable import Scenes

/// The objects that make up a scene: those of the generated module that can be reached from its view
/// controller by stored properties.
@MainActor
struct Parts {
    private(set) var objects: [AnyObject] = []

    init(of viewController: UIViewController) {
        visit(viewController)
    }

    private mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard String(reflecting: type(of: object)).hasPrefix("Scenes."),
                !(object is UINavigationController), !(object is Source),
                !objects.contains(where: { $0 === object })
            else { return }
            objects.append(object)
        }
        var next: Mirror? = mirror
        while let current = next {
            for child in current.children { visit(child.value) }
            next = current.superclassMirror
        }
    }
}

/// Objects that ought to be released.
@MainActor
struct Released {
    private struct Part {
        let name: String
        weak var object: AnyObject?
    }

    private let parts: [Part]

    /// - Parameter viewControllers: Those of scenes, or others, which stand for themselves.
    init(_ viewControllers: [UIViewController]) {
        parts = viewControllers.flatMap { viewController in
            // The defaults of dependencies belong to all scenes, and so do their events.
            let objects = Parts(of: viewController).objects.filter {
                !["Defaults", "SceneEvents"].contains("\(type(of: $0))")
            }
            return (objects.isEmpty ? [viewController] : objects).map {
                Part(name: "\(type(of: $0))", object: $0)
            }
        }
    }

    var count: Int { parts.count }

    /// Fails if parts stay, however long one waits.
    func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) async {
        _ = await eventually { parts.allSatisfy { $0.object == nil } }
        let kept = parts.filter { $0.object != nil }.map(\.name)
        #expect(kept == [], "these are not released", sourceLocation: sourceLocation)
    }
}
