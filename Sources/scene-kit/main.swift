// The entry point: the words of the command line in, an exit status out.
import Basics
import FileSystem
import SceneCLI

guard CommandLine.argc > 0 else { exit(SceneKit.runWithoutWords().rawValue) }
exit(SceneKit.run(Array(CommandLine.arguments.dropFirst()), Environment.current).rawValue)
