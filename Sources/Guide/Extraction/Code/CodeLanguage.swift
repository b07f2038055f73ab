import Declarations

/// What a code block is written in.
enum CodeLanguage: Equatable {
    case known(Language)
    /// A sample in a language that is not the API's: its declarations are none of ours.
    case other(String)
    /// No language: URLs, key lists, output.
    case none

    var isOfAPI: Bool {
        guard case .known = self else { return false }
        return true
    }

    /// The API's language, where the block is written in it.
    var apiLanguage: Language? {
        guard case .known(let language) = self else { return nil }
        return language
    }

    /// A listing that may hold settings, headers and addresses of the API, though no declarations.
    var isReadable: Bool {
        guard case .other(let name) = self else { return true }
        return [
            "shell", "bash", "sh", "console", "http", "xml", "json", "ruby", "podspec", "podfile", "plist", "html", "yaml", "curl", "url",
        ].contains(name)
    }

    /// Told by the fence where it says, by the text's shape where not.
    ///
    /// Nil where the text could be several languages: then the guide's other samples decide.
    static func of(_ text: String, fence: String?) -> CodeLanguage? {
        if let fence, let named = named(fence) {
            // Highlighters that know no Objective-C show it as C.
            if named == .other("c"), hasWordOfCocoa(text) { return .known(.objectiveC) }
            return named == .other("json") && opensWithRequest(text) ? .other("http") : mended(text, fence: named)
        }
        return guess(text)
    }

    /// A text that could be several languages, in a guide whose samples are mostly of one.
    static func ambiguous(_ text: String, in guide: CodeLanguage?) -> CodeLanguage {
        let guess = guessByStatements(text)
        if case .other? = guide, text.has("("), !text.has("://"), let guide { return guide }
        guard guess != .none, let guide else { return guess }
        if case .other = guide { return guide }
        return guess
    }

    /// `POST /v1/doors HTTP/1.1` above the headers and the body of a message, in a fence that says what its body is.
    private static func opensWithRequest(_ text: String) -> Bool {
        let words = text.prefix { !$0.isNewline }.split(separator: " ")
        guard let first = words.first, words.count > 1 else { return false }
        return HTTPMethod.all.contains { $0 == first } && (words[1].hasPrefix("/") || words[1].has("://")) || first.hasPrefix("HTTP/1.")
    }

    private static func named(_ fence: String) -> CodeLanguage? {
        // `{.objc .numbered}`, as Pandoc and Doxygen have it.
        let name = fence.drop { "{. ".contains($0) }
        let word = (fence.has("{.") || fence.hasPrefix(".") ? name : fence[...]).lowercased().prefix {
            !$0.isWhitespace && !"{},".contains($0)
        }
        switch word {
        case "objc", "objective-c", "objectivec", "objective_c", "obj-c", "objective", "m", "objectivec++", "oc": return .known(.objectiveC)
        case let word where word.hasPrefix("swift"): return .known(.swift)
        // `Objctive-c`, `object-c`: nothing else is called like it.
        case let word where word.hasPrefix("obj") && ShapeSlips.isSlip(String(word), of: "objective-c", limit: 3):
            return .known(.objectiveC)
        case "": return nil
        case "text", "txt", "plain", "plaintext", "none", "prettyprint", "code": return nil
        default: return .other(String(word))
        }
    }

    /// `NSString`, `NSInteger`
    private static func hasWordOfCocoa(_ text: String) -> Bool {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.contains { $0.hasPrefix("NS") && Vocabulary.isPlatform(String($0)) }
    }

