# Prints what bash would offer for each of the arguments, and a line of hyphens after each. An
# argument has a word of the command line in each of its lines, and the last one is being typed.
set -eu
source ./script
function=$(complete -p scene-kit | sed 's/.* -F \([^ ]*\) .*/\1/')
for words in "$@"; do
    COMP_WORDS=()
    while IFS= read -r word; do COMP_WORDS+=("$word"); done <<<"$words"
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMP_LINE="${COMP_WORDS[*]}"
    COMP_LINE=${COMP_LINE// = /=}
    COMP_POINT=${#COMP_LINE}
    "$function" scene-kit "${COMP_WORDS[COMP_CWORD]}"
    printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
    echo ---
done
