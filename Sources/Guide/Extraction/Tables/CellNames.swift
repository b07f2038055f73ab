import Declarations
import SourceText

/// A name as a cell or a list gives it, taken apart.
struct NamedCell {
    var name: String
    /// `3602` of `DOOR_LOCKED(3602)`.
    var value: String?
    /// `DoorResult` of `DoorResult.open`.
    var owner: String?
    /// `key(optional)` says whether it must be given.
    var isRequired: Bool?
    /// `Door?` of `door: Door?`.
    var type: String?
    /// `close()` of `Door.close()`, `open(_:)`: labels in brackets, as calls and references have them.
    var call: String?
    var isCall: Bool { call != nil }
    /// Written as `.open`: a case of an enum that Swift knows from the context.
    var isCase = false
    /// What stands behind the labels of a Swift method.
    var signature: LabelledSignature?
    /// The method, where the cell declares it with all its types.
    var declared: MethodDeclaration?
    var isStatic: Bool?
    /// `with: Key?` of `.open(with: Key?)`: what the case of an enum holds.
    private var holds: [AssociatedValue] = []
    /// Written as `-[Door open:]` or `openDoor(key)`: a method, whatever the column is called.
    var isMessage = false
    var span: Span

    /// `DOOR_LOCKED(3602)`, `.open(Door)`, `DoorResult.open`, `DoorState.open(with: Door?)`; any other text is the name itself.
    init(_ text: String, _ span: Span) {
        name = text
        self.span = span
        if name.hasPrefix(".") {
            name.removeFirst()
            isCase = true
        }
        let base = name.prefix { $0 != "(" }
        if let dot = Self.memberDot(in: base), NameShape.looksLikeType(String(base[..<dot])), !Vocabulary.isFileName(text) {
            owner = String(base[..<dot])
            name.removeFirst(base.distance(from: base.startIndex, to: dot) + 1)
        }
        if name.hasSuffix(")"), !isCase { call = LabelledSignature(name)?.name }
        readBrackets()
    }

    /// The dot behind the type, which may be one inside another: `Door.Lock.state`.
    private static func memberDot(in path: Substring) -> Substring.Index? {
        let small = path.indices.first { index in
            let next = path.index(after: index)
            return path[index] == "." && next < path.endIndex && path[next].utf8.first.map { $0 >= 0x61 } == true
        }
        if let small { return small }
        // `DoorState.WIDE_OPEN`, but not `DOOR.OPEN`.
        guard let dot = path.lastIndex(of: "."), !NameShape.isConstantName(String(path[..<dot])) else { return nil }
        let constant = path[path.index(after: dot)...]
        return constant.utf8.count > 1 && constant.utf8.first.map { $0 >= 0x41 } == true && NameShape.isConstantName(String(constant))
            ? dot : nil
    }

    /// `onOpened: ((Door) -> Void)?`: a name and its type as Swift writes them, and nothing else.
    init?(declaredIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first,
            let colon = passage.bytes[line.start..<line.end].firstIndex(of: 0x3A), colon + 2 < line.end, passage.bytes[colon + 1] == 0x20
        else { return nil }
        let name = passage.trimmed(Span(line.start, colon))
        guard passage.isCode(name), passage.bytes[name.start..<name.end].allSatisfy(NameShape.isIdentifierPart) else { return nil }
        let type = passage.string(passage.trimmed(Span(colon + 1, line.end)))
        guard Extraction.typeName(type) != nil, passage.isCode(Span(colon + 2, line.end)) else { return nil }
        self.init(passage.string(name), passage.file(name))
        self.type = type
    }

    /// `notes(id:) async throws -> [Note]`: a method's labels and what it does, and nothing else.
    init?(labelledIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first,
            let signature = LabelledSignature(passage.string(line)), signature.isMore
        else { return nil }
        name = signature.name
        self.signature = signature
        let start = passage.bytes[line.start] == 0x60 ? line.start + 1 : line.start
        span = passage.file(Span(start, min(line.end, start + name.utf8.count)))
    }

    private mutating func readBrackets() {
        guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return }
        let inner = name[name.index(after: open)...].dropLast()
        let base = String(name[..<open])
        guard !base.isEmpty else { return }
        let digits = inner.hasPrefix("-") ? inner.dropFirst() : inner
        if let required = Requiredness.of(String(inner)), inner.count > 1 {
            isRequired = required
            name = base
        } else if !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            value = String(inner)
            name = base
        } else if isCase || owner != nil {
            let labels = inner.split(separator: ",").compactMap { part in part.has(": ") ? part.split(separator: ":").first : nil }
            name = labels.isEmpty ? base : base + "(" + labels.map { $0.filter { $0 != " " } + ":" }.joined() + ")"
            let values = (try? SwiftParser.parseAssociatedValues(String(inner))) ?? []
            // `.open(key)` hands over a value and says no type.
            holds = values.contains { $0.type.spelling(in: .swift).first?.isLowercase == true } ? [] : values
        }
    }

    /// Of a case, what it holds.
    func describe(_ fact: inout Fact) {
        guard fact.kind == .case, !holds.isEmpty else { return }
        fact.detail.parameterTypes = holds.map { $0.type.spelling(in: .swift) }
        fact.detail.parameterNames = holds.map { $0.writtenName ?? "" }
    }
}
