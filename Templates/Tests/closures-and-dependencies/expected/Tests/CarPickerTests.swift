import CarKit
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })
}
