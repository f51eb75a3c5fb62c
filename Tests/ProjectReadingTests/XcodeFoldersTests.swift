import Basics
import TestSupport
import Testing

@testable import FileSystem
@testable import ProjectReading

/// How far up from a scene Xcode's projects are looked for.
struct XcodeFoldersTests {
    /// The folders at and above one, as paths below the sandbox; those above the sandbox are left out.
    private func ancestors(
        of folder: String, root: String, in sandbox: Sandbox
    ) -> [String] {
        let project = Project(
            ProjectLocation(of: sandbox.path(root), on: LocalDisk()))
        let top = AbsolutePath(sandbox.path(".")).components
        return XcodeFolders(in: project).ancestors(of: sandbox.path(folder))
            .map(\.path).filter { $0.components.starts(with: top) }
            .map { $0.components.dropFirst(top.count).joined(separator: "/") }
    }

    @Test func `projects are looked for up to the root of the project`() throws {
        let sandbox = try Sandbox()
        #expect(ancestors(of: "A/B/C", root: "A", in: sandbox) == ["A/B/C", "A/B", "A"])
        #expect(ancestors(of: "A", root: "A", in: sandbox) == ["A"])
    }

    @Test func `projects are looked for up to the top of the work tree`() throws {
        let sandbox = try Sandbox(["App/.git/HEAD": "", "App/Kit/Inner/.git": ""])
        #expect(
            ancestors(of: "App/Kit/Inner/A", root: "App/Kit", in: sandbox)
                == ["App/Kit/Inner/A", "App/Kit/Inner", "App/Kit", "App"])
        #expect(
            ancestors(of: "App/Kit/A", root: "App", in: sandbox) == ["App/Kit/A", "App/Kit", "App"])
    }

    @Test func `outside of the project they are looked for up to the top of the work tree`() throws
    {
        let sandbox = try Sandbox(["Other/.git/HEAD": ""])
        #expect(ancestors(of: "Other/A", root: "App", in: sandbox) == ["Other/A", "Other"])
        #expect(ancestors(of: "Else/A", root: "App", in: sandbox) == ["Else/A", "Else", ""])
    }
}
