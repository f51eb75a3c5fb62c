@testable import Scenes

/// Records the progress that a view is asked to show.
@MainActor
class ProgressSpy: Progressable {
    enum Progress {
        case loading
        case loaded
        case failed
    }

    private(set) var progress: [Progress] = []

    init() {}

    func showLoading() {
        progress.append(.loading)
    }

    func hideLoading() {
        progress.append(.loaded)
    }

    func show(error message: String) {
        progress.append(.failed)
    }
}
