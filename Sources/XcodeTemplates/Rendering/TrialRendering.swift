extension XcodeTemplate {
    /// How many combinations of values are tried.
    private static let mostTrials = 256

    /// Renders the template with the defaults of its options. If that fails, it tries other values
    /// of popups, checkboxes, and classes.
    ///
    /// Throws the error of the first attempt if all fail.
    package func requireRendering() throws(XcodeTemplateError) {
        let choices = userOptions.filter { $0.isChoice && !$0.choices.isEmpty }
        var first: XcodeTemplateError?
        var trial: [Int]? = choices.map { _ in 0 }
        var trialsLeft = Self.mostTrials
        while let numbers = trial, trialsLeft > 0 {
            trialsLeft -= 1
            var given: [String: String] = [:]
            for (option, number) in zip(choices, numbers) where number > 0 {
                // The first trial is that of the defaults.
                given[option.identifier] = option.choicesAfterDefault[number - 1]
            }
            do throws(XcodeTemplateError) {
                _ = try render(name: "CarDetails", options: sample(given))
                return
            } catch {
                first = first ?? error
            }
            trial = choices.next(after: numbers)
        }
        if let first { throw first }
    }

    /// Returns the values of active options, and a text for each option that requires one.
    private func sample(_ given: [String: String]) throws(XcodeTemplateError) -> [String: String] {
        let active = try activeOptions(for: given)
        var result = given.filter { active.contains($0.key) }
        for option in userOptions
        where option.isRequired && option.defaultText.isEmpty && !option.isChoice
            && active.contains(option.identifier)
        {
            result[option.identifier] = "Sample"
        }
        return result
    }
}

extension XcodeTemplateOption {
    fileprivate var choicesAfterDefault: [String] { choices.filter { $0 != defaultText } }
}

extension [XcodeTemplateOption] {
    /// The numbers of the next combination; nil after the last.
    fileprivate func next(after numbers: [Int]) -> [Int]? {
        var numbers = numbers
        for index in indices.reversed() {
            if numbers[index] < self[index].choicesAfterDefault.count {
                numbers[index] += 1
                return numbers
            }
            numbers[index] = 0
        }
        return nil
    }
}
