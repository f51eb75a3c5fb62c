import Foundation
import TestSupport
import Testing

/// Commands in sessions, scripts, workflows, and pages run on macOS, too: with the tools of BSD, bash
/// 3.2, and an `echo` that reads no options.
struct PortableCommandsTests {
    /// Something that a command may not contain.
    private struct Rule: Sendable, CustomTestStringConvertible {
        /// What to write instead.
        let advice: String
        private let pattern: NSRegularExpression
        /// Commands that break the rule, and similar ones that don't.
        let broken, kept: [String]

        init(_ advice: String, _ pattern: String, broken: [String], kept: [String] = []) {
            (self.advice, self.broken, self.kept) = (advice, broken, kept)
            self.pattern = try! NSRegularExpression(pattern: pattern)
        }

        var testDescription: String { advice }

        func isBroken(by command: String) -> Bool {
            let range = NSRange(location: 0, length: command.utf16.count)
            return pattern.firstMatch(in: command, range: range) != nil
        }
    }

    /// `\bls (-\w+ )*` is a program with options before the one in question.
    private static let rules = [
        Rule(
            "`sed -i.old`, `perl -pi -e`, or `edit` of the sessions",
            #"\bsed (-\w+ )*-[nEr]*i( |$)"#,
            broken: ["sed -i s/a/b/ it", "sed -n -Ei p it"], kept: ["sed -i.old s/a/b/ it"]),
        Rule(
            "`perl -pe`, because sed writes no line breaks and tabs",
            #"\bsed .*\bs([|/,#])((?!\1).)*\1((?!\1).)*\\[nt]"#,
            broken: [#"sed 's/a/\n&/' it"#, #"sed -e 's|a|b\tc|'"#],
            kept: [#"sed 's/a\nb/c/'"#, #"sed s/a/b/; printf 'a\n'"#]),
        Rule(
            "POSIX options of sed", #"\bsed (-\w+ )*-\w*[rsuz]"#,
            broken: ["sed -r s/a/b/", "sed -n -z p"], kept: ["sed -nE s/a/b/"]),
        Rule(
            "`-E`, or what POSIX has for a regular expression",
            #"\b(sed|grep|expr) (?!-\w*E)[^|;]*\\[|+?]|\b(sed|grep) [^;]*\\[wWsSbBdD<>]"#,
            broken: [#"grep 'a\|b' it"#, #"grep -E '\bword' it"#, #"sed 's/a\+/b/'"#],
            kept: ["grep -E 'a|b' it", #"grep '\.swift' it"#, #"grep -oE '\+a' it"#]),
        Rule(
            "`perl -ne`", #"\bgrep (-\w+ )*-\w*P"#, broken: ["grep -oP 'a(?=b)' it"],
            kept: ["grep -E P it"]),
        Rule(
            "short options",
            #"(?<![\w./:-]|git )(cat|chmod|chown|cp|cut|date|df|du|env|find|head|id|ln|ls|mkdir|mktemp|mv|od|readlink"#
                + #"|rm|sed|seq|sort|stat|tail|tee|touch|tr|uniq|wc|xargs) (-\w+ )*--\w"#,
            broken: ["ls -l --color", "cp --parents a b", "head --lines 1"],
            kept: ["rm -- --a", "git rm --cached it", "grep --include=it"]),
        Rule(
            "`git apply`, or `patch -V none -E`, which leaves no other files",
            #"^(?!.*-V none).*(?<!`)\bpatch -p|--no-backup|--remove-empty"#,
            broken: ["patch -p1 <it", "patch -V none --remove-empty-files"],
            kept: ["patch -V none -E -p1 <it"]),
        Rule(
            "`cd -P` and `pwd -P`", #"\breadlink -\w*[fem]|\brealpath "#,
            broken: ["readlink -f it", "realpath it"], kept: ["readlink it"]),
        Rule(
            "`cksum`, `wc -c`, or `ls -l`", #"\bstat (-\w+ )*-\w*[cf]"#, broken: ["stat -c %s it"],
            kept: ["git stat -x"]),
        Rule(
            "`date +%s`, with Python for the rest", #"\bdate (-\w+ )*-\w*[dIr]|\bdate .*%N"#,
            broken: ["date -d yesterday", "date +%N"],
            kept: ["date -u +%Y"]),
        Rule(
            "`mktemp -d name.XXXXXX`", #"\bmktemp .*(-p|-t\b|X\.\w)"#,
            broken: ["mktemp -p tmp", "mktemp it.XXXXXX.txt"], kept: ["mktemp -d it.XXXXXX"]),
        Rule(
            "Perl, Python, or `shasum -a 256`: macOS has no such program",
            #"^(?!err)(|\$ |.*([|;&(`"'] *|\b(command|do|else|env|exec|then|xargs) ))(b2sum|chattr|flock|[gs]et(facl|fattr)|gawk|getent|ldd|losetup|lscpu"#
                + #"|ltrace|md5sum|mountpoint|nproc|numfmt|pidof|setsid|sha\d+sum|shuf|stdbuf|strace"#
                + #"|tac|timeout|unshare|valgrind)( |$)"#,
            broken: ["timeout 5 it", "cat it | sha256sum", "x=$(nproc )"],
            kept: ["--timeout 5", "timeout-minutes: 30", "./tac", "shasum -a 256 it"]),
        Rule(
            "`Terminal.run`, or `pty` of Python", #"\bscript (-\w+ )*-\w*c"#,
            broken: ["script -qec true /dev/null"], kept: ["script -q /dev/null true"]),
        Rule(
            "`find .` and POSIX conditions",
            #"\bfind -|\bfind .*-(printf|regextype|executable|readable|perm /)"#,
            broken: ["find -name it", "find . -printf %p"], kept: ["find . -name it -maxdepth 1"]),
        Rule(
            "`xargs` without `-r`, `-d`, and `-a`", #"\bxargs (-\w+ )*-\w*[rda]"#,
            broken: ["xargs -r ls", "xargs -0 -a it"], kept: ["xargs -0 ls -a", "xargs ls -d"]),
        Rule(
            "`cp -R`, because `-r` follows links; `mv` and `ln` with both operands",
            #"\bcp (-\w+ )*-\w*[rudtT]|\b(mv|ln) (-\w+ )*-\w*[rtT]\b"#,
            broken: ["cp -r a b", "ln -sr a b", "mv -t a b"], kept: ["cp -RL a b", "ln -sfn a b"]),
        Rule(
            "a positive number of lines or bytes",
            #"\b(head|tail) (-\w+ )*-[cn]? ?(-|\d+[a-zA-Z])"#,
            broken: ["head -n -1", "head -c 5K"], kept: ["head -n 1", "head -1", "tail -n +2"]),
        Rule(
            "`sort` in an order of POSIX", #"\bsort (-\w+ )*-\w*[VhR]"#,
            broken: ["sort -V", "sort -u -h"],
            kept: ["sort -ru", "sort | uniq -c"]),
        Rule(
            "`touch -t`", #"\btouch (-\w+ )*-\w*d"#, broken: ["touch -d 2026-01-01 it"],
            kept: ["touch it-d"]),
        Rule(
            "`base64` of Python", #"\bbase64 -"#, broken: ["base64 -w 0"], kept: ["import base64"]),
        Rule(
            "`printf`", #"\becho -[neE]+( |$)|\bprintf (-v|['"]?%q)"#,
            broken: ["echo -n it", "echo -e a", "printf %q it"],
            kept: ["echo '-n'", "printf '%s' it"]),
        Rule(
            "`wc … | tr -d ' '`, because the number has spaces",
            #"\bwc -\w+(?![^|;]*(\| tr -d|\)"? -(eq|ge|gt|le|lt|ne) ))"#,
            broken: ["ls | wc -l", "ls | wc -l; test $? -eq 0"],
            kept: ["wc -l <it | tr -d ' '", "test $(wc -l <it) -gt 1"]),
        Rule(
            "`bytes` of the sessions, because the columns differ", #"\bod (?!.*tr -d ' )"#,
            broken: ["od -An -c it"], kept: [#"od -An -tx1 | tr -d ' \n'"#]),
        Rule(
            "options before operands",
            #"\b(cat|chmod|cp|head|ln|ls|mkdir|mv|rm|sort|tail|touch|wc) [^-|;&<>\s][^|;&<>]* -[a-zA-Z]+( |$)"#,
            broken: ["ls it -a", "rm a b -r"],
            kept: ["ls -a it", "ls it && test -e it", "ls | cut -c 1"]),
        Rule(
            "what bash 3.2 has",
            #"\b(declare|local) -[An]|\$\{\w+(\[@\])?(,|\^|@\w|:[^}]*: ?-)|\b(mapfile|readarray|coproc)\b"#
                + #"|&>>| \|& |\bwait -n|EPOCHSECONDS|\bprintf '[^']*%\("#,
            broken: ["declare -A a", "echo ${a,,} ${a:0:-1}", "mapfile a", "it |& cat"],
            kept: ["echo ${a%,}", "it &", "wait $!"]),
        Rule(
            "`printf` with `%%`, because `% c` is a format for bash", #"\bprintf '[^']*(?<!%)% "#,
            broken: ["printf '5% of it'"], kept: ["printf '5%% of it'", "printf '%s of it'"]),
        Rule(
            "files that macOS has", #"(?<!["\w])(/proc/|/dev/(full|shm)\b)"#,
            broken: ["it >/dev/full"], kept: ["it >/dev/null", "git.test/proc/it"]),
        Rule(
            "`2>/dev/null`, because systems word it in their own way",
            #"^err\| (\S*/)?(bash|cat|cd|chmod|cmp|cp|diff|find|grep|head|ln|ls|mkdir|mv|patch|rm|rmdir|sed"#
                + #"|sh|tail|test|touch|xargs): "#,
            broken: ["err| rm: cannot remove 'it'", "err| /bin/sh: 1: it: not found"],
            kept: ["err| git: error: it", "err| error: rm: it"]),
    ]

    @Test(arguments: rules)
    private func `a rule finds what breaks it, and nothing else`(rule: Rule) {
        #expect(rule.broken.filter { !rule.isBroken(by: $0) } == [])
        #expect(rule.kept.filter(rule.isBroken) == [])
    }

    @Test func `commands in the repository keep the rules`() throws {
        var count = 0
        for folder in ["", ".github", "action", "docs", "scripts", "Tests"] {
            for (path, text) in try Self.files(in: folder) where !Self.isForLinux(path) {
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated()
                {
                    guard let command = Self.command(in: String(line), of: path, text) else {
                        continue
                    }
                    count += 1
                    for rule in Self.rules where rule.isBroken(by: command) {
                        Issue.record("\(path):\(number + 1): use \(rule.advice): \(command)")
                    }
                }
            }
        }
        #expect(count > 3_000)
    }

    /// The files of the root, or those below a folder of it.
    private static func files(in folder: String) throws -> [String: String] {
        let url = Repository.root.appending(path: folder)
        guard folder.isEmpty else {
            let files = try FileTree.read(url).map { ("\(folder)/\($0.key)", $0.value) }
            return Dictionary(uniqueKeysWithValues: files)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        let files = names.compactMap { name in
            (try? String(contentsOf: url.appending(path: name), encoding: .utf8)).map { (name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// Whether a file says that it needs Linux.
    private static func isForLinux(_ path: String) -> Bool {
        [
            "Tests/Faults/", "Tests/Fixtures/Sessions/Linux/", "scripts/check-faults",
            "scripts/check-reads",
            "scripts/check-file-systems",
        ].contains(where: path.hasPrefix)
    }

    /// A line that may be a command; nil if it isn't.
    private static func command(in line: String, of path: String, _ text: String) -> String? {
        if path.hasSuffix(".md") { return line.hasPrefix("    ") ? line : nil }
        if path.hasSuffix(".txt") {
            return line.hasPrefix("$ ") || line.hasPrefix("err| ") ? line : nil
        }
        if path.hasSuffix(".sh") || path.hasSuffix(".yml") || text.hasPrefix("#!/bin/sh") {
            return line
        }
        guard
            path.hasSuffix(".py") || text.hasPrefix("#!/usr/bin/env python3")
                || path.hasPrefix("Tests/EndToEndTests/")
        else { return nil }
        // The words of a list of arguments.
        return line.contains("IS_LINUX") ? nil : line.replacing("\", \"", with: " ")
    }
}
