import Declarations
import SourceText

/// What the first cell of a row says of the name beside it: `enum`, `protocol`, `extern NSString *const`. So generators list what a header has.
private enum RowKind {
    case type, enumeration, constant
    /// What types are sorted into, or taken from.
    case module

    init?(_ text: String) {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        switch words {
        case ["class"], ["protocol"], ["struct"], ["interface"]: self = .type
        case ["enum"], ["enum", "class"], ["anonymous", "enum"]: self = .enumeration
        case ["namespace"], ["package"], ["using"]: self = .module
        default:
            guard words.contains("const"), words.count > 1, text.utf8.count < 120 else { return nil }
            self = .constant
        }
    }
}

extension Extraction {
    /// Rows that all give a type, an enum with its cases, or a constant.
    mutating func readDeclaredRows(_ rows: [[Table.Cell]]) -> Bool {
        let kinds = rows.compactMap { RowKind($0[0].text.characters) }
        guard !rows.isEmpty, kinds.count == rows.count else { return false }
        let before = facts.count
        for (kind, row) in zip(kinds, rows) {
            let passage = Passage(row[1].text)
            switch kind {
            case .type: addType(passage)
            case .enumeration: addEnum(passage)
            case .constant: addConstant(passage, of: row[0].text.characters)
            case .module: continue
            }
        }
        return facts.count > before || kinds.allSatisfy { $0 == .module }
    }

    /// `Door`, `<DoorDelegate>`
    private mutating func addType(_ passage: Passage) {
        guard let line = passage.lines.first else { return }
        let isProtocol = passage.bytes[line.start] == 0x3C && passage.bytes[line.end - 1] == 0x3E
        let name = isProtocol ? passage.trimmed(Span(line.start + 1, line.end - 1)) : line
        guard !name.isEmpty, passage.bytes[name.start..<name.end].allSatisfy(NameShape.isIdentifierPart),
            survey.isOfAPI(passage.string(name))
        else { return }
        add(Fact(.type, passage.string(name), source: .table, span: passage.file(name)))
    }

    /// `DoorState { DoorStateOpen = 0, DoorStateShut }`, or the cases alone, of an enum without a name.
    private mutating func addEnum(_ passage: Passage) {
        let isNameless = passage.lines.first.map { passage.bytes[$0.start] == 0x7B } ?? false
        let opening = Array((isNameless ? "enum Nameless " : "enum ").utf8)
        let found = ObjectiveCParser.declarations(in: opening + passage.bytes + [0x3B], baseOffset: -opening.count)
        guard found.count == 1, var first = found.first, case .enumeration(var enumeration) = first.kind, !enumeration.name.isEmpty else {
            return
        }
        if isNameless {
            enumeration.name = ""
            first.kind = .enumeration(enumeration)
        }
        first.span = Span(max(0, first.span.start), min(first.span.end, passage.bytes.count))
        add(first, at: DeclarationPlace(source: .table), in: passage)
    }

    /// `DoorErrorDomain`, perhaps with its value.
    private mutating func addConstant(_ passage: Passage, of type: String) {
        guard let line = passage.lines.first else { return }
        let end = passage.identifierEnd(from: line.start)
        guard end > line.start else { return }
        let name = Span(line.start, end)
        var fact = Fact(.constant, passage.string(name), source: .table, span: passage.file(name))
        let rest = passage.string(passage.trimmed(Span(end, line.end)))
        if rest.hasPrefix("=") { fact.value = Self.plainValue(String(rest.dropFirst().drop { $0 == " " })) }
        add(fact)
    }
}
