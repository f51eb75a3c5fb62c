#if canImport(RxCocoa)
import RxCocoa
import RxRelay
import RxSwift

/// Passes values between a control and what it stands for, both ways, without a loop: what one
/// side is given, only the other one hears.
nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInput = PublishRelay<Value>()
    private let viewInput = PublishRelay<Value>()

    /// The side of the presenter.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // Whoever is bound to this keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The side of the view.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}

/// The same, with a value that the view is told as soon as it is bound.
nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInput: BehaviorRelay<Value>
    private let viewInput = PublishRelay<Value>()

    init(value: Value) {
        workInput = BehaviorRelay(value: value)
    }

    /// The side of the presenter.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // Whoever is bound to this keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The side of the view.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}
#endif
