import Declarations
import SourceText

extension Extraction {
    /// A use as a fact; nil where it is the platform's or the app's own.
    func fact(for use: Use, in passage: Passage) -> Fact? {
        var use = use
        // The app's own object, or a member of it that nobody declared.
        if let type = use.receiver?.type, type == "self" || type.hasPrefix("self.") { use.receiver?.type = nil }
        if let type = use.receiver?.type, let made = Self.typeMade(by: type) { use.receiver?.type = made }
        guard isRelevant(use) else { return nil }
        var fact = Fact(.use, use.name, isStatic: use.isStatic, source: .sample, span: passage.file(use.span))
        fact.detail.form = use.kind.rawValue
        fact.detail.language = use.language
        fact.detail.receiver = use.receiver?.type
        if use.receiver?.type == nil { fact.detail.receiverText = use.receiver?.text }
        fact.owner = owner(of: use)
        let blocks = use.arguments.compactMap(\.blockParameters)
        if !blocks.isEmpty {
            fact.detail.blockParameters = blocks.flatMap { $0 }.map { parameter in
                [parameter.type, parameter.name].compactMap { $0 }.joined(separator: " ")
            }
        }
        fact.defects = use.defects.map { Defect($0.message, span: passage.file($0.span)) }
        return fact
    }

    /// `Door` of `Door.init(_:key:)`, what a variable holds that is made by naming the initialiser.
    static func typeMade(by call: String) -> String? {
        guard call.hasSuffix(")"), let range = call.firstRange(of: ".init(") else { return nil }
        return String(call[..<range.lowerBound])
    }

    private func owner(of use: Use) -> String? {
        guard let type = use.receiver?.type, !type.has(".") || use.language == .swift else { return nil }
        return type.has("(") || type.has(":") ? nil : type
    }

    private func isRelevant(_ use: Use) -> Bool {
        // A broken expression is worth a finding, whoever's API it uses.
        if !use.defects.isEmpty { return true }
        switch use.kind {
        case .mention: return isRelevantMention(use.name)
        case .selector: return survey.names[use.name] != nil
        case .literal, .keyword: return true
        case .call, .read, .write: break
        }
        guard let receiver = use.receiver else { return use.kind == .call && survey.names[use.name] != nil }
        guard let type = receiver.type else { return isRelevant(use, on: receiver.text) }
        let root = type.split(separator: ".").first.map(String.init) ?? type
        let isNamed = type.split(separator: ".").contains { NameShape.looksLikeCode(String($0)) || survey.typeNames.contains(String($0)) }
        guard survey.isOfAPI(root), let first = root.utf8.first, first >= 0x41, first <= 0x5A || survey.known.smallTypes.contains(root)
        else {
            return false
        }
        if use.kind == .read, use.isStatic == true, Vocabulary.isFileName("\(type).\(use.name)") { return false }
        // `Word.word` in a listing of another kind looks like Swift: a plain word must be known to be a type.
        return use.kind == .call || isNamed
    }

    /// Without a type the name decides: known to the guide, or a call to something that is no part of the app.
    private func isRelevant(_ use: Use, on receiver: String) -> Bool {
        if survey.names[use.name] != nil { return true }
        let isApp = receiver.hasPrefix("self") || receiver.hasPrefix("super") || receiver.hasPrefix("\"") || receiver.hasPrefix("@")
        guard !isApp, !Vocabulary.commonMembers.contains(use.name) else { return false }
        if receiver.lowercased().has("view") || receiver.lowercased().has("label") { return false }
        return use.kind == .call && receiver.utf8.first.map { $0 >= 0x61 } == true
    }

    private func isRelevantMention(_ name: String) -> Bool {
        guard survey.isOfAPI(name) else { return false }
        return NameShape.looksLikeCode(name) || survey.names[name] != nil || survey.typeNames.contains(name)
    }
}
