import Dispatch
import RxSwift
import XCTest

@testable import Scenes

/// Tests what every load does.
nonisolated final class RxLoaderXCTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor
    func testContentArrivesOnceLoaded() async throws {
        let loader = RxLoader<String>()
        let first = try await states(of: loader, after: .just("first"))
        XCTAssertEqual(
            first,
            [LoadState(), LoadState(isLoading: true), LoadState(content: "first")]
        )
        let second = try await states(of: loader, after: .just("first")).dropFirst()
        XCTAssertEqual(
            second,
            [LoadState(content: "first", isLoading: true), LoadState(content: "first")]
        )
    }

    @MainActor
    func testFailedReloadKeepsTheContent() async throws {
        let loader = RxLoader<String>(message: { "\($0)" })
        let first = try await states(of: loader, after: .error(Failure())).last
        XCTAssertEqual(first, LoadState(failure: "Failure()"))
        _ = try await states(of: loader, after: .just("first"))
        let second = try await states(of: loader, after: .error(Failure())).last
        XCTAssertEqual(second, LoadState(content: "first", failure: "Failure()"))
        let third = try await states(of: loader, after: .just("second")).last
        XCTAssertEqual(third, LoadState(content: "second"))
    }

    @MainActor
    func testObserverHearsOfEveryFailure() async throws {
        let failures = ReplaySubject<Bool>.create(bufferSize: 1)
        let events = SceneEvents()
        events.observer = {
            if case .failure(let error, _) = $0 { failures.onNext(error is Failure) }
        }
        let loader = SceneEvents.local.withValue(events) { RxLoader<String>() }
        loader.load(.error(Failure()))
        _ = try await Recording(of: failures.filter { $0 }, count: 1).elements()
    }

    @MainActor
    func testNewerLoadCancelsTheOlder() async throws {
        let loader = RxLoader<String>()
        let older = PublishSubject<String>()
        loader.load(older.asSingle())
        loader.load(.just("newer"))
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        let recorded = try await contents.elements()
        XCTAssertEqual(recorded, ["newer"])
        XCTAssertFalse(older.hasObservers)
    }

    @MainActor
    func testLoadThatAChangeOvertakesFetchesAgain() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first", "second"]))
        let staleSubject = PublishSubject<[String]>()
        var fetches = [staleSubject.asSingle(), .just(["second", "third"])]
        loader.load(.deferred { fetches.removeFirst() })
        loader.change { $0.removeFirst() }
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first", "second"] }
        let recorded = try await Recording(of: ends, count: 1).elements()
        XCTAssertEqual(recorded, [LoadState(content: ["second", "third"])])
        XCTAssertFalse(staleSubject.hasObservers)
    }

    @MainActor
    func testFetchThatChangesTheContentEnds() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        var fetches = 0
        let fetch = Single<Int>.deferred {
            fetches += 1
            loader.change { $0 += 1 }
            return .just(-1)
        }
        let ends = loader.states.skip(1).filter { !$0.isLoading }
        let recording = Recording(of: ends, count: 1)
        loader.load(fetch)
        let recorded = try await recording.elements()
        XCTAssertEqual(recorded, [LoadState(content: 3)])
        XCTAssertEqual(fetches, 3)
    }

    @MainActor
    func testLoadIsRefusedWhenItBegins() async throws {
        let loader = RxLoader<String>()
        var fetches = 0
        let fetch = Single<String>.deferred {
            fetches += 1
            return .never()
        }
        // Inside of other work on the main thread, loads begin later.
        _ = MainScheduler.instance.schedule(()) {
            for _ in 0..<2 { loader.load(fetch, if: { !$0.isLoading }) }
            loader.load(.just("last"))
            return Disposables.create()
        }
        _ = try await Recording(of: loader.states.compactMap(\.content), count: 1).elements()
        XCTAssertEqual(fetches, 1)
    }

    @MainActor
    func testPagesAreLoadedOneAtATime() async throws {
        let loader = RxLoader<[String]>()
        loader.loadMore { .just($0 + ["too early"]) }
        _ = try await states(of: loader, after: .just(["first"]))
        let page = PublishSubject<[String]>()
        let loads = Recording(of: loader.states.filter { $0.isLoading }, count: 1)
        loader.loadMore { rows in page.map { rows + $0 }.asSingle() }
        loader.loadMore { .just($0 + ["twice"]) }
        _ = try await loads.elements()
        page.onNext(["second"])
        page.onCompleted()
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first"] }
        let recorded = try await Recording(of: ends, count: 1).elements()
        XCTAssertEqual(recorded, [LoadState(content: ["first", "second"])])
    }

    @MainActor
    func testFunctionOfAnObjectFetchesAgainAfterAChange() async throws {
        final class Source {
            var fetched = "old"
            let staleSubject = PublishSubject<String>()

            func fetch() -> Single<String> {
                fetched == "old" ? staleSubject.asSingle() : .just(fetched)
            }
        }
        let loader = RxLoader<String>()
        _ = try await states(of: loader, after: .just("first"))
        let source = Source()
        loader.load(with: source) { $0.fetch() }
        source.fetched = "new"
        loader.change { $0 = "changed" }
        let ends = loader.states.filter { !$0.isLoading && $0.content == "new" }
        _ = try await Recording(of: ends, count: 1).elements()
    }

    @MainActor
    func testPageWaitsForAReloadUnlessItFails() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first"]))
        var fetches = 0
        for fails in [true, false] {
            let reload = PublishSubject<[String]>()
            let begun = Recording(of: loader.states.filter { $0.isLoading }, count: 1)
            loader.load(reload.asSingle())
            _ = try await begun.elements()
            let ends = Recording(of: loader.states.filter { !$0.isLoading }, count: 1)
            for _ in 0..<2 {
                loader.loadMore { rows in
                    fetches += 1
                    return .just(rows + ["second"])
                }
            }
            if fails { reload.onError(Failure()) }
            reload.onNext(["first"])
            reload.onCompleted()
            _ = try await ends.elements()
        }
        let pages = loader.states.filter { $0 == LoadState(content: ["first", "second"]) }
        _ = try await Recording(of: pages, count: 1).elements()
        loader.loadMore(unless: { $0.count > 1 }, { .just($0 + ["third"]) })
        let last = try await states(of: loader, after: .just(["last"])).last
        XCTAssertEqual(last, LoadState(content: ["last"]))
        XCTAssertEqual(fetches, 1)
    }

    @MainActor
    func testChangeDoesNotCancelTheFirstLoad() async throws {
        let loader = RxLoader<[String]>()
        let first = PublishSubject<[String]>()
        let states = Recording(of: loader.states, count: 2)
        loader.load(first.asSingle())
        loader.change { $0.removeFirst() }
        _ = try await states.elements()
        first.onNext(["first"])
        first.onCompleted()
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        let recorded = try await contents.elements()
        XCTAssertEqual(recorded, [["first"]])
    }

    @MainActor
    func testObserverOfTheStatesCanLoad() async throws {
        let loader = RxLoader<String>()
        let observer = loader.states
            .filter { $0.failure != nil }
            .subscribe(onNext: { [weak loader] _ in loader?.load(.just("second")) })
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        loader.load(.error(Failure()))
        let recorded = try await contents.elements()
        XCTAssertEqual(recorded, ["second"])
        observer.dispose()
    }

    @MainActor
    func testInputMayComeFromManyThreads() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        let last = loader.states.filter { $0.content == 100 }
        let deliveries = Recording(of: last.map(MainQueue.delivers), count: 1)
        Self.increment(loader)
        let recorded = try await deliveries.elements()
        XCTAssertEqual(recorded, [true])
    }

    @MainActor
    func testLoadEndsWithTheLoader() async throws {
        let subject = PublishSubject<String>()
        do {
            let loader = RxLoader<String>()
            let states = Recording(of: loader.states, count: 2)
            loader.load(subject.asSingle())
            _ = try await states.elements()
        }
        XCTAssertFalse(subject.hasObservers)
    }

    private nonisolated static func increment(_ loader: RxLoader<Int>) {
        for _ in 1...100 {
            _ = ConcurrentDispatchQueueScheduler(qos: .default).schedule(loader) { loader in
                loader.change { $0 += 1 }
                return Disposables.create()
            }
        }
    }

    /// The current state, and the two states of a load.
    @MainActor
    private func states<Content>(
        of loader: RxLoader<Content>,
        after fetch: Single<Content>
    ) async throws -> [LoadState<Content>] {
        let states = Recording(of: loader.states, count: 3)
        loader.load(fetch)
        return try await states.elements()
    }
}
