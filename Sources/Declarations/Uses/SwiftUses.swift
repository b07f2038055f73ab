import SourceText

/// Finds the uses in Swift sample code, complete or not.
package enum SwiftUses {
    package static func uses(in text: String, baseOffset: Int = 0, known: KnownTypes = KnownTypes()) -> [Use] {
        uses(in: Array(text.utf8), baseOffset: baseOffset, known: known)
    }

    package static func uses(in bytes: [UInt8], baseOffset: Int = 0, known: KnownTypes = KnownTypes()) -> [Use] {
        read(bytes, baseOffset: baseOffset, known: known).uses
    }

    /// The uses, and what is known after the sample: a guide's next sample goes on with its variables.
    package static func read(_ bytes: [UInt8], baseOffset: Int = 0, known: KnownTypes) -> (uses: [Use], known: KnownTypes) {
        var scanner = SwiftUseScanner(bytes, baseOffset: baseOffset, known: known)
        scanner.scan(until: scanner.stream.tokens.count)
        return (scanner.uses + CollectionLiterals.uses(in: scanner.stream, .swift), scanner.known)
    }
}

/// Walks over Swift statements; declarations give variables their types, postfix chains give uses.
struct SwiftUseScanner {
    var reader: SwiftReader
    var known: KnownTypes
    var uses: [Use] = []
    var depth = 0
    static let maximumDepth = 100

    var stream: TokenStream { reader.cursor.stream }

    init(_ bytes: [UInt8], baseOffset: Int, known: KnownTypes) {
        reader = SwiftReader(bytes, baseOffset: baseOffset, context: .code)
        self.known = known
    }

    mutating func scan(until end: Int) {
        while reader.cursor.index < end {
            let before = reader.cursor.index
            step(until: end)
            if reader.cursor.index == before { reader.cursor.index += 1 }
        }
    }

    private mutating func step(until end: Int) {
        guard let token = reader.cursor.current else { return }
        guard token.kind == .identifier else {
            _ = readOperand(until: end)
            return
        }
        switch stream.text(token) {
        case "func", "init": readFunctionHead()
        case "let", "var": readVariable(until: end)
        case "class", "struct", "extension", "protocol", "enum", "import", "typealias": skipHead()
        default:
            guard let target = readOperand(until: end), reader.cursor.isAssignment, let name = stream.held(by: target) else { return }
            reader.cursor.index += 1
            if reader.cursor.isWord("await") || reader.cursor.isWord("try") { reader.cursor.index += 1 }
            known.hold(readOperand(until: end)?.type, in: name)
        }
    }

    /// A function's parameters are variables of its body.
    private mutating func readFunctionHead() {
        let start = reader.cursor.index
        if let declaration = reader.readNext(), case .method(let method) = declaration.kind {
            for parameter in method.parameters { declare(parameter.name, parameter.type) }
            reader.cursor.index = start
            while let token = reader.cursor.current, stream.span(token).start < declaration.span.end { reader.cursor.index += 1 }
        } else {
            reader.cursor.index = start
            _ = readOperand(until: stream.tokens.count)
        }
    }

    mutating func declare(_ name: String, _ type: TypeName?) {
        guard let spelled = type?.withoutNullability.spelling(in: .swift) else { return }
        known.variables[name] = spelled
    }

    /// `let a: T = value`, `let a = value`, `if let a = value`, `guard let a`.
    private mutating func readVariable(until end: Int) {
        reader.cursor.index += 1
        guard let name = reader.cursor.takeWord() else { return }
        if reader.cursor.take(":") { declare(stream.text(name), reader.readType()) }
        guard reader.cursor.isPunctuation("="), !reader.cursor.isPunctuation("=", at: 1) else { return }
        reader.cursor.index += 1
        if reader.cursor.isWord("await") || reader.cursor.isWord("try") { reader.cursor.index += 1 }
        guard let operand = readOperand(until: end) else { return }
        if known.variables[stream.text(name)] == nil, let type = operand.type { known.variables[stream.text(name)] = type }
    }

    private mutating func skipHead() {
        if reader.cursor.isWord("class"), reader.cursor.isWord("func", at: 1) || reader.cursor.isWord("var", at: 1) {
            reader.cursor.index += 1
            return
        }
        reader.cursor.index += 1
        while let token = reader.cursor.current, !token.startsLine, !reader.cursor.isPunctuation("{") { reader.cursor.index += 1 }
    }
}
