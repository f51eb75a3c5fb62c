/// The values that options have together, of those that count then.
struct ExportCombination: Hashable {
    /// By the options' identifiers.
    private(set) var values: [String: String]

    subscript(identifier: String) -> String? { values[identifier] }

    /// The same without an option.
    func removing(_ identifier: String) -> ExportCombination {
        var rest = self
        rest.values[identifier] = nil
        return rest
    }

    /// The name of the variant folder, as Xcode looks for it: the values of popups and the identifiers
    /// of checkboxes that are on, one behind the other.
    func folderName(_ axes: [ExportOption]) -> String {
        let name = axes.map { axis in
            guard let value = values[axis.identifier] else { return "" }
            if axis.kind == .checkbox { return value == "true" ? axis.identifier : "" }
            return value
        }.joined()
        return name.isEmpty ? "Default" : name
    }

    /// How many there may be: more files than anybody can look at, and than Xcode was made for.
    static let limit = 8_192

    /// Every combination, the last option changing fastest; nil beyond the limit.
    static func all(of axes: [ExportOption]) -> [ExportCombination]? {
        let count = axes.reduce(1) { min($0 * $1.values.count, limit * 16) }
        guard count < limit * 16 else { return nil }
        var rows: [[String: String]] = [[:]]
        for axis in axes {
            rows = rows.flatMap { row in
                axis.values.map { value in row.merging([axis.identifier: value]) { $1 } }
            }
        }
        var seen: Set<ExportCombination> = []
        let all = rows.map { ExportCombination(counting: $0, axes) }.filter {
            seen.insert($0).inserted
        }
        return all.count > limit ? nil : all
    }

    /// Leaves out the options that do not count beside the values of the others.
    private init(counting values: [String: String], _ axes: [ExportOption]) {
        self.values = values
        var changed = true
        while changed {
            changed = false
            for axis in axes where self.values[axis.identifier] != nil {
                let counts = axis.requirements.allSatisfy { name, allowed in
                    self.values[name].map(allowed.contains) ?? false
                }
                if counts { continue }
                self.values[axis.identifier] = nil
                changed = true
            }
        }
    }
}
