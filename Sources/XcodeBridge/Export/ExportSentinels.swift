import Basics
import Scenes
import SwiftFormatting
import SwiftSource
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// Texts that stand for what is not known yet while a set is rendered, and that are found again
/// afterwards.
///
/// A set is rendered with two that have nothing in common: whatever is made of a name in a way that
/// cannot be found again comes out different.
struct ExportSentinels {
    /// What stands for each placeholder; longer ones first, since one may be part of another.
    let texts: [(placeholder: Placeholder, bytes: [UInt8])]
    private let byPlaceholder: [Placeholder: String]
    /// Whether one of them starts with a byte.
    private let starts: [Bool]

    /// Early in the alphabet, or late; as long as names usually are and as each other, so that lines
    /// break at the same places. The underscore keeps a name apart from what the cases make of it.
    static func pair(for templateSet: TemplateSet) -> (ExportSentinels, ExportSentinels) {
        (
            ExportSentinels(templateSet, "Aa_QxvBerl", "aaq", "7311-02-03", "7311"),
            ExportSentinels(templateSet, "Zz_WqjLong", "zzw", "8422-11-12", "8422")
        )
    }

    private init(
        _ templateSet: TemplateSet, _ scene: String, _ word: String, _ date: String, _ year: String
    ) {
        let capitalized = word.withFirstUppercased
        var texts: [Placeholder: String] = [.scene: scene, .module: capitalized + "ModQz"]
        for placeholder in Placeholder.derivedNames {
            texts[placeholder] = placeholder.text(for: scene)
        }
        texts[.parameter(.name)] = "\(word)NameQz"
        texts[.parameter(.label)] = "\(word)LabelQz"
        texts[.parameter(.type)] = "\(capitalized)TypeQz"
        texts[.parameter(.sample)] = "\(word)SampleQz"
        texts[.author] = "\(capitalized) Author Qz"
        // A number is found where it was not put more easily than a word.
        if templateSet.usesDate {
            (texts[.date], texts[.year]) = (date, year)
        }
        for (number, option) in templateSet.options.enumerated() {
            if case .text = option.kind {
                texts[.option(option.name)] = "\(capitalized)Text\(number)Qz"
            }
        }
        byPlaceholder = texts
        self.texts = texts.map { (placeholder: $0.key, bytes: Array($0.value.utf8)) }
            .sorted {
                ($1.bytes.count, String(decoding: $0.bytes, as: UTF8.self))
                    < ($0.bytes.count, String(decoding: $1.bytes, as: UTF8.self))
            }
        var starts = Array(repeating: false, count: 256)
        for text in texts.values { if let first = text.utf8.first { starts[Int(first)] = true } }
        self.starts = starts
    }

    /// The longest of them that stands at a place.
    func text(at place: Int, of bytes: [UInt8]) -> (placeholder: Placeholder, bytes: [UInt8])? {
        guard starts[Int(bytes[place])] else { return nil }
        return texts.first { bytes[place...].starts(with: $0.bytes) }
    }

    subscript(placeholder: Placeholder) -> String { byPlaceholder[placeholder] ?? "" }

    /// What every Swift file begins with, where the set puts a header there: Xcode's own.
    static let header = ["//___FILEHEADER___"]

    /// What is known of the project that the files would go to.
    ///
    /// - Parameter comparesValue: whether the parameter's type is one that tests compare.
    func environment(
        _ layout: SwiftLayout, withModule: Bool, comparesValue: Bool = true
    ) -> RenderEnvironment {
        var samples = TypeSamples()
        if comparesValue,
            let type = try? Parameter(
                parsing: SourceText(name: "", text: "x:" + self[.parameter(.type)])
            ).type
        {
            samples.comparableTypes = [type]
        }
        return RenderEnvironment(
            module: withModule ? self[.module] : nil, header: Self.header, samples: samples,
            layout: layout)
    }

    /// The scene that is rendered for a combination of the set's options.
    ///
    /// - Throws: `Failure` with 64 where the set refuses it.
    func scene(
        of templateSet: TemplateSet, options: [String], data: ExportData?
    ) throws(Failure) -> Scene {
        var options = options
        for option in templateSet.options {
            if case .text = option.kind {
                options.append("\(option.name)=\(self[.option(option.name)])")
            }
        }
        let (name, label) = (self[.parameter(.name)], self[.parameter(.label)])
        let date = self[.date]
        let request = SceneRequest(
            name: self[.scene],
            parameters: data == nil ? [] : ["\(label) \(name):\(self[.parameter(.type)])"],
            imports: data?.importsFoundation == true ? ["Foundation"] : [],
            samples: data.map { $0.testUse != .none } ?? false
                ? ["\(name)=\(self[.parameter(.sample)])"] : [],
            options: options, author: self[.author], date: date.isEmpty ? "2000-01-01" : date)
        var scene = try Scene(resolving: request, for: templateSet)
        // Only tests depend on values for tests.
        if data.map({ $0.testUse != .compared }) ?? false { scene.parts = templateSet.idsOfTests }
        return scene
    }
}

/// The one parameter of a scene that is exported.
struct ExportData {
    let importsFoundation: Bool
    let testUse: ExportOption.TestUse
}

extension TemplateSet {
    /// The files that are tests of one scene.
    var idsOfTests: Set<String> {
        Set(files.filter { $0.root == .tests && !$0.isShared && $0.repetition == .once }.map(\.id))
    }
}
