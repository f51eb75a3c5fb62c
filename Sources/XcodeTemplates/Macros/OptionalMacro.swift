/// The macros that can be empty, because the author of the files can be unknown. Words that
/// introduce the value are removed with it: `Created by Jane on 2026-01-31.` becomes `Created on
/// 2026-01-31.`
package enum OptionalMacro {
    package static let names: Set<String> = ["ORGANIZATIONNAME", "FULLUSERNAME", "USERNAME"]
    private static let words = ["by", "for"]

    /// Returns the number of bytes before an empty macro that are removed with it: the space, and a
    /// word before it that introduces a name.
    ///
    /// - Parameter followsMacro: whether the text begins with the value of another macro.
    package static func lead(
        in text: some BidirectionalCollection<UInt8>, followsMacro: Bool
    ) -> Int {
        let spaces = spaceCount(text)
        let before = text.dropLast(spaces)
        guard spaces > 0, before.last.map({ $0 != UInt8(ascii: "\n") }) ?? followsMacro else {
            return 0
        }
        for word in words where before.suffix(word.utf8.count).elementsEqual(word.utf8) {
            let spacesBefore = spaceCount(before.dropLast(word.utf8.count))
            let rest = before.dropLast(word.utf8.count + spacesBefore)
            if spacesBefore > 0, rest.last.map({ $0 != UInt8(ascii: "\n") }) ?? followsMacro {
                return spaces + word.utf8.count + spacesBefore
            }
        }
        return spaces
    }

    private static func spaceCount(_ text: some BidirectionalCollection<UInt8>) -> Int {
        text.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }
}
