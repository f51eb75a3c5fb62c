import Testing

@testable import Scenes

/// Tests what every load does.
@MainActor
struct LoaderTests {
    private struct Failure: Error {}

    @Test func contentArrivesOnceLoaded() async {
        let loader = Loader<String>()
        var states: [LoadState<String>] = []
        loader.onChange = { states.append($0) }
        await loader.load { "first" }
        await loader.load { "first" }
        #expect(
            states == [
                LoadState(isLoading: true),
                LoadState(content: "first"),
                LoadState(content: "first", isLoading: true),
                LoadState(content: "first"),
            ]
        )
    }

    @Test func failedReloadKeepsTheContent() async {
        let loader = Loader<String>(message: { "\($0)" })
        await loader.load { throw Failure() }
        #expect(loader.state == LoadState(failure: "Failure()"))
        await loader.load { "first" }
        await loader.load { throw Failure() }
        #expect(loader.state == LoadState(content: "first", failure: "Failure()"))
        await loader.load { "second" }
        #expect(loader.state == LoadState(content: "second"))
    }

    @Test func observerHearsOfEveryFailure() async {
        var failures = 0
        let events = SceneEvents()
        events.observer = { if case .failure(is Failure, _) = $0 { failures += 1 } }
        await SceneEvents.local.withValue(events) {
            await Loader<String>().load { throw Failure() }
        }
        #expect(failures == 1)
    }

    @Test func fetchThatChangesTheContentEnds() async {
        let loader = Loader<Int>()
        await loader.load { 0 }
        var fetches = 0
        await loader.load {
            fetches += 1
            loader.change { $0 += 1 }
            return -1
        }
        #expect(fetches == 3 && loader.state == LoadState(content: 3))
    }

    @Test func canceledLoadChangesNothing() async {
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
        #expect(loader.state == LoadState(failure: "Failure()"))
    }

    @Test func newestLoadWins() async {
        let loader = Loader<String>()
        await loader.load {
            await loader.load { "newer" }
            #expect(loader.state == LoadState(content: "newer", isLoading: true))
            return "older"
        }
        #expect(loader.state == LoadState(content: "newer"))
    }

    @Test func loadThatAChangeOvertakesFetchesAgain() async {
        let loader = Loader<[String]>()
        await loader.load { ["first", "second"] }
        var fetched = [["first", "second"], ["second", "third"]]
        await loader.load {
            if fetched.count == 2 { loader.change { $0.removeFirst() } }
            #expect(loader.state == LoadState(content: ["second"], isLoading: true))
            return fetched.removeFirst()
        }
        #expect(loader.state == LoadState(content: ["second", "third"]))
    }

    @Test func pagesAreLoadedOneAtATime() async {
        let loader = Loader<[String]>()
        await loader.loadMore { $0 + ["too early"] }
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.loadMore { $0 + ["twice"] }
            return rows + ["second"]
        }
        #expect(loader.state == LoadState(content: ["first", "second"]))
    }

    @Test func pageWaitsForAReloadUnlessItFails() async {
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
        #expect(loader.state == LoadState(content: ["first"], failure: "Failure()"))
        await reload(.success(["first"]))
        #expect(loader.state == LoadState(content: ["first", "second"]))
    }

    @Test func reloadOvertakesAPage() async {
        let loader = Loader<[String]>()
        await loader.load { ["first"] }
        await loader.loadMore { rows in
            await loader.load { ["reloaded"] }
            return rows + ["stale"]
        }
        #expect(loader.state == LoadState(content: ["reloaded"]))
    }
}
