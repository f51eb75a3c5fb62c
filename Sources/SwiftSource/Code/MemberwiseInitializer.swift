extension SwiftCode {
    /// Wrappers whose values nobody passes.
    private static let injected: Set<String> = [
        "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
        "GestureState", "Namespace", "Query", "SceneStorage", "ScaledMetric", "State",
        "StateObject",
    ]

    /// The parameters of a struct's memberwise initializer, and the place of a property that hides
    /// it; nil if the struct declares initializers.
    func memberwiseParameters(
        of type: Int
    ) -> (parameters: [CreatedTypes.Parameter], hidden: Range<Int>?)? {
        var parameters: [CreatedTypes.Parameter] = []
        var hidden: Range<Int>?
        for member in declarations where member.parent == type {
            if member.kind == "init" { return nil }
            let modifiers = (member.range.lowerBound..<member.keyword).map(word)
            let end = member.range.upperBound
            let brace = separator("{", from: member.keyword, to: end)
            let equals = separator("=", from: member.keyword, to: brace)
            let hasValue = equals < brace
            let isComputed =
                !hasValue && brace < end && !["willSet", "didSet"].contains(word(brace + 1))
            guard member.isProperty, !isComputed, !(hasValue && member.kind == "let"),
                !["static", "lazy", "class"].contains(where: modifiers.contains)
            else { continue }
            let isWrapped = modifiers.contains("@")
            if isPrivate(member), !(isWrapped && hasValue),
                Self.injected.isDisjoint(with: modifiers)
            {
                hidden = tokens[member.keyword].range
            }
            guard word(member.keyword + 2) == ":", Self.injected.isDisjoint(with: modifiers),
                !isPrivate(member)
            else { continue }
            var type = line(member.keyword + 3..<min(equals, brace))
            if modifiers.contains("Binding") { type = "Binding<\(type)>" }
            if type.hasPrefix("("), type.contains("->"), !type.hasSuffix("?") {
                type = "@escaping " + type
            }
            let isOptional = member.kind == "var" && type.hasSuffix("?")
            let value = equals + 1..<max(equals + 1, brace)
            // A call can leave out what has a value.
            if hasValue, value.isEmpty || !isGlobal(value) { continue }
            parameters.append(
                CreatedTypes.Parameter(
                    label: member.name, name: member.name, type: type,
                    defaultValue: hasValue ? line(value) : isOptional ? "nil" : nil))
        }
        return (parameters, hidden)
    }
}
