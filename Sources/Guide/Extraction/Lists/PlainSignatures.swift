import Declarations
import SourceText

extension Extraction {
    /// `doorDidOpen (key: String)` as the first line of an item, in no mark and perhaps with a blank before what it takes.
    mutating func readPlainSignature(_ passage: Passage) -> Bool {
        guard passage.holds(0x28), !survey.isForeign, let line = passage.lines.first, line.length < 200,
            passage.bytes[line.end - 1] == 0x29,
            passage.codeMark(at: line.start) == nil, !context.announces([.cases, .errors]),
            let signature = BareSignature(passage.bytes, at: line.start, limit: line.end, isHead: true),
            case .method(let method) = signature.declaration.kind, signature.declaration.span.end == line.end
        else { return false }
        let base = String(NameShape.base(of: method.name))
        // What a method takes may be a block with such a note.
        guard NameShape.looksLikeCode(base), context.subject?.takes(base) != true, add(signature, source: .list, in: passage) != nil else {
            return false
        }
        readRest(passage, from: line.end)
        introduce(passage)
        return true
    }
}
