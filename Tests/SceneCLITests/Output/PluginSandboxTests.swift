import Basics
import FileSystem
import Testing

@testable import SceneCLI

/// SwiftPM's sandbox, which isn't there on Linux.
struct PluginSandboxTests {
    private func status(
        writingIn folder: String, _ access: WriteTargets.Access, of package: String? = "/Repo/Shop"
    ) -> Basics.ExitStatus {
        let place = StateFolder(of: folder, in: ".scene-kit", keepsHistory: true)
        do throws(Failure) {
            try WriteTargets([place], access).checkSandbox(of: package) { $0 == "/Free" }
            return .success
        } catch {
            return error.status
        }
    }

    @Test func `a root above the package is refused before anything is written`() {
        #expect(status(writingIn: "/Repo", .writing) == .refused)
        #expect(status(writingIn: "/Repo/Shops", .writing) == .refused)
        #expect(status(writingIn: "/Home/sets", .writingLater) == .refused)
    }

    @Test func `what the sandbox allows is done`() {
        #expect(status(writingIn: "/Repo/Shop", .writing) == .success)
        #expect(status(writingIn: "/Repo/Shop/Kit", .writing) == .success)
        #expect(status(writingIn: "/Free", .writing) == .success)
        #expect(status(writingIn: "/Repo", .reading) == .success)
        #expect(status(writingIn: "/Repo", .writing, of: nil) == .success)
    }
}
