import Basics
import Packs
import Projects
import TemplateSets

/// Any bytes as what scene-kit remembers, and as the case of a pack. What is written again stays so.
func fuzz(_ input: [UInt8]) {
    check(input, SceneRecord.init(parsing:name:), \.contents)
    check(input, SharedRecord.init(parsing:name:)) { Array($0.text.utf8) }
    check(input, PackPin.init(parsing:name:)) { Array($0.text.utf8) }
    do throws(Failure) {
        _ = try PackCase(parsing: input, name: "case.json")
    } catch {
        show(error)
    }
}

private func check<Record>(
    _ input: [UInt8], _ read: ([UInt8], String) throws(Failure) -> Record,
    _ written: (Record) -> [UInt8]
) {
    let contents: [UInt8]
    do throws(Failure) {
        contents = written(try read(input, "a.json"))
    } catch {
        return show(error)
    }
    do throws(Failure) {
        let again = written(try read(contents, "b.json"))
        expect(again == contents, "a record gives the same bytes: \(contents.text)")
    } catch {
        let messages = error.diagnostics.map(\.message)
        fatalError("broken promise: what is written is read: \(contents.text) \(messages)")
    }
}
