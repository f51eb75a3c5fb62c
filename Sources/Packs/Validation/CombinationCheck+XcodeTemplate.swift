import Basics
import Scenes
import SwiftSource
import TemplateSets
import XcodeTemplates

extension CombinationCheck {
    /// Tries an Xcode file template, which knows one kind of scene: with the options that count in each
    /// combination, and with some text where it needs one.
    func tryXcodeTemplate(
        _ template: XcodeTemplate, _ preview: SceneGeneration.Preview, with given: [String],
        _ result: inout CheckResult
    ) {
        let kind = ExampleScenes.kinds[0]
        do throws(Failure) {
            let options = try countingOptions(given, of: template)
            let scene = try ExampleScenes.scene(kind, of: templateSet, options: options)
            let partial = preview.partialFiles(of: scene)
            let remark = Self.remark(options, kind)
            for failure in partial.failures { result.add(failure, remark) }
            for file in partial.files where file.isText { result.add(file, remark) }
        } catch {
            result.add(refused: error)
        }
    }

    /// Those of the options that count, and required texts.
    ///
    /// - Throws: `Failure` with 65 for options that depend on each other without end.
    private func countingOptions(
        _ given: [String], of template: XcodeTemplate
    ) throws(Failure) -> [String] {
        var values: [String: String] = [:]
        for text in given {
            let name = String(text.prefix { $0 != "=" })
            values[name] = String(text.dropFirst(name.count + 1))
        }
        do throws(XcodeTemplateError) {
            let active = try template.activeOptions(for: values)
            return templateSet.options.compactMap { option in
                guard active.contains(option.name) || template.option(option.name) == nil else {
                    return nil
                }
                let value = values[option.name] ?? (option.isRequired ? "Sample" : nil)
                return value.map { "\(option.name)=\($0)" }
            }
        } catch {
            throw error.failure
        }
    }
}
