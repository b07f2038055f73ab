import Declarations
import SourceText

extension Survey {
    /// Types that a sample declares to decode what it is given, and then calls the API with: the app's own.
    static func models(_ declarations: [Declaration], in text: Text) -> [String] {
        let models = declarations.compactMap { declaration -> String? in
            guard case .type(let type) = declaration.kind, declaration.language == .swift, type.kind != .protocol else { return nil }
            return type.protocols.contains(where: Vocabulary.isCoding) || type.superclass.map(Vocabulary.isCoding) == true ? type.name : nil
        }
        guard !models.isEmpty else { return [] }
        let covered = SpanIndex(declarations.map(\.span))
        let passage = Passage(text)
        let calls = passage.lines.contains { line in
            guard !covered.holds(Span(line.start, line.start + 1)), passage.bytes[line.start] >= 0x41 else { return false }
            let words = passage.string(line)
            return words.has("(") && (words.has(".") || words.hasPrefix("let ")) && !words.hasPrefix("public ")
        }
        return calls ? models : []
    }

    /// Enums that a sample declares beside a function of its own that answers with one: the app's own.
    static func verdicts(_ declarations: [Declaration]) -> [String] {
        let answers = Set(
            declarations.compactMap { declaration -> String? in
                guard case .method(let method) = declaration.kind, method.hasBody, declaration.language == .swift else { return nil }
                return method.result?.trackedName
            })
        guard !answers.isEmpty else { return [] }
        return declarations.compactMap { declaration in
            guard case .enumeration(let enumeration) = declaration.kind, answers.contains(enumeration.name) else { return nil }
            return enumeration.name
        }
    }

    /// Constants with values beside a class that a sample implements in Objective-C, which no other listing declares: the app's own.
    static func ownConstants(_ listings: [[Declaration]]) -> Set<String> {
        var own: Set<String> = []
        var others: Set<String> = []
        for declarations in listings {
            let isApp = declarations.contains { declaration in
                if case .type(let type) = declaration.kind { type.kind == .implementation } else { false }
            }
            for declaration in declarations {
                guard case .constant(let constant) = declaration.kind else { continue }
                if isApp, constant.value != nil { own.insert(constant.name) } else { others.insert(constant.name) }
            }
        }
        return own.subtracting(others)
    }

    /// Screens that a sample declares below the import of the SDK, and what has properties with values there: an interface of the SDK's own
    /// would not import it.
    static func screens(_ declarations: [Declaration], in text: Text) -> [String] {
        let platform: Set<String> = ["UIKit", "Foundation", "SwiftUI", "Combine", "WebKit", "StoreKit"]
        let imports = text.characters.split(separator: "\n").contains { line in
            let words = line.split(separator: " ")
            return words.count == 2 && words[0] == "import" && !platform.contains(String(words[1]))
        }
        guard imports else { return [] }
        return declarations.compactMap { declaration in
            guard case .type(let type) = declaration.kind, declaration.language == .swift, type.kind != .protocol else { return nil }
            let isScreen = ([type.superclass].compactMap { $0 } + type.protocols).contains(where: Vocabulary.isScreen)
            return isScreen || !type.isPublic && type.members.contains(where: \.isFilled) ? type.name : nil
        }
    }
}

extension Survey {
    /// `public struct DoorView: View` with nothing, or nothing but heads, in it: how a reference shows what the SDK has, be it built on what apps
    /// build on.
    static func isShown(_ type: TypeDeclaration) -> Bool {
        type.isPublic
            && type.members.allSatisfy { member in
                switch member.declaration.kind {
                case .method(let method): !method.hasBody
                case .property(let property): property.name != "body"
                case .type, .enumeration, .constant, .further: true
                }
            }
    }
}

extension TypeDeclaration.Member {
    /// `let id = UUID()`
    fileprivate var isFilled: Bool { if case .property(let property) = declaration.kind { property.hasInitializer } else { false } }
}
