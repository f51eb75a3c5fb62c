import Basics
import SwiftSource
package import TemplateEngine
package import TemplateSets

/// The values for templates: those of one scene, or those of the project for shared files.
package struct SceneContext {
    private var values: TemplateObject

    /// Creates the values for a scene's own files from those of its project.
    package init(_ scene: Scene, in project: TemplateObject, _ environment: RenderEnvironment) {
        values = project
        values.reserveCapacity(ContextNames.all.count)
        add(RouteOrigin(scene))
        let data = InitialData(
            parameters: scene.parameters, dependencies: scene.dependencies,
            imports: scene.imports, samples: scene.samples, in: environment)
        data.addInputs(to: &values)
        data.addImports(to: &values)
        data.addMemberImports(of: scene.members, to: &values)
        guard case .object(var options)? = values["options"] else { return }
        for (name, value) in scene.options.values {
            guard case .link(let path) = value, !path.isEmpty else { continue }
            options[name] = LinkPath(path, for: data.parameters)?.context
        }
        values["options"] = .object(options)
    }

    /// Creates the values for a route's files, which may start from a handwritten scene.
    package init(
        _ route: Route, from origin: RouteOrigin, in project: TemplateObject,
        _ environment: RenderEnvironment
    ) {
        values = project
        add(origin)
        let target = route.target
        let data = InitialData(
            parameters: target.parameters, imports: target.imports, samples: target.samples,
            in: environment)
        let other = target.module.flatMap { $0 == environment.module ? nil : $0 }
        let interface = other == nil ? nil : target.interface
        let destination = "\(target.name)\(interface == nil ? "Builder" : "Route")"
        let isGenerated = target.isGenerated && !target.isAdopted
        var shown: TemplateObject = [
            "name": .string(route.label.withFirstUppercased), "label": .string(route.label),
            "functionName": .string(route.functionName.description),
            "target": .string(target.name.description),
            "destination": .string(destination),
            "isPresented": .bool(route.style == .present),
            "isGenerated": .bool(isGenerated),
            "showsData": .bool(isGenerated && data.hasComparableSamples),
        ]
        data.addInputs(to: &shown)
        data.addImports(besides: [interface ?? other].compactMap(\.self), to: &shown)
        values["route"] = .object(shown)
    }

    /// Creates the values for shared files, which are independent of any scene.
    package init(
        sharedBy templateSet: TemplateSet, options: OptionValues, _ environment: RenderEnvironment
    ) {
        var environment = environment
        environment.module = environment.supportModule ?? environment.module
        values = Self.project(
            options.projectScoped(in: templateSet), templateSet: templateSet, environment)
    }

    package var value: TemplateValue { .object(values) }

    /// Returns the values for the template of a file, with its header if files have different ones.
    package func value(fileName: String, header: [String]? = nil) -> TemplateValue {
        var values = values
        values["fileName"] = .string(fileName)
        if let header { values["header"] = .list(header.map { .string($0) }) }
        return .object(values)
    }

    /// Returns the values that are the same for all scenes of a project with these options.
    package static func project(
        _ options: OptionValues, templateSet: TemplateSet, _ environment: RenderEnvironment
    ) -> TemplateObject {
        var shown: TemplateObject = [:]
        for option in templateSet.allOptions {
            guard let value = options[option.name] else { continue }
            var sources: [String: TemplateValue]?
            if let source = option.source, case .members(let list)? = options[source] {
                let contexts = list.contexts(environment.samples, from: nil)
                sources = Dictionary(zip(list.members.map(\.name.name), contexts)) { $1 }
            }
            shown[option.name] = option.context(of: value, environment.samples, from: sources)
        }
        return [
            "options": .object(shown), "plainLabels": .bool(environment.labels == .plain),
            "module": environment.module.map { .string($0) } ?? .null,
            "testingModule": environment.supportTestingModule.map { .string($0) } ?? .null,
            "header": .list(environment.headerComments.map { .string($0) }),
        ]
    }

    /// Adds values of a scene that are also known for a handwritten one.
    private mutating func add(_ origin: RouteOrigin) {
        let name = origin.name.description
        values["scene"] = .string(name)
        values["title"] = .string(CaseConversion.words(of: name).joined(separator: " "))
        values["author"] = .string(origin.authorship.author)
        values["date"] = .string(origin.authorship.date.description)
        values["year"] = .string(String(origin.authorship.date.year))
    }
}

