import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import TemplateEngine

/// `scene-kit render`: one template, so that its author can try it.
struct RenderCommand: Subcommand {
    private static let file = Argument("file", from: .file, help: "The template.")
    private static let data = Option(
        "--data", "json", from: .file, required: true,
        help: "The file with the values that the template names.")
    private static let partials = Option(
        "--partials", "dir", from: .directory,
        help: "The folder of the partials: '{{> a/b}}' is a/b.mustache in it, else a/b.")
    private static let escape = Option(
        "--escape", "how", from: .choices(RenderOptions.Escape.allCases.map(\.rawValue)),
        default: RenderOptions.Escape.none.rawValue,
        help: "How to escape values. Use 'none' for code.")
    private static let missing = Option(
        "--missing", "how", from: .choices(RenderOptions.Missing.allCases.map(\.rawValue)),
        default: RenderOptions.Missing.error.rawValue,
        help: "Whether a missing name or partial is an error or empty text.")

    static let command = Command(
        name: "render", abstract: "Render one template with data from a JSON file.",
        discussion: "The result goes to standard output, byte for byte.",
        arguments: [file], options: [data, partials, escape, missing],
        examples: [
            "scene-kit render Router.swift --data scene.json": "Render a template of your own.",
            "scene-kit render page.mustache --data page.json --partials parts "
                + "--escape html --missing empty":
                "Render as the Mustache specification defines.",
        ])

    let invocation: Invocation

    func run() throws(Failure) -> Outcome {
        let (templatePath, template) = try Self.read(invocation.value(of: Self.file))
        let (dataPath, values) = try Self.read(invocation.last(of: Self.data) ?? "")
        let partials = invocation.last(of: Self.partials)
        let options = RenderOptions(
            escape: invocation.last(of: Self.escape).flatMap(RenderOptions.Escape.init) ?? .none,
            missing: invocation.last(of: Self.missing).flatMap(RenderOptions.Missing.init)
                ?? .error)
        // With `--missing empty`, the folder may be missing, too.
        if let partials, options.missing == .error, !invocation.disk.isFolder(partials) {
            throw Failure(.notFound, "there is no folder of partials here", path: partials)
        }
        let context = TemplateValue(try JSONDocument(parsing: values, name: dataPath).root)
        return Outcome(
            text: try Template(parsing: template, name: templatePath)
                .render(context, partials: PartialFolder(path: partials), options: options))
    }

    /// The bytes of a file and its name in messages; `-` is standard input.
    fileprivate static func read(_ path: String) throws(Failure) -> (path: String, bytes: [UInt8]) {
        do throws(SystemError) {
            if path == "-" { return ("standard input", try FileSystem.readStandardInput()) }
            return (path, try FileSystem.bytes(of: path))
        } catch {
            throw error.whileReading
        }
    }
}

private struct PartialFolder: PartialSource {
    let path: String?

    func template(named name: String) throws(Failure) -> Template? {
        guard let path else { return nil }
        for candidate in ["\(path)/\(name).mustache", "\(path)/\(name)"] {
            do throws(SystemError) {
                guard try FileSystem.kind(of: candidate) == .file else { continue }
            } catch {
                throw error.whileReading
            }
            return try Template(parsing: RenderCommand.read(candidate).bytes, name: candidate)
        }
        return nil
    }

    var names: [String] {
        guard let path, let names = try? FileSystem.names(in: path) else { return [] }
        return names.filter { (try? FileSystem.kind(of: "\(path)/\($0)")) == .file }
            .map { $0.hasSuffix(".mustache") ? String($0.dropLast(9)) : $0 }
    }
}

extension TemplateValue {
    /// The data of a JSON file; numbers keep the way they are written.
    fileprivate init(_ node: JSONNode) {
        switch node.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let text): self = .number(text)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .list(elements.map(Self.init))
        case .object(let members):
            self = .object(TemplateObject(members.map { ($0.key, Self($0.value)) }))
        }
    }
}
