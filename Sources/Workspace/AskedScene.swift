import Basics
package import Projects
import Scenes
package import TemplateSets

/// A scene as it is asked for, by a command line or by an entry of a list.
package struct AskedScene: Sendable {
    /// What is given of it.
    package var given: SceneEntry
    /// Options of the command line, besides those of `given`.
    package var options: [OptionText] = []
    /// What holds where nothing is given.
    package var defaults: SceneChoices

    package init(_ given: SceneEntry, options: [OptionText] = [], defaults: SceneChoices) {
        (self.given, self.options, self.defaults) = (given, options, defaults)
    }

    /// What is given, with the defaults.
    func entry(for templateSet: TemplateSet) -> SceneEntry {
        var choices = given.choices.over(defaults)
        if given.choices.template != nil {
            // The defaults are for another set; this one takes those that it has.
            choices.options = choices.options.filter { key, _ in
                given.choices.options[key] != nil || templateSet.options.contains { $0.name == key }
            }
        }
        // What the command line says of an option comes with its other arguments.
        for option in options { choices.options[option.key.text] = nil }
        var entry = given
        entry.choices = choices
        return entry
    }
}
