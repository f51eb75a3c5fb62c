import Testing

@testable import Scenes
@testable import UIKit

/// What each scene shows while it loads, and how it begins again.
@MainActor
struct LoadingTests {
    @Test(arguments: scenes.filter(\.isDrawn))
    func `a scene loads once it is shown, says what failed, and tries again`(
        scene: WiredScene
    ) async throws {
        let source = Source()
        let app = App(startingWith: scene.builder(), loadingFrom: source)
        #expect(await eventually { source.isWaiting })
        #expect(source.attempts == 1)
        let indicator = try app.view("\(scene.name).loading", as: UIActivityIndicatorView.self)
        #expect(indicator.isAnimating)
        #expect(!app.isVisible("\(scene.name).failure") && !app.isVisible("\(scene.name).retry"))
        let content = try app.view("\(scene.name).content")
        content.addSubview(UIView(frame: CGRect()))

        source.fail()
        #expect(await eventually { app.isVisible("\(scene.name).failure") })
        let message = try app.view("\(scene.name).failure", as: UILabel.self)
        #expect(message.text?.isEmpty == false)
        let cover = message.superview?.superview
        let isBackgroundOfList = content is UIScrollView || cover?.superview !== content
        #expect(isBackgroundOfList || content.subviews.last === cover)
        #expect(!indicator.isAnimating && !app.isVisible("\(scene.name).loading"))
        let post = UIAccessibility.posts.last { $0.argument === message }
        #expect(post?.notification == .layoutChanged, "VoiceOver doesn't read the message")

        try app.tap("\(scene.name).retry")
        #expect(await eventually { source.isWaiting })
        #expect(await eventually { app.isVisible("\(scene.name).loading") })
        #expect(source.attempts == 2)
        #expect(!app.isVisible("\(scene.name).failure") && !app.isVisible("\(scene.name).retry"))

        source.succeed()
        #expect(await eventually { !app.isVisible("\(scene.name).loading") })
        #expect(app.isVisible("\(scene.name).content"))
        #expect(!app.isVisible("\(scene.name).failure") && !app.isVisible("\(scene.name).retry"))
        #expect(try app.shown().navigationItem.title == "Fetched")
    }

    @Test(arguments: scenes.filter(\.isDrawn))
    func `a scene that closes while it loads stops loading, and is released`(
        scene: WiredScene
    ) async throws {
        let source = Source()
        let app = App(startingWith: scene.builder(), loadingFrom: source)
        #expect(await eventually { source.isWaiting })
        source.succeed()
        try app.shown().router().handle(.push(scene.builder()))
        #expect(await eventually { source.isWaiting })
        let parts = try Released([app.shown()])
        try app.shown().router().close()
        #expect(await eventually { source.cancellations == 1 })
        await parts.expectNothingLeft()
    }

    @Test(arguments: scenes.filter(\.isDrawn))
    func `a scene that has loaded is released`(scene: WiredScene) async throws {
        let source = Source()
        let app = App(startingWith: scene.builder(), loadingFrom: source)
        #expect(await eventually { source.isWaiting })
        source.succeed()
        try app.shown().router().handle(.push(scene.builder()))
        #expect(await eventually { source.isWaiting })
        source.succeed()
        #expect(await eventually { !app.isVisible("\(scene.name).loading") })
        let parts = try Released([app.shown()])
        try app.shown().router().close()
        await parts.expectNothingLeft()
    }
}
