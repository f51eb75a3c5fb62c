import Testing
import XcodeTemplates

@Suite struct PropertyListTests {
}
