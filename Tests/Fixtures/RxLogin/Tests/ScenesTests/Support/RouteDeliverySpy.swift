import RxSwift

@testable import Scenes

/// Records what a wireframe asks for, and whether it asks on the main queue.
@MainActor
final class RouteDeliverySpy: RouteHandler {
    let routes = RouteSpy()
    let deliveries = PublishSubject<Bool>()

    func handle(_ request: RouteRequest) {
        routes.handle(request)
        deliveries.onNext(MainQueue.delivers(request))
    }
}
