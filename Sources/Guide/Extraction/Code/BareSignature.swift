import Declarations
import SourceText

/// A Swift method as references show it without `func`: `Door.shared.open(with: Key, force: Bool) async throws -> Bell`.
///
/// A call looks the same but for its arguments, which are values there. So every argument must be a type, and something must say that it
/// is one: words that only a declaration has, or a type that everybody knows.
struct BareSignature {
    /// The type that the method is called on; nil where the text names none.
    private(set) var owner: String?
    /// The type stands right before the method's name.
    private(set) var isOnType: Bool
    private(set) var declaration: Declaration

    /// Nil where what begins at a place, and ends before `limit`, is no signature. One that is a line of its own and no code,
    /// `Door.reset()`, need not have parameters: nobody calls anything there. At the head of a text that explains it, it need not say
    /// whose method it is either.
    init?(_ bytes: [UInt8], at start: Int, limit: Int, isAlone: Bool = false, isHead: Bool = false) {
        guard let path = Self.path(bytes, at: start, limit: limit, mayHaveBlank: isHead),
            let end = Self.end(bytes, from: path.name.end, limit: limit)
        else {
            return nil
        }
        let keyword = Array("func ".utf8)
        let text = keyword + bytes[path.name.start..<end]
        let declarations = SwiftParser.declarations(in: text, baseOffset: path.name.start - keyword.count)
        guard var first = declarations.first, case .method(let method) = first.kind, first.defects.isEmpty, !method.hasBody,
            first.span.start == path.name.start - keyword.count
        else { return nil }
        first.span = Span(start, first.span.end)
        let isWaiting = String(decoding: bytes[start..<first.span.end], as: UTF8.self).has(") async")
        let isBare = (isAlone && path.owner != nil || isHead) && method.parameters.isEmpty && first.span.end >= limit
        guard isBare || Self.isDeclaration(method, isQualified: path.isQualified || isHead, isWaiting: isWaiting) else { return nil }
        (owner, declaration, isOnType) = (path.owner, first, path.isOnType)
        guard Self.standsAlone(bytes, from: first.span.end, limit: limit) else { return nil }
    }

    /// One that is told from its parts.
    init(owner: String, isOnType: Bool, declaration: Declaration) {
        (self.owner, self.isOnType, self.declaration) = (owner, isOnType, declaration)
    }

    private static let longest = 1200

    /// Where the line ends that the last parenthesis stands on, or the one after it, if that goes on with an arrow.
    static func end(_ bytes: [UInt8], from open: Int, limit: Int) -> Int? {
        var depth = 0
        var index = open
        let bound = min(limit, open + longest)
        repeat {
            // Strings are values, and stand in calls.
            if bytes[index] == 0x22 { return nil }
            if bytes[index] == 0x28 { depth += 1 }
            if bytes[index] == 0x29 { depth -= 1 }
            index += 1
        } while index < bound && depth > 0
        guard depth == 0 else { return nil }
        let line = bytes[index..<limit].firstIndex(of: 0x0A) ?? limit
        guard let next = bytes[line..<limit].firstIndex(where: { $0 > 0x20 }) else { return line }
        guard bytes[next..<limit].starts(with: "->".utf8) else { return line }
        return bytes[next..<limit].firstIndex(of: 0x0A) ?? limit
    }

    /// `Type.shared.name` before a parenthesis, or before a blank and one.
    private static func path(_ bytes: [UInt8], at start: Int, limit: Int, mayHaveBlank: Bool) -> (
        owner: String?, name: Span, isQualified: Bool, isOnType: Bool
    )? {
        var end = start
        var name = Span(start, start)
        var first: Span?
        // `Door.Lock` of `Door.Lock.shared.open`: one type inside another.
        var type: Span?
        var steps = 0
        repeat {
            if end > start { end += 1 }
            let open = end
            while end < limit, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
            name = Span(open, end)
            guard !name.isEmpty else { return nil }
            first = first ?? name
            let isCapital = bytes[open] >= 0x41 && bytes[open] <= 0x5A
            if isCapital, type?.end == (open > start ? open - 1 : nil) { type = Span(start, end) }
            if !isCapital { steps += 1 }
            // `house?.door.open`
            if end + 1 < limit, bytes[end] == 0x3F || bytes[end] == 0x21, bytes[end + 1] == 0x2E { end += 1 }
        } while end < limit && bytes[end] == 0x2E
        let open = mayHaveBlank && end + 1 < limit && bytes[end] == 0x20 ? end + 1 : end
        guard let first, open < limit, bytes[open] == 0x28, bytes[name.start] >= 0x61 else { return nil }
        // What `House.shared.door.open` is called on, only `door` knows.
        let text = first == name || steps > 2 ? nil : type.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
        return (text, name, first != name, text != nil && type?.end == name.start - 1)
    }

