#if canImport(RxCocoa)
import RxCocoa
import RxRelay
import RxSwift

/// Binds a control and its value both ways without a loop: each side receives only what the other
/// side sends.
nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInputRelay = PublishRelay<Value>()
    private let viewInputRelay = PublishRelay<Value>()

    /// The presenter's side.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInputRelay.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInputRelay.accept(value) }
        )
    }

    /// The view's side.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInputRelay.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInputRelay.accept(value) }
        )
    }
}

/// A bidirectional relay with a value that the view receives as soon as it is bound.
nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInputRelay: BehaviorRelay<Value>
    private let viewInputRelay = PublishRelay<Value>()

    init(value: Value) {
        workInputRelay = BehaviorRelay(value: value)
    }

    /// The presenter's side.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInputRelay.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInputRelay.accept(value) }
        )
    }

    /// The view's side.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInputRelay.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInputRelay.accept(value) }
        )
    }
}
#endif
