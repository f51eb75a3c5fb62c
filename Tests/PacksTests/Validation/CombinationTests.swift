import Basics
import TestSupport
import Testing

@testable import Packs
@testable import SwiftSource
@testable import TemplateSets

@Suite struct CombinationTests {
    private func combinations(_ options: [SetOption]) -> OptionCombinations {
        OptionCombinations(
            of: options.enumerated().map { index, option in
                var option = option
                option.name = "o\(index)"
                return option
            })
    }

    @Test func `the list contains all combinations, beginning with the defaults`() {
        #expect(combinations([]).list == [[]])
        let kinds: [SetOption] = [
            .bool(default: true), .choice(values: ["a", "b", "c"], default: "b"),
        ]
        #expect(
            combinations(kinds).list == [
                [], ["o1=a"], ["o1=c"], ["o0=false"], ["o0=false", "o1=a"], ["o0=false", "o1=c"],
            ])
        #expect(combinations(kinds).isComplete)
    }

    @Test func `a text has its default and another value, with every value of other options`() {
        let list = combinations([.bool(default: false), .text(default: "Sample")]).list
        #expect(Set(list) == [[], ["o0=true"], ["o1=Other"], ["o0=true", "o1=Other"]])
    }

    @Test func `a text with suggestions has each of them and another value`() {
        func list(_ known: [String]) -> [[String]] {
            OptionCombinations(of: [.text(default: "a", values: known)]).list
        }
        #expect(list(["a", "b", "c", "b"]) == [[], ["o=b"], ["o=c"], ["o=Sample"]])
        #expect(list(["b", "Sample"]) == [[], ["o=b"], ["o=Sample"], ["o=Other"]])
        let popup = SetOption.choice(values: ["b", "c", "b"], default: "a")
        #expect(OptionCombinations(of: [popup]).list == [[], ["o=b"], ["o=c"]])
    }

    @Test func `members have their default, no member, one, and three`() throws {
        let given = try MemberList(parsing: [SourceText(argument: "a:Int", of: "--option")])
        let list = combinations([.bool(default: false), .members(default: given)]).list
        let three = ["o1=o1Text:String", "o1=o1Link:URL?", "o1=o1Action:(Int) -> Void"]
        #expect(
            Set(list) == [
                [], ["o0=true"], ["o1="], ["o0=true", "o1="], ["o1=o1Text:String"],
                ["o0=true", "o1=o1Text:String"], three, ["o0=true"] + three,
            ])
        #expect(
            Set(combinations([.members(default: MemberList())]).list) == [
                [], ["o0=o0Text:String"],
                ["o0=o0Text:String", "o0=o0Link:URL?", "o0=o0Action:(Int) -> Void"],
            ])
    }

    @Test func `up to 256, all combinations are tried`() {
        let eight = [SetOption](repeating: .bool(default: false), count: 8)
        #expect(combinations(eight).list.count == 256)
        #expect(combinations(eight).isComplete)
    }

    @Test func `beyond 256, the values of some options are tried with the defaults of others`() {
        let kinds =
            [SetOption.choice(values: ["a", "b", "c"], default: "a"), .text(default: "")]
            + [SetOption](repeating: .bool(default: false), count: 8)
        let list = combinations(kinds)
        #expect(!list.isComplete)
        #expect(list.list.first == [])
        // The Booleans, and the other values of the choice and the text.
        #expect(Set(list.list).count == 256 + 2 + 1)
        #expect(list.list.suffix(3) == [["o0=b"], ["o0=c"], ["o1=Sample"]])
    }

    @Test(arguments: [
        (3, 5_000, 1 + 4_096), (100, 2, 256 + 92),
        (Thoroughness.amount(10_000, plain: 4_200), 2, 256 + 4_096),
    ])
    func `a huge set is tried with many of its values`(options: Int, values: Int, expected: Int) {
        let values = (0..<values).map { "v\($0)" }
        let kinds = [SetOption](
            repeating: .choice(values: values, default: "v0"), count: options)
        #expect(combinations(kinds).list.count == expected)
    }
}

extension SetOption {
    fileprivate static func bool(default value: Bool) -> SetOption {
        SetOption(
            name: "o", kind: .bool, values: ["true", "false"], defaultValue: .bool(value),
            summary: "")
    }

    fileprivate static func choice(values: [String], default value: String) -> SetOption {
        SetOption(
            name: "o", kind: .choice, values: values, defaultValue: .choice(value), summary: "")
    }

    fileprivate static func text(default value: String, values: [String] = []) -> SetOption {
        SetOption(name: "o", kind: .text, values: values, defaultValue: .text(value), summary: "")
    }

    fileprivate static func members(default list: MemberList) -> SetOption {
        SetOption(name: "o", kind: .members, defaultValue: .members(list), summary: "")
    }
}
