/// A shell with a completion script.
package enum CompletionShell: String, Sendable, CaseIterable {
    case bash, zsh, fish
}

extension CommandTree {
    /// Returns a script with which a shell completes this program's command line. It doesn't
    /// contain the commands, but asks the program; see `CompletionRequest`.
    package func completionScript(for shell: CompletionShell) -> String {
        let function = "_" + String(root.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let body =
            switch shell {
            case .bash: bashScript(function)
            // A file in `fpath` has the name of its function, including the hyphen.
            case .zsh: zshScript("_" + root.name)
            // fish reserves names that begin with one underscore.
            case .fish: fishScript("_" + function)
            }
        return body + "\n"
    }

    private func bashScript(_ function: String) -> String {
        #"""
        # shellcheck shell=bash
        # Completion of \#(root.name) for bash 3.2 and later.
        # Made by: \#(root.name) \#(Option.completionScript.name) bash

        \#(function)() {
            local program="${COMP_WORDS[0]}" kind='' typed added dropped line
            # shellcheck disable=SC2088 # a tilde as the user typed it
            case "$program" in '~/'*) program="${HOME-}/${program#??}" ;; esac
            COMPREPLY=()
            {
                IFS= read -r kind || return 0
                if [[ $kind == values ]]; then
                    while IFS= read -r line; do
                        COMPREPLY+=("$line")
                        # The value of a key or the rest of a path is typed next.
                        [[ $line == *[=/] ]] && { compopt -o nospace 2>/dev/null || :; }
                    done
                elif IFS= read -r typed && IFS= read -r added && IFS= read -r dropped; then
                    # bash adds slashes and quotes; 3.2 has no compopt and adds none.
                    compopt -o filenames 2>/dev/null || :
                    while IFS= read -r line; do
                        COMPREPLY+=("$added${line#"$dropped"}")
                    done < <(compgen -A "$kind" -- "$typed")
                fi
            } < <("$program" \#(CompletionRequest.word) bash "${COMP_LINE:0:COMP_POINT}" "${2-}" \
                </dev/null 2>/dev/null)
            return 0
        }

        complete -F \#(function) \#(root.name)
        """#
    }

    private func zshScript(_ function: String) -> String {
        #"""
        #compdef \#(root.name)
        # Completion of \#(root.name) for zsh: a file named \#(function) in a folder of $fpath, or
        # sourced after compinit.
        # Made by: \#(root.name) \#(Option.completionScript.name) zsh

        \#(function)() {
            local program=${${(Q)words[1]}/#\~\//$HOME/} line
            local -a lines spaced spaced_shown open open_shown
            lines=("${(@f)$("$program" \#(CompletionRequest.word) zsh -- \
                "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null </dev/null)}")
            if [[ $lines[1] == (file|directory) ]]; then
                compset -P "${(b)lines[2]}"
                if [[ $lines[1] == file ]]; then _files; else _files -/; fi
                return
            fi
            for line in "${(@)lines[2,-1]}"; do
                # The value of a key or the rest of a path is typed next, so no space follows.
                if [[ ${line%%$'\t'*} == *[=/] ]]; then
                    open+=("${line%%$'\t'*}") open_shown+=("${${line%$'\t'}/$'\t'/  -- }")
                else
                    spaced+=("${line%%$'\t'*}") spaced_shown+=("${${line%$'\t'}/$'\t'/  -- }")
                fi
            done
            local -i ret=1
            compadd -l -d spaced_shown -a spaced && ret=0
            compadd -S '' -l -d open_shown -a open && ret=0
            return ret
        }

        if [[ ${funcstack[1]} == \#(function) ]]; then
            \#(function) "$@"
        elif (( $+functions[compdef] )); then
            compdef \#(function) \#(root.name)
        fi
        """#
    }

    private func fishScript(_ function: String) -> String {
        #"""
        # Completion of \#(root.name) for fish.
        # Made by: \#(root.name) \#(Option.completionScript.name) fish

        function \#(function)
            set -l words (commandline -opc)
            set -l typed (commandline -ct)
            set -l program (string replace -r -- '^~/' "$HOME/" $words[1])
            set -l lines (command $program \#(CompletionRequest.word) fish -- $words[2..-1] $typed 2>/dev/null </dev/null)
            switch "$lines[1]"
                case values
                    printf '%s\n' $lines[2..-1]
                case file directory
                    set -l path (string sub -s (math 1 + (string length -- "$lines[2]")) -- "$typed")
                    set -l paths (complete -C "nonexistent-command-of-\#(function) $path")
                    test $lines[1] = file; or set paths (string match -r '.*/(?:\t.*)?$' -- $paths)
                    set -q paths[1]; and printf '%s\n' $lines[2]$paths
            end
        end

        complete -c \#(root.name) -f -a '(\#(function))'
        """#
    }
}
