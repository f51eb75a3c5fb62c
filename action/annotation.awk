# What drift.awk and errors.awk share: GitHub's annotations.
# https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands

function annotate(path, line, column, title, message,    properties) {
    if (path != "") properties = "file=" property(from_top(path)) ","
    if (line != "") properties = properties "line=" line ",col=" column ","
    print "::error " properties "title=" property(title) "::" data(message)
}

function data(text) {
    gsub(/%/, "%25", text)
    gsub(/\r/, "%0D", text)
    gsub(/\n/, "%0A", text)
    return text
}

function property(text) {
    text = data(text)
    gsub(/:/, "%3A", text)
    gsub(/,/, "%2C", text)
    return text
}

# A path as it is from the top of the work tree, which is how GitHub knows it.
function from_top(path,    parts, count, kept, index_, result, top) {
    if (path !~ /^\//) path = ENVIRON["SCENE_FOLDER"] "/" path
    count = split(path, parts, "/")
    kept = 0
    for (index_ = 1; index_ <= count; index_++) {
        if (parts[index_] == "..") { if (kept > 0) kept-- }
        else if (parts[index_] != "" && parts[index_] != ".") parts[++kept] = parts[index_]
    }
    result = ""
    for (index_ = 1; index_ <= kept; index_++) result = result "/" parts[index_]
    top = ENVIRON["SCENE_ROOT"] "/"
    return index(result, top) == 1 ? substr(result, length(top) + 1) : result
}
