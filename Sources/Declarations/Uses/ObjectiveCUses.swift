import SourceText

/// Finds the uses in Objective-C sample code, complete or not.
package enum ObjectiveCUses {
    package static func uses(in text: String, baseOffset: Int = 0, known: KnownTypes = KnownTypes()) -> [Use] {
        uses(in: Array(text.utf8), baseOffset: baseOffset, known: known)
    }

    package static func uses(in bytes: [UInt8], baseOffset: Int = 0, known: KnownTypes = KnownTypes()) -> [Use] {
        read(bytes, baseOffset: baseOffset, known: known).uses
    }

    /// The uses, and what is known after the sample: a guide's next sample goes on with its variables.
    package static func read(_ bytes: [UInt8], baseOffset: Int = 0, known: KnownTypes) -> (uses: [Use], known: KnownTypes) {
        var scanner = ObjectiveCUseScanner(bytes, baseOffset: baseOffset, known: known)
        scanner.scan()
        return (scanner.uses + CollectionLiterals.uses(in: scanner.stream, .objectiveC), scanner.known)
    }
}

/// What an expression turned out to be.
struct Operand {
    var start: Int
    var end: Int
    var type: String?
    var isType = false

    func receiver(in stream: TokenStream) -> Use.Receiver {
        Use.Receiver(text: stream.line(from: start, to: end), type: type, isType: isType)
    }
}

/// Walks over statements and expressions without a grammar of statements: a sample's braces, keywords and gaps are stepped over.
struct ObjectiveCUseScanner {
    /// Shares the reader of types and methods with declarations.
    var reader: ObjectiveCReader
    var known: KnownTypes
    var uses: [Use] = []
    /// Guards the call stack against a text of brackets.
    var depth = 0
    static let maximumDepth = 100

    var stream: TokenStream { reader.cursor.stream }

    init(_ bytes: [UInt8], baseOffset: Int, known: KnownTypes) {
        reader = ObjectiveCReader(bytes, baseOffset: baseOffset)
        self.known = known
    }

    mutating func scan() {
        while !reader.cursor.isAtEnd { step(until: stream.tokens.count) }
    }

    /// Reads everything up to a token index: a block's body, the rest of the text.
    mutating func scan(until end: Int) {
        while reader.cursor.index < end { step(until: end) }
    }

    private mutating func step(until end: Int) {
        let before = reader.cursor.index
        guard let token = reader.cursor.current else { return }
        if token.kind == .punctuation, token.byte == .ascii("#") {
            skipLine()
        } else if token.kind == .atWord {
            skipAtWord(token)
        } else if token.startsLine || token.byte == .ascii("+"), startsMethod(token), readMethodHead() {
            return
        } else if let keyword = misspelledKeyword {
            uses.append(keyword)
            reader.cursor.index += 2
        } else if token.kind == .identifier, readVariable() {
            return
        } else if let target = readOperand(until: end), reader.cursor.isAssignment, let name = stream.held(by: target) {
            reader.cursor.index += 1
            let value = readOperand(until: end)
            known.hold(value?.isType == true ? nil : value?.type, in: name)
        }
        if reader.cursor.index == before { reader.cursor.index += 1 }
    }

    private mutating func skipLine() {
        reader.cursor.index += 1
        while let token = reader.cursor.current, !token.startsLine { reader.cursor.index += 1 }
    }

    /// A type's head, `@property`, `@selector(…)`, `@{…}`: only the last two hold uses.
    private mutating func skipAtWord(_ token: Token) {
        switch stream.text(token) {
        case "@selector": readSelectorLiteral()
        case "@property", "@interface", "@protocol", "@implementation", "@import":
            skipLine()
        default: reader.cursor.index += 1
        }
    }

    mutating func readSelectorLiteral() {
        guard let start = reader.cursor.current?.start else { return }
        reader.cursor.index += 1
        guard reader.cursor.isPunctuation("("), let partner = reader.cursor.partner, let first = reader.cursor.peek(1) else { return }
        let end = stream.tokens[partner]
        let use = Use(
            .selector,
            name: stream.text(from: first.start, to: end.start),
            nameSpan: stream.span(from: first.start, to: end.start),
            span: stream.span(from: start, to: end.end),
            language: .objectiveC
        )
        uses.append(use)
        reader.cursor.index = partner + 1
    }

    private func startsMethod(_ token: Token) -> Bool {
        token.kind == .punctuation && (token.byte == .ascii("-") || token.byte == .ascii("+")) && reader.cursor.isPunctuation("(", at: 1)
    }

    /// The head of an implementation: its parameters are variables of what follows.
    private mutating func readMethodHead() -> Bool {
        let start = reader.cursor.index
        guard let declaration = reader.readMethod(), case .method(let method) = declaration.kind else { return false }
        for parameter in method.parameters { known.declare(parameter.name, parameter.type) }
        guard method.hasBody else { return true }
        reader.cursor.index = start
        while let token = reader.cursor.current, stream.span(token).start < declaration.span.end { reader.cursor.index += 1 }
        return true
    }

    /// `Foo *x = …`, `for (Foo *x in …)`: records the variable and stops before what follows its name.
    private mutating func readVariable() -> Bool {
        let start = reader.cursor.index
        guard let first = reader.cursor.current, isStatementStart else { return false }
        let depthOfType = reader.readType()
        guard let type = depthOfType, let name = reader.cursor.takeWord(), isAfterVariable else {
            reader.cursor.index = start
            return false
        }
        mention(first, isType: true)
        known.declare(stream.text(name), type)
        return true
    }

    private var isStatementStart: Bool {
        guard let before = reader.cursor.peek(-1), reader.cursor.current?.startsLine == false else { return true }
        return [.ascii(";"), .ascii("{"), .ascii("}"), .ascii("("), .ascii(")")].contains(before.byte) || before.kind == .foreign
    }

    private var isAfterVariable: Bool {
        guard let token = reader.cursor.current else { return false }
        if token.kind == .identifier { return stream.text(token) == "in" }
        return token.kind == .punctuation && (token.byte == .ascii("=") || token.byte == .ascii(";"))
            && !reader.cursor.isPunctuation("=", at: 1)
    }
}
