# From what `scene-kit generate --check` prints to annotations of the files that drifted.

BEGIN {
    command = "'" ENVIRON["SCENE_COMMAND"] "'"
    write = "Run " command " and commit what it writes."
    title["create"] = "A generated file is missing"
    title["update"] = title["merge"] = title["overwrite"] = "A generated file is out of date"
    title["remove"] = "A generated file is left over"
    title["conflict"] = "A generated file is not what its scenes file gives"
    advice["create"] = advice["update"] = advice["merge"] = advice["overwrite"] = write
    advice["remove"] = "Its scene is no longer in the scenes file. " write
    advice["conflict"] = "It was edited since, or scene-kit did not make it. " \
        "Keep its text elsewhere and run " command " with --on-conflict overwrite, or change the scenes file."
}

# The lines of the plan come first; after them a diff may hold lines that look the same.
!/^ *[a-z]+  ./ || !match($0, /^ *[a-z]+  /) || RLENGTH != 14 { exit }

{
    verb = substr($0, 1, 12)
    gsub(/ /, "", verb)
    if (verb in title) annotate(substr($0, 15), "", "", title[verb], advice[verb])
}
