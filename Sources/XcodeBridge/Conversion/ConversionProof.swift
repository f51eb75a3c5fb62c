import Basics
import JSONSource
import Packs
import Scenes
import SwiftSource
import TemplateSets
import XcodeTemplates

extension ConvertedSet {
    private static let mostDifferences = 20
    /// The number of files that are rendered in each environment.
    private static let mostFiles = 50_000

    /// Renders the bundle and the set, and reports every difference that wasn't expected. Adds a
    /// case with the defaults, and one with other values, if these generate files.
    ///
    /// - Throws: `Failure` for a set that can't be read or rendered.
    mutating func compare(_ tool: SemanticVersion) throws(Failure) {
        let templateSet = try TemplateSet(
            reading: TemplateSetFolder(location: name, files: files), tool: tool)
        let all = try combinations(of: templateSet)
        let combinations = Array(all.prefix(max(4, Self.mostFiles / templateSet.files.count)))
        if combinations.count < all.count {
            diagnostics.append(
                .note(
                    "of \(all.count) combinations of options, the set was compared with the bundle "
                        + "for \(combinations.count)", path: template.location))
        }
        var generating: [[String]] = []
        var found: Set<String> = []
        let garage = RenderEnvironment(
            module: "Garage", header: ["Made for Garage", "", "All of it"])
        for (name, author, environment) in [
            ("CarDetails", "", RenderEnvironment()), ("Car_List2", "Ann Example", garage),
        ] {
            let preview = try SceneRenderer(of: templateSet, in: environment)
            for (combination, given) in combinations {
                let request = SceneRequest(
                    name: name, options: combination, author: author, date: "2026-03-14")
                let scene = try Scene(resolving: request, for: templateSet)
                let expected = bundleFiles(of: scene, given, environment)
                var differences: [String] = []
                do throws(Failure) {
                    let rendered = try preview.files(of: scene)
                    if author.isEmpty, !rendered.isEmpty { generating.append(combination) }
                    differences = expected.map { self.differences($0, rendered) } ?? []
                } catch {
                    let reason = error.diagnostics.first?.message ?? ""
                    if expected != nil { differences = ["the set cannot be rendered (\(reason))"] }
                }
                for difference in differences
                where found.count < Self.mostDifferences && found.insert(difference).inserted {
                    let options =
                        combination.isEmpty
                        ? "without options" : "with " + combination.joined(separator: " ").onOneLine
                    diagnostics.append(
                        .warning(
                            "\(difference) \(options)", path: template.location,
                            hint: "This was found by rendering both. Compare them before you go on "
                                + "from the set."))
                }
            }
        }
        guard let first = generating.first else { return }
        cases.append((first.isEmpty ? "defaults" : "values", json(ofCase: first).utf8()))
        // The combination with the most values uses most of the templates.
        if let other = generating.max(by: { $0.count < $1.count }), other != first {
            cases.append(("other-values", json(ofCase: other).utf8()))
        }
    }

    /// The combinations to compare. They have no values for inactive options, because the bundle
    /// refuses these.
    private func combinations(
        of templateSet: TemplateSet
    ) throws(Failure) -> [(arguments: [String], given: [String: String])] {
        var seen: Set<[String]> = []
        var list: [(arguments: [String], given: [String: String])] = []
        for combination in OptionCombinations(of: templateSet.options).list {
            let request = SceneRequest(
                name: "CarDetails", options: combination, date: PackCase.defaultDate)
            let texts = try Scene(resolving: request, for: templateSet).options.texts
            if isBeyondBundle(texts) { continue }
            let given = given(texts)
            let active = try template.uncheckedValues(for: given).active
            let inactive = options.list.filter { !active.contains($0.origin.identifier) }
                .flatMap { [$0.name, $0.otherName].compactMap { $0 } }
            let fitting = combination.filter { argument in
                !inactive.contains { argument.hasPrefix($0 + "=") }
            }
            if seen.insert(fitting).inserted {
                list.append((fitting, given.filter { active.contains($0.key) }))
            }
        }
        return list
    }

    /// Whether the values name another class and a known one that isn't the default. For any other
    /// class, a bundle behaves as for the default one.
    private func isBeyondBundle(_ texts: [String: String]) -> Bool {
        options.list.contains { option in
            guard let other = option.otherName, texts[other, default: ""] != "" else {
                return false
            }
            return template.isRequired(option.origin)
                || texts[option.name] != option.name(of: option.origin.defaultText)
        }
    }

    private func given(_ texts: [String: String]) -> [String: String] {
        var given: [String: String] = [:]
        for option in options.list {
            guard let text = texts[option.name] else { continue }
            let other = option.otherName.flatMap { texts[$0] } ?? ""
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

    /// The unexpected differences of a scene, sorted by path.
    private func differences(_ expected: [String: [UInt8]], _ files: [RenderedFile]) -> [String] {
        let hasDifferingPaths = converted.list.contains { file in
            file.issues.contains { $0.changesFiles && $0.range == nil }
        }
        var left = expected
        var found: [String] = []
        for file in files {
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
        return found + left.keys.sorted().map { "only the bundle makes the file '\($0.onOneLine)'" }
    }

    /// The text files that the bundle generates; nil if it refuses the scene because of a missing
    /// folder or a macro that only Xcode knows. Those are reported elsewhere.
    private func bundleFiles(
        of scene: Scene, _ given: [String: String], _ environment: RenderEnvironment
    ) -> [String: [UInt8]]? {
        var macros = environment.macros(author: scene.author, date: scene.date)
        func text(_ name: String) -> String? {
            let text = options.projectNames[name].flatMap { scene.options[$0]?.texts.first }
            return text?.isEmpty == false ? text : nil
        }
        macros.projectName = text("projectName")
        macros.packageName = text("packageName")
        macros.organizationName = text("organizationName")
        let name = scene.name.description
        guard let rendering = try? template.render(name: name, options: given, macros: macros)
        else { return nil }
        return Dictionary(
            uniqueKeysWithValues: rendering.files.filter(\.contents.isText).map { ($0, $1) })
    }

    private func json(ofCase combination: [String]) -> JSONValue {
        let options = combination.map { argument in
            let name = argument.prefix { $0 != "=" }
            return JSONMember(String(name), .string(String(argument.dropFirst(name.count + 1))))
        }
        return JSONValue(members: [
            "set": .string(name), "name": "CarDetails",
            "options": options.isEmpty ? nil : .object(options),
        ])
    }
}
