/// The temporary names of files and folders. Each transaction has a random number, so that no two runs
/// use the same names.
struct TemporaryNames: Sendable {
    /// 16 hexadecimal digits.
    let number: String

    private static let prefix = ".scene-kit-"
    private static let suffixOfState = "-state"

    init() {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        number = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Creates the names of an earlier run. Nil if the number is invalid.
    init?(number: Substring) {
        guard number.utf8.count == 16, number.allSatisfy({ $0.isHexDigit && $0.isASCII }) else {
            return nil
        }
        self.number = String(number)
    }

    func file(_ index: Int) -> String { "\(Self.prefix)\(number)-\(index)" }

    /// Returns the name of a folder. The first one contains the journal and has a suffix.
    func folder(_ index: Int) -> String {
        index == 0 ? Self.prefix + number + Self.suffixOfState : "\(Self.prefix)\(number)-f\(index)"
    }

    /// Whether a folder with this name may contain the journal of a run.
    static func isFolderWithJournal(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffixOfState) else { return false }
        let number = name.dropFirst(prefix.count).dropLast(suffixOfState.count)
        return TemporaryNames(number: number) != nil
    }
}
