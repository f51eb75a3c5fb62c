/// The completion script for fish.
struct FishCompletion {
    private let tree: CommandTree
    private let name: String

    init(_ tree: CommandTree) {
        self.tree = tree
        // fish keeps names that start with one underscore for its own.
        name = "_" + tree.functionName
    }

    var script: String {
        let completions = tree.visiblePaths.flatMap(completions)
        return
            ([heading, grammar, walk, conditions, answers] + [completions.joined(separator: "\n")])
            .joined(separator: "\n\n") + "\n"
    }

    private var program: String { tree.root.name.fishQuoted }

    private var heading: String {
        """
        # Completion of \(tree.root.name) for fish. Made by:
        #
        #     \(tree.root.name) \(Option.completionScript.name) fish
        """
    }

    private var grammar: String {
        let cases = tree.visiblePaths.map { path -> String in
            let subcommands = path.visibleSubcommands.map(\.command.name)
            let valued = path.options.filter(\.takesValue).flatMap(\.spellings)
            return """
                case \(path.names.joined(separator: " ").fishQuoted)
                    set subcommands \(subcommands.joined(separator: " "))
                    set valued \(valued.joined(separator: " "))
                """
        }
        return """
            # The subcommands of a command, and its options that take a value.
            function \(name)_grammar --no-scope-shadowing
                switch "$command"
            \(cases.joined(separator: "\n").indented(by: 4))
                end
            end
            """
    }

    private var walk: String {
        #"""
        # Reads the words before the cursor. Sets command, position (how many arguments there are),
        # ended (a -- was there) and used (the options there are).
        function \#(name)_walk --no-scope-shadowing
            set command ''
            set position 0
            set used
            set ended 0
            set -l subcommands
            set -l valued
            set -l pending
            set -l tokens (commandline -opc)
            \#(name)_grammar
            for token in $tokens[2..-1]
                if test -n "$pending"
                    set -a used $pending
                    set pending
                else if test $ended = 1; or not string match -qr -- '^-.' $token
                    if test $ended = 0; and contains -- $token $subcommands
                        set command (string trim -- "$command $token")
                        \#(name)_grammar
                    else
                        set position (math $position + 1)
                    end
                else if test $token = --
                    set ended 1
                else
                    # An option whose value is being typed is not used up yet.
                    contains -- $token $valued; and set pending $token
                    or set -a used (string replace -r -- '=.*' '' $token)
                end
            end
        end
        """#
    }

    private var conditions: String {
        #"""
        # Whether the command is the first argument and none of the options that follow it is used.
        function \#(name)_takes
            set -l command
            set -l position
            set -l used
            set -l ended
            \#(name)_walk
            test "$command" = "$argv[1]"; and test $ended = 0; or return 1
            for option in $argv[2..-1]
                contains -- $option $used; and return 1
            end
            return 0
        end

        # Whether the command is the first argument and the next of its arguments has the number in
        # the second; with a third, that number or a later one.
        function \#(name)_expects
            set -l command
            set -l position
            set -l used
            set -l ended
            \#(name)_walk
            test "$command" = "$argv[1]"; or return 1
            test $position -eq $argv[2]; or test (count $argv) -gt 2 -a $position -ge $argv[2]
        end
        """#
    }

    private var answers: String {
        #"""
        # What the program answers to a key.
        function \#(name)_dynamic
            set -l words (commandline -opc)
            set -l program (string replace -r -- '^~/' "$HOME/" $words[1])
            command $program \#(CompletionRequest.word) $argv[1] -- $words[2..-1] (commandline -ct) 2>/dev/null </dev/null
        end

        function \#(name)_folders
            __fish_complete_directories (string replace -r -- '^--[^=]*=' '' (commandline -ct)) ''
        end

        complete -c \#(program) -f
        """#
    }

    private func completions(_ path: CommandPath) -> [String] {
        let command = path.names.joined(separator: " ").fishQuoted
        let subcommands = path.visibleSubcommands.map {
            line(
                "\(name)_expects \(command) 0",
                "-a \($0.command.name.fishQuoted) -d \($0.command.abstract.fishQuoted)")
        }
        let options = path.options.map { option in
            let ruledOut = path.spellingsRuledOut(by: option)
            return line(
                (["\(name)_takes \(command)"] + ruledOut).joined(separator: " "), names(option))
        }
        let arguments = path.command.arguments.enumerated().compactMap { index, argument in
            action(argument.source).map { action in
                let orLater = argument.isRepeating ? " or-later" : ""
                return line("\(name)_expects \(command) \(index)\(orLater)", action)
            }
        }
        return subcommands + arguments + options
    }

    private func line(_ condition: String, _ rest: String) -> String {
        "complete -c \(program) -n \(condition.fishQuoted) \(rest)"
    }

    private func names(_ option: Option) -> String {
        var words = option.shortName.map { ["-s \($0.dropFirst())"] } ?? []
        words.append("-l \(option.name.dropFirst(2))")
        if option.takesValue {
            words.append("-r")
            words.append(action(option.source) ?? "-f")
        }
        words.append("-d \(option.help.fishQuoted)")
        return words.joined(separator: " ")
    }

    /// What offers the values of a source, or nil where there is nothing to offer.
    private func action(_ source: ValueSource) -> String? {
        switch source {
        case .any: nil
        case .file: "-F"
        case .directory: "-f -a '(\(name)_folders)'"
        case .choices(let words), .suggestions(let words):
            "-f -a \(words.joined(separator: " ").fishQuoted)"
        case .dynamic(let key): "-f -a '(\(name)_dynamic \(key))'"
        }
    }
}