    static func isDeclaration(_ method: MethodDeclaration, isQualified: Bool, isWaiting: Bool) -> Bool {
        let isSure = method.parameters.contains { $0.type.map { isType($0) && isKnownType($0) } == true }
        guard method.parameters.allSatisfy({ $0.type.map { isType($0) || isSure && isCapitals($0) } == true }) else { return false }
        if method.result != nil || method.isThrowing || isWaiting { return true }
        // Two names for one parameter, `open(with key: Key)`, `open(_ key: Key)`: only declarations have both.
        if method.parameters.contains(where: { !$0.label.isEmpty && !$0.name.isEmpty && $0.label != $0.name }) { return true }
        // `failed(message: String)` may be a case of an enum.
        return isQualified && method.parameters.contains { $0.hasDefault || $0.type.map(isKnownType) == true }
    }

    /// Spelled like a type: a capital, and small letters behind it.
    private static func isType(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return true }
        guard let last = named.name.split(separator: ".").last?.utf8, let first = last.first else { return false }
        guard first >= 0x41, first <= 0x5A else { return false }
        return !last.contains(0x5F) && (last.count < 4 || last.contains { $0 >= 0x61 })
    }

    /// `SCOPE`: a type beside others that are known, and a constant anywhere else.
    private static func isCapitals(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return false }
        return named.name.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    private static func isKnownType(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return true }
        return named.nullability != .unspecified || !named.arguments.isEmpty || Vocabulary.isPlatform(named.name)
    }

    /// Nothing but the end of the line, or what parts a signature from its meaning, stands behind it.
    private static func standsAlone(_ bytes: [UInt8], from end: Int, limit: Int) -> Bool {
        bytes[end..<limit].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x3B }.map { [0x0A, 0x0D, 0x2F, 0x2D].contains($0) } ?? true
    }
}

extension BareSignature {
    /// Those that begin a line of a listing, outside of what is declared in it.
    static func all(in text: String, besides declarations: [Declaration]) -> [BareSignature] {
        let bytes = Array(text.utf8)
        var found: [BareSignature] = []
        var covered = declarations.map(\.span).sorted()[...]
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let first = bytes[start..<end].firstIndex { $0 > 0x20 } ?? end
            while let span = covered.first, span.end <= first { covered.removeFirst() }
            let isCovered = covered.first.map { $0.start <= first } == true || found.last.map { first < $0.declaration.span.end } == true
            if !isCovered, bytes[first..<end].contains(0x28),
                let signature = effective(bytes, at: first) ?? BareSignature(initializerIn: bytes, at: first)
            {
                found.append(signature)
            }
            start = end + 1
        }
        return found
    }
}

extension BareSignature {
    /// `try await open(key: String)`: what a caller writes before it says what the method does.
    private static func effective(_ bytes: [UInt8], at start: Int) -> BareSignature? {
        var (place, words) = (start, Set<String>())
        for word in ["try", "await"] where bytes[place...].starts(with: "\(word) ".utf8) {
            words.insert(word)
            place += word.utf8.count + 1
        }
        guard var signature = BareSignature(bytes, at: place, limit: bytes.count) else { return nil }
        if case .method(var method) = signature.declaration.kind {
            method.isAsync = method.isAsync || words.contains("await")
            method.isThrowing = method.isThrowing || words.contains("try")
            signature.declaration.kind = .method(method)
        }
        return signature
    }
}

extension Extraction {
    /// A signature as a declaration of its type; nothing where that is the platform's or the app's own.
    mutating func add(_ signature: BareSignature, source: Fact.Source, in passage: Passage) -> Span? {
        if let owner = signature.owner, !survey.isOfAPI(owner) { return nil }
        let place = DeclarationPlace(owner: signature.owner, source: source, isOnType: signature.isOnType)
        add(signature.declaration, at: place, in: passage)
        return signature.declaration.span
    }
}