    /// `void (*openDoor)(id key, DoorHandler handler);` as a line: only C has such.
    private static func declaresFunctionPointer(_ text: Substring) -> Bool {
        guard text.has(" (*") else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            line.hasSuffix(");") && line.has(" (*") && line.has(")(") && !line.has("=") && !line.hasPrefix("//")
        }
    }

    private static func guess(_ text: String) -> CodeLanguage? {
        let trimmed = text.drop { $0.isWhitespace }
        if let language = guessByOpening(trimmed) { return language }
        let bare = withoutComments(trimmed)
        if declaresFunctionPointer(trimmed) { return .known(.objectiveC) }
        if isSteps(trimmed) { return CodeLanguage.none }
        if isHeadOfSwiftType(bare) || isLineOfSwift(trimmed) || SwiftEnum.opens(trimmed) || SwiftMembers.areDeclared(in: trimmed) {
            return .known(.swift)
        }
        let foreign = foreignMarks.first { _, marks in marks.contains { text.has($0) } }
        if let foreign { return .other(foreign.language) }
        let objectiveC = objectiveCMarks.count { text.has($0) }
        let swift = swiftMarks.count { text.has($0) }
        if objectiveC == 0, swift == 0, isEmptyEnum(trimmed) { return .known(.swift) }
        if objectiveC == 0, swift == 0, isNumberedEnum(trimmed) { return .known(.objectiveC) }
        if objectiveC == 0, swift == 0, opensClosure(text) { return .known(.swift) }
        if objectiveC == 0, swift == 0 { return isJava(trimmed) || declaresJava(bare) ? .other("java") : nil }
        return .known(swift > objectiveC ? .swift : .objectiveC)
    }

    /// From the first byte that is none of a comment's.
    private static func withoutComments(_ text: Substring) -> Substring {
        guard text.has("//") || text.has("/*") else { return text }
        return String(decoding: PlainCode.bytes(of: String(text)), as: UTF8.self).drop { $0.isWhitespace }
    }

    private static func guessByOpening(_ text: Substring) -> CodeLanguage? {
        if text.hasPrefix("<?php") { return .other("php") }
        if text.hasPrefix("<"), text.has("</") || text.has("/>") || text.hasPrefix("<?xml") { return .other("xml") }
        if text.hasPrefix("{\"") || text.hasPrefix("[{") { return .other("json") }
        // `{ "key"`, `[ { "key"`, be they on lines of their own.
        let opening = text.lazy.filter { !$0.isWhitespace }.prefix(3)
        if opening.elementsEqual("[{\"") || opening.prefix(2).elementsEqual("{\"") { return .other("json") }
        if text.has("HTTP/1.1 ") || text.has("HTTP/1.0 ") { return .other("http") }
        if commands.contains(where: text.hasPrefix) { return .other("shell") }
        // A line of a Cartfile.
        if ["github \"", "git \"", "binary \""].contains(where: text.hasPrefix) { return .other("shell") }
        if text.hasPrefix("pod '") || text.hasPrefix("pod \"") || text.hasPrefix("platform :ios") || text.hasPrefix("source '") {
            return .other("ruby")
        }
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            if text.hasPrefix("\(method) ") || text.hasPrefix("[\(method)] /") { return .other("http") }
        }
        return nil
    }

    /// What a person types.
    private static let commands = [
        "curl ", "$ ", "HTTP/1", "#!/", "if [ ", "pod install", "pod update", "pod repo", "pod init", "sudo ", "gem install",
        "brew install", "npm install", "yarn add", "carthage update", "git clone", "cd ",
    ]

    /// `1. [Targets] > [Link Binary With Libraries]`: what a person does, in brackets that look like messages.
    private static func isSteps(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return false }
        let rest = text.drop { $0.isNumber }
        return (rest.hasPrefix(". ") || rest.hasPrefix(") ")) && !text.has("];") && !text.has("@interface")
    }

    /// `public String getCode();`, `private boolean x;`: a modifier and a type, where Swift would have a keyword.
    private static func isJava(_ text: Substring) -> Bool {
        if text.hasPrefix("abstract ") || text.hasPrefix("@Deprecated") { return text.has("(") }
        let openings = ["String ", "boolean ", "int ", "long ", "final ", "Intent ", "Log.d("]
        return declaresJava(text) || text.has(";") && openings.contains { text.hasPrefix($0) }
    }

    private static func declaresJava(_ text: Substring) -> Bool {
        guard text.hasPrefix("public ") || text.hasPrefix("private ") || text.hasPrefix("protected ") else { return false }
        let words = text.split(separator: " ", maxSplits: 2)
        return words.count == 3 && !["func", "var", "let", "class", "struct", "enum", "extension", "protocol", "init"].contains(words[1])
    }

    /// `public protocol DoorListener`, `open class Door : NSObject`: the head of a type, and nothing else, as generators print it.
    private static func isHeadOfSwiftType(_ text: Substring) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
        let modifiers = words.prefix { ["public", "open", "final", "indirect"].contains($0) }
        guard let keyword = words.dropFirst(modifiers.count).first, !modifiers.isEmpty, words.count > modifiers.count + 1,
            !text.has("{"), !text.has(";"), !text.has("(")
        else { return false }
        if ["protocol", "struct", "actor", "extension"].contains(keyword) { return true }
        // Java has classes and enums with such heads, and no colons in them.
        return ["class", "enum"].contains(keyword) && (modifiers.contains("open") || words.contains { $0.has(":") })
    }

    /// `case open`, `@objc public override init()` alone, as generators print cases and initialisers: no other language has such a line.
    private static func isLineOfSwift(_ text: Substring) -> Bool {
        guard text.utf8.count < 400, !text.has(";"), !text.has("{") else { return false }
        let words = text.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }.drop { modifiers.contains($0) }
        guard let first = words.first, let last = words.last else { return false }
        if first == "case" {
            if words.count == 4, words.dropFirst(2).first == "=" { return true }
            return words.count == 2 && !last.hasSuffix(":") && last.utf8.first.map(NameShape.opensIdentifier) == true
        }
        // `enum DoorState` alone: the head, above the cases that follow.
        if first == "enum" { return words.count == 2 && NameShape.isTypePart(String(last)) && NameShape.looksLikeCode(String(last)) }
        return ["init(", "init?(", "init!("].contains { first.hasPrefix($0) } && String(text).trimmingBlanks().hasSuffix(")")
    }

    private static let modifiers: Set<Substring> = [
        "public", "open", "override", "required", "convenience", "final", "indirect", "dynamic", "internal",
    ]

    /// `enum DoorState {}`: how a reference shows the head of one whose cases follow.
    private static func isEmptyEnum(_ text: Substring) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.count == 3 && words[0] == "enum" && words[2] == "{}"
    }

    /// `enum DoorState { DoorStateOpen = 1, DoorStateShut }`: cases as C has them.
    private static func isNumberedEnum(_ text: Substring) -> Bool {
        guard text.hasPrefix("enum "), let open = text.firstIndex(of: "{"), text.has(",") || text.has("=") else { return false }
        let body = text[open...].dropFirst().drop { $0.isWhitespace }
        return !body.hasPrefix("case ") && text[..<open].split(separator: " ").count <= 2
    }

    private static let foreignMarks: [(language: String, marks: [String])] = [
        (
            "java",
            [
                "import java", "import android", "@Override", "public static void", "public class ", "private static ", "extends Activity",
                "new Handler(", "System.out.print", "findViewById", "(Context context", "-keep public",
            ]
        ),
        ("kotlin", ["fun onCreate", "override fun ", "companion object"]),
        ("php", ["<?php", "$_GET", "curl_setopt("]),
        ("javascript", ["require('", "function(", "function (", "=> {", "document."]),
        ("python", ["import urllib", "def __init__", "print(response", "import requests"]),
        ("c#", ["using System", "namespace "]),
        ("groovy", ["implementation '", "compile '", "apply plugin", "compile files(", "compile project("]),
    ]

    private static let objectiveCMarks = [
        "@interface", "@implementation", "@protocol", "@property", "@end", "@selector", "#import", "#define", "NSString", "@\"", "- (",
        "-(",
        "+ (", "\n+(", "_Nonnull", "_Nullable", "NS_ENUM", "NS_OPTIONS", "typedef ", "[[", "NSError", "^(", "static const", "*const",
        "* const",
    ]
    private static let swiftMarks = [
        "func ", "let ", "guard ", "extension ", " -> ", "var ", "import UIKit", "import Foundation", ": String", "if let ",
        "delegate: self",
    ]

    /// `foo(`: a name and a parenthesis without a blank between.
    private static func hasCall(_ text: String) -> Bool {
        var before: UInt8 = 0x20
        for byte in text.utf8 {
            if byte == 0x28, NameShape.isIdentifierPart(before) { return true }
            before = byte
        }
        return false
    }

    /// Neither language's words: `[a b:c];` and `a.b = c;` are Objective-C, `a.b(c: d)` is Swift.
    private static func guessByStatements(_ text: String) -> CodeLanguage {
        if text.has("://"), !text.has("[") { return .none }
        if text.has("["), text.has("]") { return .known(.objectiveC) }
        if text.has("."), !text.has(";"), hasCall(text) { return .known(.swift) }
        return text.has(";") && text.has("=") ? .known(.objectiveC) : .none
    }
}
