/// The macros that may have no value, since nobody has said who makes the files.
///
/// A line is to be whole without it: `Copyright (c) 2026 Acme. All rights reserved.` becomes
/// `Copyright (c) 2026. All rights reserved.`, and `Created by Jane on 2026-01-31.` becomes
/// `Created on 2026-01-31.` So what leads to the value goes with it.
package enum OptionalMacro {
    /// Their names.
    package static let names: Set<String> = ["ORGANIZATIONNAME", "FULLUSERNAME", "USERNAME"]
    private static let words = ["by", "for"]

    /// How many bytes at the end of the text before such a macro go with it: the space, and the word
    /// before that where it leads to a name.
    ///
    /// - Parameter followsMacro: whether the text begins with what another macro stands for.
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
