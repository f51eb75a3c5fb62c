# Prints what zsh would offer for each of the command lines $2 and on, and a line of hyphens after
# each. $1 is the way the script gets in: source, or fpath. zsh completes only while it edits a
# line, so one runs in a pseudo-terminal; starting it is what takes time.
zmodload zsh/zpty
zpty -b shell zsh -f -i
zpty -w shell "PROMPT= TERM=dumb; stty -echo; autoload -Uz compinit"
if [[ $1 == fpath ]]; then
    mkdir -p functions && cp script functions/_scene-kit
    zpty -w shell 'fpath=($PWD/functions $fpath); compinit -u -d dump'
else
    zpty -w shell 'compinit -u -d dump; source ./script'
fi
zpty -w shell '
compadd() {
    if [[ ${@[(I)-[OAD]]} -gt 0 ]]; then builtin compadd "$@"; return; fi
    local -a found
    builtin compadd -A found "$@"
    captured+=("$IPREFIX"${^found})
    builtin compadd "$@"
}
capture() {
    captured=()
    _main_complete
    print -r -- BEGIN
    print -rl -- $captured
    print -r -- END
    compstate[list]= compstate[insert]=
}
zle -C capture list-choices capture
bindkey "^I" capture
echo REA""DY'
zpty -r -m shell output '*READY*'
for line in "${@[2,-1]}"; do
    zpty -w -n shell $'\x15'"$line"$'\t'
    zpty -r -m shell output '*END*'
    print -r -- "$output" | tr -d '\r' | sed -n '/BEGIN/,/END/p' | sed '1d;$d'
    print -- ---
done
zpty -d shell
