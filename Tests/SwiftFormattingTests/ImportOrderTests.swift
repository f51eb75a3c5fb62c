import SwiftFormatting
import Testing

struct ImportOrderTests {
    @Test(arguments: [
        ("import B\nimport A\n", "import A\nimport B\n"),
        ("import A\nimport A\nlet x = 1\n", "import A\nlet x = 1\n"),
        (
            "@testable import S\nimport T\nimport F\n\nstruct X {}\n",
            "import F\nimport T\n\n@testable import S\n\nstruct X {}\n"
        ),
        ("import B\n\nimport A\n\nlet x = 1\n", "import A\nimport B\n\nlet x = 1\n"),
        (
            "import B\nimport A\n\n#if os(iOS)\nimport Z\nimport Y\n#endif\n",
            "import A\nimport B\n\n#if os(iOS)\nimport Y\nimport Z\n#endif\n"
        ),
        (
            "import struct B.X\nimport a\n@preconcurrency import Z\npublic import F\n",
            "public import F\n@preconcurrency import Z\nimport a\n\nimport struct B.X\n"
        ),
        ("import B\npublic import B\nimport A\n", "import A\npublic import B\n"),
        (
            "// a\n\nimport F\n\n#if os(iOS)\npublic import F\n#endif\n",
            "// a\n\n#if os(iOS)\npublic import F\n#endif\n"
        ),
        (
            "@testable import B\npublic import B\n", "public import B\n\n@testable import B\n"
        ),
    ])
    func `imports are sorted`(text: String, expected: String) throws {
        #expect(SwiftLayout().apply(to: text) == expected)
        #expect(SwiftLayout().apply(to: expected) == expected)
        try expectLintClean(["A.swift": expected])
    }
    @Test func `a comment behind an import goes along`() {
        #expect(
            SwiftLayout().apply(to: "import B  // b\nimport A\n") == "import A\nimport B  // b\n")
    }
    @Test func `an import stays on one line`() throws {
        let text = "import B\nimport struct Cars.DetailsOfTheCar\nimport A\n"
        let sorted = "import A\nimport B\n\nimport struct Cars.DetailsOfTheCar\n"
        #expect(SwiftLayout(lineLength: 20).apply(to: text) == sorted)
        try expectLintClean(
            ["A.swift": sorted],
            configuration: #"{ "indentation": { "spaces": 4 }, "lineLength": 20 }"#)
    }
}
