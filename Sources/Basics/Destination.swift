/// Where a file goes: a folder that the user chose, and a safe path below it.
package struct Destination: Hashable, Sendable {
    /// What it is made of, in one piece, since plans are long and their operations are copied.
    private final class Parts: Sendable {
        let base: String
        let relative: OutputPath
        let path: String

        init(_ base: String, _ relative: OutputPath) {
            self.base = base
            self.relative = relative
            path = Destination.join(base, relative.description)
        }
    }

    private let parts: Parts

    /// Relative to the current folder, or absolute where the user gave it so. Symbolic links in it
    /// are the user's business; below it none is followed.
    package var base: String { parts.base }
    /// The path from there on.
    package var relative: OutputPath { parts.relative }
    /// The whole path as it is shown and opened.
    package var path: String { parts.path }

    /// Whether two are in the same folder.
    package func isBeside(_ other: Destination) -> Bool {
        let (own, others) = (relative.components, other.relative.components)
        return own.count == others.count && base == other.base
            && own.dropLast().elementsEqual(others.dropLast())
    }

    /// The place at a path below a folder.
    package init(base: String, relative: OutputPath) {
        parts = Parts(base, relative)
    }

    /// Whether two are the same path below the same folder.
    package static func == (one: Self, other: Self) -> Bool {
        one.parts === other.parts || one.base == other.base && one.relative == other.relative
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(relative)
    }

    /// Two paths as one, without a `./` at the start.
    package static func join(_ folder: String, _ path: String) -> String {
        switch folder {
        case ".", "": path
        default: folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        }
    }
}
