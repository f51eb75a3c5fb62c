extension PropertyList {
    /// The most bytes that a property list may have: a thousand times what a large one has.
    static let largestSize = 16_000_000
    /// How deep values may be nested; `TemplateInfo.plist` needs six levels.
    static let deepestNesting = 64
    /// The most values that a property list may hold.
    static let mostValues = 100_000

    /// Reads the bytes of a property list in XML, in the binary form or in the old form of
    /// OpenStep; `name` is what messages call it.
    ///
    /// Texts are UTF-8, or UTF-16 with a byte-order mark, or ISO 8859-1 where XML says so. Throws a
    /// `PropertyListError` for what is none of these, is too large or is nested too
    /// deep.
    package init(parsing bytes: [UInt8], name: String) throws(PropertyListError) {
        if bytes.isEmpty { throw PropertyListError(.emptyFile, in: name) }
        if bytes.count > Self.largestSize {
            throw PropertyListError(.tooLarge(limit: Self.largestSize), in: name)
        }
        if bytes.starts(with: BinaryPropertyList.magic) {
            do throws(PropertyListProblem) {
                self = try BinaryPropertyList(bytes).read()
            } catch {
                throw PropertyListError(error, in: name)
            }
            return
        }
        let text = try PropertyListText(bytes, name: name)
        self = try text.isXML ? XMLPropertyList(text).read() : OpenStepPropertyList.read(text)
    }
}
