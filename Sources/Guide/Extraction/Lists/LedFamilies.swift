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
