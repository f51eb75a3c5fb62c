import Basics
import XcodeTemplates

/// Any bytes as a `project.pbxproj`.
func fuzz(_ input: [UInt8]) {
    do throws(Failure) {
        let project = try XcodeProjectFile(
            parsing: input, name: "App.xcodeproj/project.pbxproj", in: "/App")
        for path in project.files.union(project.synchronizedFolders) {
            let parts = path.utf8.split(separator: UInt8(ascii: "/"))
            expect(
                !parts.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) },
                "a path is plain: \(path)")
            expect(path.isEmpty || path.utf8.first == UInt8(ascii: "/"), "it begins at the root")
            expect(path.utf8.count <= 1_024, "it is not too long")
        }
        for path in project.files { expect(project.knows(path), "it knows its files: \(path)") }
        _ = project.knows("/App/Sources/Cars/CarsBuilder.swift")
    } catch {
        show(error)
    }
}
