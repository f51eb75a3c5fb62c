import TestSupport
import Testing

@testable import Basics
@testable import SwiftSource

struct ParameterListTests {
    @Test func `the first parameter that is data reads as a phrase`() throws {
        let list = try ParameterList(parsing: [
            "onSelect:@escaping (Car) -> Void", "onClose:(() -> Void)?", "carID:String",
            "page:Int=1",
        ])
        #expect(
            list.declaration == """
                onSelect: @escaping (Car) -> Void, onClose: (() -> Void)?, \
                withCarID carID: String, page: Int = 1
                """)
        #expect(
            list.argument == "onSelect: onSelect, onClose: onClose, withCarID: carID, page: page")
        #expect(
            list.storedProperties == [
                "onSelect: (Car) -> Void", "onClose: (() -> Void)?", "carID: String", "page: Int",
            ])
    }

    @Test func `an explicit label stays`() throws {
        let list = try ParameterList(parsing: ["for carID:String", "_ page:Int", "inout a:Int"])
        #expect(list.declaration == "for carID: String, _ page: Int, `inout` a: Int")
        #expect(list.argument == "for: carID, page, `inout`: a")
    }

    @Test func `a default can be left out`() throws {
        let list = try ParameterList(parsing: ["page:Int=1"])
        #expect(list.parameters[0].declarationWithoutDefault == "withPage page: Int")
    }

    @Test func `no parameters are no text`() throws {
        let list = try ParameterList(parsing: [])
        #expect(list.declaration.isEmpty && list.argument.isEmpty)
    }

    @Test(arguments: [
        (["a:Int", "b:Int", "a:String"], "there are two parameters 'a'"),
        (["carID:Int", "carId:Int"], "'carID' and 'carId' differ only in case"),
        (["class:Int", "`class`:Int"], "there are two parameters 'class'"),
    ])
    func `equal names are refused`(arguments: [String], message: String) {
        let failure = #expect(throws: Failure.self) { try ParameterList(parsing: arguments) }
        #expect(failure?.status == .usage)
        #expect(failure?.diagnostics.map(\.message) == [message])
    }

    @Test func `all problems are reported together`() {
        let failure = #expect(throws: Failure.self) {
            try ParameterList(parsing: ["1a:Int", "b:Int", "c:some P"])
        }
        #expect(failure?.diagnostics.count == 2)
    }

    @Test func `reserved names are refused with the reason`() throws {
        let list = try ParameterList(parsing: ["carID:String", "id state:Int"])
        let refusals = list.parameters.compactMap {
            $0.parameter.refusal { $0 == "state" ? "the view model has one" : nil }
        }
        let diagnostics = refusals.flatMap(\.diagnostics)
        #expect(
            diagnostics.map(\.message) == ["the name 'state' is taken: the view model has one"])
        #expect(diagnostics.first?.excerpt?.column == 4)
    }

    @Test func `what is stored is handed on in spite of local names`() throws {
        let list = try ParameterList(parsing: ["withCarID carID:String", "_ in:Int", "inout:Int"])
        #expect(
            list.argument(from: "self") == "withCarID: self.carID, self.in, `inout`: self.inout")
    }

    @Test func `dependencies have a default and their own label`() throws {
        let parameters = try ParameterList(parsing: ["carID:String"])
        let list = try ParameterList(
            dependencies: [
                "api:any CarFetching=CarService.shared", "log:(String) -> Void={ _ in }",
            ],
            besides: parameters)
        #expect(
            list.declaration == """
                api: any CarFetching = CarService.shared, \
                log: @escaping (String) -> Void = { _ in }
                """)
        #expect(list.argument == "api: api, log: log")
        #expect(list.storedProperties == ["api: any CarFetching", "log: (String) -> Void"])
    }

    @Test(arguments: [
        ("api=Car.api", "there is no ':' between the name and the type"),
        ("my api:Int=1", "a dependency has no label of its own"),
        ("CARID:Int=1", "the dependency 'CARID' clashes with the parameter 'carID'"),
    ])
    func `wrong dependencies are refused`(argument: String, message: String) throws {
        let parameters = try ParameterList(parsing: ["carID:String"])
        let failure = #expect(throws: Failure.self) {
            try ParameterList(dependencies: [argument], besides: parameters)
        }
        #expect(failure?.diagnostics.map(\.message) == [message])
        #expect(failure?.diagnostics.first?.path == "--dependency")
    }

    @Test(arguments: [
        ("cra=1", "there is no parameter 'cra'", "Did you mean 'car'?"),
        ("car", "there is no value", "Write name=expression, such as car=Car.preview"),
        ("car=", "there is nothing after '='", "Write an expression, or leave out the '='."),
        (
            "car=1; 2", "unexpected ';'",
            "Write one expression; what takes more goes into a function."
        ),
    ])
    func `wrong samples are refused`(argument: String, message: String, hint: String) throws {
        let parameters = try ParameterList(parsing: ["car:Car"])
        let failure = #expect(throws: Failure.self) {
            try SampleList(parsing: [argument], for: [parameters])
        }
        #expect(failure?.status == .usage)
        #expect(failure?.diagnostics.first?.message == message)
        #expect(failure?.diagnostics.first?.hint == hint)
    }

    @Test func `two samples for one parameter are refused`() throws {
        let parameters = try ParameterList(parsing: ["car:Car"])
        let failure = #expect(throws: Failure.self) {
            try SampleList(parsing: ["car=a", "car=b"], for: [parameters])
        }
        #expect(failure?.diagnostics.first?.message == "there are two samples for 'car'")
    }

    static let imports: [(argument: String, imports: FoundationImports)] = [
        ("x:UUID", .foundation), ("x:[String: Set<Date>]?", .foundation),
        ("x:(URL) -> Void", .foundation), ("x:Foundation.Date", .foundation),
        ("x:URLRequest", .networking),
        ("x:Foundation.URLSession", .networking),
        ("x:Notification.Name", .foundation), ("x:Car.UUID", .nothing), ("x:String", .nothing),
        ("x:Any=UUID()", .foundation), ("x:Any=[URL(fileURLWithPath: \"/\")]", .foundation),
        ("x:Any=\"\\(Date())\"", .foundation), ("x:Any=\"UUID\"", .nothing),
        ("x:Any=Car.URL", .nothing),
        ("x:Any=f(URL: 1)", .nothing), ("x:Any={ 1 as CGFloat }", .foundation),
        ("x:Any=Set<UUID>()", .foundation), ("x:Any=a.map { Date() }", .foundation),
    ]

    @Test(arguments: imports.indices)
    func `Foundation is imported where it is named`(index: Int) throws {
        let (argument, imports) = Self.imports[index]
        #expect(try ParameterList(parsing: [argument]).foundationImports == imports)
    }
}
