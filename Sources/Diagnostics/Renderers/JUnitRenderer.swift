import SourceText

/// Diagnostics as JUnit's XML, which build servers show as tests: a suite for each file, in it a failed test for each finding. Notes are
/// passed tests that say what they say. Where there is nothing to report, one passed test says so, since a report without tests is an error
/// to many servers.
package enum JUnitRenderer {
    package static func render(_ diagnostics: [Diagnostic], name: String) -> String {
        let suites = suites(diagnostics)
        let body =
            suites.isEmpty
            ? [suite(name, [#"    <testcase classname="\#(attribute(name))" name="no findings"/>"#], failures: 0)]
            : suites.map { file, found in
                suite(file.isEmpty ? name : file, found.map { testcase($0, file.isEmpty ? name : file) }, failures: failures(found))
            }
        let (all, failed) = (max(diagnostics.count, 1), failures(diagnostics))
        let head = #"<testsuites name="\#(attribute(name))" tests="\#(all)" failures="\#(failed)" errors="0">"#
        return ([#"<?xml version="1.0" encoding="UTF-8"?>"#, head] + body + ["</testsuites>"]).map { $0 + "\n" }.joined()
    }

    /// By file, in the order in which the files come first.
    private static func suites(_ diagnostics: [Diagnostic]) -> [(file: String, found: [Diagnostic])] {
        var order: [String] = []
        let groups = Dictionary(grouping: diagnostics) { $0.primary?.place.file.path ?? "" }
        for diagnostic in diagnostics {
            let file = diagnostic.primary?.place.file.path ?? ""
            if !order.contains(file) { order.append(file) }
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private static func failures(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity != .note } }

    private static func suite(_ name: String, _ cases: [String], failures: Int) -> String {
        let head = #"  <testsuite name="\#(attribute(name))" tests="\#(cases.count)" failures="\#(failures)" errors="0" skipped="0">"#
        return ([head] + cases + ["  </testsuite>"]).joined(separator: "\n")
    }

    private static func testcase(_ diagnostic: Diagnostic, _ file: String) -> String {
        let place = diagnostic.primary.map { ":\($0.place.start.line):\($0.place.start.column)" } ?? ""
        let head = #"    <testcase classname="\#(attribute(file))" name="\#(attribute(diagnostic.rule.id + place))">"#
        let text = TextRenderer.render(diagnostic)
        let content =
            diagnostic.severity == .note
            ? "      <system-out>\(escaped(text))</system-out>"
            : #"      <failure type="\#(attribute(diagnostic.severity.rawValue))" message="\#(attribute(diagnostic.message))">\#(escaped(text))</failure>"#
        return [head, content, "    </testcase>"].joined(separator: "\n")
    }

    private static func attribute(_ text: String) -> String { escaped(text, breaks: true) }

    /// Characters that XML 1.0 does not have are shown as U+FFFD.
    private static func escaped(_ text: String, breaks: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r":
                if breaks { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
