package import Basics

extension XcodeTemplate {
    /// The maximum number of combinations that are tried.
    private static let mostTrials = 256

    /// Renders the template with the defaults of its options. If that fails, it tries other values
    /// of popups, checkboxes, and classes.
    ///
    /// - Throws: The error of the first attempt if all fail.
    package func requireRendering() throws(Failure) {
        let choices = userOptions.filter { $0.isChoice && !$0.choices.isEmpty }
        let values = choices.map { option in
            [nil] + option.choices.filter { $0 != option.defaultText }
        }
        let count = values.reduce(1) { min($0 * $1.count, Self.mostTrials) }
        var first: Failure?
        for trial in 0..<count {
            var number = trial
            var given: [String: String] = [:]
            // The last option changes fastest.
            for (option, values) in zip(choices, values).reversed() {
                given[option.identifier] = values[number % values.count]
                number /= values.count
            }
            do throws(Failure) {
                _ = try render(name: "CarDetails", options: sample(given))
                return
            } catch {
                first = first ?? error
            }
        }
        if let first { throw first }
    }

    /// Returns the values of active options, and a text for each option that requires one.
    private func sample(_ given: [String: String]) throws(Failure) -> [String: String] {
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
