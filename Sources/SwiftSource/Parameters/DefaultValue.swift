import Basics

extension ParameterParser {
    /// Refuses a default value that can't be one of the type: `page:Int="1"`, and on a command line,
    /// where a shell may have removed the quotes, `title:String=Cars`.
    func refuse(_ value: SwiftExpression, for type: SwiftType) throws(Failure) {
        let wrapped = if case .optional(let wrapped) = type { wrapped } else { type }
        let (name, text) = (wrapped.description, value.description)
        let start = bytes.firstIndex(of: UInt8(ascii: "=")).map { $0 + 1 } ?? 0
        if name == "Bool" || KnownSamples.comparable[name] == "#", text.hasPrefix("\""),
            text.hasSuffix("\""), text.count(where: { $0 == "\"" }) == 2
        {
            throw source.failure(
                "a text is no value of '\(name)'", atUTF8: start..<bytes.count,
                hint: "Did you mean '\(spelling(0..<start))\(text.filter { $0 != "\"" })'?")
        }
        // A constant can be written with its type: `Titles.cars`.
        if name == "String", source.isArgument, kind == .parameter, text != "nil",
            text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            text.first?.isNumber == false
        {
            throw source.failure(
                "a text is written in double quotes", atUTF8: start..<bytes.count,
                hint: "Did you mean '\(spelling(0..<start))\"\(text)\"'?")
        }
    }
}
