import Basics
import Testing

@testable import Packs
@testable import SwiftSource
@testable import TemplateSets

@Suite struct CombinationTests {
    private func combinations(_ options: [SetOption.Kind]) -> OptionCombinations {
        OptionCombinations(
            of: options.enumerated().map { index, kind in
                SetOption(
                    name: "o\(index)", kind: kind, summary: "", scope: .scene,
                    condition: Condition())
            })
    }

    @Test func `all are there, the defaults first`() {
        #expect(combinations([]).list == [[]])
        let kinds: [SetOption.Kind] = [
            .bool(default: true), .choice(values: ["a", "b", "c"], default: "b"),
        ]
        #expect(
            combinations(kinds).list == [
                [], ["o1=a"], ["o1=c"], ["o0=false"], ["o0=false", "o1=a"], ["o0=false", "o1=c"],
            ])
        #expect(combinations(kinds).thinning == .none)
    }

    @Test func `a text has its default and another value, beside every value of others`() {
        let list = combinations([.bool(default: false), .text(default: "Sample")]).list
        #expect(Set(list) == [[], ["o0=true"], ["o1=Other"], ["o0=true", "o1=Other"]])
    }

    @Test func `a text with known values has each of them, and one that is none of them`() {
        func list(_ known: [String], _ kind: SetOption.Kind = .text(default: "a")) -> [[String]] {
            var option = SetOption(
                name: "o", kind: kind, summary: "", scope: .scene, condition: Condition())
            option.suggestions = known
            return OptionCombinations(of: [option]).list
        }
        #expect(list(["a", "b", "c", "b"]) == [[], ["o=b"], ["o=c"], ["o=Sample"]])
        #expect(list(["b", "Sample"]) == [[], ["o=b"], ["o=Sample"], ["o=Other"]])
        let popup = SetOption.Kind.choice(values: ["b", "c", "b"], default: "a")
        #expect(list([], popup) == [[], ["o=b"], ["o=c"]])
    }

    @Test func `members have their default, none, one and three`() throws {
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

    @Test func `up to 256 there are all, and beyond that pairs`() {
        let eight = [SetOption.Kind](repeating: .bool(default: false), count: 8)
        #expect(combinations(eight).list.count == 256)
        let nine = combinations(eight + [.bool(default: false)])
        #expect(nine.thinning == .pairs)
        #expect(nine.list.first == [])
        #expect(nine.list.count < 20)
    }

    @Test func `a monstrous set is tried with every value all the same`() {
        let values = (0..<5_000).map { "v\($0)" }
        let kinds = [SetOption.Kind](repeating: .choice(values: values, default: "v0"), count: 3)
        let found = combinations(kinds)
        #expect(found.thinning == .values)
        #expect(found.list.count == 5_000)
    }

    static let sizes = [
        [1], [3], [2, 2], [2, 2, 2], [4, 3, 2, 2], [3, 3, 3, 3], [1, 5, 1, 5], [2, 7, 3, 6, 2, 2],
        [Int](repeating: 2, count: 40), [10, 2, 2, 2, 2, 2, 2, 2],
    ]

    @Test(arguments: sizes)
    func `every pair occurs, in few rows`(sizes: [Int]) {
        let rows = PairwiseRows(sizes: sizes).rows
        for row in rows {
            #expect(row.count == sizes.count)
            #expect(zip(row, sizes).allSatisfy { 0 <= $0 && $0 < $1 })
        }
        #expect(rows.first?.allSatisfy { $0 == 0 } == true)
        for one in sizes.indices {
            for other in sizes.indices where other > one {
                let pairs = Set(rows.map { $0[one] * 1_000 + $0[other] })
                #expect(pairs.count == sizes[one] * sizes[other])
            }
        }
        // No fewer would do; twice as many, and some for many columns, are few enough.
        let least = sizes.sorted(by: >).prefix(2).reduce(1, *)
        #expect(rows.count <= 2 * least + sizes.count / 4)
    }
}
