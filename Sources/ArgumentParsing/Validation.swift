/// The problems that show only when all the words are known.
///
/// What may be a mere consequence of an earlier problem is not reported: after an unknown option
/// nobody knows whether the next word is its value or an argument.
func validationErrors(of arguments: ParsedArguments, after errors: [ArgumentError])
    -> [ArgumentError]
{
    let misused = repeatedOptions(in: arguments) + exclusiveOptions(in: arguments)
    guard !errors.contains(where: \.hidesArity) else { return misused }
    return misused + missingAndUnexpected(in: arguments)
}

private func repeatedOptions(in arguments: ParsedArguments) -> [ArgumentError] {
    arguments.path.options.filter { $0.takesValue && !$0.isRepeatable }.compactMap { option in
        let values = arguments.values(of: option)
        return values.count > 1 ? .repeatedOption(option, values: values) : nil
    }
}

private func exclusiveOptions(in arguments: ParsedArguments) -> [ArgumentError] {
    arguments.path.command.exclusions.compactMap { set in
        let given = set.filter(arguments.flag)
        return given.count > 1 ? .exclusiveOptions(given) : nil
    }
}

private func missingAndUnexpected(in arguments: ParsedArguments) -> [ArgumentError] {
    let command = arguments.path.command
    let given = arguments.positionals.count
    let joined = arguments.positionals.last?.value
    var errors = command.arguments.dropFirst(given).filter { !$0.isOptional }
        .map {
            ArgumentError.missingArgument(
                $0, joined: joined.flatMap { $0.isJoinedByCommas ? $0 : nil })
        }
    errors += command.options.filter { $0.isRequired && !arguments.flag($0) }
        .map(ArgumentError.missingOption)
    if given > command.arguments.count, command.arguments.last?.isRepeating != true {
        let extra = arguments.positionals.dropFirst(command.arguments.count).map(\.value)
        errors.append(splitValue(in: arguments, extra: extra.count) ?? .unexpectedArguments(extra))
    }
    return errors
}

/// The value of an option that was cut at its spaces, for want of quotes: `--param carID: String`.
///
/// Only values that hold a ':' or '=' are looked at. They are Swift, where spaces are common.
private func splitValue(in arguments: ParsedArguments, extra: Int) -> ArgumentError? {
    for use in arguments.optionUses {
        guard case .value(let placeholder, _) = use.option.kind, let value = use.value,
            placeholder.contains(where: { ":=".contains($0) })
        else { continue }
        let behind = arguments.positionals.drop { $0.wordIndex <= use.wordIndex }
        // The value is in the option's own word, or in the next.
        guard let start = behind.first?.wordIndex, start <= use.wordIndex + 2 else { continue }
        let rest = behind.enumerated()
            .prefix { $0.element.wordIndex == start + $0.offset }.map(\.element.value)
        // An argument of the command may follow; the words of the value come first.
        let own = Array(rest.prefix(extra))
        if own.count == extra, value.isUnfinished || own.contains(where: \.isPunctuated) {
            return .splitValue(use.option, value: value, rest: own)
        }
    }
    return nil
}

extension String {
    /// Whether more has to follow in `name:Type` or `name=value`.
    fileprivate var isUnfinished: Bool {
        guard let separator = lastIndex(where: { ":=".contains($0) }) else { return true }
        return ["", "any", "some"].contains(self[index(after: separator)...]) || hasSuffix(",")
    }

    /// Whether it is more than a name.
    fileprivate var isPunctuated: Bool { contains { ":=<>()[]&?!".contains($0) } }

    /// Whether it may be several arguments: `CarList,CarDetails`.
    fileprivate var isJoinedByCommas: Bool {
        let parts = split(separator: ",", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
    }
}
