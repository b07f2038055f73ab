import CrossCheck
import Declarations
import Guide
import SourceText

/// Finds the owners of statements that name none.
extension MemberTable {
    mutating func settleUnowned() {
        let waiting = unowned
        unowned = []
        let stated = waiting.filter { $0.statement.fact.detail.form != "mention" }
        let mentioned = waiting.filter { $0.statement.fact.detail.form == "mention" }
        for (order, statement) in stated { settle(statement, order) }
        let direct = mentioned.filter { $0.statement.text.before($0.statement.fact.span, limit: 4).hasSuffix(".") }
        for (order, statement) in direct + mentioned { settleMention(statement, order) }
    }

    private mutating func settle(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        if let known = members.first(where: { $0.name == fact.name }) { return add(statement, to: known.owner, order) }
        if fact.kind == .property, fact.source == .table || fact.source == .list, let near = near(order) {
            return add(statement, to: near, order)
        }
        if let owner = sendersProtocol(statement, order) ?? relative(of: statement) ?? callee(of: statement) ?? made(by: statement) {
            return add(statement, to: owner, order)
        }
        let isNameless = types.entries[namelessClass]?.invented != nil
        if statement.isDeclaration, !isNameless, let owner = subject(before: order) {
            return types.generics.contains(owner) ? leaveOut(statement, Self.ofGeneric) : add(statement, to: owner, order)
        }
        if fact.kind == .method, statement.isDeclaration, let language = fact.detail.language {
            return add(statement, to: nameless(order, language), order)
        }
        if fact.kind == .use, let variable = fact.detail.receiverText, let owner = made(variable, fact, order) {
            return add(statement, to: owner, order)
        }
        let isKnown = members.contains { Similarity.isSlip($0.name, fact.name) }
        guard !isKnown else { return }
        leaveOut(statement, statement.isImplementation ? "the sample's own method" : "its type is not named")
    }

    /// The owner of the member that the guide states or uses last before a place; the class of a chain first, where one sample uses both, since
    /// tables explain what a sample has just used. Behind a method of a protocol, they explain what it hands over.
    private func near(_ order: Int) -> String? {
        let owners = statements[..<order].indices.suffix(Self.farthest).reversed().lazy.compactMap { index in
            ownerOfProperties(index).map { (index, $0) }
        }
        guard let (last, owner) = owners.first else { return nil }
        let sample = statements[...last].indices.reversed().prefix { statements[$0].fact.source == .sample }
        return sample.lazy.compactMap { placed[$0] }.first { types.entries[$0]?.invented != nil } ?? owner
    }

    /// What stands further away explains nothing.
    private static var farthest: Int { 1000 }

    private func ownerOfProperties(_ index: Int) -> String? {
        guard let owner = placed[index] else { return nil }
        guard types.entries[owner]?.form == .protocol else { return owner }
        let statement = statements[index]
        return statement.fact.detail.parameterTypes?.reversed().lazy.compactMap { self.handed($0, statement) }.first
    }

    /// The class that the guide spoke of last: a declaration that stands alone is most likely one of its members.
    private func subject(before order: Int) -> String? {
        for index in statements[..<order].indices.reversed() {
            let fact = statements[index].fact
            // What a declaration takes or answers is not what the guide speaks of.
            let isSpokenOf = fact.kind == .type || fact.detail.form == "mention" && fact.source != .sample
            let name = isSpokenOf ? fact.name : fact.owner ?? placed[index] ?? ""
            if types.generics.contains(name) { return name }
            if let entry = types.entry(name), entry.form != .protocol, entry.invented == nil { return entry.name }
        }
        return nil
    }

    /// The protocol whose methods begin with the same words, and are handed the same first.
    private func relative(of statement: Statement) -> String? {
        let base = MemberName.base(statement.fact.name)
        let sender = sender(of: statement)
        let known = members.filter { member in
            guard types.entries[member.owner]?.form == .protocol else { return false }
            guard let sender, let other = member.statements.lazy.compactMap({ self.sender(of: $0) }).first else { return true }
            return sender == other
        }
        let named = known.first { MemberName.base($0.name) == base }
        if let named, base != statement.fact.name { return named.owner }
        let words = Words.split(base)
        guard words.count > 2 else { return nil }
        let best = known.map { member in
            (member, zip(words, Words.split(MemberName.base(member.name))).prefix { $0 == $1 }.count)
        }.filter { $0.1 >= 3 }
        return best.max { $0.1 < $1.1 }?.0.owner
    }

    /// The API's class that a method is handed first.
    private func sender(of statement: Statement) -> String? {
        statement.fact.detail.parameterTypes?.first.flatMap { handed($0, statement) }
    }

    /// The API's class, where a parameter is of one.
    private func handed(_ type: String?, _ statement: Statement) -> String? {
        guard let type, let name = TypeComparison.parse(type, language: statement.fact.detail.language)?.trackedName,
            let entry = types.entry(name), entry.form != .protocol
        else { return nil }
        return entry.name
    }

