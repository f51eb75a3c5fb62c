import Foundation
import XCTest

@testable import Checkout

nonisolated final class ReceiptTests: XCTestCase {
    @MainActor private var builder: ReceiptBuilder {
        ReceiptBuilder(date: Date(timeIntervalSince1970: 42), onClose: {})
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.date, Date(timeIntervalSince1970: 42))
    }

    @MainActor
    func testCompleteFieldsAreSubmitted() async {
        let viewModel = builder.makeViewModel()
        viewModel.fields = .example
        await viewModel.submit()
        XCTAssertEqual(viewModel.submission, LoadState(content: viewModel.fields))
    }
}
