# From the errors that scene-kit prints to annotations, in the file and line that they name.

# path:line:column: error: message
/^[^ ]/ && match($0, /:[0-9]+:[0-9]+: error: /) {
    split(substr($0, RSTART + 1, RLENGTH), position, ":")
    annotate(substr($0, 1, RSTART - 1), position[1], position[2], "scene-kit", \
        substr($0, RSTART + RLENGTH))
    next
}

# path: error: message, and the same for an option or a URL
/^[^ ].*: error: / || /^: error: / {
    at = index($0, ": error: ")
    path = substr($0, 1, at - 1)
    message = substr($0, at + 9)
    if (path ~ /^-|:\/\//) annotate("", "", "", "scene-kit", path ": " message)
    else annotate(path, "", "", "scene-kit", message)
    next
}

# error: message
sub(/^error: /, "") { annotate("", "", "", "scene-kit", $0) }
