# Prints what fish would offer for each of the command lines, without the descriptions, and a line of
# hyphens after each.
source ./script
for line in $argv
    complete -C "$line" | string replace -r '\t.*' ''
    echo ---
end
