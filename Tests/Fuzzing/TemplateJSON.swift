import Basics
import TemplateSets

/// Any bytes as a `template.json`, with two files that it may list.
func fuzz(_ input: [UInt8]) {
    let folder = TemplateSetFolder(
        location: "Set",
        files: [
            "template.json": input, "it.txt": Array("{{scene}}\n".utf8),
            "Router.swift": Array("struct {{scene}}Router {}\n".utf8),
        ])
    let reading = SetReading(of: folder, tool: Tool.semanticVersion)
    if let failure = reading.failure { show(failure) }
    do throws(Failure) {
        let templateSet = try TemplateSet(reading: folder, tool: Tool.semanticVersion)
        expect(reading.failure == nil, "both ways to read a set agree")
        _ = try OptionValues(
            parsing: [OptionText(argument: "access=public"), OptionText(argument: "a=")],
            for: templateSet)
    } catch {
        show(error)
    }
}
