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
    var errors = command.arguments.dropFirst(given).filter { !$0.isOptional }
        .map(ArgumentError.missingArgument)
    errors += command.options.filter { $0.isRequired && !arguments.flag($0) }
        .map(ArgumentError.missingOption)
    if given > command.arguments.count, command.arguments.last?.isRepeating != true {
        let extra = arguments.positionals.dropFirst(command.arguments.count)
        errors.append(.unexpectedArguments(extra.map(\.value)))
    }
    return errors
}
