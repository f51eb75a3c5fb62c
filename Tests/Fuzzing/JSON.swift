import Basics
import JSONSource

/// Any bytes as JSON, strict and as people write it.
func fuzz(_ input: [UInt8]) {
    check(input, isRelaxed: false)
    check(input, isRelaxed: true)
}

private func check(_ input: [UInt8], isRelaxed: Bool) {
    do throws(Failure) {
        let document = try JSONDocument(
            parsing: input, name: "a.json", allowsComments: isRelaxed,
            allowsTrailingCommas: isRelaxed)
        checkRanges(of: document.root, in: 0..<input.count)
        let written = document.root.value.utf8()
        let again = try JSONDocument(parsing: written, name: "b.json")
        expect(again.root.value.utf8() == written, "what is written is read")
        expect(again.root.value == document.root.value, "what is read is written")
        let byHand = try? document.decode([String: [String]].self)
        _ = (byHand, try document.decode([[Int]].self))
    } catch {
        show(error)
    }
}

private func checkRanges(of node: JSONNode, in outer: Range<Int>) {
    expect(outer.contains(node.range) && !node.range.isEmpty, "a value stands in its container")
    switch node.content {
    case .array(let elements):
        for element in elements { checkRanges(of: element, in: node.range) }
    case .object(let members):
        for member in members {
            expect(node.range.contains(member.keyRange), "a key stands in its object")
            checkRanges(of: member.value, in: node.range)
        }
    case .null, .bool, .number, .string: break
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
