/// What templates can name at the top of their context.
package enum ContextNames {
    /// The names at the top of the context. No option may be called by one of them.
    package static let all: Set<String> = [
        "arguments", "author", "copiedArguments", "date", "dependencies", "dependencyParameters",
        "fileName", "hasInjected", "hasParams", "header", "imports", "injectedArguments",
        "injectedParameters", "isMemberwise", "memberImports", "memberNetworking", "module",
        "networking", "options", "parameters", "params", "plainLabels", "route", "samples", "scene",
        "storedArguments", "testImports", "testNetworking", "title", "year",
    ]

    /// Those of them that stand for what comes into a scene from outside.
    package static let inputs: Set<String> = [
        "arguments", "copiedArguments", "dependencies", "dependencyParameters", "hasInjected",
        "hasParams", "injectedArguments", "injectedParameters", "parameters", "params",
        "storedArguments",
    ]
}
