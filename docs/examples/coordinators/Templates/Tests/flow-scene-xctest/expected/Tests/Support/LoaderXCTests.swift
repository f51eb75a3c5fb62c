import XCTest

@testable import Scenes

/// Tests what every load does.
nonisolated final class LoaderXCTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor
    func testContentArrivesOnceLoaded() async {
        let loader = Loader<String>()
        var states: [LoadState<String>] = []
        loader.onChange = { states.append($0) }
        await loader.load { "first" }
        await loader.load { "first" }
        XCTAssertEqual(
            states,
            [
                LoadState(isLoading: true),
                LoadState(content: "first"),
                LoadState(content: "first", isLoading: true),
                LoadState(content: "first"),
            ]
        )
    }

    @MainActor
    func testFailedReloadKeepsTheContent() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        XCTAssertEqual(loader.state, LoadState(failure: "Failure()"))
        await loader.load { "first" }
        await loader.load { throw Failure() }
        XCTAssertEqual(loader.state, LoadState(content: "first", failure: "Failure()"))
        await loader.load { "second" }
        XCTAssertEqual(loader.state, LoadState(content: "second"))
    }

    @MainActor
    func testObserverHearsOfEveryFailure() async {
        var failures = 0
        let events = SceneEvents()
        events.observer = { if case .failure(is Failure, _) = $0 { failures += 1 } }
        await SceneEvents.local.withValue(events) {
            await Loader<String>().load { throw Failure() }
        }
        XCTAssertEqual(failures, 1)
    }

    @MainActor
    func testFetchThatChangesTheContentEnds() async {
        let loader = Loader<Int>()
        await loader.load { 0 }
        var fetches = 0
        await loader.load {
            fetches += 1
            loader.change { $0 += 1 }
            return -1
        }
        XCTAssertEqual(fetches, 3)
        XCTAssertEqual(loader.state, LoadState(content: 3))
    }

    @MainActor
    func testCanceledLoadChangesNothing() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        let load = Task {
            await loader.load {
                try? await Task.sleep(nanoseconds: 60_000_000_000)
                return "canceled"
            }
        }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(loader.state, LoadState(failure: "Failure()"))
    }

    @MainActor
    func testNewestLoadWins() async {
        let loader = Loader<String>()
        await loader.load {
            await loader.load { "newer" }
            XCTAssertEqual(loader.state, LoadState(content: "newer", isLoading: true))
            return "older"
        }
        XCTAssertEqual(loader.state, LoadState(content: "newer"))
    }

    @MainActor
    func testLoadThatAChangeOvertakesFetchesAgain() async {
        let loader = Loader<[String]>()
        await loader.load { ["first", "second"] }
        var fetched = [["first", "second"], ["second", "third"]]
        await loader.load {
            if fetched.count == 2 { loader.change { $0.removeFirst() } }
            XCTAssertEqual(loader.state, LoadState(content: ["second"], isLoading: true))
            return fetched.removeFirst()
        }
        XCTAssertEqual(loader.state, LoadState(content: ["second", "third"]))
    }

    @MainActor
    func testPagesAreLoadedOneAtATime() async {
        let loader = Loader<[String]>()
        await loader.loadMore { $0 + ["too early"] }
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.loadMore { $0 + ["twice"] }
            return rows + ["second"]
        }
        XCTAssertEqual(loader.state, LoadState(content: ["first", "second"]))
    }

    @MainActor
    func testPageWaitsForAReloadUnlessItFails() async {
        let loader = Loader<[String]>(message: { "\($0)" })
        await loader.load { ["first"] }
        var pages: [Task<Void, Never>] = []
        func reload(_ result: Result<[String], Failure>) async {
            await loader.load {
                for _ in 0..<2 {
                    let page = Task {
                        await loader.loadMore(unless: { $0.count > 1 }, { $0 + ["second"] })
                    }
                    pages.append(page)
                }
                await Task.yield()
                return try result.get()
            }
            while !pages.isEmpty { await pages.removeFirst().value }
        }
        await reload(.failure(Failure()))
        XCTAssertEqual(loader.state, LoadState(content: ["first"], failure: "Failure()"))
        await reload(.success(["first"]))
        XCTAssertEqual(loader.state, LoadState(content: ["first", "second"]))
    }

    @MainActor
    func testReloadOvertakesAPage() async {
        let loader = Loader<[String]>()
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.load { ["reloaded"] }
            return rows + ["stale"]
        }
        XCTAssertEqual(loader.state, LoadState(content: ["reloaded"]))
    }
}
