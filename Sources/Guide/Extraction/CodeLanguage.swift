import Declarations

/// What a code block is written in.
enum CodeLanguage: Equatable {
    case known(Language)
    /// A sample in a language that is not the API's: its declarations are none of ours.
    case other(String)
    /// No language: URLs, key lists, output.
    case none

    /// Told by the fence where it says, by the text's shape where not.
    static func of(_ text: String, fence: String?) -> CodeLanguage {
        if let fence, let named = named(fence) {
            return named
        }
        return guess(text)
    }

    private static func named(_ fence: String) -> CodeLanguage? {
        let word = fence.lowercased().prefix { !$0.isWhitespace && $0 != "{" && $0 != "," }
        switch word {
        case "objc", "objective-c", "objectivec", "obj-c", "objective", "m", "objectivec++": return .known(.objectiveC)
        case "swift": return .known(.swift)
        case "": return nil
        case "text", "txt", "plain", "plaintext", "none", "prettyprint", "code": return nil
        default: return .other(String(word))
        }
    }

    private static func guess(_ text: String) -> CodeLanguage {
        let trimmed = text.drop { $0.isWhitespace }
        if let language = guessByOpening(trimmed) { return language }
        let foreign = foreignMarks.first { _, marks in marks.contains { text.contains($0) } }
        if let foreign { return .other(foreign.language) }
        let objectiveC = objectiveCMarks.count { text.contains($0) }
        let swift = swiftMarks.count { text.contains($0) }
        if objectiveC == 0, swift == 0 { return guessByStatements(text) }
        return .known(swift > objectiveC ? .swift : .objectiveC)
    }

    private static func guessByOpening(_ text: Substring) -> CodeLanguage? {
        if text.hasPrefix("<?php") { return .other("php") }
        if text.hasPrefix("<"), text.contains("</") || text.contains("/>") || text.hasPrefix("<?xml") { return .other("xml") }
        if text.hasPrefix("{\"") || text.hasPrefix("[{") { return .other("json") }
        if text.hasPrefix("{"), let quote = text.dropFirst().first(where: { !$0.isWhitespace }), quote == "\"" { return .other("json") }
        if text.hasPrefix("curl ") || text.hasPrefix("$ ") || text.hasPrefix("HTTP/1") { return .other("shell") }
        if text.hasPrefix("pod '") || text.hasPrefix("pod \"") || text.hasPrefix("platform :ios") || text.hasPrefix("source '") { return .other("ruby") }
        for method in ["GET ", "POST ", "PUT ", "DELETE ", "PATCH "] where text.hasPrefix(method) { return .other("http") }
        return nil
    }

    private static let foreignMarks: [(language: String, marks: [String])] = [
        ("java", ["import java", "import android", "@Override", "public static void", "public class ", "private static ", "extends Activity", "new Handler("]),
        ("kotlin", ["fun onCreate", "override fun ", "companion object"]),
        ("php", ["<?php", "$_GET", "curl_setopt("]),
        ("javascript", ["require('", "function(", "function (", "=> {", "document."]),
        ("python", ["import urllib", "def __init__", "print(response", "import requests"]),
        ("c#", ["using System", "namespace "]),
        ("groovy", ["implementation '", "compile '", "apply plugin"]),
    ]

    private static let objectiveCMarks = [
        "@interface", "@implementation", "@protocol", "@property", "@end", "@selector", "#import", "#define", "NSString", "@\"", "- (", "-(",
        "+ (", "NS_ENUM", "NS_OPTIONS", "typedef ", "[[", "NSError", "^(", "static const", "*const", "* const",
    ]
    private static let swiftMarks = [
        "func ", "let ", "guard ", "extension ", " -> ", "var ", "import UIKit", "import Foundation", ": String", "if let ", "delegate: self",
    ]

    /// Neither language's words: `[a b:c];` and `a.b = c;` are Objective-C, `a.b(c: d)` is Swift.
    private static func guessByStatements(_ text: String) -> CodeLanguage {
        if text.contains("://"), !text.contains("[") { return .none }
        if text.contains("["), text.contains("]") { return .known(.objectiveC) }
        if text.contains("("), text.contains(")"), text.contains("."), !text.contains(";") { return .known(.swift) }
        return text.contains(";") && text.contains("=") ? .known(.objectiveC) : .none
    }
}
