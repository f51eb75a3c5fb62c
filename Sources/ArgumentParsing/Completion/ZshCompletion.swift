/// The completion script for zsh: one function per command, each a call of `_arguments`.
struct ZshCompletion {
    private let tree: CommandTree
    /// With the hyphen of the program, because a file in `fpath` has the name of its function.
    private let name: String

    init(_ tree: CommandTree) {
        self.tree = tree
        name = "_" + tree.root.name
    }

    var script: String {
        let functions = tree.visiblePaths.reversed().map(function)
        return ([heading, dynamic] + functions + [registration])
            .joined(separator: "\n\n") + "\n"
    }

    private var heading: String {
        let program = tree.root.name
        return """
            #compdef \(program)
            # Completion of \(program) for zsh: a file named \(name) in a folder of $fpath,
            # or sourced after compinit. Made by:
            #
            #     \(program) \(Option.completionScript.name) zsh
            """
    }

    private var dynamic: String {
        #"""
        # Offers what the program answers to a key, the last argument; those before it are compadd's.
        \#(name)_dynamic() {
            local line candidate key=${@[-1]}
            local -a with_space without_space space_shown shown compadd_options=("${@[1,-2]}")
            for line in "${(@f)$("$program" \#(CompletionRequest.word) "$key" -- \
                "${typed_words[@]}" 2>/dev/null </dev/null)}"; do
                candidate=${line%%$'\t'*}
                [[ -z $candidate || $candidate == *[[:cntrl:]]* ]] && continue
                line=${line//$'\t'/  -- }
                # The value of a key or the rest of a path is typed next, so no space follows.
                if [[ $candidate == *[=/] ]]; then
                    without_space+=("$candidate") shown+=("$line")
                else
                    with_space+=("$candidate") space_shown+=("$line")
                fi
            done
            local -i ret=1
            compadd "${compadd_options[@]}" -l -d space_shown -a with_space && ret=0
            compadd "${compadd_options[@]}" -S '' -l -d shown -a without_space && ret=0
            return ret
        }
        """#
    }

    private var registration: String {
        """
        if [[ ${funcstack[1]} == \(name) ]]; then
            \(name) "$@"
        elif (( $+functions[compdef] )); then
            compdef \(name) \(tree.root.name)
        fi
        """
    }

    private func function(_ path: CommandPath) -> String {
        let isRoot = path.names.isEmpty
        let subcommands = path.visibleSubcommands
        let specs =
            path.options.map { spec($0, of: path) }
            + (subcommands.isEmpty
                ? path.command.arguments.map(spec)
                : ["'(-): :->subcommand'", "'(-)*:: :->arguments'"])
        let lines = specs.map { "        \($0)" }.joined(separator: " \\\n")
        return """
            \(functionName(path))() {
            \(isRoot ? setup + "\n" : "")    local curcontext=$curcontext state line ret=1
                local -A opt_args
                _arguments -s -S -C \\
            \(lines) && ret=0
            \(dispatch(path))    return ret
            }
            """
    }

    private func functionName(_ path: CommandPath) -> String {
        ([name] + path.names).joined(separator: "_")
    }

    private var setup: String {
        #"""
            # Kept before _arguments narrows words down to those of a subcommand.
            local program=${(Q)words[1]}
            program=${program/#\~\//$HOME/}
            local -a typed_words=("${(@Q)words[2,CURRENT]}")
        """#
    }

    private func dispatch(_ path: CommandPath) -> String {
        let subcommands = path.visibleSubcommands
        guard !subcommands.isEmpty else { return "" }
        let descriptions = subcommands.map {
            "        " + "\($0.command.name):\($0.command.abstract)".shellQuoted
        }
        let names = subcommands.map(\.command.name).joined(separator: " | ")
        return """
                local -a subcommands=(
            \(descriptions.joined(separator: "\n"))
                )
                case $state in
                subcommand) _describe -t commands subcommand subcommands && ret=0 ;;
                arguments)
                    case $words[1] in
                    \(names)) \(functionName(path))_$words[1] && ret=0 ;;
                    esac
                    ;;
                esac

            """
    }

    /// `'(--force --skip-existing)--force[Overwrite files.]'`
    private func spec(_ option: Option, of path: CommandPath) -> String {
        let ruledOut = path.spellingsRuledOut(by: option)
        let isAlone = ruledOut.isEmpty || option.isRepeatable
        let prefix =
            (isAlone ? "" : "(\(ruledOut.joined(separator: " ")))")
            + (option.isRepeatable ? "*" : "")
        var value = ""
        if case .value(let placeholder, let source) = option.kind {
            value = ":\(placeholder.escapedInSpec):\(action(source))"
        }
        let description = "[\(option.help.escapedInSpec)]"
        let specs = option.spellings.map { spelling -> String in
            let sign = !option.takesValue ? "" : spelling.hasPrefix("--") ? "=" : "+"
            return (prefix + spelling + sign + description + value).shellQuoted
        }
        return specs.joined(separator: " ")
    }

    private func spec(_ argument: Argument) -> String {
        let prefix = argument.isRepeating ? "*:" : argument.isOptional ? "::" : ":"
        return (prefix + "\(argument.name.escapedInSpec):\(action(argument.source))").shellQuoted
    }

    private func action(_ source: ValueSource) -> String {
        switch source {
        case .any: ""
        case .file: "_files"
        case .directory: "_files -/"
        case .choices(let words), .suggestions(let words): "(\(words.joined(separator: " ")))"
        case .dynamic(let key): "\(name)_dynamic \(key)"
        }
    }
}

extension String {
    fileprivate var escapedInSpec: String {
        var result = ""
        for character in self {
            if #"\:[]"#.contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
