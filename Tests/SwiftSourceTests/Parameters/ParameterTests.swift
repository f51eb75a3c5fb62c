import TestSupport
import Testing

@testable import Basics
@testable import SwiftSource

struct ParameterTests {
    @Test(arguments: GoodParameters.all.map(\.argument).indices)
    func `a good parameter becomes a declaration`(index: Int) throws {
        let (argument, declaration) = GoodParameters.all[index]
        let list = try ParameterList(parsing: [argument])
        #expect(list.declaration == declaration)
    }

    @Test(arguments: GoodParameters.all.indices)
    func `a declaration is read as itself`(index: Int) throws {
        let parameter = try Parameter(parsing: GoodParameters.all[index].argument)
        var again = "\(parameter.name):\(parameter.parameterType)"
        if let defaultValue = parameter.defaultValue { again += "=\(defaultValue)" }
        let second = try Parameter(parsing: again)
        #expect(second.type == parameter.type)
        #expect(second.isEscaping == parameter.isEscaping)
        #expect(second.defaultValue == parameter.defaultValue)
    }

    @Test(arguments: BadParameters.all.indices)
    func `a bad parameter is refused with a caret`(index: Int) throws {
        let (marked, message) = BadParameters.all[index]
        let (argument, column) = unmark(marked)
        let failure = #expect(throws: Failure.self) { try Parameter(parsing: argument) }
        let diagnostic = try #require(failure?.diagnostics.first)
        #expect(failure?.status == .usage)
        #expect(diagnostic.path == "--param")
        #expect(diagnostic.message == message, "for \(argument.debugDescription)")
        #expect(diagnostic.excerpt?.column == column, "for \(argument.debugDescription)")
    }

    @Test func `the tables are long`() {
        #expect(GoodParameters.all.count >= 80)
        #expect(BadParameters.all.count >= 80)
    }

