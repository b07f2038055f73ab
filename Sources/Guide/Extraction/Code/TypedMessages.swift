import Declarations
import SourceText

/// `[ABDoor open:(NSString *)key force:(BOOL)force];`: a message whose every argument is a type and a name, as guides show methods.
struct TypedMessage {
    let method: MethodDeclaration
    /// The class that it is sent to, or that the object is asked for which it is sent to.
    let owner: String
    let isStatic: Bool

    private static let longest = 600

    init?(_ bytes: [UInt8], at start: Int, limit: Int) {
        let bound = min(limit, start + Self.longest)
        guard let receiver = Self.receiver(bytes, at: start + 1, limit: bound), let end = Self.end(bytes, from: start, limit: bound),
            receiver.end < end, bytes[receiver.end..<end].contains(0x28)
        else { return nil }
        let code = Array("- (void)".utf8) + bytes[receiver.end..<end].drop { $0 <= 0x20 } + [0x3B]
        let declarations = ObjectiveCParser.declarations(in: code, baseOffset: 0)
        guard declarations.count == 1, let first = declarations.first, case .method(let method) = first.kind, first.defects.isEmpty,
            !method.parameters.isEmpty, method.parameters.allSatisfy({ !$0.name.isEmpty }), Self.isTyped(method.parameters),
            first.span.end >= code.count - 1
        else { return nil }
        (self.method, owner, isStatic) = (method, receiver.name, receiver.isClass)
    }

    /// `ABDoor`, or `[ABDoor shared]`.
    private static func receiver(_ bytes: [UInt8], at start: Int, limit: Int) -> (name: String, isClass: Bool, end: Int)? {
        guard start < limit else { return nil }
        let isNested = bytes[start] == 0x5B
        let open = isNested ? start + 1 : start
        var end = open
        while end < limit, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        guard end > open, bytes[open] >= 0x41, bytes[open] <= 0x5A, end < limit else { return nil }
        let name = String(decoding: bytes[open..<end], as: UTF8.self)
        guard isNested else { return (name, true, end) }
        guard let close = bytes[end..<limit].firstIndex(of: 0x5D),
            bytes[end..<close].allSatisfy({ $0 == 0x20 || NameShape.isIdentifierPart($0) })
        else { return nil }
        let member = String(decoding: bytes[end..<close].drop { $0 == 0x20 }, as: UTF8.self).trimmingBlanks()
        return (SingletonNames.isTypeName(member) ? member : name, false, close + 1)
    }

    /// Every argument has its type, or a block has: nobody writes a block's type where its value should stand, be the others bare names.
    private static func isTyped(_ parameters: [MethodDeclaration.Parameter]) -> Bool {
        parameters.allSatisfy { $0.type != nil }
            || parameters.contains { if case .function = $0.type { true } else { false } }
    }

    /// The bracket that closes the message; where a guide has forgotten it, what ends the statement.
    private static func end(_ bytes: [UInt8], from start: Int, limit: Int) -> Int? {
        var depth = 0
        var round = 0
        for index in start..<limit {
            switch bytes[index] {
            // Strings are values, and so are blocks with a body.
            case 0x22, 0x7B: return nil
            case 0x28: round += 1
            case 0x29:
                round -= 1
                // A round one in its place.
                if round < 0 { return depth == 1 ? index : nil }
            case 0x5B: depth += 1
            case 0x5D: depth -= 1
            case 0x3B: return depth == 1 && round == 0 ? index : nil
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}

extension Extraction {
    /// Messages that begin a line of a sample, with types in place of values: their methods.
    mutating func readTypedMessages(_ passage: Passage) {
        for line in passage.lines where passage.bytes[line.start] == 0x5B {
            guard let message = TypedMessage(passage.bytes, at: line.start, limit: passage.bytes.count), survey.isOfAPI(message.owner)
            else {
                continue
            }
            var fact = Fact(
                .method, message.method.name, owner: message.owner, isStatic: message.isStatic, source: .sample, span: passage.file(line))
            describe(message.method, language: .objectiveC, in: &fact)
            add(fact)
        }
    }
}
