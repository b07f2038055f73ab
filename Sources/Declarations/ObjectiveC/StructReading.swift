import SourceText

extension ObjectiveCReader {
    /// `typedef struct { CGFloat width, height; } LampSize;` and `struct LampEdge { int left; };`: a type whose fields are its properties.
    mutating func readStruct() -> Declaration? {
        let start = cursor.index
        guard let first = cursor.current else { return nil }
        let isTypedef = cursor.takeWord("typedef")
        let isUnion = cursor.isWord("union")
        guard cursor.takeWord("struct") || cursor.takeWord("union") else {
            cursor.index = start
            return nil
        }
        _ = readAttributes()
        let tag = cursor.takeWord()
        // What neither closes nor has a tag has no name, however far one reads.
        guard cursor.isPunctuation("{"), tag != nil || cursor.partner != nil else {
            cursor.index = start
            return nil
        }
        cursor.index += 1
        var fields: [Declaration] = []
        var nameless: [String] = []
        while let token = cursor.current, token.kind != .atWord, !cursor.isPunctuation("}") {
            if let name = readNameless() { nameless.append(name) } else { fields += readFields() }
        }
        let isClosed = cursor.take("}")
        _ = readAttributes()
        let alias = isTypedef ? cursor.takeWord() : nil
        guard let name = alias ?? tag else {
            cursor.index = start
            return nil
        }
        // `S, *SRef;`: further names, which say the same.
        while cursor.take(",") {
            while cursor.take("*") {}
            _ = cursor.takeWord()
        }
        cursor.take(";")
        var type = TypeDeclaration(kind: .structure, name: stream.text(name), nameSpan: stream.span(name))
        type.isUnion = isUnion
        type.namelessFields = nameless
        type.members = fields.map { .init(declaration: $0, isOptional: false) }
        let defects = isClosed ? [] : [Defect("missing `}` behind the fields of `\(type.name)`", span: type.nameSpan)]
        return Declaration(.type(type), span: cursor.span(from: first.start), language: .objectiveC, defects: defects)
    }

    /// `union { int code; float share; } value;`: a field whose type stands in its place. Where the field has no name, it is called by the word.
    private mutating func readNameless() -> String? {
        let word = cursor.word() ?? ""
        guard word == "struct" || word == "union", cursor.isPunctuation("{", at: 1) || cursor.isPunctuation("{", at: 2) else { return nil }
        cursor.index += cursor.isPunctuation("{", at: 1) ? 1 : 2
        guard cursor.skipBrackets() else { return word }
        let name = cursor.takeWord().map(stream.text) ?? word
        skipField()
        return name
    }

    /// `CGFloat width, height;`: one property for every name. What is no field is passed over, up to its `;`.
    private mutating func readFields() -> [Declaration] {
        guard let first = cursor.current else { return [] }
        blockName = nil
        guard var type = readType() else {
            skipField()
            return []
        }
        var fields: [PropertyDeclaration] = []
        while let name = blockName ?? cursor.takeWord() {
            blockName = nil
            // What an array of C is in Swift, a tuple, no type says.
            fields.append(
                PropertyDeclaration(name: stream.text(name), nameSpan: stream.span(name), type: readsDimensions() ? nil : type))
            // `: 3` of a field of bits.
            if cursor.take(":") { cursor.index += 1 }
            guard cursor.take(",") else { break }
            type.setStars(readStars())
        }
        let span = stream.span(from: first.start, to: cursor.previousEnd)
        if !cursor.take(";") {
            skipField()
            fields = []
        }
        return fields.map { Declaration(.property($0), span: span, language: .objectiveC) }
    }

    private mutating func skipField() {
        while let token = cursor.current, token.kind != .atWord, !cursor.isPunctuation("}") {
            if cursor.take(";") { return }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
    }
}
