import Basics
import TemplateSets

/// The sets that scenes are made from, each read once.
struct SetNumbers {
    private(set) var sets: [TemplateSet] = []
    private var numbers: [String: Int] = [:]

    mutating func number(
        of template: SourceText?, _ findSet: (SourceText?) throws(Failure) -> TemplateSet
    ) throws(Failure) -> Int {
        // The same path in two files may lead to two sets.
        let key = template.map { "\($0.name):\($0.text)" } ?? ""
        if let known = numbers[key] { return known }
        let templateSet = try findSet(template)
        numbers[key] = sets.count
        sets.append(templateSet)
        return sets.count - 1
    }
}
