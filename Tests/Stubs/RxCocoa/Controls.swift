import RxSwift
import UIKit

public struct ControlEvent<PropertyType>: ObservableType {
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.asObservable()
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { events }
    public func asControlEvent() -> ControlEvent<Element> { self }
}

public struct ControlProperty<PropertyType>: ObservableType, ObserverType {
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let sink: AnyObserver<PropertyType>

    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.asObservable()
        sink = valueSink.asObserver()
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
    public func asObservable() -> Observable<Element> { values }
    public func asControlProperty() -> ControlProperty<Element> { self }
    public func on(_ event: Event<Element>) { sink.on(event) }
}

extension ControlProperty where PropertyType == String? {
    public var orEmpty: ControlProperty<String> {
        ControlProperty<String>(
            values: map { $0 ?? "" }, valueSink: AnyObserver { event in event.element.map(onNext) })
    }
}

extension Reactive where Base: UIControl {
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(events: Observable.never())
    }
}

extension Reactive where Base: UIButton {
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { _, _ in }
    }
}

extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> {
        ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    }
}

extension Reactive where Base: UITableView {
    public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: Observable.never()) }

    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
        ControlEvent(events: Observable.never())
    }

    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void)
        -> Disposable where Source.Element == Sequence
    {
        { _ in { _ in Disposables.create() } }
    }
}