    @Test func `the whole argument stands above the caret`() {
        let failure = #expect(throws: Failure.self) {
            try Parameter(parsing: "x:Int){}; func evil(")
        }
        let text = failure.map { DiagnosticFormatter().text(of: $0.diagnostics[0]) }
        #expect(
            text == """
                --param: error: unexpected ')' after the type
                    x:Int){}; func evil(
                         ^
                """)
    }

    @Test(arguments: [
        ("f:() => Void", "Did you mean '->'?"),
        ("x:any P?", "Write (any P)?"), ("x:Int!", "Write '?' for an optional."),
        ("x", "Write name:Type, such as carID:String"),
        ("carID=String", "Did you mean 'carID:String'?"),
        ("for car=[Int: Car]", "Did you mean 'for car:[Int: Car]'?"),
        ("page=1", "Write name:Type=default, such as page:Int=1"),
        ("let a:Int", "Write 'a:Int', or '`let` a:Int' for an argument label of that name."),
        (
            "delegate:weak Foo?",
            "Leave it out; scenes keep what they start with in constants."
        ),
        ("f:(a: Int) -> Void", "Write _ a:"), ("f:Int -> Void", "Write (Int) -> …"),
        ("x:String=\"\u{202E}\"", "Write \\u{202E}"), ("x:P.Protocol", "Write (any P).Type"),
        ("id:String,name:String", "Write one --param for each."),
        ("x:Int=1, y:Int", "Write one --param for each."),
        ("x:any P & Q?", "Write (any P & Q)?"), ("x:P & Q??", "Write (P & Q)??"),
        ("x:String=Cars", #"Did you mean 'x:String="Cars"'?"#),
        ("for x: String? = cars", #"Did you mean 'for x: String? = "cars"'?"#),
        (#"page:Int64="1""#, "Did you mean 'page:Int64=1'?"),
        (#"on:Bool?="true""#, "Did you mean 'on:Bool?=true'?"),
        (#"price:Decimal="9.5""#, "Did you mean 'price:Decimal=9.5'?"),
        ("on:Bool=yes", "Did you mean 'on:Bool=true'?"),
        ("on:Bool=0", "Did you mean 'on:Bool=false'?"),
        ("n:Int=1.5", "Did you mean 'n:Double=1.5'?"), ("n:Int=nil", "Did you mean 'n:Int?=nil'?"),
        ("for n: Int? = null", "Did you mean 'for n: Int? = nil'?"),
        ("f:() -> Void=nil", "Did you mean 'f:(() -> Void)?=nil'?"),
        ("s:String=3", #"Did you mean 's:String="3"'?"#),
        ("a:[Int]=5", "Did you mean 'a:Int=5'?"),
        ("a:[Int]=[:]", "Did you mean 'a:[Int]=[]'?"), ("n:UInt=-1", "Did you mean 'n:Int=-1'?"),
        (#"d:Double="x""#, #"Did you mean 'd:String="x"'?"#),
        ("d:Double=.5", "Did you mean '0.5'?"),
        ("n:Int=true", "Write a value such as '0'."), ("n:Int=1L", "Did you mean '1'?"),
        ("count:itn", "Did you mean 'Int'?"), ("on:bolo", "Did you mean 'Bool'?"),
    ])
    func `the hint says what to type`(argument: String, hint: String) {
        let failure = #expect(throws: Failure.self) { try Parameter(parsing: argument) }
        #expect(failure?.diagnostics.first?.hint == hint)
    }

    @Test(arguments: [
        "x:String?=nil", "x:String=Titles.cars", "x:String=title()", "x:Title=cars", "x:Int=first",
        "x:Bool=isOn", "x:Completion=nil", "x:URL=\"https://acme.dev\"", "x:Car=5", "x:Decimal=9.5",
        "x:Foundation.TimeInterval=0.3", "f:() -> Void={}", "f:(() -> Void)?=nil", "x:Car?=null",
    ])
    func `a default that may be one of the type is taken`(argument: String) throws {
        #expect(try Parameter(parsing: argument).defaultValue != nil)
    }

    @Test(arguments: [
        ("", "--param: error: the argument is empty\nWrite name:Type, such as carID:String"),
        ("  ", "--param: error: the argument is empty\nWrite name:Type, such as carID:String"),
    ])
    func `nothing is pointed at in nothing`(argument: String, text: String) {
        let failure = #expect(throws: Failure.self) { try Parameter(parsing: argument) }
        #expect(failure.map { DiagnosticFormatter().text(of: $0.diagnostics[0]) } == text)
    }

    @Test func `an option is named as it was given`() {
        let failure = #expect(throws: Failure.self) {
            try Parameter(dependency: "a:Int=1, b:Int=2")
        }
        #expect(failure?.diagnostics.first?.hint == "Write one --dependency for each.")
        let sample = #expect(throws: Failure.self) { try Sample(parsing: "", for: nil) }
        #expect(sample?.diagnostics.first?.message == "the argument is empty")
    }

    @Test(arguments: [
        String(repeating: "[", count: 3000), String(repeating: "(", count: 3000),
        "Int" + String(repeating: "?", count: 3000), "A" + String(repeating: ".A", count: 1000),
        String(repeating: "() -> ", count: 600) + "Int", String(repeating: "A<", count: 1500),
        "Int=" + String(repeating: "{", count: 3000), "Int=" + String(repeating: "[", count: 3000),
        "Int=" + String(repeating: "\"\\(", count: 1000),
        "Int=" + String(repeating: "{[a={", count: 700),
        "Int=" + String(repeating: "a ? ", count: 900),
    ])
    func `deep nesting is refused`(type: String) {
        #expect(throws: Failure.self) { try Parameter(parsing: "x:" + type) }
    }

    @Test func `a very long argument is refused`() {
        let failure = #expect(throws: Failure.self) {
            try Parameter(parsing: "x:" + String(repeating: "[", count: 10_000))
        }
        #expect(
            failure?.diagnostics.first?.message == "the argument is longer than 4000 characters")
    }

    /// Takes the `⌃` out of the text; the answer's column is where it stood, from 1.
    private func unmark(_ marked: String) -> (text: String, column: Int?) {
        let scalars = Array(marked.unicodeScalars)
        guard let index = scalars.firstIndex(of: "⌃") else { return (marked, nil) }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[..<index])
        // Scalars may merge to one character, which is what a column counts.
        var column = text.count + 1
        text.unicodeScalars.append(contentsOf: scalars[(index + 1)...])
        if index + 1 < scalars.count, scalars[index + 1].properties.isGraphemeExtend { column -= 1 }
        return (text, text.prefix(while: { $0 != "\n" }).count < column - 1 ? nil : column)
    }
}
