import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func viewModelSaysWhatTheSceneIs() {
        #expect(builder.makeViewModel().title == "Car Details")
    }

    @Test func builderHandsOnWhatTheSceneStartsWith() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }
}
