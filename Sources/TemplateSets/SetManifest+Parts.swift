import Basics
package import JSONSource
import SwiftSource
package import TemplateEngine

/// The `delimiters` of a manifest in which other things may be wrong.
package struct ManifestDelimiters: JSONReadable {
    package let value: TemplateDelimiters

    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        value = object.optional("delimiters", default: Delimiters.standard).value
    }
}

/// `delimiters`: a list of two marks.
struct Delimiters: JSONReadable {
    let value: TemplateDelimiters

    static let standard = Delimiters(value: .mustache)

    init(value: TemplateDelimiters) {
        self.value = value
    }

    init?(from reader: JSONReader) {
        guard let marks = [String](from: reader) else { return nil }
        guard marks.count == 2, let value = TemplateDelimiters(marks[0], marks[1]) else {
            reader.report(
                "delimiters are two marks without spaces or '='",
                hint: "For example [\"<%\", \"%>\"].")
            return nil
        }
        self.value = value
    }
}

extension ReservedNames: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        self.init(
            scenes: object.optional("scenes", default: [:]),
            parameters: object.optional("parameters", default: [:]),
            types: object.optional("types", default: [:]),
            routes: object.optional("routes", default: [:]))
    }
}

/// `rules`: an object from role to what it must not do.
package struct Rules: JSONReadable {
    let list: [RoleRule]

    init(list: [RoleRule]) {
        self.list = list
    }

    package init?(from reader: JSONReader) {
        guard let rules = [String: Rule](from: reader) else { return nil }
        list = rules.sorted { $0.key < $1.key }.map {
            RoleRule(role: $0.key, imports: $0.value.imports, calls: $0.value.calls)
        }
    }

    /// What a role must not do.
    struct Rule: JSONObjectReadable {
        let imports: [String]
        let calls: [String]

        init?(from object: JSONObjectReader) {
            imports = object.optional("imports", default: [])
            calls = object.optional("calls", default: [])
        }
    }
}

/// `packages`: a list without doubles.
struct Packages: JSONReadable {
    let list: [PackageDependency]

    init(list: [PackageDependency]) {
        self.list = list
    }

    init?(from reader: JSONReader) {
        guard let list = [PackageDependency](from: reader) else { return nil }
        var identities: Set<String> = []
        for package in list where !identities.insert(package.identity.lowercased()).inserted {
            reader.report("the package '\(package.identity.onOneLine)' is listed twice")
        }
        self.list = list
    }
}

extension PackagePlatforms: JSONObjectReadable {
    /// `platforms`: an object from system to version.
    package init?(from object: JSONObjectReader) {
        var versions: [String: PlatformVersion] = [:]
        for name in Self.names {
            guard let text = object.optional(name, as: String.self) else { continue }
            guard let version = PlatformVersion(text) else {
                object.report(
                    "'\(text.onOneLine)' is not a version of \(name)", at: name,
                    hint: "Write it as \"17\" or \"17.4\".")
                continue
            }
            versions[name] = version
        }
        self.init(versions)
    }
}

extension PackageDependency: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let url = object.required("url", as: String.self)
        let from = object.required("from", as: SemanticVersion.self)
        let name = object.optional("name", as: String.self)
        let products = object.required("products", as: [String].self)
        if let url, !url.isPackageAddress {
            object.report(
                "'\(url.onOneLine)' is not the URL of a package", at: "url",
                hint: "Write it as https://host/owner/name.git, without a user or password.")
        }
        if let name, !name.isPackageWord {
            object.report("'\(name.onOneLine)' cannot name a package", at: "name")
        }
        if let products { Self.check(products, object) }
        guard let url, let from, let products else { return nil }
        self.init(url: url, from: from.description, name: name, products: products)
    }

    private static func check(_ products: [String], _ object: JSONObjectReader) {
        if products.isEmpty {
            object.report(
                "a package needs products", at: "products",
                hint: "List those that the generated code imports.")
        }
        if let wrong = products.first(where: { !$0.isPackageWord }) {
            object.report("'\(wrong.onOneLine)' cannot name a product", at: "products")
        }
        if Set(products).count < products.count {
            object.report("a product is listed twice", at: "products")
        }
    }
}

extension String {
    /// Whether it can name a package or a product.
    fileprivate var isPackageWord: Bool {
        !isEmpty && utf8.count <= 100
            && utf8.allSatisfy {
                switch UnicodeScalar($0) {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+": true
                default: $0 >= 0x80
                }
            } && !unicodeScalars.contains { $0.breaksLines || $0.properties.isWhitespace }
    }

    /// Whether it is `https://host/…/name`, with nothing in it that a shell or manifest could take
    /// for something else.
    fileprivate var isPackageAddress: Bool {
        let scheme = "https://"
        guard hasPrefix(scheme), utf8.count <= 500 else { return false }
        let parts = dropFirst(scheme.count).split(
            separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            part != ".." && part != "." && part.first != "-"
                && part.utf8.allSatisfy {
                    switch UnicodeScalar($0) {
                    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+", "~", "%", ":": true
                    default: false
                    }
                }
        }
        return isPlain && parts.count > 1 && parts[0] != "" && parts[1] != ""
    }
}
