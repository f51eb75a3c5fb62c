import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import SwiftSource

/// A route as it is asked for, and the scene that it leads to.
struct RouteTests {
    @Test(arguments: [
        ("details:CarDetails", "details", "CarDetails", "details:CarDetails"),
        ("CarDetails", "carDetails", "CarDetails", "CarDetails"),
        ("carDetails:CarDetails", "carDetails", "CarDetails", "CarDetails"),
        ("URLList", "urlList", "URLList", "URLList"),
        ("a_b:A", "a_b", "A", "a_b:A"),
        ("Details:CarDetails", "Details", "CarDetails", "Details:CarDetails"),
    ])
    func `a route is a label and a scene`(text: String, label: String, target: String, back: String)
        throws
    {
        let route = try RouteRequest(parsing: typed(text), .push)
        #expect(route.label == label && route.target.description == target)
        #expect(route.style == .push && route.module == nil)
        #expect(route.hasUsualLabel == !back.contains(":"))
        let again = try RouteRequest(parsing: typed(back), .push)
        #expect(again.label == route.label && again.target == route.target)
        #expect(try RouteRequest(parsing: typed(text), .present).style == .present)
    }

    @Test func `a scene may have its module`() throws {
        let route = try RouteRequest(parsing: typed("cart:Checkout.Cart"), .push)
        #expect(route.label == "cart" && route.module == "Checkout")
        #expect(route.target.description == "Cart" && route.hasUsualLabel)
        let bare = try RouteRequest(parsing: typed("Checkout.Cart"), .push)
        #expect(bare.label == "cart" && bare.module == "Checkout")
    }

    @Test(arguments: [
        ("", "a scene name is missing"), (":CarDetails", "an argument label is missing"),
        ("details:", "a scene name is missing"),
        ("1:CarDetails", "an argument label cannot start with '1'"),
        ("a b:CarDetails", "an argument label cannot hold a space"),
        (
            "details:carDetails",
            "a scene name starts with an upper-case letter (Did you mean 'CarDetails'?)"
        ),
        (
            "details:Car:Details",
            "a scene name cannot hold ':' (Did you mean 'CarDetails'?)"
        ),
        (
            "details: CarDetails",
            "a ':' separates the label from the scene (Did you mean 'details:CarDetails'?)"
        ),
        ("a-b:CarDetails", "an argument label cannot hold '-'"),
        ("`a`:CarDetails", "an argument label cannot start with '`'"),
        (
            "CarDetails:details",
            "the label comes before the scene (Did you mean 'details:CarDetails'?)"
        ),
        (
            "details,CarDetails",
            "a ':' separates the label from the scene (Did you mean 'details:CarDetails'?)"
        ),
        (
            "A, b:B,C",
            "a route leads to one scene "
                + "(Repeat the option: --route A --route b:B --route C)"
        ),
        ("a,b", "a scene name cannot hold ',' (Did you mean 'AB'?)"),
        ("details:../A", "a scene name cannot start with '.' (Did you mean 'A'?)"),
    ])
    func `any other route is wrong usage`(text: String, complaint: String) {
        let refusal = outcome { try RouteRequest(parsing: typed(text), .push) }
        #expect(refusal == Refusal(.usage, ["--route: " + complaint]))
    }

    @Test(arguments: [
        ("cardetails", "CarDetails"), ("details:cardetails", "CarDetails"),
        ("CarList:cardetails", "CarDetails"), ("carlsit", "CarList"), ("garage", "Garage"),
    ])
    func `a misspelt scene is looked for among those there are`(text: String, meant: String) {
        let refusal = outcome {
            try RouteRequest(parsing: typed(text), .push) { ["CarDetails", "CarList"] }
        }
        #expect(
            refusal
                == Refusal(
                    .usage,
                    [
                        "--route: a scene name starts with an upper-case letter "
                            + "(Did you mean '\(meant)'?)"
                    ]))
    }

    @Test func `a builder written by hand is seen by all`() throws {
        let target = RouteTarget(
            name: try SceneName(parsing: "Login"),
            parameters: try ParameterList(parsing: ["user:String"]),
            imports: [try ModuleName(parsing: "Auth")])
        #expect(target.isPublic && !target.isGenerated && target.module == nil)
        #expect(target.parameters.declaration == "withUser user: String")
    }

    @Test(arguments: [
        ("details", "details"), ("Details", "details"), ("URLList", "urlList"), ("a_b", "a_b"),
        ("class", "`class`"), ("Type", "type"), ("self", "toSelf"), ("Self", "toSelf"),
    ])
    func `the label is the name of a function`(label: String, name: String) throws {
        let target = RouteTarget(
            name: try SceneName(parsing: "Login"), parameters: try ParameterList(parsing: []),
            imports: [])
        let route = Route(
            try RouteRequest(parsing: typed("\(label):Login"), .push), to: target)
        #expect(route.functionName.description == name)
    }

    private func typed(_ text: String) -> SourceText { SourceText(argument: text, of: "--route") }
}
