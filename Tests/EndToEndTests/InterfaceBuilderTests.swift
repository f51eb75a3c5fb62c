import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The nibs and storyboards of built-in sets. Nothing here can open them, but what they name has to
/// be what the generated Swift declares and asks for.
struct InterfaceBuilderTests {
    private static let places: [(scene: String, module: String?)] = [
        ("CarDetails", nil), ("CarDetails", "Shop"), ("Überblick", "Shop"),
    ]

    /// The lines of the view controller and the builder, and the elements of the file.
    private func generate(
        _ scene: String, of set: String, _ interface: String, _ complexity: String,
        module: String?
    ) throws -> (viewController: String, builder: String, elements: [Element]) {
        let folder = try TemporaryDirectory()
        let result = try Run.program(
            Run.sceneKit,
            [
                "new", scene, "--template", set, "--output", "App", "--no-record",
                "--option", "interface=\(interface)", "--option", "complexity=\(complexity)",
            ] + (module.map { ["--module", $0] } ?? []), in: folder.url, environment: [:])
        try #require(result.status == 0, "\(result.errors)")
        let files = try FileTree.read(folder.url.appending(path: "App/\(scene)"))
        let laidOut = files.keys.filter { !$0.hasSuffix(".swift") }
        let name =
            interface == "xib" ? "\(scene)ViewController.xib" : "\(scene).storyboard"
        try #require(laidOut == [name])
        return (
            try #require(files["\(scene)ViewController.swift"]),
            try #require(files["\(scene)Builder.swift"]),
            try Element.list(in: try #require(files[name]))
        )
    }

    @Test(.takesLong, arguments: ["RxVIPER", "VIPER"], places)
    func `a nib belongs to its view controller`(
        set: String, place: (scene: String, module: String?)
    ) throws {
        for complexity in ["simple", "interactor", "formatter"] {
            let made = try generate(
                place.scene, of: set, "xib", complexity, module: place.module)
            let name = "\(place.scene)ViewController"
            try checkIdentifiers(of: made.elements)
            let owner = try #require(
                made.elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" })
            #expect(owner["customClass"] == name)
            #expect(owner["customModule"] == place.module)
            #expect(owner["customModuleProvider"] == "target")
            #expect(made.viewController.contains("final class \(name): UIViewController, "))
            #expect(made.builder.contains(".init(nibName: \"\(name)\", bundle: bundle)"))
            // UIViewController declares this one.
            let outlets = made.elements.filter { $0.name == "outlet" }
            #expect(outlets.map { $0["property"] } == ["view"])
            let target = made.elements.first { $0["id"] == outlets[0]["destination"] }
            #expect(target?.name == "view")
        }
    }

    @Test(.takesLong, arguments: ["RxVIPER", "VIPER"], places)
    func `a storyboard starts with its view controller`(
        set: String, place: (scene: String, module: String?)
    ) throws {
        for complexity in ["simple", "interactor", "formatter"] {
            let made = try generate(
                place.scene, of: set, "storyboard", complexity, module: place.module)
            let name = "\(place.scene)ViewController"
            try checkIdentifiers(of: made.elements)
            let controllers = made.elements.filter { $0.name == "viewController" }
            try #require(controllers.count == 1)
            let controller = controllers[0]
            #expect(made.elements[0]["initialViewController"] == controller["id"])
            #expect(controller["customClass"] == name)
            #expect(controller["customModule"] == place.module)
            #expect(controller["customModuleProvider"] == "target")
            #expect(made.viewController.contains("final class \(name): UIViewController, "))
            #expect(made.builder.contains("UIStoryboard(name: \"\(place.scene)\", bundle:"))
            let identifier = try #require(controller["storyboardIdentifier"])
            #expect(
                made.builder.contains("instantiateViewController(identifier: \"\(identifier)\")"))
            #expect(made.elements.allSatisfy { $0.name != "outlet" })
        }
    }

    /// Every element that has one has its own.
    private func checkIdentifiers(of elements: [Element]) throws {
        #expect(elements[0].name == "document")
        let identifiers = elements.compactMap { $0["id"] }
        #expect(identifiers.count > 4 && Set(identifiers).count == identifiers.count)
    }
}

/// An element of an XML file, without its content.
private struct Element {
    let name: String
    private let attributes: [String: String]

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// All elements of a text, in its order.
    static func list(in text: String) throws -> [Element] {
        let collector = Collector()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = collector
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [Element] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            elements.append(Element(name: name, attributes: attributes))
        }
    }
}
