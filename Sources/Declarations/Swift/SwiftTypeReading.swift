import SourceText

extension SwiftReader {
    /// A Swift type: `Module.Foo?`, `[String: Int]`, `(A, B) async throws -> C`, `any P`, `some P & Q`.
    mutating func readType() -> TypeName? {
        guard cursor.enter() else { return nil }
        defer { cursor.leave() }
        let start = cursor.index
        let attributes = takeSpecifiers()
        guard var type = readBaseType() else {
            cursor.index = start
            return nil
        }
        if !attributes.isEmpty, case .function(var function) = type {
            function.isOnMainActor = attributes.contains(DeclaredEffects.mainActor)
            function.isSendable = attributes.contains("@Sendable")
            type = .function(function)
        }
        readMarks(of: &type)
        var others = ""
        while cursor.isPunctuation("&"), let word = cursor.word(at: 1) {
            cursor.index += 2
            others += " & " + word
        }
        if !others.isEmpty, case .named(var named) = type {
            named.name += others
            type = .named(named)
        }
        return type
    }

    private static let specifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "repeat", "each", "isolated", "__owned", "__shared",
    ]

    /// What they say of a closure: that it runs on the main actor, or anywhere.
    private mutating func takeSpecifiers() -> Set<String> {
        var attributes: Set<String> = []
        while true {
            if let attribute = cursor.atWord() {
                cursor.index += 1
                attributes.insert(attribute)
                // `@escaping(Bool) -> Void` lacks a blank; these have brackets of their own.
                if ["@convention", "@isolated"].contains(attribute) { cursor.skipBrackets() }
            } else if let word = cursor.word(), Self.specifiers.contains(word) {
                cursor.index += 1
            } else if cursor.isWord("nonisolated"), cursor.isPunctuation("(", at: 1) {
                cursor.index += 1
                cursor.skipBrackets()
            } else {
                return attributes
            }
        }
    }

    private mutating func readMarks(of type: inout TypeName) {
        while let token = cursor.current, token.kind == .punctuation, !token.hasBlankBefore {
            switch token.byte {
            case .ascii("?"): type.nullability = .nullable
            case .ascii("!"): type.nullability = .implicitlyUnwrapped
            default: return
            }
            cursor.index += 1
        }
    }

    private mutating func readBaseType() -> TypeName? {
        if cursor.isPunctuation("[") { return readCollection() }
        if cursor.isPunctuation("(") { return readTupleOrFunction() }
        guard let first = cursor.takeWord() else { return nil }
        var name = stream.text(first)
        if name == "any" || name == "some", let inner = cursor.takeWord() { name += " " + stream.text(inner) }
        while cursor.isPunctuation("."), let part = cursor.word(at: 1) {
            cursor.index += 2
            name += "." + part
        }
        let arguments = readArguments()
        guard !arguments.isEmpty, cursor.isPunctuation("."), cursor.current?.hasBlankBefore == false, cursor.word(at: 1) != nil else {
            return .named(TypeName.Named(name, arguments: arguments))
        }
        // `Page<Door>.Type`, `Page<Door>.Index`: no brackets stand in a name's middle anywhere else.
        var path = TypeName.named(TypeName.Named(name, arguments: arguments)).spelling(in: .swift)
        while cursor.isPunctuation("."), let part = cursor.word(at: 1) {
            cursor.index += 2
            path += "." + part
        }
        return .named(TypeName.Named(path, arguments: []))
    }

    private mutating func readArguments() -> [TypeName] {
        guard cursor.isPunctuation("<") else { return [] }
        let start = cursor.index
        cursor.index += 1
        var arguments: [TypeName] = []
        while let argument = readType() {
            arguments.append(argument)
            guard cursor.take(",") else { break }
        }
        guard cursor.take(">") else {
            cursor.index = start
            return []
        }
        return arguments
    }

    private mutating func readCollection() -> TypeName? {
        cursor.index += 1
        guard let element = readType() else { return nil }
        if cursor.take(":") {
            guard let value = readType(), cursor.take("]") else { return nil }
            return .named(TypeName.Named("Dictionary", arguments: [element, value]))
        }
        guard cursor.take("]") else { return nil }
        return .named(TypeName.Named("Array", arguments: [element]))
    }

    /// `(A, b: B) -> C` is a function; `(A)` is A; another tuple is a name that spells it.
    private mutating func readTupleOrFunction() -> TypeName? {
        cursor.index += 1
        var parameters: [TypeName.Parameter] = []
        while !cursor.isPunctuation(")"), let parameter = readElement() {
            parameters.append(parameter)
            guard cursor.take(",") else { break }
        }
        guard cursor.take(")") else { return nil }
        if let function = readFunction(of: parameters) { return .function(function) }
        if parameters.count == 1 { return parameters[0].type }
        if parameters.isEmpty { return .named(TypeName.Named("Void")) }
        return .named(.tuple(parameters))
    }

    /// What follows the parameters of a closure's type; nil where no arrow does.
    private mutating func readFunction(of parameters: [TypeName.Parameter]) -> TypeName.Function? {
        var ahead = self
        let effects = ahead.readEffects()
        guard let result = readArrow() ?? readBluntArrow() else { return nil }
        var function = TypeName.Function(result: result, parameters: parameters)
        function.isAsync = effects.isAsync
        function.isThrowing = effects.isThrowing
        return function
    }

    private mutating func readElement() -> TypeName.Parameter? {
        var name: String?
        if cursor.isWord("_"), cursor.word(at: 1) != nil, cursor.isPunctuation(":", at: 2) {
            name = cursor.word(at: 1)
            cursor.index += 3
        } else if let label = cursor.word(), cursor.isPunctuation(":", at: 1) {
            name = label
            cursor.index += 2
        }
        let isInOut = cursor.isWord("inout")
        guard let type = readType() else { return nil }
        while cursor.take(".") {}
        return TypeName.Parameter(name: name, type: type, isInOut: isInOut)
    }

    /// `async throws -> C`; nil, with the cursor unmoved, where no arrow follows.
    mutating func readArrow() -> TypeName? {
        let start = cursor.index
        readEffects()
        guard cursor.isPunctuation("-"), cursor.isPunctuation(">", at: 1) else {
            cursor.index = start
            return nil
        }
        cursor.index += 2
        return readType()
    }

    /// `(A) - B` in the place of a type can only be an arrow that lost its point.
    private mutating func readBluntArrow() -> TypeName? {
        let start = cursor.index
        guard let sign = cursor.current, cursor.take("-"), cursor.word() != nil, let result = readType() else {
            cursor.index = start
            return nil
        }
        defects.append(Defect("missing `>` of an arrow", span: stream.span(sign)))
        return result
    }

    /// What stands between a function's parameters and its arrow.
    struct Effects {
        var isAsync = false
        var isThrowing = false
        /// What `throws(…)` names.
        var thrownType: TypeName?
    }

    @discardableResult
    mutating func readEffects() -> Effects {
        var effects = Effects()
        while cursor.isWord("async") || cursor.isWord("throws") || cursor.isWord("rethrows") {
            effects.isAsync = effects.isAsync || cursor.isWord("async")
            let isThrows = cursor.isWord("throws")
            effects.isThrowing = effects.isThrowing || isThrows
            cursor.index += 1
            guard isThrows, cursor.isPunctuation("(") else { continue }
            let start = cursor.index
            cursor.index += 1
            effects.thrownType = readType()
            cursor.index = start
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return effects
    }
}
