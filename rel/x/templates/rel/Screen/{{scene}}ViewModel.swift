{{#imports}}
import {{.}}
{{/imports}}

final class {{scene}}ViewModel {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#options.logging}}
    let log = Log("{{scene.kebabCase}}")
    {{/options.logging}}

    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }
}
// x
