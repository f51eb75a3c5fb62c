import FileSystem
import Testing

@testable import Basics
@testable import SceneCLI

struct ShortestPathTests {
    @Test func `a path makes no detour through folders above`() {
        let here = AbsolutePath(".").components
        let (name, parent) = (here.last ?? "", here.dropLast().last ?? "")
        let cases = [
            ("../\(name)/Car/A.swift", "Car/A.swift"), ("../Car/A.swift", "../Car/A.swift"),
            ("../../\(parent)/Bus/A.swift", "../Bus/A.swift"), ("A.swift", "A.swift"),
            ("../../\(parent)/\(name)", "."), ("../\(name)2/A", "../\(name)2/A"),
            ("/tmp/../A", "/tmp/../A"), ("--param", "--param"),
        ]
        for (path, shortest) in cases { #expect(path.shortest == shortest) }
    }
}
