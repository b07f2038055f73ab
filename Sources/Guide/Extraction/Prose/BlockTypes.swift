import Declarations
import SourceText

/// `void(^)(BOOL isOpen)` right below a heading that names it: the type of a block. What follows explains what the block is handed.
extension Extraction {
    mutating func readBlockType(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, passage.holds(0x5E), let title = heading(rightAbove: block) else { return false }
        let name = title.characters.trimmingBlanks()
        let text = passage.text.characters.filter { $0 != "`" }
        guard NameShape.isTypePart(name), survey.isOfAPI(name), let caret = text.firstRange(of: "(^)"),
            !text[..<caret.lowerBound].has("(")
        else { return false }
        let typedef = "typedef \(text[..<caret.lowerBound]) (^\(name))\(text[caret.upperBound...]);"
        guard case .type(let type)? = ObjectiveCParser.declarations(in: typedef).first?.kind, case .function(let block)? = type.aliased
        else {
            return false
        }
        context.setMethod(name, parameters: block.parameters.compactMap(\.name))
        return true
    }
}
