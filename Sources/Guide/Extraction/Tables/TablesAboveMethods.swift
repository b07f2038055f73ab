import Declarations
import SourceText

/// Pages that explain first, and declare then: a table of parameters, and right below it the method that takes them.
extension Extraction {
    /// Makes the method right below a table its subject, where all its rows name what that takes.
    mutating func enterMethodBelow(_ rows: ArraySlice<Table.Row>) {
        guard !rows.isEmpty, let method = methodRightBelow else { return }
        let names = rows.compactMap { row in row.cells.first.flatMap { NameShape.names(in: $0.text.characters).first } }
        guard names.count == rows.count, names.allSatisfy(method.parameters.contains),
            !explainsSubject(names, before: method.parameters)
        else { return }
        context.setMethod(method.name, parameters: method.parameters)
    }

    /// The method above takes all that as well, and nothing between it and the table begins another. If it is all that it takes, and but a part
    /// of what the method below does, it is said of it whatever stands between.
    private func explainsSubject(_ names: [String], before below: [String]) -> Bool {
        if let above = context.subject, Set(above.parameters) == Set(names), Set(below) != Set(names) { return true }
        guard let subject = context.subject, subject.kind == .method, names.allSatisfy(subject.takes),
            let stated = facts.lastIndex(where: { $0.kind == .method && $0.name == subject.name })
        else { return false }
        return !document.blocks[(blockOfFact[stated] + 1)..<max(block, blockOfFact[stated] + 1)].contains { block in
            switch block.kind {
            case .heading: true
            case .paragraph(let text), .item(_, let text): !SectionTitle(text.characters).isPart
            case .code, .table: false
            }
        }
    }

    /// What the next block begins with: a declaration in Objective-C with its sign, fenced or not.
    private var methodRightBelow: (name: String, parameters: [String])? {
        guard block + 1 < document.blocks.count else { return nil }
        let text: String
        switch document.blocks[block + 1].kind {
        case .paragraph(let found), .code(let found, _), .item(_, let found): text = found.characters
        case .heading, .table: return nil
        }
        guard let sign = text.utf8.first(where: { $0 > 0x20 }), [0x2B, 0x2D].contains(sign), text.has(")"),
            case .method(let method)? = ObjectiveCParser.declarations(in: text).first?.kind, !method.hasBody
        else { return nil }
        return (method.name, method.parameters.map(\.name))
    }
}
