import SwiftFormatting
import TestSupport
import Testing

/// Runs the formatter's strict check, with the configuration that packages get or another one.
func expectLintClean(
    _ files: [String: String], configuration: String = FormatterConfiguration.text,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try TestSupport.expectLintClean(
        files, configuration: configuration, sourceLocation: sourceLocation)
}

/// Lays a line out in few columns, and again, which must change nothing.
func expect(
    _ line: String, becomes expected: String, at length: Int = 40,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let layout = SwiftLayout(lineLength: length)
    let once = layout.apply(to: line)
    #expect(once == expected, sourceLocation: sourceLocation)
    #expect(layout.apply(to: once) == once, sourceLocation: sourceLocation)
}