    /// `shop:didClose:` with a `Shop *` first is a method of the shop's delegate: implemented, or declared where the guide speaks of shops, as
    /// no shop is handed one.
    private mutating func sendersProtocol(_ statement: Statement, _ order: Int) -> String? {
        let isDeclared = statement.fact.kind == .method && statement.isDeclaration && statement.fact.isStatic != true
        guard statement.isImplementation || isDeclared, let name = sender(of: statement) else { return nil }
        if isDeclared, subject(before: order) != name { return nil }
        if let own = types.entry(name + "Delegate") { return own.name }
        // Of the same vendor: a class of the platform's that the table does not know sends nothing to it.
        let delegates = types.entries.values.filter { delegate in
            delegate.form == .protocol && delegate.name.hasSuffix("Delegate") && Words.split(delegate.name).first == Words.split(name).first
        }
        // Other classes have delegates that are called after them: so has this one.
        if delegates.contains(where: { types.entry(String($0.name.dropLast("Delegate".count))) != nil }) {
            types.note(name + "Delegate", at: order, language: statement.fact.detail.language ?? .objectiveC) {
                $0.form = .protocol
                $0.invented = "The guide shows methods that are handed a `\(name)` first and does not name their protocol."
            }
            return name + "Delegate"
        }
        return delegates.count == 1 ? delegates[0].name : nil
    }

    /// The class on which samples call what is declared of nobody.
    private func callee(of statement: Statement) -> String? {
        guard statement.isDeclaration, statement.fact.detail.language == .swift else { return nil }
        let base = MemberName.base(statement.fact.name)
        let called = members.filter { member in
            MemberName.base(member.name) == base && member.statements.contains { $0.fact.detail.form == "call" }
        }
        let owners = Set(called.map(\.owner))
        return owners.count == 1 ? owners.first : nil
    }

    /// `+ doorWithKey:` makes a `Door`, as Cocoa calls what makes an object.
    private func made(by statement: Statement) -> String? {
        guard statement.isDeclaration, statement.fact.isStatic == true, let end = statement.fact.name.firstRange(of: "With") else {
            return nil
        }
        let stem = statement.fact.name[..<end.lowerBound]
        let entry = types.entry(Words.capitalised(String(stem)))
        return entry?.form == .protocol ? nil : entry?.name
    }

    /// The class of methods that stand alone in a guide that never says whose they are.
    private mutating func nameless(_ order: Int, _ language: Language) -> String {
        types.note(namelessClass, at: order, language: language) {
            $0.form = $0.form ?? .class
            if !$0.isDeclared, $0.codeUses == 0 { $0.invented = "The guide declares methods and does not name their class." }
        }
        return namelessClass
    }

    /// A class for a variable whose type the guide does not show.
    private mutating func made(_ variable: String, _ fact: Fact, _ order: Int) -> String? {
        let parts = variable.split(separator: ".").map(String.init).filter { $0 != "self" }
        guard parts.count == 1, let name = parts.first, Words.isIdentifier(name), name.count > 3, fact.detail.form == "call" else {
            return nil
        }
        let type = Words.capitalised(name)
        guard types.isOfAPI(type), !types.enums.contains(type) else { return nil }
        types.note(type, at: order, language: fact.detail.language ?? .objectiveC) {
            if $0.codeUses == 0, !$0.isDeclared {
                $0.form = $0.form ?? .class
                $0.invented = "The guide calls methods of `\(name)` and does not name its class."
            }
        }
        return type
    }

    private mutating func settleMention(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        if let call = SwiftCall(fact.name) {
            let isKnown = members.contains { $0.name == fact.name || MemberName.base($0.name) == call.base }
            guard !isKnown, call.labels.allSatisfy({ Words.isIdentifier($0.trimmingBlanks()) }) else { return }
            guard let owner = mentionedOwner(statement, order) else { return leaveOut(statement, "only named in a sentence") }
            return add(
                statement, to: owner, order,
                as: call.labels.isEmpty ? "\(call.base)()" : "\(call.base)(\(call.labels.map { $0 + ":" }.joined()))")
        }
        guard !members.contains(where: { $0.name == fact.name || MemberName.base($0.name) == fact.name }), isProperty(fact.name) else {
            return
        }
        if let owner = companion(of: statement) { return add(statement, to: owner, order) }
    }

    private func isProperty(_ name: String) -> Bool {
        let isVariable = statements.contains { $0.fact.detail.receiverText?.split(separator: ".").first.map(String.init) == name }
        return !isVariable && name.first?.isLowercase == true && !constants.contains(name)
            && !statements.contains { $0.fact.detail.parameterNames?.contains(name) == true }
    }

    /// The receiver right before the method's name, or the class that the sentences before it are about.
    private func mentionedOwner(_ statement: Statement, _ order: Int) -> String? {
        let before = statement.text.before(statement.fact.span, limit: 60)
        if before.hasSuffix(".") {
            let type = Words.capitalised(String(before.dropLast()).lastIdentifier)
            return types.entry(type)?.name
        }
        let classes = statements[..<order].suffix(12).compactMap { types.entry($0.fact.name) }
        return classes.last { $0.form != .protocol && members(of: $0.name).contains { $0.name.contains("(") } || $0.form == nil }?.name
    }

    /// The owner of a property that the same line names.
    private func companion(of statement: Statement) -> String? {
        let line = statement.place.start.line
        let others = statements.filter { $0.file === statement.file && $0.fact.source == .prose && $0.place.start.line == line }
        return others.compactMap { other in
            members.first { member in
                member.name == other.fact.name
                    && member.statements.contains { $0.fact.kind == .property || ["read", "write"].contains($0.fact.detail.form) }
            }?.owner
        }.first
    }
}
