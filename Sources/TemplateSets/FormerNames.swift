// Records and scenes files keep the names of the version that they were written with. A set says which
// names its options, values, and files had before.
import Basics

extension TemplateSet {
    /// A text for an option with its present name and value; nil if the set dropped the option.
    /// On a command line, a dropped option is an unknown one.
    package func present(_ text: OptionText) -> OptionText? {
        let name = text.key.text
        if !text.key.isArgument, manifest.dropped.contains(name),
            !options.contains(where: { $0.name == name })
        {
            return nil
        }
        guard
            let option = options.first(where: { $0.name == name })
                ?? options.first(where: { $0.was.contains(name) })
        else { return text }
        let key = option.name == name ? text.key : SourceText(name: "", text: option.name)
        guard let value = text.value else { return OptionText(key: key, value: nil) }
        let present = option.formerValues[value.text].map { SourceText(name: "", text: $0) }
        return OptionText(key: key, value: present ?? value)
    }

    /// The present id of a file that a record names.
    package func presentID(ofFile id: String) -> String {
        if files.contains(where: { $0.id == id }) { return id }
        return files.first { $0.was.contains(id) }?.id ?? id
    }
}
