import SourceText

/// Words that stand before or behind a type.
private enum Qualifier {
    static let ignored: Set<String> = [
        "const", "volatile", "struct", "union", "enum", "in", "out", "inout", "oneway", "bycopy", "byref", "__strong", "__weak", "__block",
        "__autoreleasing", "__unsafe_unretained", "__kindof", "IBOutlet", "IBInspectable", "NS_NOESCAPE", "NS_REFINED_FOR_SWIFT",
        "register",
    ]
    /// Those that stand before types alone, and are names as good as any.
    static let directions: Set<String> = ["in", "out", "inout", "oneway", "bycopy", "byref", "register"]
    static let nullability: [String: Nullability] = [
        "nullable": .nullable, "_Nullable": .nullable, "__nullable": .nullable,
        "nonnull": .nonnull, "_Nonnull": .nonnull, "__nonnull": .nonnull,
        "null_unspecified": .implicitlyUnwrapped, "_Null_unspecified": .implicitlyUnwrapped, "__null_unspecified": .implicitlyUnwrapped,
    ]
    /// `AB_NULLABLE`, `__abnonnull`: an SDK's own word for it, from the days before the compiler knew any.
    static func ownNullability(_ word: String) -> Nullability? {
        guard isOwn(word) || word.utf8.allSatisfy({ $0 == 0x5F || $0 >= 0x41 && $0 <= 0x5A }) else { return nil }
        let word = word.uppercased()
        return word.hasSuffix("NULLABLE") ? .nullable : word.hasSuffix("NONNULL") ? .nonnull : nil
    }
    /// `nonull`, `nulable`: one letter is missing, or there twice.
    static func misspelledNullability(_ word: String) -> (Nullability, meant: String)? {
        guard word.utf8.count > 5, word.utf8.first == UInt8(ascii: "n") || word.utf8.first == UInt8(ascii: "_") else { return nil }
        let known = ["nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull"]
        guard let meant = known.first(where: { squeezed($0) == squeezed(word) }), let found = nullability[meant] else { return nil }
        return (found, meant)
    }
    /// Each letter once, where it stands several times in a row.
    private static func squeezed(_ word: String) -> [UInt8] {
        word.utf8.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    /// `__abweak`: two underscores and a small letter are left to macros and compilers, and no type begins so but `__int64`.
    static func isOwn(_ word: String) -> Bool {
        word.hasPrefix("__") && kind(of: word) == nil
            && !word.hasPrefix("__int") && word.utf8.dropFirst(2).first.map { $0 >= 0x61 && $0 <= 0x7A } == true
    }
    /// `ABDoor` of `__kindofABDoor`, where a page lost the blank between them.
    static func kind(of word: String) -> String? {
        guard word.hasPrefix("__kindof"), let first = word.utf8.dropFirst(8).first, first >= 0x41, first <= 0x5A else { return nil }
        return String(word.dropFirst(8))
    }
    /// `NS_SWIFT_SENDABLE`, `SWIFT_NOESCAPE`: what becomes of a block.
    static func isPromise(_ word: String) -> Bool {
        AttributeMacro.isMacro(word) && (word.hasSuffix("NOESCAPE") || word.hasSuffix("SENDABLE"))
    }
    static let scalarWords: Set<String> = ["unsigned", "signed", "long", "short", "int", "char", "double"]
    static let collections: Set<String> = [
        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
        "NSHashTable", "NSMapTable", "NSEnumerator", "NSCache", "Array", "Dictionary", "Set",
    ]
    /// Names whose capitals a page lost where a browser took `<NSString *>` for an element.
    static let foundation = Dictionary(
        uniqueKeysWithValues: [
            "NSString", "NSNumber", "NSDictionary", "NSArray", "NSObject", "NSError", "NSURL", "NSDate", "NSData", "NSSet",
        ].map { ($0.lowercased(), $0) }
    )
}

extension ObjectiveCReader {
    /// A type, abstract or the front part of `NSString *name`: stops before the name.
    mutating func readType() -> TypeName? {
        guard cursor.enter() else { return nil }
        defer { cursor.leave() }
        let start = cursor.index
        var nullability = Nullability.unspecified
        var behind = Nullability.unspecified
        readQualifiers(into: &nullability)
        guard var named = readBase() else {
            cursor.index = start
            return nil
        }
        readQualifiers(into: &behind)
        while cursor.take("*") {
            named.pointerDepth += 1
            readQualifiers(into: &behind)
        }
        if let sign = blockSign {
            // `id _Nullable (^)(void)`: what stands behind an object is about what the block answers.
            let isResults = named.pointerDepth > 0 || named.name == "id" || named.name == "instancetype"
            if isResults { named.nullability = behind } else if behind != .unspecified { nullability = behind }
            return readBlock(result: .named(named), outer: nullability, sign: sign, from: start)
        }
        named.nullability = behind == .unspecified ? nullability : behind
        return .named(named).inArray(isHeader && readsDimensions())
    }

    /// `[]`, `[16]`: of an array, which C hands over as a pointer.
    mutating func readsDimensions() -> Bool {
        var isArray = false
        while cursor.isPunctuation("["), cursor.skipBrackets() { isArray = true }
        return isArray
    }

