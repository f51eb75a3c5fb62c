import Basics
import FileSystem
import Testing
@testable import SceneCLI

struct DumpTests {
    @Test func dump() throws {
        for item in PlannerCase.packages {
            var project = MemoryProject(PlannerCase.files)
            do {
                for step in item.steps { try project.take(step) }
                let result = try project.run(item.command)
                print("@@ \(item.name)\n@s \(result.status)")
                for o in result.operations { print("@o \(o)") }
                for d in result.diagnostics { print("@d \(d)") }
                if result.status == .success {
                    let after = project.volume.files
                    let r2 = try project.run(item.command)
                    if project.volume.files != after { print("@! changes again \(r2.operations)") }
                }
            } catch { print("@@ \(item.name)\n@! \(error)") }
        }
    }
}
