import Declarations
import SourceText

extension Extraction {
    /// What only the whole guide can tell: whose method a listing without a class is, and where a blank is missing. Then sorts.
    mutating func complete() {
        mendRunTogetherSelectors()
        completeSpokenMethods()
        nameKeysOfMessages()
        ownByPage()
        ownCallbacksOfChapters()
        findOwners()
        nameListedCases()
        findEnums()
        lengthenEnums()
        shareValues()
        dropConstantsThatAreTypes()
        dropConstantsOfPlatform()
        dropSuccesses()
        joinPathHeadings()
        nameSpokenEndpoints()
        joinConcreteRequests()
        nestAnsweredRows()
        findEndpoints()
        findMethods()
        findShownCalls()
        findCallsAbove()
        nameFirstLabels()
        nameTypesOfRows()
        nameKindsByUse()
        nameHeadings()
        stateTitledMethods()
        stateExplainedValues()
        nameCapitalHeadings()
        stateSpokenMembers()
        statePassingFacts()
        stateRepeatedCalls()
        stateTitledCalls()
        stateExplainedCalls()
        stateOwningProtocols()
        namePrintedProperties()
        dropPlainHeadings()
        dropKeptByApp()
        dropAddressPatterns()
        facts += saidStatuses
        facts.removeDuplicates()
        facts.sort { ($0.span, $0.kind.rawValue, $0.name) < ($1.span, $1.kind.rawValue, $1.name) }
        unread.sort { $0.span < $1.span }
    }

    /// `self.door` of a sample, where a listing of its own has shown that the app has it.
    private mutating func dropKeptByApp() {
        guard !keptByApp.isEmpty else { return }
        facts.removeAll {
            $0.kind == .use && $0.source == .sample && $0.owner == nil && $0.detail.receiver == nil && keptByApp.contains($0.name)
        }
    }

    /// "Installation" in a reference of types: a word, since nothing has shown that it is one.
    private mutating func dropPlainHeadings() {
        let words = Set(namedHeadings.filter { $0.isPlain && facts[$0.fact].kind == .use }.map { facts[$0.fact].span })
        if !words.isEmpty { facts.removeAll { $0.kind == .use && words.contains($0.span) } }
    }

    /// `foo:onedidFail:` becomes `foo:didFail:` where another place states that selector.
    private mutating func mendRunTogetherSelectors() {
        let sound = Set(facts.filter { ($0.kind == .method || $0.kind == .use) && $0.defects.isEmpty }.map(\.name))
        for index in facts.indices where facts[index].kind == .method && !facts[index].defects.isEmpty {
            guard let names = facts[index].detail.parameterNames, let gap = names.firstIndex(of: "") else { continue }
            let parts = Self.parts(facts[index].name)
            guard gap + 1 < parts.count else { continue }
            let match = sound.sorted().first { candidate in
                let other = Self.parts(candidate)
                return other.count == parts.count && other[gap + 1] != parts[gap + 1] && parts[gap + 1].hasSuffix(other[gap + 1])
                    && zip(parts, other).enumerated().allSatisfy { $0.offset == gap + 1 || $0.element.0 == $0.element.1 }
            }
            guard let match else { continue }
            facts[index].name = match
            facts[index].detail.parameterNames?[gap] = String(parts[gap + 1].dropLast(Self.parts(match)[gap + 1].count))
        }
    }

    private static func parts(_ selector: String) -> [Substring] {
        selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    }

    /// `- (BOOL) isOpen`, as Doxygen prints a property below the table that says that it is one, with its name as the title.
    private mutating func namePrintedProperties() {
        guard document.format == .html else { return }
        let listed = Set(facts.filter { $0.kind == .property && $0.source == .table }.map { "\($0.owner ?? "").\($0.name)" })
        guard !listed.isEmpty else { return }
        for index in facts.indices where facts[index].kind == .method && facts[index].isStatic != true {
            if listed.contains("\(facts[index].owner ?? "").\(facts[index].name)") { facts[index].kind = .property }
        }
    }

    /// What a list explains and a sample's `switch` has as cases of an enum: "**locked** - the door is locked".
    private mutating func nameListedCases() {
        var owners: [String: Set<String>] = [:]
        for fact in facts where fact.kind == .case && fact.source == .sample {
            if let owner = fact.owner { owners[fact.name, default: []].insert(owner) }
        }
        guard !owners.isEmpty else { return }
        for index in facts.indices where facts[index].kind == .key && facts[index].source == .list && facts[index].owner == nil {
            guard let found = owners[facts[index].name], found.count == 1 else { continue }
            (facts[index].kind, facts[index].owner) = (.case, found.first)
        }
    }

    /// Cases that a table or a list gives without their enum: its name is what they begin with.
    private mutating func findEnums() {
        let open = facts.indices.filter { isOpenCase(facts[$0]) }
        guard !open.isEmpty else { return }
        let types = Set(facts.filter { $0.kind == .enum || $0.kind == .type }.map(\.name)).union(survey.enums)
        let mentioned = mentionedEnums(of: open, stem: Self.stem)
        var families: [String: Set<String>] = [:]
        for index in open {
            families["\(facts[index].detail.headingLine ?? 0) \(Self.stem(facts[index].name))", default: []].insert(facts[index].name)
        }
        for index in open {
            let (name, stem) = (facts[index].name, Self.stem(facts[index].name))
            let known = types.filter { name.hasPrefix($0) && name != $0 }.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
            let isFamily = !stem.isEmpty && (families["\(facts[index].detail.headingLine ?? 0) \(stem)"]?.count ?? 0) > 1
            let shared = mentioned[facts[index].detail.headingLine ?? 0]
            facts[index].owner = known ?? shared ?? (isFamily ? stem : nil)
        }
    }

