/// The part of the bash completion script that is the same for every program.
struct BashLibrary {
    let name: String

    var text: String {
        [words, cursor, offering, values, walk, entry].joined(separator: "\n\n")
    }

    /// Readline splits words at the characters of COMP_WORDBREAKS, `=` and `:` among them, and
    /// replaces only the last piece; scripts in tests often set COMP_WORDS and nothing else.
    private var words: String {
        #"""
        # Puts together the words that bash split at = and :. Sets words (those before the cursor's),
        # typed (the word at the cursor) and kept (the part of it that bash does not replace).
        \#(name)_words() {
            local index=1 piece='' before='' rest="${COMP_LINE-}" joined
            rest="${rest#"${COMP_WORDS[0]}"}"
            words=() typed='' kept=''
            while [[ $index -le $COMP_CWORD ]]; do
                piece="${COMP_WORDS[index]-}"
                joined=''
                if [[ $index -gt 1 && $rest != [[:space:]]* ]]; then
                    [[ -n $piece && -z ${piece//[=:]/} ]] && joined=yes
                    [[ -n $before && -z ${before//[=:]/} ]] && joined=yes
                fi
                if [[ -n $joined ]]; then
                    kept="$typed"
                else
                    # Unquoted, because bash 3.2 reads a quoted pattern in another way.
                    typed=${typed//[\'\"\\]/}
                    [[ $index -gt 1 ]] && words+=("$typed")
                    typed='' kept=''
                fi
                rest="${rest#*"$piece"}"
                before="$piece"
                typed="$typed$piece"
                index=$((index + 1))
            done
            \#(name)_cursor "$piece" "$1"
        }
        """#
    }

    private var cursor: String {
        #"""
        # Sets typed and kept for the last piece $1, of which bash says that $2 is to be replaced.
        \#(name)_cursor() {
            local piece="$1" replaced="$2"
            # bash tells what is to be replaced without the quote that is still open.
            case "$piece" in
            [\'\"]*)
                quoted="${piece%"${piece#?}"}"
                piece="${piece#?}"
                typed="$kept$piece"
                replaced="${replaced#"$quoted"}"
                ;;
            esac
            if [[ -n $replaced && $piece == "$replaced"* ]]; then
                # The cursor may stand within the word; what follows it does not count.
                piece="$replaced"
                typed="$kept$replaced"
            elif [[ -n $replaced && $typed == *"$replaced" || ${BASH_VERSINFO[0]} -lt 4 ]]; then
                # bash 3.2 does not split the words, and replaces what follows the = all the same.
                piece="$replaced"
                kept="${typed%"$replaced"}"
            fi
            if [[ -n $piece && -z ${piece//[=:]/} ]]; then kept="$typed"; fi
            # Outside quotes a backslash keeps the next character, and is no part of the word.
            if [[ -z $quoted ]]; then typed=${typed//\\/} kept=${kept//\\/}; fi
        }
        """#
    }

    private var offering: String {
        #"""
        # Offers the candidates that begin as what is typed. $1 is what stands before them in the word.
        \#(name)_offer() {
            local before="$1" candidate reply
            shift
            for candidate in "$@"; do
                candidate="$before$candidate"
                [[ $candidate == "$typed"* ]] || continue
                reply="${candidate#"$kept"}"
                [[ -n $reply ]] || continue
                \#(name)_reply '' "$reply"
                # The value of a key or the rest of a path is typed next; bash 3.2 has no compopt and
                # sets a space.
                [[ $reply == *[=/] ]] && { compopt -o nospace 2>/dev/null || :; }
            done
            return 0
        }

        # Adds $2 to what is offered, as it has to be typed. $1 is to stand before it as it is.
        \#(name)_reply() {
            local reply="$2"
            # What would end an open quote, or be run within it, cannot be offered there.
            case "$quoted:$reply" in
            \":*[\"\$\`\\!]* | \':*\'*) return 0 ;;
            esac
            if [[ -z $quoted && $reply == *[^A-Za-z0-9_=.,:/@%+-]* ]]; then
                printf -v reply '%q' "$reply"
            fi
            COMPREPLY+=("$1$reply")
        }

        # Offers files, or with -d folders. $2 is what stands before them in the word.
        \#(name)_offer_paths() {
            local path tilde
            while IFS= read -r path; do
                if [[ -z $2 ]]; then
                    # bash writes it as it has to be typed.
                    compopt -o filenames 2>/dev/null || :
                    COMPREPLY+=("${path#"$kept"}")
                    continue
                fi
                compopt -o nospace 2>/dev/null || :
                tilde=''
                # shellcheck disable=SC2088 # a tilde as the user typed it
                case "$quoted$path" in '~/'*) tilde='~/' ;; esac
                [[ -d ${tilde:+${HOME-}/}${path#"$tilde"} ]] && path="$path/"
                path="$2$path"
                path="${path#"$kept"}"
                if [[ -n $tilde && $path == "$tilde"* ]]; then
                    \#(name)_reply "$tilde" "${path#"$tilde"}"
                else
                    \#(name)_reply '' "$path"
                fi
            done < <(compgen "$1" -- "${typed#"$2"}")
            return 0
        }
        """#
    }

    private var values: String {
        #"""
        # Offers what the program answers to the key $1.
        \#(name)_offer_dynamic() {
            local program="${COMP_WORDS[0]}" line
            # shellcheck disable=SC2088 # a tilde as the user typed it
            case "$program" in '~/'*) program="${HOME-}/${program#??}" ;; esac
            while IFS= read -r line; do
                line=${line%%$'\t'*}
                [[ -z $line || $line == *[[:cntrl:]]* ]] || \#(name)_offer "$2" "$line"
            done < <("$program" \#(CompletionRequest.word) "$1" -- \
                ${words[@]+"${words[@]}"} "$typed" </dev/null 2>/dev/null)
            return 0
        }

        # Offers values for $2 of the command $1. $3 is what stands before them in the word.
        # shellcheck disable=SC2086 # lists of words
        \#(name)_offer_values() {
            local value_source
            \#(name)_source "$1" "$2"
            case "$value_source" in
            file) \#(name)_offer_paths -f "$3" ;;
            directory) \#(name)_offer_paths -d "$3" ;;
            'words '*) \#(name)_offer "$3" ${value_source#words } ;;
            'dynamic '*) \#(name)_offer_dynamic "${value_source#dynamic }" "$3" ;;
            esac
        }
        """#
    }

    private var walk: String {
        #"""
        # Reads the words before the cursor. Sets command, its grammar, position (how many arguments
        # there are), pending (the option that waits for its value), ended (a -- was there) and
        # unavailable (the options that are used up).
        \#(name)_walk() {
            local word rule
            command='' position=0 pending='' ended='' unavailable=' '
            \#(name)_grammar ''
            for word in ${words[@]+"${words[@]}"}; do
                if [[ -n $pending ]]; then
                    pending=''
                elif [[ -n $ended || $word == - || $word != -* ]]; then
                    if [[ " $subcommands " == *" $word "* && -z $ended ]]; then
                        command="${command:+$command }$word"
                        \#(name)_grammar "$command"
                    else
                        position=$((position + 1))
                    fi
                elif [[ $word == -- ]]; then
                    ended=yes
                else
                    [[ " $valued " == *" $word "* ]] && pending="$word"
                    word="${word%%=*}"
                    for rule in $rules; do
                        [[ $rule == "$word:"* ]] || continue
                        rule="${rule#"$word"}"
                        unavailable="$unavailable${rule//:/ }"
                    done
                fi
            done
        }
        """#
    }

    private var entry: String {
        #"""
        # shellcheck disable=SC2086 # lists of words
        \#(name)() {
            local IFS=$' \t\n' typed kept quoted='' subcommands options valued rules
            local command position pending ended unavailable option
            local -a words
            COMPREPLY=()
            \#(name)_words "${2-${COMP_WORDS[COMP_CWORD]-}}"
            \#(name)_walk
            if [[ -n $pending ]]; then
                \#(name)_offer_values "$command" "$pending" ''
                return 0
            elif [[ -z $ended && $typed == --*=* ]]; then
                \#(name)_offer_values "$command" "${typed%%=*}" "${typed%%=*}="
                return 0
            elif [[ -n $ended || $typed != -* ]]; then
                if [[ -n $subcommands ]]; then
                    [[ -n $ended ]] || \#(name)_offer '' $subcommands
                else
                    \#(name)_offer_values "$command" "$position" ''
                fi
                # Where nothing else can be typed, the options are what is left.
                [[ -z $typed && -z $ended && ${#COMPREPLY[@]} -eq 0 ]] || return 0
            fi
            for option in $options; do
                [[ $unavailable == *" $option "* ]] || \#(name)_offer '' "$option"
            done
            return 0
        }
        """#
    }
}
