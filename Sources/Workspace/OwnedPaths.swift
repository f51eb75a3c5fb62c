package import Basics
import FileSystem
package import Scenes

/// The paths that files are made at. Most lie below the same folder as the one before.
package struct OwnedPaths {
    package private(set) var all: [SceneGeneration.OwnedPath] = []
    private var base = ""
    private var absoluteBase = ""

    package init() {}

    /// The paths of files that no single scene asks for.
    package init(_ destinations: [Destination]) {
        for destination in destinations { add(destination, item: nil) }
    }

    /// - Parameter item: the number of the item that asks for it.
    package mutating func add(_ destination: Destination, item: Int?) {
        if all.isEmpty || base != destination.base {
            base = destination.base
            absoluteBase = AbsolutePath(base).text
        }
        all.append(
            SceneGeneration.OwnedPath(
                path: destination.path,
                absolutePath: Destination.join(
                    absoluteBase, destination.relative.description),
                item: item))
    }
}
