import RxRelay
import RxSwift
import Testing

/// What the stub of RxSwift and the real one have in common: every operator of the stub is called
/// here, and gives the same with both.
@Suite struct StubbedOperatorTests {
    private struct Failure: Error {}

    /// What a sequence tells at once, and how it ends.
    private func all<Element>(_ sequence: Observable<Element>) -> [String] {
        var told: [String] = []
        let subscription = sequence.subscribe(
            onNext: { told.append("\($0)") },
            onError: { _ in told.append("error") },
            onCompleted: { told.append("completed") },
            onDisposed: { told.append("disposed") }
        )
        subscription.dispose()
        return told
    }

    @Test func creates() {
        #expect(all(.just(1)) == ["1", "completed", "disposed"])
        #expect(all(.of(1, 2)) == ["1", "2", "completed", "disposed"])
        #expect(all(.from([3])) == ["3", "completed", "disposed"])
        #expect(all(Observable<Int>.empty()) == ["completed", "disposed"])
        #expect(all(Observable<Int>.never()) == ["disposed"])
        #expect(all(Observable<Int>.error(Failure())) == ["error", "disposed"])
        #expect(all(Observable<Int>.deferred { throw Failure() }) == ["error", "disposed"])
        let created = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.on(.next(2))
            return Disposables.create()
        }
        #expect(all(created) == ["1", "completed", "disposed"])
    }

    @Test func createsSingles() {
        #expect(all(Single.just(1).asObservable()) == ["1", "completed", "disposed"])
        #expect(all(Single<Int>.error(Failure()).asObservable()) == ["error", "disposed"])
        let created = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            return Disposables.create()
        }
        #expect(all(created.asObservable()) == ["1", "completed", "disposed"])
        let failed = Single<Int>.create { single in
            single(.failure(Failure()))
            return Disposables.create()
        }
        #expect(all(failed.asObservable()) == ["error", "disposed"])
        #expect(all(Single<Int>.never().asObservable()) == ["disposed"])
        let mapped = Single.just(1).map { $0 + 1 }
        #expect(all(mapped.asObservable()) == ["2", "completed", "disposed"])
        let observed = mapped.observe(on: CurrentThreadScheduler.instance)
        #expect(all(observed.asObservable()) == ["2", "completed", "disposed"])
        for (numbers, told) in [([1], ["1", "completed"]), ([], ["error"]), ([1, 2], ["error"])] {
            let single = Observable.from(numbers).asSingle()
            #expect(all(single.asObservable()) == told + ["disposed"])
        }
        let failing = Observable<Int>.error(Failure()).asSingle()
        #expect(all(failing.asObservable()) == ["error", "disposed"])
        var effects: [Int] = []
        let effective = Single.just(1).do(onSuccess: { effects.append($0) })
        #expect(all(effective.asObservable()) == ["1", "completed", "disposed"])
        #expect(effects == [1])
    }

    @Test func transforms() {
        let numbers = Observable.of(1, 2, 2, 3)
        #expect(all(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "completed", "disposed"])
        #expect(all(numbers.map { _ in throw Failure() }.map { 1 }) == ["error", "disposed"])
        #expect(all(numbers.compactMap { Int?($0 - 1) }.take(1)) == ["0", "completed", "disposed"])
        #expect(all(numbers.filter { $0 > 2 }) == ["3", "completed", "disposed"])
        #expect(all(numbers.scan(0, accumulator: +).skip(3)) == ["8", "completed", "disposed"])
        let sums = numbers.scan(into: 0) { sum, number in sum += number }
        #expect(all(sums.skip(3)) == ["8", "completed", "disposed"])
        #expect(all(numbers.take(0)) == ["completed", "disposed"])
        #expect(all(numbers.startWith(0).take(2)) == ["0", "1", "completed", "disposed"])
        let distinct = ["1", "2", "3", "completed", "disposed"]
        #expect(all(numbers.distinctUntilChanged()) == distinct)
        #expect(all(numbers.distinctUntilChanged { $0 }) == distinct)
        #expect(all(numbers.distinctUntilChanged { $0 == $1 }) == distinct)
        #expect(all(numbers.distinctUntilChanged(at: \.self)) == distinct)
        #expect(all(numbers.concat(Observable.just(4)).skip(4)) == ["4", "completed", "disposed"])
        let failing = Observable<Int>.error(Failure())
        #expect(all(failing.catchAndReturn(1)) == ["1", "completed", "disposed"])
        #expect(all(failing.catch { _ in .just(2) }) == ["2", "completed", "disposed"])
    }

    @Test func hasSideEffects() {
        var seen: [String] = []
        let effects = Observable.of(1).do(
            onNext: { seen.append("next \($0)") },
            afterNext: { seen.append("after \($0)") },
            onCompleted: { seen.append("completed") },
            afterCompleted: { seen.append("after completed") },
            onSubscribe: { seen.append("subscribe") },
            onSubscribed: { seen.append("subscribed") },
            onDispose: { seen.append("dispose") }
        )
        #expect(all(effects) == ["1", "completed", "disposed"])
        #expect(seen.count == 7)
        #expect(seen.first == "subscribe")
        #expect(
            all(Observable.of(1).do(onNext: { _ in throw Failure() })) == ["error", "disposed"])
        var failures = 0
        _ = all(Observable<Int>.error(Failure()).do(onError: { _ in failures += 1 }))
        #expect(failures == 1)
    }

    @Test func flattens() {
        let outer = PublishSubject<Int>()
        let first = PublishSubject<String>()
        let second = PublishSubject<String>()
        var latest: [String] = []
        var every: [String] = []
        let disposeBag = DisposeBag()
        outer.flatMapLatest { $0 == 1 ? first : second }
            .subscribe(onNext: { latest.append($0) }, onCompleted: { latest.append("end") })
            .disposed(by: disposeBag)
        outer.flatMap { $0 == 1 ? first : second }
            .subscribe(onNext: { every.append($0) }, onCompleted: { every.append("end") })
            .disposed(by: disposeBag)
        outer.onNext(1)
        first.onNext("a")
        outer.onNext(2)
        first.onNext("b")
        second.onNext("c")
        outer.onCompleted()
        second.onCompleted()
        first.onCompleted()
        #expect(latest == ["a", "c", "end"])
        #expect(every == ["a", "b", "c", "end"])
    }

    @Test func combines() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<String>()
        var told: [String] = []
        let disposeBag = DisposeBag()
        Observable.combineLatest(left, right)
            .subscribe(onNext: { told.append("\($0)\($1)") }).disposed(by: disposeBag)
        Observable.combineLatest(left, right, Observable.just("!"))
            .subscribe(onNext: { told.append("\($0)\($1)\($2)") }).disposed(by: disposeBag)
        Observable.combineLatest(left, right) { "\($1)\($0)" }
            .subscribe(onNext: { told.append($0) }).disposed(by: disposeBag)
        left.withLatestFrom(right)
            .subscribe(onNext: { told.append("latest \($0)") }).disposed(by: disposeBag)
        left.withLatestFrom(right) { "\($0) with \($1)" }
            .subscribe(onNext: { told.append($0) }).disposed(by: disposeBag)
        Observable.merge(left.map { "\($0)" }, right.asObservable())
            .subscribe(onNext: { told.append("any \($0)") }).disposed(by: disposeBag)
        left.onNext(1)
        right.onNext("a")
        left.onNext(2)
        #expect(
            told == [
                "any 1", "1a", "1a!", "a1", "any a", "2a", "2a!", "a2", "latest a", "2 with a",
                "any 2",
            ])
        #expect(
            all(Observable.merge([.just(1), .just(2)])) == ["1", "2", "completed", "disposed"])
    }
}
