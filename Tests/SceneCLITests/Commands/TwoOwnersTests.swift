import Basics
import Testing

/// A file that would be one of two scenes.
struct TwoOwnersTests {
    @Test(arguments: [
        ("new Car --option link=cars", "new CarLink", "Car"),
        ("new Car --option link=cars", "new CarLink --on-conflict overwrite", "Car"),
        ("new CarLink", "new Car --option link=cars", "CarLink"),
        ("new CarLink", "new Car --option link=cars --on-conflict overwrite", "CarLink"),
    ])
    func `isn't taken from the first`(first: String, second: String, owner: String) throws {
        var project = MemoryProject([:])
        try project.run(first + " --package Shop")
        let before = project.files
        let result = try project.run(
            (second + " --package Shop").split(separator: " ").map(String.init))
        #expect(result.status == .conflict)
        #expect(
            result.diagnostics.contains { $0.contains("belongs to the scene '\(owner)'") },
            "\(result.diagnostics)")
        #expect(project.files == before)
    }
}
