import Declarations

/// What the types of declarations are: those of the spec, of the language's library, of the platform's frameworks, or none at all.
///
/// The one place that says which types there is something to generate for. Whatever it lets pass, clients, mocks and tests must be able to
/// carry.
struct DeclaredTypes {
    /// Why nothing can be generated for a type.
    enum Problem: Hashable {
        /// Nobody declares it.
        case unknown(String)
        /// What it is, and what to write instead.
        case unsupported(String, help: String)
    }

    /// The types of the spec, protocols included, and those under `platform:`.
    let own: Set<String>
    let protocols: Set<String>
    /// Those that apps adopt: what an app's object may do on another task nobody knows.
    let asked: Set<String>
    private let objects: Set<String>
    /// What no set can hold.
    private let indistinct: Set<String>
    private let platform: Set<String>
    /// Enums of texts, which may be keys.
    private let words: Set<String>
    /// What a `Result` may fail with.
    private let failures: Set<String>
    /// Prefixes that types of the spec have themselves: what begins like them is the vendor's.
    private let prefixes: Set<String>
    /// What generic types leave open, by their names.
    let generic: [String: [String]]
    /// What the generic type leaves open that the declarations stand in.
    var parameters: Set<String> = []

    /// - Parameter conformances: which structs and enums have what they state; without it, what they state is believed.
    init(_ spec: Spec, _ conformances: Conformances? = nil) {
        protocols = Set(spec.protocols.map(\.name.value))
        asked = Set(spec.protocols.filter { $0.implementedBy == nil }.map(\.name.value))
        objects = protocols.union(spec.classes.map(\.name.value))
        indistinct = Self.indistinct(spec, conformances)
        let types = spec.enums.map(\.name.value) + spec.errors.map(\.name.value) + spec.classes.map(\.name.value) + Array(protocols)
        own = Set(types)
        words = Set(spec.enums.filter { $0.isText && !$0.holdsValues }.map(\.name.value))
        failures = Set(spec.errors.map(\.name.value) + spec.classes.filter { !$0.wraps.isEmpty }.map(\.name.value))
            .union(["Error", "any Error", "NSError"])
        platform = Set(spec.platform.map(\.name.value) + spec.platform.compactMap(\.swiftName?.value))
        prefixes = Set(types.compactMap(PlatformFrameworks.prefix))
        let open = spec.classes.map { ($0.name.value, $0.typeParameters) } + spec.enums.map { ($0.name.value, $0.typeParameters) }
        // One that is given twice is told where it is declared.
        let names = { (parameters: [TypeParameter]) -> [String] in
            parameters.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        generic = Dictionary(open.filter { !$1.isEmpty }.map { ($0, names($1)) }) { first, _ in first }
    }

    /// Whether the spec declares the type, or a framework brings it.
    func isKnown(_ name: String) -> Bool { own.contains(name) || isPlatform(name) }

    /// Whether a framework brings it.
    func isPlatform(_ name: String) -> Bool {
        if own.contains(name) { return false }
        if platform.contains(name) { return true }
        let isVendors = PlatformFrameworks.prefix(of: name).map(prefixes.contains) ?? false
        return !isVendors && PlatformFrameworks.framework(of: name) != nil
    }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) || FoundationTypes.protocols[name] != nil }

    func problem(_ type: TypeName, _ language: Language) -> Problem? {
        switch type {
        case .function(let function): return problem(function, language)
        case .named(let named): return language == .swift ? swift(named) : objectiveC(named)
        }
    }

    private func problem(_ function: TypeName.Function, _ language: Language) -> Problem? {
        if let result = function.handedResult { return problem(handed: result, language) }
        for type in function.parameters.map(\.type) + [function.result] {
            if case .function = type {
                return .unsupported("a block that takes or answers a block", help: "hand over the values that the inner block would get")
            }
            if let problem = problem(type, language) { return problem }
        }
        return nil
    }

    /// `Result<T, E>` as all that a closure is given: flows know its value and its error.
    private func problem(handed result: TypeName.Named, _ language: Language) -> Problem? {
        for side in result.arguments where !side.isVoidType {
            if case .function = side { return .unsupported("a `Result` of a closure", help: "hand over the values that it would get") }
            if let problem = problem(side, language) { return problem }
        }
        guard let failure = result.arguments.last?.name, !failures.contains(failure) else { return nil }
        return .unsupported(
            "a `Result` that fails with `\(failure)`",
            help: "declare it under `errors:`, or as a class that `wraps:` them; else `any Error`")
    }

    // MARK: - Objective-C

    private func objectiveC(_ type: TypeName.Named) -> Problem? {
        if let problem = pointers(type) ?? existential(type.protocols) { return problem }
        switch type.name {
        case "id", "instancetype": return nil
        case "NSDictionary": return dictionary(type.arguments, .objectiveC, texts: ["NSString"])
        case "NSArray": return collection(type.arguments, .objectiveC)
        case "NSSet": return unordered(type.arguments, instead: "NSSet *") ?? collection(type.arguments, .objectiveC)
        default: break
        }
        if parameters.contains(type.name), type.arguments.isEmpty { return nil }
        if let found = problem(ofUse: type, .objectiveC) { return found }
        if FoundationTypes.bare.contains(type.name) { return type.arguments.lazy.compactMap { problem($0, .objectiveC) }.first }
        guard type.arguments.isEmpty else {
            return .unsupported(
                "`\(type.name)` with types in angle brackets",
                help: own.contains(type.name)
                    ? "say `typeParameters:` where it is declared" : "collections have them, and types of the spec; leave them out")
        }
        return isObjectiveC(type.name) || isKnown(type.name) ? nil : .unknown(type.name)
    }

    func isObjectiveC(_ name: String) -> Bool {
        FoundationTypes.scalars[name] != nil || FoundationTypes.numbers[name] != nil || FoundationTypes.bridged[name] != nil
            || FoundationTypes.renamed[name] != nil
            || FoundationTypes.unchanged.contains(name)
    }

    private func pointers(_ type: TypeName.Named) -> Problem? {
        let isScalar = FoundationTypes.scalars[type.name] != nil || FoundationTypes.numbers[type.name] != nil
        guard type.pointerDepth > (isScalar ? 0 : 1) else { return nil }
        let stars = String(repeating: "*", count: type.pointerDepth)
        return .unsupported(
            "the pointer `\(type.name) \(stars)`",
            help: "the only pointer to a pointer is the last parameter `NSError **`; texts are `NSString *`, bytes `NSData *`")
    }

    private func existential(_ names: [String]) -> Problem? {
        guard names.count < 2 else {
            return .unsupported("`id<\(names.joined(separator: ", "))>`", help: "name one protocol, that apps need")
        }
        return names.first.flatMap { isProtocol($0) || isPlatform($0) ? nil : .unknown($0) }
    }

    // MARK: - Swift

    private func swift(_ type: TypeName.Named) -> Problem? {
        if let problem = Self.structural(type) { return problem }
        let words = type.name.split(separator: " ").map(String.init)
        if words.first == "any" || words.first == "some" { return spelledOut(words) }
        if parameters.contains(type.name), type.arguments.isEmpty { return nil }
        if let found = problem(ofUse: type, .swift) { return found }
        switch (type.name, type.arguments.count) {
        case ("Set", 1): return unordered(type.arguments, instead: "Set<AnyHashable>") ?? collection(type.arguments, .swift)
        case ("Array", 1), ("Optional", 1): return collection(type.arguments, .swift)
        case ("Dictionary", 2): return dictionary(type.arguments, .swift, texts: ["String"])
        case ("Array", 0), ("Dictionary", 0), ("Set", 0), ("Optional", 0):
            let full = ["Array": "[Any]", "Dictionary": "[String: Any]", "Set": "Set<AnyHashable>"][type.name] ?? "Any?"
            return .unsupported("`\(type.name)` without the types of what it holds", help: "write them: `\(full)`")
        case (_, 0): break
        default:
            return .unsupported(
                "the generic type `\(type.name)<…>`",
                help: own.contains(type.name) ? "say `typeParameters:` where it is declared" : Self.insteadOf(generic: type.name))
        }
        let isNumber = FoundationTypes.numbers[type.name] != nil
        if isNumber || FoundationTypes.swiftNames.contains(type.name) || isKnown(type.name) { return nil }
        let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
        if last != type.name, isKnown(last) {
            return .unsupported("the nested type `\(type.name)`", help: "say `swift: \(type.name)` where `\(last)` is declared")
        }
        return .unknown(type.name)
    }

    private func spelledOut(_ words: [String]) -> Problem? {
        if words.count == 2, words[1] == "Error" { return nil }
        let names = words.dropFirst().filter { $0 != "&" }
        if words[0] == "some" { return .unsupported("`\(words.joined(separator: " "))`", help: "write `any`: a flow takes any of them") }
        return existential(Array(names))
    }

    private static func structural(_ type: TypeName.Named) -> Problem? {
        if type.name.hasPrefix("(") {
            return .unsupported(
                "the tuple `\(type.name)`",
                help:
                    "methods of classes answer tuples, and hand them to blocks, also in lists; else declare a struct under `classes:` with "
                    + "`form: structure`")
        }
        if FoundationTypes.errors.contains(type.name) {
            return .unsupported("`\(type.name)` here", help: "write `any Error`: only a case holds an error of one type of the library's")
        }
        if type.name.contains("&"), !type.name.hasPrefix("any "), !type.name.hasPrefix("some ") {
            return .unsupported("the composition `\(type.name)`", help: "name one of them, that apps need")
        }
        switch type.name {
        case "AsyncStream", "AsyncThrowingStream":
            return .unsupported(
                "`\(type.name)` here",
                help: "a method of a class answers it, or a property is one, without being optional: `func updates() -> "
                    + "AsyncStream<Update>`, `var updates: AsyncThrowingStream<Update, any Error> { get }`")
        case "Result":
            return .unsupported("`Result`", help: "only a handler is given one, and nothing else: `(Result<Value, any Error>) -> Void`")
        default: return nil
        }
    }

    // MARK: - Collections

    /// Objects of classes are told apart by which they are. What a protocol stands for is not, nor structs and enums that are not `Hashable`.
    private func unordered(_ arguments: [TypeName], instead: String) -> Problem? {
        guard case .named(let item)? = arguments.first else { return nil }
        let name = item.protocols.first ?? item.name
        guard indistinct.contains(name) else { return nil }
        return .unsupported("a set of `\(name)`", help: "leave the type out, `\(instead)`, or declare a list")
    }

    private func collection(_ arguments: [TypeName], _ language: Language) -> Problem? {
        guard let element = arguments.first else { return nil }
        if case .function = element { return .unsupported("a collection of blocks", help: "hand over one block") }
        if case .named(let named) = element, ["Set", "NSSet"].contains(named.name) {
            return .unsupported("a collection of sets", help: "leave the inner type out: `NSArray *`, `[Any]`")
        }
        return problem(element, language)
    }

    /// Dictionaries travel as JSON: names, and what JSON knows.
    private func dictionary(_ arguments: [TypeName], _ language: Language, texts: Set<String>) -> Problem? {
        guard arguments.count == 2, let key = arguments[0].name, arguments[1].name != nil else {
            return arguments.isEmpty ? nil : .unsupported("a dictionary of blocks", help: "hand over one block")
        }
        let isHeld = isJSON(arguments[1], language) || isOwn(arguments[1], language) || isPlain(arguments[1], language)
        if texts.contains(key) && isHeld || words.contains(key) && isJSON(arguments[1], language) { return nil }
        // A platform's own keys, such as those of launch options, are handed on as they are.
        let isKey = language == .swift ? key == "AnyHashable" || isPlatform(key) : arguments[0].isAnyKey || isPlatform(key)
        guard !isKey || !arguments[1].isAnything else { return nil }
        let form = language == .swift ? "`[String: Any]`" : "`NSDictionary *`"
        return .unsupported(
            "a dictionary of `\(arguments[0].spelling(in: language))` and `\(arguments[1].spelling(in: language))`",
            help:
                "its keys are texts or an enum of texts, its values types of the spec, texts, numbers, truth values, dates, URLs, data, or lists and "
                + "dictionaries of what JSON knows; "
                + "else \(form)")
    }

    /// Bytes, dates and URLs, which JSON has no words for: flows know them as they are.
    private func isPlain(_ type: TypeName, _ language: Language) -> Bool {
        guard case .named(let named) = type, named.nullability != .nullable else { return false }
        return (language == .swift ? ["Data", "Date", "URL"] : ["NSData", "NSDate", "NSURL"]).contains(named.name)
    }

    /// A class, a protocol, and in Swift an enum: flows know such values by name.
    private func isOwn(_ type: TypeName, _ language: Language) -> Bool {
        guard case .named(let named) = type, named.nullability != .nullable else { return false }
        switch language {
        case .swift:
            if named.name == "Array", let item = named.arguments.first { return isOwn(item, .swift) }
            let name = named.name.hasPrefix("any ") ? String(named.name.dropFirst(4)) : named.name
            return named.arguments.isEmpty && own.contains(name)
        case .objectiveC:
            if named.name == "id" { return named.protocols.count == 1 && protocols.contains(named.protocols[0]) }
            return objects.contains(named.name) && !protocols.contains(named.name)
        }
    }

    private func isJSON(_ type: TypeName, _ language: Language) -> Bool {
        guard case .named(let named) = type, type.nullability != .nullable else { return false }
        let arguments = named.arguments
        switch (named.name, language) {
        case ("id", .objectiveC): return named.protocols.isEmpty
        case ("NSString", .objectiveC), ("NSNumber", .objectiveC): return true
        case ("NSArray", .objectiveC): return arguments.allSatisfy { isJSON($0, language) }
        case ("NSDictionary", .objectiveC): return arguments.isEmpty || arguments[0].name == "NSString" && isJSON(arguments[1], language)
        case ("String", .swift), ("Bool", .swift), ("Double", .swift), ("Float", .swift), ("Any", .swift): return true
        case ("Array", .swift): return arguments.allSatisfy { isJSON($0, language) }
        case ("Dictionary", .swift): return arguments[0].name == "String" && isJSON(arguments[1], language)
        default: return language == .swift && arguments.isEmpty && FoundationTypes.integers.contains(named.name)
        }
    }
}

extension TypeName {
    /// `id` without a protocol, `Any`.
    fileprivate var isAnything: Bool {
        if case .named(let type) = self { ["id", "Any"].contains(type.name) && type.protocols.isEmpty } else { false }
    }
}
