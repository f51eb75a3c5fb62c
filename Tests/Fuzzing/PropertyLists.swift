import Basics
import PropertyLists
import XcodeTemplates

/// Any bytes as a property list in one of its two forms, and as a `TemplateInfo.plist`.
func fuzz(_ input: [UInt8]) {
    if let list = try? PropertyList(parsing: input, name: "a.plist") { check(list) }
    do throws(Failure) {
        let template = try XcodeTemplate(
            name: "Scene", location: "Scene.xctemplate",
            files: [
                "TemplateInfo.plist": input,
                "___FILEBASENAME___.swift": Array("// ___FILENAME___\n".utf8),
            ])
        show(template.warnings)
        _ = try template.workingOptions()
        _ = try IDETemplateMacros.overrides(parsing: input, name: "IDETemplateMacros.plist")
    } catch {
        show(error)
    }
}

/// What is written is read. Whole numbers, dates and odd characters come out as XML has them, so that it
/// is the second time that nothing changes.
private func check(_ list: PropertyList) {
    guard let once = reread(list) else { return }
    guard let twice = reread(once) else {
        fatalError("broken promise: what was read is read again: \(once.xml)")
    }
    expect(
        twice.xml.utf8.elementsEqual(once.xml.utf8), "XML is read as it was written: \(once.xml)")
}

/// Nil where the value is too deep for XML, which has an element around all.
private func reread(_ list: PropertyList) -> PropertyList? {
    do throws(Failure) {
        return try PropertyList(parsing: Array(list.xml.utf8), name: "b.plist")
    } catch {
        let message = error.diagnostics.first?.message ?? ""
        let isLimit = ["nested more than", "contains more than", "is larger than"].contains {
            message.contains($0)
        }
        expect(isLimit, "what is written is read: \(list.xml) \(error)")
        return nil
    }
}
