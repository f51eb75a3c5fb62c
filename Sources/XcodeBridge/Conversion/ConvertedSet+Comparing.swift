import Basics
import JSONSource
import Packs
import Scenes
import SwiftSource
import TemplateEngine
import TemplateSets
import XcodeTemplates

// The proof: both are rendered and their files compared.
extension ConvertedSet {
    /// How many differences are reported.
    private static let mostDifferences = 20
    /// How many files are rendered for each of two environments.
    private static let mostFiles = 50_000

    /// Compares what the bundle and the set give, and reports every difference that was not known.
    ///
    /// - Throws: `Failure` for a set that cannot be read or rendered at all.
    mutating func compare(_ tool: SemanticVersion) throws(Failure) {
        let templateSet = try TemplateSet(
            reading: TemplateSetFolder(location: name, files: files), tool: tool)
        let combinations = try combinations(of: templateSet)
        let fitting = combinations.prefix(max(4, Self.mostFiles / templateSet.files.count))
        if fitting.count < combinations.count {
            diagnostics.append(
                Diagnostic(
                    .note,
                    "of \(combinations.count) combinations of options, the set was compared with "
                        + "the bundle for \(fitting.count)", path: template.location))
        }
        var found: Set<String> = []
        for environment in [RenderEnvironment(), Self.everything] {
            let name = environment.module == nil ? "CarDetails" : "Car_List2"
            for combination in fitting {
                let request = SceneRequest(
                    name: name, options: combination,
                    author: environment.module == nil ? "" : "Ann Example", date: "2026-03-14")
                let scene = try Scene(resolving: request, for: templateSet)
                for difference in try differences(scene, templateSet, environment)
                where found.count < Self.mostDifferences && found.insert(difference).inserted {
                    diagnostics.append(unannounced(difference, combination))
                }
            }
        }
        try addCases(Array(fitting), of: templateSet)
    }

    /// The combinations to try, without values for options that are not active then: the bundle
    /// refuses these.
    private func combinations(of templateSet: TemplateSet) throws(Failure) -> [[String]] {
        var seen: Set<[String]> = []
        var list: [[String]] = []
        for combination in OptionCombinations(of: templateSet.options).list {
            let request = SceneRequest(
                name: "CarDetails", options: combination, date: PackCase.defaultDate)
            let values = try Scene(resolving: request, for: templateSet).options
            if isBeyondBundle(values) { continue }
            let active = try activeOptions(values)
            let idle = options.list.filter { !active.contains($0.origin.identifier) }
                .flatMap { [$0.name] + ($0.otherName.map { [$0] } ?? []) }
            let fitting = combination.filter { argument in
                !idle.contains { argument.hasPrefix($0 + "=") }
            }
            if seen.insert(fitting).inserted { list.append(fitting) }
        }
        return list
    }

    /// Whether another class is given beside one that is not the default: a bundle takes any class
    /// that it does not know for the default one.
    private func isBeyondBundle(_ values: OptionValues) -> Bool {
        options.list.contains { option in
            guard let other = option.otherName, let text = values[other]?.texts.first,
                !text.isEmpty
            else { return false }
            return isRequired(option)
                || values[option.name]?.texts.first != option.name(of: option.origin.defaultText)
        }
    }

    /// Whether other options depend on it.
    func isRequired(_ option: ConvertedOptions.Option) -> Bool {
        template.options.contains { $0.requirements[option.origin.identifier] != nil }
    }

    private func activeOptions(_ values: OptionValues) throws(Failure) -> Set<String> {
        do throws(XcodeTemplateError) {
            return try template.activeOptions(for: given(values))
        } catch {
            throw error.failure
        }
    }

    private static var everything: RenderEnvironment {
        RenderEnvironment(module: "Garage", header: ["Made for Garage", "", "All of it"])
    }

    private func unannounced(_ difference: String, _ combination: [String]) -> Diagnostic {
        let options =
            combination.isEmpty
            ? "without options" : "with " + combination.joined(separator: " ").onOneLine
        return Diagnostic(
            .warning, "\(difference) \(options)", path: template.location,
            hint: "This was found by rendering both. Compare them before you go on from the set.")
    }

