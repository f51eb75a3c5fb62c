import RxSwift

extension ObservableType {
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        hand(to: relays.map { $0.accept })
    }

    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        hand(to: relays.map { $0.accept })
    }

    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        hand(to: relays.map { $0.accept })
    }

    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        hand(to: relays.map { $0.accept })
    }

    /// A relay cannot fail, so an error must not reach one.
    private func hand(to relays: [(Element) -> Void]) -> Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay(element) } },
            onError: { fatalError("an error reached a relay: \($0)") }
        )
    }
}
