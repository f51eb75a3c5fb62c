# Prints the line and the text of `requires` in a scene-kit.json, if it is there: a string, at the
# top, outside of comments. What is wrong with the rest of the file is for scene-kit to say.

{ text = text $0 "\n" }

END {
    line = 1
    for (at = 1; at <= length(text); at++) {
        character = substr(text, at, 1)
        if (character == "\n") line++
        else if (character == "\"") {
            read_string()
            if (depth == 1 && key == "requires") { print line, word; exit }
        }
        else if (character == "/") skip_comment()
        else if (character == ":") key = word
        else if (character == ",") key = ""
        else if (character == "{" || character == "[") { depth++; key = "" }
        else if (character == "}" || character == "]") { depth--; key = "" }
    }
}

# Leaves the string in `word`, escapes as they are: a version has none.
function read_string() {
    word = ""
    while (++at <= length(text)) {
        character = substr(text, at, 1)
        if (character == "\"" || character == "\n") break
        if (character == "\\") word = word substr(text, at++, 1)
        word = word substr(text, at, 1)
    }
    if (character == "\n") at--
}

function skip_comment(    rest) {
    rest = substr(text, at)
    if (rest ~ /^\/\//) at += index(rest, "\n") - 2
    else if (rest ~ /^\/\*/) {
        rest = substr(rest, 3)
        rest = substr(rest, 1, index(rest "*/", "*/") - 1)
        at += length(rest) + 3
        line += gsub(/\n/, "", rest)
    }
}
