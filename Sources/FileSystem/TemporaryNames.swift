/// The names that files and folders have until they get their own. All of one transaction hold one
/// random number, so that no run, dead or alive, meets the names of another.
struct TemporaryNames: Sendable {
    /// 16 hexadecimal digits.
    let number: String

    private static let prefix = ".scene-kit-"
    private static let suffixOfState = "-state"

    init() {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        number = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Those of a run that is over; nil for what no run has.
    init?(number: Substring) {
        guard number.utf8.count == 16, number.allSatisfy({ $0.isHexDigit && $0.isASCII }) else {
            return nil
        }
        self.number = String(number)
    }

    func file(_ index: Int) -> String { "\(Self.prefix)\(number)-\(index)" }

    /// The first folder is the one that holds the journal, and can be told by its name.
    func folder(_ index: Int) -> String {
        index == 0 ? Self.prefix + number + Self.suffixOfState : "\(Self.prefix)\(number)-f\(index)"
    }

    /// Whether a folder of this name may hold the journal of a run.
    static func isFolderWithJournal(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffixOfState) else { return false }
        let number = name.dropFirst(prefix.count).dropLast(suffixOfState.count)
        return TemporaryNames(number: number) != nil
    }
}
