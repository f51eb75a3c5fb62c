import Diagnostics
import XcodeTemplates

extension SetTrials {
    /// Tries an Xcode file template, which knows one kind of scene: with the options that count in each
    /// combination, and with some text where it needs one.
    func tryXcodeTemplate(
        _ renderer: inout SceneRenderer, with given: [String], _ result: inout TrialResult
    ) {
        let options = countingOptions(given)
        let shape = ExampleScenes.shapes[0]
        do throws(Failure) {
            let scene = try ExampleScenes.scene(shape, of: set, options: options)
            let survey = renderer.survey(scene)
            let remark = Self.remark(options, shape)
            for failure in survey.failures { result.add(failure, remark) }
            for file in survey.files where file.isText { result.add(file, remark) }
        } catch {
            result.add(refused: error)
        }
    }

    /// Those of the options whose requirements hold, and required texts.
    private func countingOptions(_ given: [String]) -> [String] {
        var values: [String: String] = [:]
        for text in given {
            let name = String(text.prefix { $0 != "=" })
            values[name] = String(text.dropFirst(name.count + 1))
        }
        // What one requires may require something itself.
        for _ in set.options.indices {
            let counting = values.filter { name, _ in
                set.options.first { $0.name == name }.map { holds($0.condition, values) } ?? true
            }
            if counting == values { break }
            values = counting
        }
        for option in set.options
        where option.isRequired && values[option.name] == nil && holds(option.condition, values) {
            values[option.name] = "Sample"
        }
        return set.options.compactMap { option in
            values[option.name].map { "\(option.name)=\($0)" }
        }
    }

    private func holds(_ condition: Condition, _ values: [String: String]) -> Bool {
        condition.clauses.allSatisfy { clause in
            let other = set.options.first { $0.name == clause.option }
            let value = values[clause.option] ?? other?.defaultText ?? ""
            return clause.values.contains(value)
        }
    }
}
