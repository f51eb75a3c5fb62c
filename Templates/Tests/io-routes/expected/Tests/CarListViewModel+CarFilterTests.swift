import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListViewModelCarFilterTests {
    /// Compiles as long as the route takes all that the builder takes.
    /// A test can call it once it has values to give.
    private func goToCarFilter(like builder: CarFilterBuilder) -> CarListGoToCarFilter {
        CarListGoToCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
