import Declarations
import SourceText

extension Extraction {
    /// The type of the API that the item around this one gives what it explains: `Door` of "**doors**: `[Door]`".
    var typeOfOuterItem: String? {
        guard let text = context.outerDefinition?.type else { return nil }
        let bare = text.filter { !"[]?! *".contains($0) }
        guard NameShape.looksLikeType(bare), !TypeWords.isType(bare), survey.isOfAPI(bare) else { return nil }
        return bare
    }

    /// Items inside one that gives a type: `.open` is a case of it, and a name with a type of its own a member.
    func weighOuterItem(_ cell: NamedCell, _ definition: DefinitionLine, into evidence: inout Evidence<Fact.Kind>) {
        guard let type = typeOfOuterItem else { return }
        if cell.isCase {
            evidence.add(4, for: .case, "written as a case inside an item of type \(type)")
        } else if definition.type != nil {
            evidence.add(3, for: .property, "has a type, inside an item of type \(type)")
        }
    }

    /// A method may be given one of two values; below "Returns" it gives one itself.
    var mayTakeTruth: Bool { context.method != nil && !context.announces([.result, .response]) }

    /// `- setKey(NSString) : meaning`: a method that takes one value. Calls of the samples say how it is written in full.
    mutating func addMethod(_ cell: NamedCell, _ definition: DefinitionLine) -> Bool {
        let base = String(NameShape.base(of: cell.name))
        let called = Set(sampleCalls.filter { $0 == base + ":" || $0 == base + "(_:)" })
        let isSwift = survey.mainLanguage == .swift
        let name = called.count == 1 ? called.first ?? base : base + (isSwift ? "(_:)" : ":")
        var fact = Fact(.method, name, owner: context.model ?? context.owner, source: .list, span: cell.span)
        fact.detail.parameterTypes = definition.takes.map { $0.map(Optional.some) }
        add(fact)
        return true
    }
}

extension Extraction {
    /// `DoorStateType` of `DoorStateTypeOpen` among items that begin with `DoorStateTypeShut` and others like it.
    func choiceOfSiblings(_ name: String) -> String? {
        guard NameShape.looksLikeType(name), case .item(let depth, _) = document.blocks[block].kind else { return nil }
        let (before, after) = (document.blocks[..<block].suffix(4), document.blocks[(block + 1)...].prefix(4))
        let siblings = (before + after).compactMap { block -> String? in
            guard case .item(depth, let text) = block.kind else { return nil }
            let word = text.characters.prefix(120).drop { $0 == "`" || $0 == "*" }.prefix {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
            }
            return word.isEmpty ? nil : String(word)
        }
        return siblings.count > 1 ? choice(of: [name] + siblings) : nil
    }

    /// `(enum[string])`, `(required, enum)`: the type of what an item explains is one of the values that follow.
    static func saysEnum(_ line: String) -> Bool {
        let words = line.prefix(200).lowercased().split { !($0.isLetter || $0.isNumber) }
        return line.has("(") && words.contains("enum")
    }
}

extension Extraction {
    /// `:param key: which door`: the reader has left out the mark.
    var isField: Bool {
        let start = document.blocks[block].span.start
        guard case .item = document.blocks[block].kind, start < document.file.bytes.count else { return false }
        return document.file.bytes[start] == 0x3A
    }
}
