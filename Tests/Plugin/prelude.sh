# shellcheck shell=sh disable=SC2154
# What the sessions of scripts/check-plugin may call. $root is the repository, and $scratch the folder of the
# builds. Every path that SwiftPM derives others from has a space.

mkdir -p home
export HOME="$work/home" SCENE_KIT_HOME="$work/home/scene-kit"
unset XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME

# Runs a subcommand of swift in the package.
in_package() {
    subcommand=$1
    shift
    (cd 'My App' && swift "$subcommand" --scratch-path "$scratch" "$@")
}

# Runs the plugin, and prints only lines of the tool, and SwiftPM's errors. SwiftPM 6.3.1 crashes now and
# then after an error of a plugin: once more then.
plugin() {
    for attempt in first second; do
        in_package package --allow-writing-to-package-directory scene-kit "$@" >out 2>err
        status=$?
        if [ "$status" -ne 139 ] || [ "$attempt" = second ]; then break; fi
    done
    grep -E '^ +(create|update|keep|identical)  [^ ]|error: |^USAGE: |VERSION  FROM' out
    grep -E 'error: ' err >&2
    rm out err
    return "$status"
}

# The names and contents of the package.
files() { (cd 'My App' && find . -type f -exec cksum {} + | LC_ALL=C sort -k 3); }
