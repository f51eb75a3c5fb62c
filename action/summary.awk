# The title and the summary of a pull request, from what `upgrade` printed, its notes, the changed
# files, `scenes --json`, the conflicts (lines with a scene and a path),
# and the errors of packs and scenes that were left. `read` says which.

# Paths of packs have a slash; names of sets don't.
read == "packs" && match($0, /^ *(install|update|remove)  /) && RLENGTH == 14 && !/\// {
    split($0, word, " ")
    version = word[4] == "->" ? word[3] " → " word[5] : word[3] ", " (word[1] == "install" ? "new" : word[1] "d")
    packs = packs row(word[2], version)
    names = names (names == "" ? "" : ", ") word[2] (word[4] == "->" ? " " word[5] : "")
}

read == "notes" { isNote = sub(/^note: /, "") || (isNote && /^'/) }
read == "notes" && isNote { notes = notes (/^'/ ? "" : "\n") $0 "\n" }

read == "changed" { changed[$0] = 1 }

# Paths in JSON; one with an escape counts as a shared file.
read == "scenes" && /^      "name": / { split($0, word, "\""); scene = word[4] }
read == "scenes" && /^          "path": / {
    split($0, word, "\"")
    path = from_top(word[4])
    if (path in changed) { add(scene, path); delete changed[path] }
}

read == "conflicts" {
    at = index($0, " ")
    scene = substr($0, 1, at - 1)
    conflicts = conflicts row(scene == "-" ? "shared" : scene, code(from_top(substr($0, at + 1))))
    if (scene != "-" && !(scene in isLeft)) { isLeft[scene]; left = left " " scene }
}

read == "problems" { problems = problems "\n    " $0 }

function row(first, second) { return "| " first " | " second " |\n" }

function code(text) {
    gsub(/`/, "'", text)
    gsub(/\|/, "\\|", text)
    return "`" text "`"
}

function add(scene, path) {
    if (!(scene in files)) order[++count] = scene
    files[scene] = files[scene] (files[scene] == "" ? "" : "<br>") code(path)
}

function table(title, columns, rows) {
    if (rows != "") printf "\n## %s\n\n| %s |\n|---|---|\n%s", title, columns, rows
}

END {
    for (path in changed) if (path !~ /(^|\/)\.scene-kit\//) others++
    scenes = count ? count (count == 1 ? " scene" : " scenes") : names == "" ? (others ? "shared files" : "records") : ""
    print "Update " names (names != "" && scenes != "" ? " and " : "") scenes
    for (index_ = 1; index_ <= count; index_++) rows = rows row(order[index_], files[order[index_]])
    if (others) rows = rows row("other files", others)
    table("Packs", "set | version", packs)
    table("Scenes", "scene | changed files", rows)
    table("Conflicts", "scene | file", conflicts)
    if (conflicts != "") {
        print "\nThese files are as they were. To merge them, run this on the branch, choose the lines, and commit:"
        print "\n    scene-kit update" left " --on-conflict markers"
    }
    if (problems != "") print "\n## Problems\n" problems
    if (notes != "") printf "\n## Newer versions\n%s", notes
}
