{{> header}}
#if canImport(RxCocoa)
{{> public}}import RxCocoa
import RxRelay
import RxSwift

/// Binds a control and its value both ways without a loop: each side receives only what the other
/// side sends.
{{> public}}nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInputRelay = PublishRelay<Value>()
    private let viewInputRelay = PublishRelay<Value>()
    {{#options.access.is.public}}

    public init() {}
    {{/options.access.is.public}}

    /// The presenter's side.
    {{> public}}var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInputRelay.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInputRelay.accept(value) }
        )
    }

    /// The view's side.
    {{> public}}var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInputRelay.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInputRelay.accept(value) }
        )
    }
}

/// A bidirectional relay with a value that the view receives as soon as it is bound.
{{> public}}nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInputRelay: BehaviorRelay<Value>
    private let viewInputRelay = PublishRelay<Value>()

    {{> public}}init(value: Value) {
        workInputRelay = BehaviorRelay(value: value)
    }

    /// The presenter's side.
    {{> public}}var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInputRelay.asObservable(),
            // A binding to this property keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInputRelay.accept(value) }
        )
    }

    /// The view's side.
    {{> public}}var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInputRelay.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInputRelay.accept(value) }
        )
    }
}
#endif