    /// A case that one place names, and another states with its value, has that value.
    private mutating func shareValues() {
        var values: [CaseKey: String] = [:]
        for fact in facts where fact.kind == .case && fact.owner != nil && fact.value != nil {
            values[CaseKey(owner: fact.owner, name: fact.name)] = fact.value
        }
        for index in facts.indices where facts[index].kind == .case && facts[index].value == nil {
            let (owner, name) = (facts[index].owner, facts[index].name)
            facts[index].value =
                values[CaseKey(owner: owner, name: name)]
                ?? Self.swiftNames(of: name).lazy.compactMap { values[CaseKey(owner: owner, name: $0)] }.first
        }
    }

    /// What Swift may call a case of Objective-C: `ABDoorStateWideOpen` without its first words, `wideOpen`. The longest first.
    private static func swiftNames(of name: String) -> [String] {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, isCapital(first) else { return [] }
        return bytes.indices.filter { $0 > 0 && isCapital(bytes[$0]) && !isCapital(bytes[$0 - 1]) }.prefix(12).map { start in
            String(decoding: [bytes[start] | 0x20] + bytes[(start + 1)...], as: UTF8.self)
        }
    }

    /// A table of "Constants" may list enums and blocks, which are declared elsewhere.
    private mutating func dropConstantsThatAreTypes() {
        let types = Set(
            facts.lazy.filter { ($0.kind == .type || $0.kind == .enum) && [.declaration, .prose].contains($0.source) }.map(\.name))
        guard !types.isEmpty else { return }
        for index in facts.indices
        where facts[index].kind == .constant && facts[index].source != .declaration && facts[index].value == nil
            && types.contains(facts[index].name)
        {
            facts[index].kind = .use
            facts[index].detail.form = "mention"
        }
    }

    /// `NSUnderlyingErrorKey`, `kSecAttrAccessibleAlways`: a guide says what it does with them, and does not have them.
    private mutating func dropConstantsOfPlatform() {
        for index in facts.indices
        where [.constant, .property, .case].contains(facts[index].kind) && [.table, .list].contains(facts[index].source)
            && Vocabulary.isPlatformConstant(facts[index].name)
        {
            (facts[index].kind, facts[index].detail.form) = (.use, "mention")
        }
    }

    /// A case, or a constant that a cell lists among others: guides call the values of an enum so, too.
    private func isOpenCase(_ fact: Fact) -> Bool {
        guard fact.owner == nil, NameShape.looksLikeType(fact.name) else { return false }
        return fact.kind == .case || fact.kind == .constant && fact.source == .table && fact.type == nil
    }

    /// A name without its last word or number: `DoorColorRed` and `DoorColorBlue` are colours of doors. Empty for a name of one or two words.
    private static func stem(_ name: String) -> String {
        // `ABDoorSide_BackLeft`: an underscore parts them where there is one.
        let type = name.prefix { $0 != "_" }
        if type.utf8.count < name.utf8.count, type.utf8.contains(where: { $0 >= 0x61 }), NameShape.looksLikeType(String(type)) {
            return String(type)
        }
        let bytes = Array(name.utf8)
        let starts = bytes.indices.filter { index in
            guard index > 0 else { return true }
            let (byte, before) = (bytes[index], bytes[index - 1])
            return isCapital(byte) && !isCapital(before) || isDigit(byte) && !isDigit(before) || isCapital(byte) && isLast(index, of: bytes)
        }
        return starts.count < 3 ? "" : String(decoding: bytes[..<(starts.last ?? 0)], as: UTF8.self)
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// The last capital of several, before small letters: the `D` of `ABDoor`.
    private static func isLast(_ index: Int, of bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index + 1] >= 0x61 && bytes[index + 1] <= 0x7A
    }

    /// Parameters that stand before their method, in the same section.
    private mutating func findMethods() {
        var methods: [Int: [(name: String, parameters: Set<String>)]] = [:]
        for fact in facts where fact.kind == .method && fact.source == .declaration {
            guard let line = fact.detail.headingLine, let names = fact.detail.parameterNames, !names.isEmpty else { continue }
            methods[line, default: []].append((fact.name, Set(names)))
        }
        for index in facts.indices where facts[index].kind == .parameter && facts[index].owner == nil {
            guard let line = facts[index].detail.headingLine else { continue }
            facts[index].owner = methods[line]?.first { $0.parameters.contains(facts[index].name) }?.name
        }
    }

    /// Parameters and headers that stand before their endpoint, in the same section.
    private mutating func findEndpoints() {
        var endpoints: [Int: String] = [:]
        for fact in facts where fact.kind == .endpoint && HTTPMethod.all.contains(where: { fact.name.hasPrefix($0 + " ") }) {
            if let line = fact.detail.headingLine, endpoints[line] == nil { endpoints[line] = fact.name }
        }
        for index in facts.indices where facts[index].owner == nil && (facts[index].kind == .header || facts[index].kind == .parameter) {
            facts[index].owner = facts[index].detail.headingLine.flatMap { endpoints[$0] }
        }
    }
}

private struct CaseKey: Hashable {
    var owner: String?
    var name: String
}

private struct FactKey: Hashable {
    var kind: Fact.Kind
    var name: String
    var span: Span
    var owner: String?
}

extension Array where Element == Fact {
    /// One place states a thing once: two readers may have seen it.
    fileprivate mutating func removeDuplicates() {
        var seen: Set<FactKey> = []
        self = filter { seen.insert(FactKey(kind: $0.kind, name: $0.name, span: $0.span, owner: $0.owner)).inserted }
    }
}
