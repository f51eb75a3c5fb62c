extension CheckoutStep {
    /// Pushes Payment onto the navigation stack.
    static func payment(withTotal total: Int) -> Self {
        Self(request: .push(PaymentBuilder(withTotal: total)))
    }
}