    /// What differs that is not known: each file, in the order of their paths.
    private func differences(
        _ scene: Scene, _ templateSet: TemplateSet, _ environment: RenderEnvironment
    ) throws(Failure) -> [String] {
        guard let expected = try bundleFiles(of: scene, environment) else { return [] }
        let preview = try SceneGeneration.Preview(of: templateSet, in: environment)
        let rendered: [RenderedFile]
        do throws(Failure) {
            rendered = try preview.files(of: scene)
        } catch {
            return ["the set cannot be rendered (\(error.diagnostics.first?.message ?? ""))"]
        }
        var left = expected.filter { $0.value.isUTF8Text }
        var found: [String] = []
        for file in rendered {
            let path = file.path.description
            let contents = left.removeValue(forKey: path)
            if differing.contains(file.id) || contents == file.contents { continue }
            if contents != nil {
                found.append("the file '\(path.onOneLine)' has other bytes in the set")
            } else if !hasDifferingPaths {
                found.append("only the set makes the file '\(path.onOneLine)'")
            }
        }
        if hasDifferingPaths { return found }
        return found
            + left.keys.sorted().map { "only the bundle makes the file '\($0.onOneLine)'" }
    }

    /// What the bundle makes of a scene of the set; nil where it makes nothing of it.
    private func bundleFiles(
        of scene: Scene, _ environment: RenderEnvironment
    ) throws(Failure) -> [String: [UInt8]]? {
        var macros = environment.macros(author: scene.author, date: scene.date)
        func text(_ name: String) -> String? {
            let text = options.projectNames[name].flatMap { scene.options[$0]?.texts.first } ?? ""
            return text.isEmpty ? nil : text
        }
        macros.projectName = text("projectName")
        macros.packageName = text("packageName")
        macros.organizationName = text("organizationName")
        do throws(XcodeTemplateError) {
            var given = given(scene.options)
            let active = try template.activeOptions(for: given)
            given = given.filter { active.contains($0.key) }
            let rendering = try template.render(
                name: scene.name.description, options: given, macros: macros)
            return Dictionary(uniqueKeysWithValues: rendering.files.map { ($0.path, $0.contents) })
        } catch {
            // What the bundle refuses has nothing to be compared with; folders that are missing and
            // macros that only Xcode knows were reported.
            return nil
        }
    }

    /// The options of the bundle that the options of the set stand for.
    private func given(_ values: OptionValues) -> [String: String] {
        var given: [String: String] = [:]
        for option in options.list {
            guard let text = values[option.name]?.texts.first else { continue }
            let other = option.otherName.flatMap { values[$0]?.texts.first } ?? ""
            if !other.isEmpty {
                given[option.origin.identifier] = other
            } else if !option.values.isEmpty {
                given[option.origin.identifier] = option.values.first { $0.name == text }?.origin
            } else if !text.isEmpty || option.origin.hasPlainDefault {
                given[option.origin.identifier] = text
            }
        }
        return given
    }
}

// The cases of the pack.
extension ConvertedSet {
    /// A case with the defaults, and one with other values, where these make files.
    private mutating func addCases(
        _ combinations: [[String]], of templateSet: TemplateSet
    ) throws(Failure) {
        let preview = try SceneGeneration.Preview(of: templateSet)
        func makesFiles(_ combination: [String]) -> Bool {
            let request = SceneRequest(
                name: "CarDetails", options: combination, date: PackCase.defaultDate)
            guard let scene = try? Scene(resolving: request, for: templateSet),
                let files = try? preview.files(of: scene)
            else { return false }
            return !files.isEmpty
        }
        guard let first = combinations.first(where: makesFiles) else { return }
        cases.append((first.isEmpty ? "defaults" : "values", json(ofCase: first).utf8()))
        // Those with the most to say make the most of the templates.
        let others = combinations.sorted { $0.count > $1.count }
        if let other = others.first(where: makesFiles), other != first {
            cases.append(("other-values", json(ofCase: other).utf8()))
        }
    }

    private func json(ofCase combination: [String]) -> JSONValue {
        var members: [JSONMember] = [
            JSONMember("set", .string(name)), JSONMember("name", "CarDetails"),
        ]
        let options = combination.map { argument in
            let name = argument.prefix { $0 != "=" }
            return JSONMember(String(name), .string(String(argument.dropFirst(name.count + 1))))
        }
        if !options.isEmpty { members.append(JSONMember("options", .object(options))) }
        return .object(members)
    }
}

extension [UInt8] {
    /// Whether a set can have it.
    fileprivate var isUTF8Text: Bool {
        !contains(0) && String(validating: self, as: UTF8.self) != nil
    }
}
