import Basics
import SwiftSource

/// Any bytes as Swift.
func fuzz(_ input: [UInt8]) {
    checkTokens(SwiftLexer.tokens(of: input), of: input)
    checkParts(of: input)
    let text = input.text
    for type in DeclaredTypes.find(in: text) {
        let position = SourceText(name: "a.swift", text: text).position(atUTF8Offset: type.offset)
        expect(position.line > 0 && position.column > 0, "positions are counted from one")
        expect(DeclaredTypes.find([type.name], in: text).contains(type), "what is found has a name")
    }
    _ = Identifiers.declaredFunctions(in: text)
    _ = Identifiers.extendedTypes(in: text)
    let names: Set = ["a", "car", "init", "self"]
    _ = Identifiers.mentions(of: names, in: input)
    _ = Identifiers.declarations(of: names, in: input)
    let same = Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
    expect(
        Identifiers.renaming(same, calls: ["make": "make"], in: input) == input,
        "renaming keeps what it does not rename")
}

/// Tokens follow each other, and between them is white space alone.
private func checkTokens(_ tokens: [SwiftToken], of input: [UInt8]) {
    var end = start(of: input)
    for token in tokens {
        expect(!token.range.isEmpty, "no token is empty")
        expect(token.range.lowerBound >= end, "tokens follow each other")
        expect(isSpace(input[end..<token.range.lowerBound]), "only space stands between tokens")
        end = token.range.upperBound
    }
    expect(isSpace(input[end...]), "only space stands behind the last token")
}

private func checkParts(of input: [UInt8]) {
    var lexer = SwiftLexer(input)
    var end = start(of: input)
    while let part = lexer.nextPart() {
        expect(isSpace(input[end..<part.range.lowerBound]), "only space stands between parts")
        end = part.range.upperBound
    }
    expect(isSpace(input[end...]), "only space stands behind the last part")
}

/// The length of a byte-order mark, which is no token.
private func start(of input: [UInt8]) -> Int { input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

private func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
}
