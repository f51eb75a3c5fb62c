import Observation

/// The logic of a scene: how an action changes the state, and what follows from it.
@MainActor
protocol Reducer {
    associatedtype State
    associatedtype Action

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}

/// What follows an action: work that sends further actions.
@MainActor
struct Effect<Action> {
    typealias Send = @MainActor @Sendable (Action) async -> Void

    private let operation: @MainActor (_ send: @escaping Send) async -> Void

    /// Nothing follows.
    static var none: Self { Self { _ in } }

    static func run(
        _ operation: @escaping @MainActor (_ send: @escaping Send) async -> Void
    ) -> Self {
        Self(operation: operation)
    }

    /// Returns when the work has ended.
    func perform(_ send: @escaping Send) async {
        await operation(send)
    }

    /// The effect of a child scene, as one of its parent.
    func map<Parent>(_ action: @escaping @MainActor (Action) -> Parent) -> Effect<Parent> {
        .run { send in await perform { await send(action($0)) } }
    }
}

/// Holds the state of an app, or of a scene. Only actions change it.
@MainActor
@Observable
final class Store<Logic: Reducer> {
    private(set) var state: Logic.State
    private let reducer: Logic

    init(_ state: Logic.State, reducer: Logic) {
        self.state = state
        self.reducer = reducer
    }

    /// Changes the state, and returns when everything that follows has ended.
    func perform(_ action: Logic.Action) async {
        await reducer.reduce(&state, action).perform { await self.perform($0) }
    }
}
