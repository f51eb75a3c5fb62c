import CarKit
import Foundation
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    @Test func linkArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.link
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(row: 42) },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func isDoneArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isDone
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(row: 42) },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func undoArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.undo
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.close() },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: CarPickerViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
