import Basics
import SwiftSource

/// Arguments of the command line that are Swift, one a line.
func fuzz(_ input: [UInt8]) {
    let texts = input.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(4)
        .map { SourceText(argument: String($0), of: "--param") }
    for text in texts {
        attempt { () throws(Failure) in try check(Parameter(parsing: text)) }
        attempt { () throws(Failure) in _ = try Parameter(dependency: text).parameterType }
        attempt { () throws(Failure) in _ = try Sample(parsing: text, for: nil) }
        attempt { () throws(Failure) in _ = try SceneName(parsing: text) }
        attempt { () throws(Failure) in _ = try ModuleName(parsing: text) }
    }
    attempt { () throws(Failure) in _ = try MemberList(parsing: texts) }
    attempt { () throws(Failure) in
        let list = try ParameterList(parsing: texts)
        _ = list.sampleValues(given: try SampleList(parsing: Array(texts.prefix(1)), for: nil))
        _ = (list.declaration, list.argument, list.argument(from: "self"))
    }
}

/// What a type is written as is that type again.
private func check(_ parameter: Parameter) {
    let written = "x: \(parameter.parameterType)"
    // A longer one is refused.
    guard written.unicodeScalars.count <= 4_000 else { return }
    do throws(Failure) {
        let again = try Parameter(parsing: SourceText(argument: written, of: "--param"))
        expect(again.type == parameter.type, "\(written) is read as \(again.type)")
        expect(again.isEscaping == parameter.isEscaping, "\(written) escapes")
        expect(again.parameterType == parameter.parameterType, "\(written) is written again")
    } catch {
        fatalError("broken promise: \(written) is a type: \(error.diagnostics.map(\.message))")
    }
}

private func attempt(_ body: () throws(Failure) -> Void) {
    do throws(Failure) {
        try body()
    } catch {
        show(error)
    }
}
