// The entry point: the words of the command line in, an exit status out.
import Basics

exit(SceneKit.run(Array(CommandLine.arguments.dropFirst()), Environment.current).rawValue)
