import Basics
import SwiftSource
import TemplateEngine
import TemplateSets

@testable import Scenes

/// The path of links on the first line, and what the scene starts with on the others.
func fuzz(_ input: [UInt8]) {
    let lines = input.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(5)
        .map(String.init)
    guard let path = lines.first, path.isSafeInCode else { return }
    do throws(Failure) {
        let list = try ParameterList(
            parsing: lines.dropFirst().map { SourceText(argument: $0, of: "--param") })
        if let example = LinkPath.example(for: list) { check(example, list) }
        let link = try LinkPath(parsing: SourceText(argument: path, of: "--option"), for: list)
        expect(link.text == path, "the path stays as it was given")
        expect(link.pattern.count == parts(of: path).count, "every part is read")
        check(path, list)
    } catch {
        show(error)
    }
}

/// A path that was accepted is accepted again, is the same, and has links that it opens.
private func check(_ path: String, _ list: ParameterList) {
    guard let link = LinkPath(path, for: list) else {
        fatalError("broken promise: \(path) is read again")
    }
    let again = zip(parts(of: path), link.segments).map { text, part in
        switch part {
        case .literal(let literal): literal
        case .value(let index): ":" + link.parameters[index].parameter.name.name
        }
    }
    expect(again.joined(separator: "/") == path, "\(path) is written as \(again)")
    guard case .stringWithMembers(_, let members) = link.context,
        case .string(let example)? = members["example"],
        case .list(let mismatches)? = members["mismatches"]
    else { fatalError("broken promise: templates see \(path)") }
    expect(opens(example, link), "\(example) opens \(path)")
    for case .string(let mismatch) in mismatches {
        // One that fits has a value of a wrong type.
        expect(
            !opens(mismatch, link) || mismatch.contains("no-value"),
            "\(mismatch) does not open \(path)")
    }
}

private func parts(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
}

/// Whether generated code takes a link for one of these.
private func opens(_ text: String, _ link: LinkPath) -> Bool {
    let texts = text.split(separator: "/")
    return texts.count == link.segments.count
        && zip(texts, link.segments).allSatisfy { text, part in
            guard case .literal(let literal) = part else { return true }
            return decoded(text) == literal
        }
}

private func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
            bytes.append(byte)
            continue
        }
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard let decoded = UInt8(digits, radix: 16) else {
            fatalError("broken promise: \(text) is a part of a link")
        }
        bytes.append(decoded)
        rest = rest.dropFirst(2)
    }
    return bytes.text
}
