# Prints what fish would offer for a command line, without the descriptions.
source ./script
complete -C "$argv[1]" | string replace -r '\t.*' ''
