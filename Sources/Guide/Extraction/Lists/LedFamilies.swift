import Declarations
import SourceText

extension Extraction {
    /// "Available messages:" above `DoorMessageOpened` and `DoorMessageShut`: what the line before announces is what all of them are called
    /// after, so they are its constants.
    func weighLedFamily(_ name: String, _ definition: DefinitionLine, into evidence: inout Evidence<Fact.Kind>) {
        guard definition.separator == .nothing, isOfLedFamily(name) else { return }
        let kind: Fact.Kind = context.isInEnum ? .case : .constant
        evidence.add(4, for: kind, "called after what the line before announces, like the others")
    }

    /// What a name shares with the items beside it: an announced beginning, or the type that it is a constant of.
    func weighFamilies(_ cell: NamedCell, _ definition: DefinitionLine, into evidence: inout Evidence<Fact.Kind>) {
        weighLedFamily(cell.name, definition, into: &evidence)
        weighOwnedConstant(cell, into: &evidence)
        weighConstantFamily(cell, definition, into: &evidence)
        weighShownFamily(cell, definition, into: &evidence)
    }

    /// `DRMDoorOpen` and `DRMDoorShut`, alone in items, of which a sample hands over one: constants.
    private func weighShownFamily(_ cell: NamedCell, _ definition: DefinitionLine, into evidence: inout Evidence<Fact.Kind>) {
        guard definition.separator == .nothing, cell.owner == nil, NameShape.isSymbol(cell.name), let first = cell.name.utf8.first,
            first < 0x61,
            case .item(let depth, _) = document.blocks[block].kind, !survey.types.contains(cell.name)
        else { return }
        let beside = itemsAround(depth: depth)
        let words = WordSplitting.words(of: cell.name)
        let alike = beside.filter { NameShape.isSymbol($0) && WordSplitting.words(of: $0).prefix(2).elementsEqual(words.prefix(2)) }
        guard words.count > 2, alike.count > 2, alike.count == beside.count, alike.contains(where: isHandedOver) else { return }
        evidence.add(4, for: .constant, "called like those beside it, of which a sample hands over one")
    }

    /// `setMode:DRMDoorOpen]` or `mode = DRMDoorOpen;`, and no `DRMDoorOpen.shared` or `DRMDoorOpen()`.
    private func isHandedOver(_ name: String) -> Bool {
        document.listings.contains { text in
            guard let range = text.firstRange(of: name) else { return false }
            let before = text[..<range.lowerBound].last { $0 != " " }
            let behind = text[range.upperBound...].first { $0 != " " }
            return before.map { ":=(,|".contains($0) } == true && behind.map { "]);,|".contains($0) || $0.isNewline } ?? true
        }
    }

    /// `DoorState.OPEN` and `DoorState.SHUT`, one item each: what a type has several constants of are its cases.
    private func weighOwnedConstant(_ cell: NamedCell, into evidence: inout Evidence<Fact.Kind>) {
        guard let owner = cell.owner, NameShape.isConstantName(cell.name), case .item(let depth, _) = document.blocks[block].kind,
            itemsBeside(depth: depth).count(where: { $0.hasPrefix(owner + ".") }) > 1, !hasMembers(owner)
        else { return }
        evidence.add(5, for: .case, "a constant of \(owner), like those beside it")
    }

    /// `Door.shared`, `[Door open]` in a sample: a class, whose constants are no cases.
    private func hasMembers(_ type: String) -> Bool {
        document.listings.contains { text in
            guard text.has(type) else { return false }
            if text.has("[\(type) ") { return true }
            var rest = Substring(text)
            while let range = rest.firstRange(of: type + ".") {
                rest = rest[range.upperBound...]
                if rest.utf8.first.map({ $0 >= 0x61 && $0 <= 0x7A }) == true { return true }
            }
            return false
        }
    }

    /// `kDoorCodeOpen` and `kDoorCodeShut`, each with what it means: constants with the sign of such, called alike.
    private func weighConstantFamily(_ cell: NamedCell, _ definition: DefinitionLine, into evidence: inout Evidence<Fact.Kind>) {
        func isMarked(_ name: some StringProtocol) -> Bool {
            let bytes = Array(name.utf8.prefix(2))
            return bytes.count == 2 && bytes[0] == 0x6B && bytes[1] >= 0x41 && bytes[1] <= 0x5A
        }
        guard definition.separator.isPlain, cell.owner == nil, isMarked(cell.name), NameShape.isSymbol(cell.name) else { return }
        let words = WordSplitting.words(of: cell.name)
        let beside: [String]
        switch document.blocks[block].kind {
        case .item(let depth, let text): beside = itemsAround(depth: depth) + Self.lines(of: text).dropFirst()
        case .paragraph(let text): beside = Self.lines(of: text)
        case .heading, .code, .table: return
        }
        let others = beside.map { $0.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }
        let alike = others.filter { isMarked($0) && WordSplitting.words(of: $0).prefix(3).elementsEqual(words.prefix(3)) }
        if words.count > 3, alike.count > 1 { evidence.add(4, for: .constant, "called like the constants beside it") }
    }

    private static func lines(of text: Text) -> [String] {
        text.characters.prefix(4000).split(separator: "\n").map { $0.trimmingBlanks().filter { $0 != "`" } }
    }

    private func isOfLedFamily(_ name: String) -> Bool {
        guard NameShape.isSymbol(name), context.lead.trimmingBlanks().last.map({ ":：".contains($0) }) == true,
            case .item(let depth, _) = document.blocks[block].kind
        else { return false }
        let siblings = itemsBeside(depth: depth)
        guard siblings.count > 1, siblings.allSatisfy(NameShape.isSymbol) else { return false }
        let words = WordSplitting.words(of: name)
        let others = siblings.map { WordSplitting.words(of: $0) }
        let shared = words.indices.prefix { place in others.allSatisfy { $0.dropFirst(place).first == words[place] } }
        let announced = Set(context.lead.lowercased().split { !$0.isLetter }.map { $0.hasSuffix("s") ? String($0.dropLast()) : String($0) })
        return shared.count < words.count && shared.contains { words[$0].utf8.count > 3 && announced.contains(words[$0].lowercased()) }
    }

    /// The items before and behind this one at its depth, whatever stands in those below them: terms, between what they mean.
    private func itemsAround(depth: Int) -> [String] {
        func item(_ block: Block) -> (depth: Int, text: Text)? {
            if case .item(let depth, let text) = block.kind { (depth, text) } else { nil }
        }
        let before = document.blocks[..<block].suffix(6).reversed().prefix { item($0).map { $0.depth >= depth } == true }
        let behind = document.blocks[block...].prefix(7).prefix { item($0).map { $0.depth >= depth } == true }
        return (before.reversed() + behind).compactMap(item).filter { $0.depth == depth }.flatMap { Self.lines(of: $0.text).prefix(1) }
    }

    /// The texts of the items right before and behind this one, and its own.
    private func itemsBeside(depth: Int) -> [String] {
        func item(_ block: Block) -> String? {
            guard case .item(depth, let text) = block.kind else { return nil }
            return text.characters.trimmingBlanks().filter { $0 != "`" }
        }
        let before = document.blocks[..<block].suffix(3).reversed().prefix { item($0) != nil }
        let behind = document.blocks[block...].prefix(4).prefix { item($0) != nil }
        return (before.reversed() + behind).compactMap(item)
    }
}
