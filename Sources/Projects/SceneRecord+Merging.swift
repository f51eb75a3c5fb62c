import Basics
package import Scenes
import SwiftSource

extension SceneRecord {
    /// Keeps what an earlier record of the scene says of files and routes that were not made now.
    package mutating func keep(_ earlier: SceneRecord) {
        files = earlier.files.merging(files)
        for key in earlier.entry.choices.options.keys where entry.choices.options[key] == nil {
            entry.choices.options[key] = resolved.options[key]
        }
        for route in earlier.entry.choices.routes ?? [] { add(route, .push) }
        for route in earlier.entry.choices.presentations ?? [] { add(route, .present) }
        // One of the two made all parts there are.
        let parts = entry.choices.parts ?? []
        let earlierParts = earlier.entry.choices.parts ?? []
        if parts.isEmpty || earlierParts.isEmpty {
            entry.choices.parts = nil
        } else {
            let known = parts.map(\.text)
            entry.choices.parts = parts + earlierParts.filter { !known.contains($0.text) }
        }
        tests = tests ?? earlier.tests
        support = support ?? earlier.support
    }

    /// Adds a route, unless one with its label is there.
    package mutating func add(_ route: RouteEntry, _ style: RouteStyle) {
        let all = (entry.choices.routes ?? []) + (entry.choices.presentations ?? [])
        guard !all.contains(where: { $0.key == route.key }) else { return }
        switch style {
        case .push: entry.choices.routes = (entry.choices.routes ?? []) + [route]
        case .present: entry.choices.presentations = (entry.choices.presentations ?? []) + [route]
        }
    }

    /// Takes in a route, in place of one with its label.
    package mutating func replace(_ route: RouteEntry, _ style: RouteStyle) {
        let same = style == .push ? entry.choices.routes : entry.choices.presentations
        // One that is there stays in its place.
        if same?.contains(where: { $0.json == route.json }) == true { return }
        entry.choices.routes?.removeAll { $0.key == route.key }
        entry.choices.presentations?.removeAll { $0.key == route.key }
        add(route, style)
    }

    /// Takes in files that were made for it, in place of those with their paths.
    package mutating func add(_ more: [RecordedFile]) {
        files = files.merging(more)
    }
}

extension RouteEntry {
    /// The scene that it leads to; nil for one that cannot be read.
    package var target: String? {
        (try? RouteRequest(parsing: text, .push))?.target.description
    }

    /// What it is called; nil for one that cannot be read.
    package var label: String? { (try? RouteRequest(parsing: text, .push))?.label }

    /// The same for comparing: labels that differ only in case would share a file.
    fileprivate var key: String { (label ?? text.text).caseFolded }
}
