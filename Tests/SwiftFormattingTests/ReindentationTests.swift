import SwiftFormatting
import Testing

/// Templates are written with four spaces a level; what comes of them has the layout's indentation.
struct ReindentationTests {
    private static let template = #"""
        import UIKit

        struct CarList {
            /// Which car is shown.
            let car: Car
            /* A comment
               of two lines. */
            func text() -> String {
                guard let name = car.name,
                      let year = car.year
                else { return "" }
                return """
                    \(name)
                      from \(year)

                    """
            }
        }

        """#

    private static let twoSpaces = #"""
        import UIKit

        struct CarList {
          /// Which car is shown.
          let car: Car
          /* A comment
             of two lines. */
          func text() -> String {
            guard let name = car.name,
               let year = car.year
            else { return "" }
            return """
              \(name)
                from \(year)

              """
          }
        }

        """#

    private func expect(
        _ text: String, becomes expected: String, with layout: SwiftLayout,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(layout.apply(to: text) == expected, sourceLocation: sourceLocation)
        #expect(layout.apply(to: expected) == expected, sourceLocation: sourceLocation)
    }

    @Test func `four spaces stay`() {
        expect(Self.template, becomes: Self.template, with: SwiftLayout())
    }

    @Test func `levels become two spaces`() {
        expect(
            Self.template, becomes: Self.twoSpaces, with: SwiftLayout(indentation: .spaces(2)))
    }

    @Test func `levels become tabs`() {
        expect(
            "struct A {\n    func b() {\n        c()\n    }\n}\n",
            becomes: "struct A {\n\tfunc b() {\n\t\tc()\n\t}\n}\n",
            with: SwiftLayout(indentation: .tabs(1)))
    }

    @Test func `levels become eight spaces`() {
        expect(
            "struct A {\n    func b() {\n        c()\n    }\n}\n",
            becomes: "struct A {\n        func b() {\n                c()\n        }\n}\n",
            with: SwiftLayout(indentation: .spaces(8)))
    }

    @Test func `a template in the layout's own indentation stays`() {
        expect(
            Self.twoSpaces, becomes: Self.twoSpaces, with: SwiftLayout(indentation: .spaces(2)))
        let tabs = "struct A {\n\tfunc b() {\n\t\tc()\n\t}\n}\n"
        expect(tabs, becomes: tabs, with: SwiftLayout(indentation: .tabs(1)))
    }

    @Test func `tabs of a template are levels`() {
        expect(
            "struct A {\n\tfunc b() {\n\t\tc()\n\t}\n}\n",
            becomes: "struct A {\n  func b() {\n    c()\n  }\n}\n",
            with: SwiftLayout(indentation: .spaces(2)))
    }

    /// The value is the same: only what the compiler takes away from each line changes.
    @Test func `white space that a literal holds stays`() {
        expect(
            "let a = f(\n    #\"\"\"\n      a\n    \tb\n       \n    \"\"\"#\n)\n",
            becomes: "let a = f(\n\t#\"\"\"\n\t  a\n\t\tb\n\t   \n\t\"\"\"#\n)\n",
            with: SwiftLayout(indentation: .tabs(1)))
    }

    @Test func `lines are broken with the new indentation`() {
        let line = "let scene = CarDetailsBuilder(withCarID: carID, page: 1)"
        let text = "a {\n    b {\n        c {\n            \(line)\n"
        let broken = """
            a {
              b {
                c {
                  let scene = CarDetailsBuilder(
                    withCarID: carID,
                    page: 1
                  )

            """
        let whole = "a {\n  b {\n    c {\n      \(line)\n"
        // It takes 62 columns with two spaces, and 68 with four.
        for (length, expected) in [(60, broken), (61, broken), (62, whole), (140, whole)] {
            expect(
                text, becomes: expected,
                with: SwiftLayout(indentation: .spaces(2), lineLength: length))
        }
    }

    @Test func `the width of a tab counts`() {
        let text = "a {\n    b {\n        call(withAnArgument: first, andOne: other)\n"
        let whole = "a {\n\tb {\n\t\tcall(withAnArgument: first, andOne: other)\n"
        let broken = """
            a {
            \tb {
            \t\tcall(
            \t\t\twithAnArgument: first,
            \t\t\tandOne: other
            \t\t)

            """
        for (width, expected) in [(4, whole), (8, broken)] {
            expect(
                text, becomes: expected,
                with: SwiftLayout(indentation: .tabs(1), lineLength: 57, tabWidth: width))
        }
    }

    @Test(arguments: [
        "", "\n", "    ", "    \n", "/*\n", "\"\"\"\n", "    \"\"\"\n", "\t/*\n\t", "#endif\n",
        "#if\n",
        "#else\n#if A\n    #endif", "\"\\(\n", "{\r\n    a\r\n}\r\n", "    )}]\n",
    ])
    func `nothing is lost of text that is not Swift`(text: String) {
        for indentation in [SwiftLayout.Indentation.spaces(0), .spaces(3), .tabs(1), .tabs(0)] {
            let layout = SwiftLayout(indentation: indentation, indentsConditionalCompilation: true)
            #expect(
                layout.apply(to: text).filter { !$0.isWhitespace }
                    == text.filter { !$0.isWhitespace })
        }
    }
}

/// Some configurations, and the formatter by itself, want what stands inside `#if` indented.
struct ConditionalIndentationTests {
    private static let template = """
        #if canImport(UIKit)
        import UIKit

        struct CarList {
            // Why.
            #if os(iOS)
            let car: Car
            func text() -> String {
                ""
            }
            #elseif os(tvOS)

            #if DEBUG
            let car: Car
            #endif
            #else
            #endif
            let id: String
        }
        #endif
        let last = 1

        """

    private static let indented = """
        #if canImport(UIKit)
          import UIKit

          struct CarList {
            // Why.
            #if os(iOS)
              let car: Car
              func text() -> String {
                ""
              }
            #elseif os(tvOS)

              #if DEBUG
                let car: Car
              #endif
            #else
            #endif
            let id: String
          }
        #endif
        let last = 1

        """

    @Test func `content is one level deeper`() throws {
        let layout = SwiftLayout(indentation: .spaces(2), indentsConditionalCompilation: true)
        #expect(layout.apply(to: Self.template) == Self.indented)
        #expect(layout.apply(to: Self.indented) == Self.indented)
        try expectLintClean(
            ["A.swift": Self.indented], configuration: #"{ "indentation": { "spaces": 2 } }"#)
    }

    @Test func `four spaces can have it too`() {
        let layout = SwiftLayout(indentsConditionalCompilation: true)
        #expect(layout.apply(to: "#if A\nimport B\n#endif\n") == "#if A\n    import B\n#endif\n")
    }

    @Test func `content stays where the layout does not indent it`() {
        let layout = SwiftLayout(indentation: .spaces(2))
        #expect(layout.apply(to: "#if A\nimport B\n#endif\n") == "#if A\nimport B\n#endif\n")
    }
}