    mutating func readQualifiers(into nullability: inout Nullability) {
        while let word = cursor.word() {
            if word == "__attribute__", cursor.isPunctuation("(", at: 1) {
                cursor.index += 1
                guard cursor.skipBrackets() else { return }
                continue
            }
            if let found = Qualifier.nullability[word] ?? Qualifier.ownNullability(word) {
                nullability = found
            } else if cursor.word(at: 1) != nil, let (found, meant) = Qualifier.misspelledNullability(word) {
                nullability = found
                if let token = cursor.current { defects.append(Defect("`\(word)` stands for `\(meant)`", span: stream.span(token))) }
            } else if !Qualifier.ignored.contains(word), !Qualifier.isPromise(word) {
                // Right before the end, it is a property's name.
                guard Qualifier.isOwn(word), !cursor.isPunctuation(";", at: 1) else { return }
            } else if Qualifier.directions.contains(word), cursor.word(at: 1) == nil {
                // `NSString *out;`: behind a type it is what is declared.
                return
            }
            cursor.index += 1
        }
    }

    private mutating func readBase() -> TypeName.Named? {
        guard let first = cursor.word() else { return nil }
        if Qualifier.scalarWords.contains(first) {
            var words: [String] = []
            while let word = cursor.word(), Qualifier.scalarWords.contains(word) {
                words.append(word)
                cursor.index += 1
            }
            return TypeName.Named(words.joined(separator: " "))
        }
        cursor.index += 1
        var named = TypeName.Named(Qualifier.foundation[first] ?? Qualifier.kind(of: first) ?? first)
        readArguments(into: &named)
        return named
    }

    /// `<NSString *>`, `<Protocol>`; also `<nsstring *,id="">`, as browsers save it.
    private mutating func readArguments(into named: inout TypeName.Named) {
        guard cursor.isPunctuation("<") else { return }
        let start = cursor.index
        cursor.index += 1
        var arguments: [TypeName] = []
        while let argument = readType() {
            arguments.append(argument)
            if cursor.take("="), cursor.current?.kind == .string { cursor.index += 1 }
            guard cursor.take(",") else { break }
        }
        guard !arguments.isEmpty, cursor.take(">") else {
            cursor.index = start
            return
        }
        if Self.areProtocols(arguments, of: named.name) {
            named.protocols = arguments.compactMap(\.name)
        } else {
            named.arguments = arguments
        }
    }

    /// An argument without a star is a protocol, except in a collection.
    private static func areProtocols(_ arguments: [TypeName], of base: String) -> Bool {
        guard !Qualifier.collections.contains(base) else { return false }
        return arguments.allSatisfy { argument in
            guard case .named(let type) = argument else { return false }
            return type.pointerDepth == 0 && type.arguments.isEmpty && type.protocols.isEmpty && type.name != "id"
        }
    }

    /// How far behind the bracket here the sign of a block stands: `(^`, `(NS_NOESCAPE ^`; in a header also that of a function, `(*`.
    private var blockSign: Int? {
        guard cursor.isPunctuation("(") else { return nil }
        let sign = cursor.word(at: 1).map(Qualifier.isPromise) == true ? 2 : 1
        let isBlock = cursor.isPunctuation("^", at: sign) || isHeader && cursor.isPunctuation("*", at: sign)
        return isBlock ? sign : nil
    }

    /// `(^)(BOOL success, NSError *error)` behind a result type. A name behind the caret is skipped: `blockName` asks for it.
    private mutating func readBlock(result: TypeName, outer: Nullability, sign: Int, from start: Int) -> TypeName? {
        cursor.index += sign + 1
        var nullability = outer
        readQualifiers(into: &nullability)
        let name = cursor.takeWord()
        guard cursor.take(")"), let parameters = readBlockParameters() else {
            cursor.index = start
            return nil
        }
        // Blocks among the parameters may have names, too.
        blockName = name
        readQualifiers(into: &nullability)
        return .function(TypeName.Function(result: result, parameters: parameters, nullability: nullability))
    }

    /// `(BOOL success, NSError *error)`; nil where no list stands here.
    mutating func readBlockParameters() -> [TypeName.Parameter]? {
        guard cursor.take("(") else { return nil }
        var parameters: [TypeName.Parameter] = []
        while let type = readType() {
            let name = cursor.takeWord().map(stream.text)
            parameters.append(TypeName.Parameter(name: name, type: type.inArray(readsDimensions())))
            guard cursor.take(",") else { break }
        }
        while cursor.take(".") {}
        guard cursor.take(")") else { return nil }
        let isVoid = parameters.count == 1 && parameters[0].name == nil && parameters[0].type == .named(TypeName.Named("void"))
        return isVoid ? [] : parameters
    }
}

extension TypeName {
    /// An array of these, as C hands it over: a pointer.
    func inArray(_ isArray: Bool) -> TypeName {
        guard isArray, case .named(var named) = self else { return self }
        named.pointerDepth += 1
        return .named(named)
    }
}
