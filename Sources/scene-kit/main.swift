// The entry point: the words of the command line in, an exit status out.
import Diagnostics

exit(SceneKit.run(Array(CommandLine.arguments.dropFirst()), Environment.current).rawValue)
