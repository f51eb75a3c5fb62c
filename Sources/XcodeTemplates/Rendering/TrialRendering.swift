package import Basics

extension XcodeTemplate {
    /// The maximum number of combinations that are tried.
    private static let mostTrials = 256

    /// Renders the template with the defaults of its options. If that fails, it tries other values
    /// of popups, checkboxes, and classes.
    ///
    /// - Throws: The error of the first attempt if all fail.
    package func requireRendering() throws(Failure) {
        var trials: [[String: String]] = [[:]]
        // The last option changes fastest.
        for option in userOptions.reversed() where option.isChoice {
            let others = option.choices.filter { $0 != option.defaultText }.flatMap { value in
                trials.map { $0.merging([option.identifier: value]) { $1 } }
            }
            trials = Array((trials + others).prefix(Self.mostTrials))
        }
        var first: Failure?
        for given in trials {
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
