@testable import SwiftFormatting
@testable import SwiftSource

/// A layout's number, and any text as Swift.
func fuzz(_ input: [UInt8]) {
    guard let first = input.first else { return }
    let layout = layouts[Int(first) % layouts.count]
    let text = Array(input.dropFirst()).text
    let result = layout.apply(to: text)
    // Imports that are there twice go.
    if LayoutScan(Array(text.utf8), layout).importsEnd == nil {
        expect(
            essence(text) == essence(result), "the layout loses nothing: \(result.debugDescription)"
        )
    }
    expect(
        layout.apply(to: Array(text.utf8)).elementsEqual(result.utf8),
        "bytes are laid out as text is")
    // What no break makes fit is tried again, and other breaks are found then. Other indentation is that
    // of a template the second time.
    guard layout.isThatOfTemplates, !LayoutScan(Array(result.utf8), layout).hasLongLine else {
        return
    }
    let again = layout.apply(to: result)
    expect(
        again == result, "a second time changes nothing: \([result, again].debugDescription)")
}

private let layouts = [
    SwiftLayout(), SwiftLayout(lineLength: 24),
    SwiftLayout(indentation: .spaces(2), lineLength: 40),
    SwiftLayout(indentation: .tabs(1), lineLength: 40, indentsConditionalCompilation: true),
    SwiftLayout(indentation: .spaces(3), lineLength: 12, indentsConditionalCompilation: true),
]

/// What the layout neither adds nor takes. It moves white space, adds the comma behind the last element
/// of a literal, begins further lines of a comment, and divides statements.
private func essence(_ text: String) -> [UInt8] {
    text.utf8.filter { !" \t\n\r,;/!".utf8.contains($0) }.sorted()
}
