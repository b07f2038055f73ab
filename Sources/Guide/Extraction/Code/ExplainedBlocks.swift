import Declarations

/// `void (^onOpen)(BOOL isOpen, NSString *key)` as a property, and a table below it that explains `isOpen` and `key`: what the block is handed.
extension Extraction {
    mutating func noteExplainedBlock(_ property: PropertyDeclaration) {
        guard case .function(let block)? = property.type else { return }
        let names = block.parameters.compactMap(\.name)
        guard !names.isEmpty, isExplainedBelow(names) else { return }
        context.setMethod(property.name, parameters: names)
    }

    /// Whether the next table of the section has all of them in one of its columns, and nothing else.
    private func isExplainedBelow(_ names: [String]) -> Bool {
        for next in document.blocks[(block + 1)...].prefix(6) {
            switch next.kind {
            case .heading: return false
            case .paragraph, .item, .code: continue
            case .table(let table):
                let firsts = table.rows.compactMap { $0.cells.first?.text.characters.filter { $0 != "`" && !$0.isWhitespace } }
                return Set(firsts) == Set(names)
            }
        }
        return false
    }
}
