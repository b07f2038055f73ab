package import Diagnostics
package import SourceText
import YAMLTree

/// Reads a description in OpenAPI 3 or Swagger 2.0, YAML or JSON.
package enum DescriptionReader {
    /// Whether a file looks like a description: it says `openapi` or `swagger` at its top.
    package static func isDescription(_ bytes: some Collection<UInt8>) -> Bool {
        let head = String(decoding: bytes.prefix(65_536), as: UTF8.self)
        return head.split(whereSeparator: \.isNewline).contains { line in
            let line = line.trimmingPrefix { $0 == " " || $0 == "\t" || $0 == "{" }
            return ["openapi:", "swagger:", "\"openapi\"", "\"swagger\"", "'openapi'", "'swagger'"].contains { line.hasPrefix($0) }
        }
    }

    /// The description, or diagnostics that say why there is none.
    package static func read(_ file: SourceFile) -> (description: APIDescription?, diagnostics: [Diagnostic]) {
        let (root, diagnostics) = YAMLTree.parse(SurrogateEscapes.joined(in: file))
        guard let root, !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
        guard let dialect = DescriptionDialect(root) else {
            let found = (root["swagger"] ?? root["openapi"]).map { ($0.place, "this is Swagger or OpenAPI \($0.text ?? "of no version")") }
            let help =
                found == nil
                ? "`openapi: 3.…` or `swagger: \"2.0\"` is to stand at the top of the file"
                : "OpenAPI 3 and Swagger 2.0 are read: convert it to one of them"
            let (place, message) = found ?? (Place(file, Span(0, 0)), "this is no OpenAPI description")
            return (nil, [Diagnostic(DescriptionRules.unreadable, message, at: [Label(place)], help: help)])
        }
        guard root["paths"] != nil || root["webhooks"] != nil else {
            let label = Label(Place(file, Span(0, 0)))
            return (nil, [Diagnostic(DescriptionRules.unreadable, "the description has no `paths`", at: [label])])
        }
        var reader = OperationReader(root, dialect)
        return (reader.description(), diagnostics)
    }
}

/// JSON writes characters beyond the first plane as two escapes, which YAML does not know. They stand in descriptions' sentences only, so each
/// becomes as many blanks: all places stay.
enum SurrogateEscapes {
    static func joined(in file: SourceFile) -> SourceFile {
        var bytes = file.bytes
        let backslash = UInt8(ascii: "\\")
        var index = 0
        var isChanged = false
        while let found = bytes[index...].firstIndex(of: backslash), found + 5 < bytes.count {
            if isSurrogate(bytes[found..<(found + 6)]) {
                for position in found..<(found + 6) { bytes[position] = UInt8(ascii: " ") }
                isChanged = true
                index = found + 6
            } else {
                index = found + 2
            }
        }
        return isChanged ? SourceFile(path: file.path, bytes: bytes) : file
    }

    /// `\ud83d`
    private static func isSurrogate(_ escape: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: escape, as: UTF8.self).lowercased()
        return text.hasPrefix("\\ud") && "89abcdef".contains(text.dropFirst(3).first ?? " ") && text.count == 6
    }
}
