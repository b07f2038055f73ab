import CrossCheck
import Declarations
import Guide
import SourceText

/// The type of a property that the guide uses and does not declare.
struct PropertyType {
    let type: String

    /// - Parameter language: that of the class, which a table or a list does not say.
    init(_ member: MemberTable.Member, _ arguments: ArgumentTypes, _ table: MemberTable, owner: String, language: Language) {
        let isSwift = language == .swift
        if let known = table.types.memberTypes["\(owner).\(member.name)"], table.types.entry(known) != nil {
            type = isSwift ? known : "\(known) *"
        } else if member.name.lowercased().hasSuffix("delegate"),
            let found = DelegateSearch(table).protocolName(for: member, name: member.name, owner: owner)
        {
            type = isSwift ? "(any \(found))?" : "id<\(found)>"
        } else {
            let isOne = SingletonNames.isProperty(member.name) && member.statements.contains { $0.fact.isStatic == true }
            if isOne {
                type = isSwift ? owner : "\(owner) *"
                return
            }
            let uses = member.statements.lazy.filter { $0.fact.kind == .use && ($0.fact.detail.language ?? language) == language }
            let found = uses.compactMap { Self.type(at: $0, arguments) }.first
            type = found ?? TypeGuess.property(member.name, isSwift)
        }
    }

    /// What a place where it is read or set tells.
    private static func type(at statement: Statement, _ arguments: ArgumentTypes) -> String? {
        let site = statement.site
        if let compared = arguments.compared(at: site) { return compared }
        if statement.fact.detail.form == "write" { return written(statement, arguments) }
        if site.language == .swift, site.text.after(statement.fact.span).trimmingBlanks().hasPrefix("??") { return "String?" }
        let result = site.result
        return result == "void" || result == "Void" ? nil : result
    }

    private static func written(_ statement: Statement, _ arguments: ArgumentTypes) -> String? {
        let after = statement.text.after(statement.fact.span, limit: 120).trimmingBlanks()
        guard after.hasPrefix("=") else { return nil }
        let value = after.dropFirst().prefix { $0 != ";" && $0 != "\n" }.trimmingBlanks()
        return arguments.type(of: Use.Argument(text: value, span: statement.fact.span), at: statement.site)
    }
}

/// What a name alone suggests, where a guide says nothing of a type: a first guess for a person to correct.
enum TypeGuess {
    static func property(_ name: String, _ isSwift: Bool) -> String {
        let isBoolean = ["is", "has", "needs", "can", "should"].contains(Words.split(name).first ?? "")
        if isBoolean { return isSwift ? "Bool" : "BOOL" }
        return isSwift ? "Any?" : "id"
    }

    static func parameter(_ name: String, _ isSwift: Bool) -> String? {
        let last = Words.split(name).last?.lowercased() ?? ""
        switch last {
        case "url": return isSwift ? "URL" : "NSURL *"
        case "error": return isSwift ? "any Error" : "NSError *"
        default: return nil
        }
    }
}

/// Finds the protocol that a delegate implements.
struct DelegateSearch {
    private let table: MemberTable

    init(_ table: MemberTable) { self.table = table }

    func protocolName(for member: MemberTable.Member, name: String, owner: String) -> String? {
        let protocols = table.types.entries.values.filter { $0.form == .protocol || $0.form == nil && $0.name.hasSuffix("Delegate") }
            .sorted { ($0.order, $0.name) < ($1.order, $1.name) }
        let delegates = protocols.filter { $0.name.hasSuffix("Delegate") }
        // `interactiveDelegate` of a `DoorInteractiveBridgeDelegate`: one that is declared, and the shortest.
        let words = Words.split(name).dropLast().map { $0.lowercased() }
        let alike = delegates.filter { Self.holds(words, Words.split($0.name).map { $0.lowercased() }) }
        if !words.isEmpty, let best = alike.min(by: { ($0.isDeclared ? 0 : 1, $0.name.count) < ($1.isDeclared ? 0 : 1, $1.name.count) }) {
            return best.name
        }
        if let own = protocols.first(where: { $0.name == owner + "Delegate" }) { return own.name }
        let label = Words.capitalised(name)
        if label != "Delegate", let named = protocols.first(where: { $0.name.hasSuffix(label) }) { return named.name }
        if delegates.count == 1 { return delegates[0].name }
        return beside(member, delegates.map(\.name))
    }

    /// All words, in their order.
    private static func holds(_ words: [String], _ name: [String]) -> Bool {
        var rest = name[...]
        return words.allSatisfy { word in
            guard let place = rest.firstIndex(of: word) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// The first delegate that the guide names behind the method, on the same line or the next ones.
    private func beside(_ member: MemberTable.Member, _ names: [String]) -> String? {
        for statement in member.statements {
            let after = statement.text.after(statement.fact.span, limit: 900)
            let found = names.compactMap { name in
                after.firstRange(of: name).map { (after.distance(from: after.startIndex, to: $0.lowerBound), name) }
            }
            if let first = found.min(by: { $0.0 < $1.0 }) { return first.1 }
        }
        return nil
    }
}
