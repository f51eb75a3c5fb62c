import Testing

@testable import Scenes

/// Walks through the flow without a view, from a link to the receipt.
@MainActor
struct CheckoutFlowTests {
    private let cart = RouteSpy()
    private let signIn = RouteSpy()
    private let payment = RouteSpy()

    @Test func linkLeadsToTheReceipt() throws {
        var receipts: [String] = []
        let link = SceneLinks([CheckoutBuilder.self]).scene(at: "checkout/7")
        let cartID = try #require(link as? CheckoutBuilder).cartID
        let builder = CheckoutBuilder(withCartID: cartID) { receipts.append($0) }
        let flow = builder.makeCoordinator().flow

        // The cart asks who pays.
        CartBuilder(withCartID: cartID).makeRouter(handler: cart, with: flow).exit(.checkOut(20))
        let login = try #require(cart.presented.first as? LoginBuilder)

        // The child flow ends with a result.
        SignInBuilder()
            .makeRouter(handler: signIn, with: login.makeCoordinator(with: cart.dependencies).flow)
            .exit(.signedIn("Jane"))
        #expect(cart.pushed.isEmpty)
        signIn.closeAll()

        // The payment ends the flow where it began.
        let next = try #require(cart.pushed.first as? PaymentBuilder)
        #expect(next.total == 20)
        #expect(next.user == "Jane")
        next.makeRouter(handler: payment, with: cart.dependencies).exit(.paid("A1"))
        cart.closeAll()
        #expect(receipts == ["A1"])
    }

    @Test func nobodyPaysAfterACancellation() throws {
        let flow = CheckoutBuilder(withCartID: "7").makeCoordinator().flow
        let router = CartBuilder(withCartID: "7").makeRouter(handler: cart, with: flow)
        router.exit(.checkOut(20))
        let login = try #require(cart.presented.first as? LoginBuilder)
        login.onFinish(nil)
        #expect(cart.pushed.isEmpty)
    }
}

extension RouteSpy {
    /// Calls what follows when the scene has closed.
    fileprivate func closeAll() {
        for case .close(let action) in requests { action() }
    }
}
