{{> header}}
/// Opens {{scene}} at `{{options.link}}`.
extension {{scene}}Builder: LinkedScene {
    {{> public}}static let linkPath = "{{options.link}}"

    {{> public}}init?(link: LinkValues) {
        {{#options.link.values}}
        {{#-first}}
        guard {{> linkValues}} else { return nil }
        {{/-first}}
        {{/options.link.values}}
        self.init({{options.link.arguments}})
    }
}
