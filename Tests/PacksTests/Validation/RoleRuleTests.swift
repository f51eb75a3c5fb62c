import Testing

@testable import Packs
@testable import TemplateSets

@Suite struct RoleRuleTests {
    /// Swift, each with the words in it that break the rule.
    static let texts: [(String, [String])] = [
        ("import UIKit", ["UIKit"]),
        ("@testable import UIKit\nimport class UIKit.UIView", ["UIKit", "UIKit"]),
        ("#if canImport(UIKit)\npublic import UIKit\n#endif", ["UIKit"]),
        ("import UIKitExtras\n// import UIKit\nlet text = \"import UIKit\"", []),
        ("func f() { present(x) }", ["present"]),
        (
            "router?.present(x)\nself.present(y)\nviews[0].present (z)",
            ["present", "present", "present"]
        ),
        ("router\n    .present(x)", ["present"]),
        ("router.present { x }\n`present`(y)", ["present", "`present`"]),
        ("func present(_ x: Int) {}\nenum E { case present(Int) }", []),
        ("handle(.present(x))\nlet y: E = .present(x)\nreturn .present(x)", []),
        ("switch y { case .present(let x): x }\nlet presented = presentable(x)", []),
        ("let z = present", []),
    ]

    @Test(arguments: texts)
    func `finds imports and calls that a rule forbids`(text: String, expected: [String]) {
        let rule = RoleRule(role: "R", imports: ["UIKit"], calls: ["present"])
        let found = rule.violations(in: text).map { violation in
            String(decoding: Array(text.utf8)[violation.range], as: UTF8.self)
        }
        #expect(found == expected)
    }
}
