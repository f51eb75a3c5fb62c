package import Basics
package import SwiftSource
package import XcodeTemplates

/// What is known of a scene that is rendered from an exported bundle, besides the options.
package struct ExportedScene: Sendable {
    /// What it is called.
    package var name: SceneName
    /// Its initial data, of which a bundle takes one piece.
    package var parameters: ParameterList
    /// The modules that the types come from.
    package var imports: [ModuleName]
    /// The values for tests that were given.
    package var samples: SampleList
    /// The project's own values for tests.
    package var typeSamples: TypeSamples
    /// The module that the scene belongs to, where that is known.
    package var module: String?

    /// A scene in one piece.
    package init(
        name: SceneName, parameters: ParameterList, imports: [ModuleName] = [],
        samples: SampleList = SampleList(), typeSamples: TypeSamples = TypeSamples(),
        module: String? = nil
    ) {
        (self.name, self.parameters, self.imports) = (name, parameters, imports)
        (self.samples, self.typeSamples, self.module) = (samples, typeSamples, module)
    }
}

extension ExportMark {
    /// The values of the bundle's options for a scene: those that were given, and with them those that
    /// follow from the scene's name, its module and its initial data, which Xcode has to ask for.
    ///
    /// Rendered with them, and with its Swift files laid out, the bundle gives the bytes that its set
    /// gives for the scene.
    ///
    /// - Parameter given: the values of `--option`, by identifier.
    /// - Throws: `Failure` with 64 for initial data that the bundle has no place for, though its set has.
    package func values(
        given: [String: String], for scene: ExportedScene
    ) throws(Failure) -> [String: String] {
        var values = given
        func fill(_ identifier: String?, _ value: String?) {
            if let identifier, let value, values[identifier] == nil { values[identifier] = value }
        }
        for (form, identifier) in names {
            fill(identifier, ExportBlank(formName: form)?.text(for: scene.name.description))
        }
        if let module, let name = scene.module {
            fill(module.name, name)
            if values[module.name] == name { fill(module.choice, "true") }
        }
        guard let parameter else { return values }
        if let labeled = scene.parameters.parameters.first {
            let fit = ExportedParameter(labeled, of: scene, in: self)
            if let problem = fit.problem(given: given) { throw problem }
            fill(parameter.choice, parameter.one)
            for (piece, identifier) in parameter.texts { fill(identifier, fit.text(of: piece)) }
            fill(parameter.foundation, String(fit.needs.contains(.foundation)))
            fill(parameter.testUse, fit.testUse.rawValue)
        } else if given[parameter.choice] == parameter.one {
            // One that was given as options, of which those can be left out that follow from others.
            let name = parameter.texts["name"].flatMap { given[$0] }
            let type = parameter.texts["type"].flatMap { given[$0] }
            guard let name,
                let labeled = try ParameterList(parsing: [
                    SourceText(argument: "\(name):\(type ?? "String")", of: "--param")
                ]).parameters.first
            else { return values }
            let reason =
                labeled.parameter.name.description != name
                ? "it must be one word"
                : labeled.parameter.isData ? reserved["parameters"]?[name] : "it takes no functions"
            if let reason {
                throw Failure(
                    .usage,
                    Diagnostic(
                        .error, "the bundle has no place for '\(name.onOneLine)': \(reason)",
                        path: "--option", hint: "Give it another name or type."))
            }
            fill(parameter.texts["label"], labeled.label)
            if type == nil { return values }
            let fit = ExportedParameter(labeled, of: scene, in: self)
            fill(parameter.foundation, String(fit.needs.contains(.foundation)))
            // A value that was given is one to compare, as in Xcode's dialog.
            if parameter.texts["sample"].flatMap({ given[$0] }) != nil { return values }
            fill(parameter.texts["sample"], fit.text(of: "sample"))
            fill(parameter.testUse, fit.testUse.rawValue)
        }
        return values
    }
}

/// A parameter on its way into a bundle.
private struct ExportedParameter {
    private let labeled: LabeledParameter
    private let scene: ExportedScene
    private let mark: ExportMark
    private let sample: SampleValue

    init(_ labeled: LabeledParameter, of scene: ExportedScene, in mark: ExportMark) {
        (self.labeled, self.scene, self.mark) = (labeled, scene, mark)
        sample = scene.typeSamples.value(
            of: labeled.parameter.type, index: 0, given: scene.samples[labeled.parameter.name])
    }

    var testUse: ExportMark.TestUse {
        switch sample {
        case .comparable: .compared
        case .constructible: .passed
        case .none: .none
        }
    }

    func text(of piece: String) -> String? {
        switch ExportBlank.ParameterPiece(rawValue: piece) {
        case .name: labeled.parameter.name.description
        case .label: labeled.label
        case .type: labeled.parameter.type.description
        case .sample: sample.expression
        case nil: nil
        }
    }

    /// What the bundle's files have to import for it.
    var needs: FoundationImports {
        var needs = labeled.parameter.foundationImports
        if scene.imports.contains(where: { $0.description == "Foundation" }) {
            needs.insert(.foundation)
        }
        if mark.part == .tests {
            for sample in scene.samples.samples {
                needs.formUnion(sample.expression.foundationImports)
            }
        }
        return needs
    }

    /// Why the bundle cannot take it.
    func problem(given: [String: String]) -> Failure? {
        let name = labeled.parameter.name.name
        guard let reason = reason(given) else { return nil }
        return labeled.parameter.source.failure(
            "the bundle has no place for '\(name)': \(reason)",
            hint: "The template set '\(mark.set)', of which it was made, takes it.")
    }

    private func reason(_ given: [String: String]) -> String? {
        let parameter = labeled.parameter
        let own =
            [mark.parameter?.choice, mark.parameter?.testUse].compactMap { $0 }
            + (mark.parameter?.texts.values.sorted() ?? [])
        if let twice = own.first(where: { given[$0] != nil }) {
            return "the option '\(twice)' stands for it already"
        }
        if scene.parameters.parameters.count > 1 { return "it takes one parameter" }
        if parameter.defaultValue != nil { return "it takes no default" }
        if !parameter.isData { return "it takes no functions" }
        if labeled.label == nil || labeled.label == parameter.name.name {
            return "the argument label must be there and differ from the name"
        }
        if parameter.name.description != parameter.name.name { return "its name is a keyword" }
        if let label = labeled.label, SwiftKeywords.escapedLabels.contains(label) {
            return "its label is a keyword"
        }
        let modules = scene.imports.map(\.description).filter { $0 != "Foundation" }
        if let module = modules.first { return "it imports no module such as \(module)" }
        if needs.contains(.networking) { return "its type needs FoundationNetworking" }
        guard mark.parameter?.texts["sample"] != nil else { return nil }
        if parameter.type.isTuple { return "its tests compare no tuples" }
        if mark.parameter?.testUse == nil, testUse != .compared {
            return "its tests compare the value, and none is known that can be"
        }
        return nil
    }
}
