{{> header}}
#if canImport(RxCocoa)
import RxCocoa
import RxRelay
import RxSwift

/// Binds a control and its value both ways without a loop: each side receives only what the other
/// side sends.
nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInput = PublishRelay<Value>()
    private let viewInput = PublishRelay<Value>()

    /// The presenter's side.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The view's side.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}

/// A bidirectional relay with a value that the view receives as soon as it is bound.
nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInput: BehaviorRelay<Value>
    private let viewInput = PublishRelay<Value>()

    init(value: Value) {
        workInput = BehaviorRelay(value: value)
    }

    /// The presenter's side.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The view's side.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}
#endif
