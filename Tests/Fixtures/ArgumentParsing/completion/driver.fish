# Prints what fish would offer for a command line, without the descriptions.
source ./script
set -x PATH $PWD $PATH
complete -C "$argv[1]" | string replace -r '\t.*' ''
