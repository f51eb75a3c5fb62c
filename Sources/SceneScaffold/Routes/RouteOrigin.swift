package import SwiftSource

/// The scene that a route starts from, which may have been written by hand.
package struct RouteOrigin: Hashable, Sendable {
    /// What it is called.
    package var name: SceneName
    /// The options of its set.
    package var options: OptionValues
    /// Who the route is by, for sets that ask.
    package var author: String
    /// The day it was made, for sets that ask.
    package var date: CalendarDate

    /// A scene of which nothing else is known.
    package init(name: SceneName, options: OptionValues, author: String, date: CalendarDate) {
        self.name = name
        self.options = options
        self.author = author
        self.date = date
    }

    /// A scene that scene-kit makes.
    package init(_ scene: Scene) {
        self.init(
            name: scene.name, options: scene.options, author: scene.author, date: scene.date)
    }
}