extension LabeledParameter {
    /// An element of `params`.
    var context: TemplateObject {
        TemplateObject([
            ("name", .string(parameter.name.description)),
            ("argumentLabel", .string(parameter.name.argumentLabel)),
            ("label", label.map { .string($0) } ?? .null),
            ("type", .string(parameter.type.description)),
            ("parameterType", .string(parameter.parameterType)),
            ("default", parameter.defaultValue.map { .string($0.description) } ?? .null),
            ("declaration", .string(declaration)),
        ])
    }

    /// An element of `dependencies`, which tests replace by a value that they have for its type.
    func dependency(in tests: SampleValue) -> TemplateValue {
        var context = context
        context["metatype"] = .string(parameter.type.metatypeValue)
        context["sample"] = tests.expression.map { .string($0) } ?? .null
        return .object(context)
    }

    /// Whether a memberwise initializer has the same parameter. The formatter rejects a handwritten
    /// initializer that equals it.
    var isMemberwise: Bool {
        label == parameter.name.name && !parameter.isEscaping && parameter.defaultValue == nil
    }
}

extension SwiftIdentifier {
    /// The name as an argument label, in which only the keyword `inout` needs backticks.
    fileprivate var argumentLabel: String { name == "inout" ? description : name }
}

extension SetOption {
    /// Returns the value of `options.name`. A choice renders as the value and has `is.<value>` for
    /// each possible value. Members can name `sources`.
    fileprivate func context(
        of value: OptionValue, _ samples: TypeSamples, from sources: [String: TemplateValue]?
    ) -> TemplateValue {
        switch value {
        case .bool(let isOn): return .bool(isOn)
        case .text(let text), .link(let text): return .string(text)
        case .choice(let chosen):
            let flags = values.map { ($0, TemplateValue.bool($0 == chosen)) }
            return .stringWithMembers(chosen, ["is": .object(TemplateObject(flags))])
        case .members(let list): return .list(list.contexts(samples, from: sources))
        }
    }
}

extension MemberList {
    /// Returns the members with values for tests. Members of the same type get different values.
    ///
    /// - Parameter sources: The possible source members; nil if the option has none.
    fileprivate func contexts(
        _ samples: TypeSamples, from sources: [String: TemplateValue]?
    ) -> [TemplateValue] {
        members.enumerated().map { place, member in
            let index = members[..<place].count { $0.type == member.type }
            var values = member.context(sample: samples.value(of: member.type, index: index))
            if let sources {
                let source = member.sourceName.flatMap { sources[$0] }
                values["source"] = source ?? .null
                values["hasSource"] = .bool(source != nil)
            }
            return .object(values)
        }
    }
}

extension Parameter {
    /// Returns an element of an option's members.
    fileprivate func context(sample: SampleValue) -> TemplateObject {
        [
            "name": .string(name.description), "plainName": .string(name.name),
            "capitalizedName": .string(name.capitalized),
            "argumentLabel": .string(name.argumentLabel), "type": .string(type.description),
            "parameterType": .string(parameterType),
            "placeholder": type.placeholder.map { .string($0) } ?? .null,
            "hasPlaceholder": .bool(type.placeholder != nil),
            "sample": sample.expression.map { .string($0) } ?? .null,
            "hasSample": .bool(sample.expression != nil),
            "isComparable": .bool(sample.isComparable),
            "isTuple": .bool(type.isTuple),
            "isVoid": .bool(type.isVoid),
            "isFunction": .bool(isFunction),
        ]
    }
}
