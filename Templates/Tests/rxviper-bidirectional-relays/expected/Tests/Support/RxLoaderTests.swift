import Dispatch
import RxSwift
import Testing

@testable import Scenes

/// Tests what every load does.
@MainActor
struct RxLoaderTests {
    private struct Failure: Error {}

    @Test func contentArrivesOnceLoaded() async throws {
        let loader = RxLoader<String>()
        #expect(
            try await states(of: loader, after: .just("first"))
                == [LoadState(), LoadState(isLoading: true), LoadState(content: "first")]
        )
        #expect(
            try await states(of: loader, after: .just("first")).dropFirst()
                == [LoadState(content: "first", isLoading: true), LoadState(content: "first")]
        )
    }

    @Test func failedReloadKeepsTheContent() async throws {
        let loader = RxLoader<String>(message: { "\($0)" })
        #expect(
            try await states(of: loader, after: .error(Failure())).last
                == LoadState(failure: "Failure()")
        )
        _ = try await states(of: loader, after: .just("first"))
        #expect(
            try await states(of: loader, after: .error(Failure())).last
                == LoadState(content: "first", failure: "Failure()")
        )
        #expect(
            try await states(of: loader, after: .just("second")).last
                == LoadState(content: "second")
        )
    }

    @Test func observerHearsOfEveryFailure() async throws {
        let failures = ReplaySubject<Bool>.create(bufferSize: 1)
        let events = SceneEvents()
        events.observer = {
            if case .failure(let error, _) = $0 { failures.onNext(error is Failure) }
        }
        let loader = SceneEvents.local.withValue(events) { RxLoader<String>() }
        loader.load(.error(Failure()))
        _ = try await Recording(of: failures.filter { $0 }, count: 1).elements()
    }

    @Test func newerLoadCancelsTheOlder() async throws {
        let loader = RxLoader<String>()
        let older = PublishSubject<String>()
        loader.load(older.asSingle())
        loader.load(.just("newer"))
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        #expect(try await contents.elements() == ["newer"])
        #expect(!older.hasObservers)
    }

    @Test func loadThatAChangeOvertakesFetchesAgain() async throws {
        let loader = RxLoader<[String]>()
        _ = try await states(of: loader, after: .just(["first", "second"]))
        let staleSubject = PublishSubject<[String]>()
        var fetches = [staleSubject.asSingle(), .just(["second", "third"])]
        loader.load(.deferred { fetches.removeFirst() })
        loader.change { $0.removeFirst() }
        let ends = loader.states.filter { !$0.isLoading && $0.content != ["first", "second"] }
        #expect(
            try await Recording(of: ends, count: 1).elements()
                == [LoadState(content: ["second", "third"])]
        )
        #expect(!staleSubject.hasObservers)
    }

    @Test func fetchThatChangesTheContentEnds() async throws {
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
        #expect(try await recording.elements() == [LoadState(content: 3)])
        #expect(fetches == 3)
    }

    @Test func loadIsRefusedWhenItBegins() async throws {
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
        #expect(fetches == 1)
    }

    @Test func pagesAreLoadedOneAtATime() async throws {
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
        #expect(
            try await Recording(of: ends, count: 1).elements()
                == [LoadState(content: ["first", "second"])]
        )
    }

    @Test func functionOfAnObjectFetchesAgainAfterAChange() async throws {
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

    @Test func pageWaitsForAReloadUnlessItFails() async throws {
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
        #expect(
            try await states(of: loader, after: .just(["last"])).last
                == LoadState(content: ["last"])
        )
        #expect(fetches == 1)
    }

    @Test func changeDoesNotCancelTheFirstLoad() async throws {
        let loader = RxLoader<[String]>()
        let first = PublishSubject<[String]>()
        let states = Recording(of: loader.states, count: 2)
        loader.load(first.asSingle())
        loader.change { $0.removeFirst() }
        _ = try await states.elements()
        first.onNext(["first"])
        first.onCompleted()
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        #expect(try await contents.elements() == [["first"]])
    }

    @Test func observerOfTheStatesCanLoad() async throws {
        let loader = RxLoader<String>()
        let observer = loader.states
            .filter { $0.failure != nil }
            .subscribe(onNext: { [weak loader] _ in loader?.load(.just("second")) })
        let contents = Recording(of: loader.states.compactMap(\.content), count: 1)
        loader.load(.error(Failure()))
        #expect(try await contents.elements() == ["second"])
        observer.dispose()
    }

    @Test func inputMayComeFromManyThreads() async throws {
        let loader = RxLoader<Int>()
        _ = try await states(of: loader, after: .just(0))
        let last = loader.states.filter { $0.content == 100 }
        let deliveries = Recording(of: last.map(MainQueue.delivers), count: 1)
        Self.increment(loader)
        #expect(try await deliveries.elements() == [true])
    }

    @Test func loadEndsWithTheLoader() async throws {
        let subject = PublishSubject<String>()
        do {
            let loader = RxLoader<String>()
            let states = Recording(of: loader.states, count: 2)
            loader.load(subject.asSingle())
            _ = try await states.elements()
        }
        #expect(!subject.hasObservers)
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
    private func states<Content>(
        of loader: RxLoader<Content>,
        after fetch: Single<Content>
    ) async throws -> [LoadState<Content>] {
        let states = Recording(of: loader.states, count: 3)
        loader.load(fetch)
        return try await states.elements()
    }
}
