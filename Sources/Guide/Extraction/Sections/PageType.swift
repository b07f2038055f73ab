import Declarations
import SourceText

/// A page about one type: a listing that holds nothing but the type's head, and then its members, each in a listing of its own.
extension Extraction {
    /// Gives what the page declares on its own to its type.
    mutating func ownByPage() {
        guard let page = typeOfPage else { return }
        for index in facts.indices where blockOfFact[index] > page.block && facts[index].owner == nil && facts[index].source == .declaration
        {
            switch facts[index].kind {
            case .method where !facts[index].isFunction, .property: facts[index].owner = page.name
            default: continue
            }
            trace.note(.owner, facts[index].span, "`\(facts[index].name)` belongs to \(page.name): the page is about it")
        }
    }

    /// The one type whose head stands alone, before any member.
    private var typeOfPage: (name: String, block: Int)? {
        var found: (name: String, block: Int)?
        for (block, code) in survey.code.sorted(by: { $0.key < $1.key }) {
            guard let first = code.declarations.first, code.language.apiLanguage != nil else { continue }
            switch first.kind {
            case .type(let type) where code.declarations.count == 1 && type.members.isEmpty && Self.isHead(type, document.blocks[block]):
                guard found == nil, survey.isOfAPI(type.name), !survey.appTypes.contains(type.name) else { return nil }
                found = (type.name, block)
            case .method, .property: if found == nil { return nil }
            default: continue
            }
        }
        return found
    }

    /// `class Door`, `protocol DoorListener: AnyObject`; an extension and an alias are about something else, and braces hold all there is.
    private static func isHead(_ type: TypeDeclaration, _ block: Block) -> Bool {
        guard [.class, .protocol, .structure].contains(type.kind), case .code(let text, _) = block.kind else { return false }
        return !text.characters.has("{") && !text.characters.has("@")
    }
}
