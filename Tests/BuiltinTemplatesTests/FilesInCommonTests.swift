import BuiltinTemplates
import Testing

/// A project may have scenes of several sets, and what they have in common is there once.
struct FilesInCommonTests {
    private func files(of name: String) throws -> [String: String] {
        let set = try #require(BuiltinTemplates.set(named: name))
        return Dictionary(uniqueKeysWithValues: set.files.map { ($0.path, $0.text) })
    }

    /// What one set would write for both has to be what the other one counts on.
    @Test func `shared files are the same in every set`() throws {
        var texts: [String: Set<String>] = [:]
        for set in BuiltinTemplates.sets {
            for file in set.files where file.path.hasPrefix("Support/") {
                texts[file.path, default: []].insert(file.text)
            }
        }
        #expect(texts["Support/SceneRouting.swift"] != nil)
        #expect(texts.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    /// RxScene differs from Scene in what RxSwift is used for, and in nothing else.
    @Test func `RxScene differs from Scene where RxSwift is used`() throws {
        let plain = try files(of: "Scene")
        let different = try files(of: "RxScene").filter { plain[$0.key] != $0.value }
        #expect(
            different.keys.sorted() == [
                "Support/MainQueue.swift", "template.json", "{{scene}}Tests.testing.swift",
                "{{scene}}Tests.xctest.swift", "{{scene}}ViewController.swift",
                "{{scene}}ViewModel.swift",
            ])
        #expect(plain.keys.allSatisfy(try files(of: "RxScene").keys.contains))
    }

    /// InputsOutputs differs from RxScene in the view model, and in who sees what of it.
    @Test func `InputsOutputs differs from RxScene around the view model`() throws {
        let rx = try files(of: "RxScene")
        let different = try files(of: "InputsOutputs")
            .filter { !$0.key.hasPrefix("Partials/") && rx[$0.key] != $0.value }
        #expect(
            different.keys.sorted() == [
                "Support/Telling.swift", "template.json", "{{scene}}Tests.testing.swift",
                "{{scene}}Tests.xctest.swift", "{{scene}}ViewController.swift",
                "{{scene}}ViewModel+Route.swift", "{{scene}}ViewModel+RouteTests.testing.swift",
                "{{scene}}ViewModel+RouteTests.xctest.swift", "{{scene}}ViewModel.swift",
            ])
        #expect(rx.keys.allSatisfy(try files(of: "InputsOutputs").keys.contains))
    }

    /// RxVIPER differs from VIPER in what RxSwift is used for.
    @Test func `RxVIPER differs from VIPER where RxSwift is used`() throws {
        let plain = try files(of: "VIPER")
        let different = try files(of: "RxVIPER")
            .filter { !$0.key.hasPrefix("Partials/") && plain[$0.key] != $0.value }
        #expect(
            different.keys.sorted() == [
                "Support/BidirectionalRelays.swift", "Support/MainQueue.swift", "template.json",
                "{{scene}}Interactor.swift", "{{scene}}Interfaces.swift",
                "{{scene}}Presenter.swift", "{{scene}}Tests.testing.swift",
                "{{scene}}Tests.xctest.swift", "{{scene}}ViewController.swift",
            ])
        let others = try files(of: "RxVIPER").keys
        #expect(plain.keys.filter { !$0.hasPrefix("Partials/") }.allSatisfy(others.contains))
    }
}
