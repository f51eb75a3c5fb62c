// The entry point: the words of the command line in, an exit status out.
import Basics
import FileSystem
import SceneCLI

exit(SceneKit.run(Array(CommandLine.arguments.dropFirst()), Environment.current).rawValue)
