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

    /// The one type whose head stands alone, before any member; or the first, where the page's title says that it is about that: types inside of
    /// it are listed with its members.
    private var typeOfPage: (name: String, block: Int)? {
        var found: (name: String, block: Int)?
        for (block, code) in survey.code.sorted(by: { $0.key < $1.key }) {
            guard let first = code.declarations.first, code.language.apiLanguage != nil else { continue }
            switch first.kind {
            case .type(let type)
            where code.declarations.count == 1 && type.members.isEmpty && Self.isHead(type, code, document.blocks[block]):
                if let found, isTitle(found.name, of: found.block) { continue }
                guard found == nil, survey.isOfAPI(type.name), !survey.appTypes.contains(type.name) else { return nil }
                found = (type.name, block)
            case .method, .property: if found == nil { return nil }
            default: continue
            }
        }
        return found
    }

    /// `class Door`, `protocol DoorListener: AnyObject`; an extension and an alias are about something else, and braces hold all there is.
    private static func isHead(_ type: TypeDeclaration, _ code: Survey.Code, _ block: Block) -> Bool {
        guard [.class, .protocol, .structure].contains(type.kind), case .code(let text, _) = block.kind else { return false }
        return !text.characters.has("{") && (code.language.apiLanguage == .swift || !text.characters.has("@"))
    }

    /// Whether the heading above that block is the page's title, and names that type alone.
    private func isTitle(_ name: String, of block: Int) -> Bool {
        for place in document.blocks.indices.prefix(block).reversed() {
            guard case .heading(let level, let text) = document.blocks[place].kind else { continue }
            return level == 1 && text.characters == name
        }
        return false
    }
}
