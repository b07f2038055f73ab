import Declarations

/// Fences that name a language which their text is not written in: Swift under `ruby`, for its colours, or Objective-C under `swift`.
extension CodeLanguage {
    /// Languages that guides colour other code with. Those that share whole declarations with Swift are left out.
    private static let borrowed: Set<String> = [
        "ruby", "java", "javascript", "js", "c", "cpp", "c++", "csharp", "c#", "python", "php", "bash", "shell", "sh", "json", "xml",
        "html",
    ]

    private static let onlySwift = [
        "guard let ", "if let ", "import UIKit", "import SwiftUI", "override func ", "@escaping", "[weak self]", "public func ",
        "private func ", "public typealias ", "public protocol ", "@IBAction func", "@objc ", " = .init(", "\nfunc ", " func ", "\tfunc ",
    ]
    private static let onlyObjectiveC = [
        "@interface ", "@implementation ", "@property ", "#import <", "#import \"", "[[", " @\"", ":@\"", "(@\"", "- (void)",
    ]

    /// The language of the API that a text is written in beyond doubt; otherwise the one that its fence names.
    static func mended(_ text: String, fence: CodeLanguage) -> CodeLanguage {
        let isSwift =
            onlySwift.contains { text.has($0) } || declaresTyped(text) || makesLabelled(text) || opensClosure(text)
            || listsCases(text)
        let isObjectiveC =
            onlyObjectiveC.contains { text.has($0) } || declaresMethods(text)
            || !isSwift && scripts.contains(fence) && declaresFunctions(text)
        guard isSwift != isObjectiveC else { return fence }
        switch fence {
        case .known: return .known(isSwift ? .swift : .objectiveC)
        case .other(let name):
            // C++ has methods of its own, and other words.
            let isOther = isObjectiveC && ["cpp", "c++"].contains(name) && ["std::", "template<", "class "].contains(where: text.has)
            if name == "kotlin", isSwift, declaresFuncs(text) { return .known(.swift) }
            return borrowed.contains(name) && !isOther ? .known(isSwift ? .swift : .objectiveC) : fence
        case .none: return fence
        }
    }

    /// `public enum DoorError: Error {`, and lines such as `case locked` below it: labels of other languages end with colons.
    private static func listsCases(_ text: String) -> Bool {
        guard text.has("enum "), text.has("case "), !text.has("switch") else { return false }
        let lines = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
        let isEnum = lines.contains { line in
            line.last == "{" && line.firstIndex(of: "enum").map { $0 + 2 < line.count } == true
        }
        return isEnum
            && lines.contains { $0.first == "case" && $0.count > 1 && $0.last?.hasSuffix(":") == false && $0.last?.hasSuffix(";") == false }
    }

    /// `func open()` or `extension Door: Lock {` at the start of a line: Kotlin says `fun`, and has no such extensions.
    private static func declaresFuncs(_ text: String) -> Bool {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
        return lines.contains { $0.hasPrefix("func ") || $0.hasPrefix("extension ") && $0.hasSuffix("{") }
            && !lines.contains { $0.hasPrefix("fun ") || $0.has(" fun ") }
    }

    /// Languages whose statements do not end in semicolons.
    private static let scripts: [CodeLanguage] = ["ruby", "python", "bash", "shell", "sh"].map { .other($0) }

    /// `-(BOOL)open`, `+ (id<Door>)door` at the start of a line: a sign and a type in brackets, and a name behind them.
    private static func declaresMethods(_ text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            guard let sign = line.utf8.first, sign == 0x2B || sign == 0x2D else { return false }
            let rest = line.dropFirst().drop { $0 == " " }
            guard rest.hasPrefix("("), let close = rest.firstIndex(of: ")") else { return false }
            let type = rest[..<close].dropFirst()
            let name = rest[close...].dropFirst().drop { $0 == " " }
            return type.utf8.first.map(NameShape.opensIdentifier) == true && name.utf8.first.map(NameShape.opensIdentifier) == true
        }
    }

    /// `void openDoor(DoorKind kind);` and nothing else: declarations as C has them.
    private static func declaresFunctions(_ text: String) -> Bool {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
            !line.isEmpty && !["//", "/*", "*"].contains(where: line.hasPrefix)
        }
        return !lines.isEmpty
            && lines.allSatisfy { line in
                guard line.hasSuffix(");"), let open = line.firstIndex(of: "(") else { return false }
                let words = line[..<open].split { $0 == " " || $0 == "*" }
                return words.count > 1 && words.allSatisfy { $0.utf8.allSatisfy(NameShape.isIdentifierPart) }
            }
    }

    /// `{ (door, error) in` at the end of a line.
    static func opensClosure(_ text: String) -> Bool {
        text.has(") in\n") && text.split(separator: "\n").contains { $0.hasSuffix(") in") && $0.has("{ (") }
    }

    /// `let door = Door(key: …` at the start of a line.
    private static func makesLabelled(_ text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "=", let open = words[3].firstIndex(of: "(") else {
                return false
            }
            let label = words[3][open...].dropFirst().prefix { $0 != ":" }
            return words[3].first?.isUppercase == true && words[3].utf8.count > label.utf8.count && !label.isEmpty
                && label.utf8.allSatisfy(NameShape.isIdentifierPart) && words[3][open...].has(":")
        }
    }

    /// `let door: Door = Door(…)` at the start of a line.
    private static func declaresTyped(_ text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count == 4, words[0] == "let" || words[0] == "var", words[1].hasSuffix(":") else { return false }
            return words[2].first?.isUppercase == true && words[3].hasPrefix("= ")
        }
    }
}
