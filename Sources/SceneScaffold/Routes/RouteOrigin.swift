/// The scene that a route starts from, which may have been written by hand.
public struct RouteOrigin: Hashable, Sendable {
    /// What it is called.
    public var name: SceneName
    /// The options of its set.
    public var options: OptionValues
    /// Who the route is by, for sets that ask.
    public var author: String
    /// The day it was made, for sets that ask.
    public var date: CalendarDate

    /// A scene of which nothing else is known.
    public init(name: SceneName, options: OptionValues, author: String, date: CalendarDate) {
        self.name = name
        self.options = options
        self.author = author
        self.date = date
    }

    /// A scene that scene-kit makes.
    public init(_ scene: Scene) {
        self.init(
            name: scene.name, options: scene.options, author: scene.author, date: scene.date)
    }
}
