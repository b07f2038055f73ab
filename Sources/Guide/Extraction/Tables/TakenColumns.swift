import Declarations
import SourceText

/// "Name | Parameter | Type", where the second column has `key: String` of each name, and several where it takes several: the names are
/// methods.
extension ColumnReading {
    /// The column that says what each of the names beside it takes.
    func columnOfTaken(_ header: [Table.Cell]) -> Int? {
        guard let names = roles.firstIndex(where: { $0?.isName == true }) else { return nil }
        return roles.indices.first { column in
            guard column > names, column < header.count, column < shapes.count, !shapes[column].isEmpty,
                shapes[column].texts.allSatisfy({ TakenCell($0) != nil })
            else { return false }
            return HeaderReading.of(header[column].text.characters)?.role == .name(.parameter)
        }
    }
}

/// `key: String` and `force: Bool` of a cell, a line each.
struct TakenCell {
    private(set) var parts: [(label: String, type: String)] = []

    /// Nil where a line is anything else.
    init?(_ text: String) {
        for line in text.split(separator: "\n") {
            let plain = line.filter { $0 != "`" && $0 != "\\" }
            guard let colon = plain.firstIndex(of: ":") else { return nil }
            let label = String(plain[..<colon]).trimmingBlanks()
            let type = String(plain[plain.index(after: colon)...]).trimmingBlanks()
            guard label == "_" || NameShape.isPlainName(label), Extraction.typeName(type) != nil else { return nil }
            parts.append((label, type))
        }
        if parts.isEmpty { return nil }
    }

    var list: String { parts.map { "\($0.label): \($0.type)" }.joined(separator: ", ") }
}

extension NamedCell {
    /// `open` beside `key: String`, or beside nothing: a method of Swift.
    init?(in passage: Passage, taking text: String) {
        guard let line = passage.lines.first, passage.lines.count == 1 else { return nil }
        let name = passage.withoutQuotes(line)
        guard NameShape.isPlainName(passage.string(name)) else { return nil }
        let taken = TakenCell(text)
        guard taken != nil || text.allSatisfy(\.isWhitespace) else { return nil }
        let signature = "func \(passage.string(name))(\(taken?.list ?? ""))"
        guard let typed = TypedSignature(signature) else { return nil }
        self.init(typed.method.name, passage.file(name))
        (self.signature, declared) = (LabelledSignature(typed.method.name), typed.method)
    }
}
