package import Basics
package import Projects
package import SwiftSource

/// What a builder that was written by hand takes.
package struct CustomBuilder {
    package let parameters: ParameterList
    package let imports: [ModuleName]

    /// What is said of it; nil where nothing is.
    package init?(_ entry: RouteEntry) throws(Failure) {
        guard let parameters = entry.parameters else { return nil }
        self.parameters = try ParameterList(parsing: parameters)
        imports = try mapCollectingErrors(entry.imports) { (text) throws(Failure) in
            try ModuleName(parsing: text)
        }
    }
}
