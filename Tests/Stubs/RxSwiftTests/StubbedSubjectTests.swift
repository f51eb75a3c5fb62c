import Foundation
import RxRelay
import RxSwift
import Testing

/// Subjects, relays and schedulers of the stub, which do here what those of the real RxSwift do.
@Suite struct StubbedSubjectTests {
    @Test func subjectsTellThoseWhoSubscribed() throws {
        var told: [String] = []
        let disposeBag = DisposeBag()
        let publish = PublishSubject<Int>()
        publish.onNext(0)
        publish.subscribe { told.append("publish \($0.element ?? -1)") }.disposed(by: disposeBag)
        publish.asObserver().onNext(1)
        let behavior = BehaviorSubject(value: 2)
        behavior.subscribe(onNext: { told.append("behavior \($0)") }).disposed(by: disposeBag)
        behavior.onNext(3)
        #expect(try behavior.value() == 3)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        replay.onNext(4)
        replay.onNext(5)
        replay.onCompleted()
        replay.subscribe(
            onNext: { told.append("replay \($0)") }, onCompleted: { told.append("end") }
        ).disposed(by: disposeBag)
        #expect(told == ["publish 1", "behavior 2", "behavior 3", "replay 5", "end"])
        #expect(publish.hasObservers && behavior.hasObservers && !replay.hasObservers)
        #expect(!ReplaySubject<Int>.createUnbounded().hasObservers)
    }

    @Test func relaysAcceptAndAreBound() {
        let inputRelay = PublishRelay<Int>()
        let numberRelay = BehaviorRelay(value: 0)
        let optionalRelay = BehaviorRelay<Int?>(value: nil)
        let echoRelay = PublishRelay<Int>()
        let maybeRelay = PublishRelay<Int?>()
        var told: [Int?] = []
        var disposeBag = DisposeBag()
        echoRelay.subscribe(onNext: { told.append($0) }).disposed(by: disposeBag)
        maybeRelay.asObservable().subscribe(onNext: { told.append($0) }).disposed(by: disposeBag)
        inputRelay.bind(to: numberRelay).disposed(by: disposeBag)
        inputRelay.bind(to: optionalRelay).disposed(by: disposeBag)
        inputRelay.bind(to: echoRelay).disposed(by: disposeBag)
        inputRelay.bind(to: maybeRelay).disposed(by: disposeBag)
        inputRelay.accept(1)
        #expect(numberRelay.value == 1 && optionalRelay.value == 1 && told == [1, 1])
        disposeBag = DisposeBag()
        inputRelay.accept(2)
        #expect(numberRelay.value == 1 && told == [1, 1])
    }

    @Test func sharesOneSubscription() {
        var subscriptions = 0
        let source = PublishSubject<Int>()
        let shared = source.do(onSubscribe: { subscriptions += 1 }).share(replay: 1)
        var told: [Int] = []
        let first = shared.subscribe(onNext: { told.append($0) })
        source.onNext(1)
        let second = shared.subscribe(onNext: { told.append($0 * 10) })
        source.onNext(2)
        #expect(told == [1, 10, 2, 20] && subscriptions == 1)
        first.dispose()
        second.dispose()
        #expect(!source.hasObservers)
        let third = shared.subscribe(onNext: { told.append($0) })
        #expect(told.count == 4 && subscriptions == 2)
        third.dispose()
    }

    @Test func disposesOfWhatIsOver() {
        var count = 0
        let serial = SerialDisposable()
        serial.disposable = Disposables.create { count += 1 }
        serial.disposable = Disposables.create(
            Disposables.create { count += 1 }, Disposables.create { count += 1 })
        #expect(count == 1)
        serial.dispose()
        #expect(count == 3 && serial.isDisposed)
        Disposables.create([Disposables.create { count += 1 }]).dispose()
        #expect(count == 4)
    }

    @Test func bindersHoldTheirObjectWeakly() {
        final class Label: NSObject {
            var text = ""
        }
        var label: Label? = Label()
        let binder = Binder(label!, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 }
        binder.onNext("a")
        #expect(label?.text == "a")
        let subject = PublishSubject<String>()
        let subscription = subject.subscribe(
            with: label!, onNext: { label, text in label.text = text })
        subject.onNext("b")
        #expect(label?.text == "b")
        _ = label!.rx.text.asObserver()
        weak var released: Label?
        do { released = label }
        label = nil
        #expect(released == nil)
        subscription.dispose()
    }

    @Test func schedulersKeepTheOrder() async throws {
        let schedulers: [any SchedulerType] = [
            ConcurrentDispatchQueueScheduler(qos: .default), MainScheduler.instance,
            SerialDispatchQueueScheduler(qos: .default),
        ]
        for scheduler in schedulers {
            var numbers: [Int] = []
            let observed = Observable.from(Array(1...100)).observe(on: scheduler)
            for try await number in observed.values { numbers.append(number) }
            #expect(numbers == Array(1...100))
            numbers = []
            for try await number in Observable.of(1, 2).subscribe(on: scheduler).values {
                numbers.append(number)
            }
            #expect(numbers == [1, 2])
        }
    }

    @Test func waitsForTheLastElement() async throws {
        let subject = PublishSubject<Int>()
        let last = subject.debounce(.milliseconds(50), scheduler: MainScheduler.instance).take(1)
        let values = last.values
        for number in 1...3 { subject.onNext(number) }
        for try await number in values { #expect(number == 3) }
    }

    @Test func endsWhatTakesTooLong() async {
        let slow = Observable<Int>.never()
            .timeout(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
        await #expect(throws: RxError.self) {
            for try await _ in slow.values {}
        }
    }
}
