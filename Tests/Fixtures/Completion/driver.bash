# Prints what bash would offer for the words given, the last of which is being typed.
set -eu
source ./script
unset COMP_LINE COMP_POINT
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
function=$(complete -p scene-kit | sed 's/.* -F \([^ ]*\) .*/\1/')
"$function"
printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
