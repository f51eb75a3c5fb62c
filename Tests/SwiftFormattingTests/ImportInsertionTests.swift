import SwiftFormatting
import Testing

struct ImportInsertionTests {
    @Test(arguments: [
        // The first group of imports.
        ("import A\nimport Z\n\nlet x = 1\n", "import A\nimport Kit\nimport Z\n\nlet x = 1\n"),
        (
            "// Acme\n\n@testable import Cars\n\nstruct X {}\n",
            "// Acme\n\nimport Kit\n\n@testable import Cars\n\nstruct X {}\n"
        ),
        (
            "import struct Cars.Car\n\nstruct X {}\n",
            "import Kit\n\nimport struct Cars.Car\n\nstruct X {}\n"
        ),
        // None outside of `#if`.
        (
            "#if canImport(UIKit)\nimport UIKit\n#endif\n\nstruct X {}\n",
            "import Kit\n\n#if canImport(UIKit)\nimport UIKit\n#endif\n\nstruct X {}\n"
        ),
        (
            "// Acme\n//\n\n#if canImport(UIKit)\nimport Kit\n\nclass X {}\n#endif\n",
            "// Acme\n//\n\nimport Kit\n\n#if canImport(UIKit)\nimport Kit\n\nclass X {}\n#endif\n"
        ),
        // No imports.
        ("struct X {}\n", "import Kit\n\nstruct X {}\n"),
        ("/// An x.\nstruct X {}\n", "import Kit\n\n/// An x.\nstruct X {}\n"),
        (
            "// Acme\n\n/// An x.\nstruct X {}\n",
            "// Acme\n\nimport Kit\n\n/// An x.\nstruct X {}\n"
        ),
        ("// Acme\nstruct X {}\n", "// Acme\n\nimport Kit\n\nstruct X {}\n"),
        ("// Acme", "// Acme\n\nimport Kit\n"), ("", "import Kit\n"),
        // Above public declarations.
        (
            "import A\n\npublic struct X {}\n",
            "import A\npublic import Kit\n\npublic struct X {}\n"
        ),
        (
            "public import A\n\n// public\nstruct X {}\n",
            "public import A\nimport Kit\n\n// public\nstruct X {}\n"
        ),
        // Imported already.
        ("import Kit\n\nstruct X {}\n", "import Kit\n\nstruct X {}\n"),
        ("@testable import Kit\n\nstruct X {}\n", "@testable import Kit\n\nstruct X {}\n"),
        (
            "import A\n\npublic import Kit\n\nstruct X {}\n",
            "import A\npublic import Kit\n\nstruct X {}\n"
        ),
    ])
    func `a module is imported once, outside of #if`(text: String, expected: String) throws {
        let inserted = ImportInsertion.inserting(["Kit"], into: Array(text.utf8))
        let result = SwiftLayout().apply(to: String(decoding: inserted, as: UTF8.self))
        #expect(result == expected)
        #expect(ImportInsertion.inserting(["Kit"], into: Array(result.utf8)) == Array(result.utf8))
        try expectLintClean(["A.swift": expected])
    }

    @Test func `several modules are sorted`() {
        let inserted = ImportInsertion.inserting(["Z", "B"], into: Array("import C\n".utf8))
        #expect(SwiftLayout().apply(to: inserted) == Array("import B\nimport C\nimport Z\n".utf8))
    }

    @Test func `without modules, nothing changes`() {
        #expect(
            ImportInsertion.inserting([], into: Array("struct X {}".utf8))
                == Array("struct X {}".utf8))
    }
}
