import CrossCheck
import Declarations
import Guide

/// What all places together tell of one method.
struct Signature {
    var name: String
    var isStatic: Bool
    var result: String?
    var types: [String?]
    var names: [String]
    /// What a call may leave out, as Swift writes it.
    var defaults: [String?]
    var swiftName: String?
    var availability: String?
    var isDeprecated = false
    var isVariadic = false
    /// `async throws`, as Swift has it.
    var effects: [String] = []
    var isOptional = false
    /// Swift's: it changes the struct that it is called on.
    var isMutating = false
    /// Of a subscript.
    var isSettable = false
    /// Swift's `@discardableResult`.
    var isDiscardable = false
    /// Swift's `@MainActor`.
    var isOnMainActor = false
    /// Swift's `init?`.
    var isFailable = false
    /// Swift's `open`: apps override it.
    var isOpen = false

    /// - Parameter selector: the name to declare, whichever of its names the places use.
    init(_ selector: String, _ statements: [Statement], _ arguments: ArgumentTypes, _ types: TypeTable) {
        name = selector
        let ranked = statements.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        let count = Self.parameterCount(selector)
        let sites = ranked.filter { ["call", "read"].contains($0.fact.detail.form) }
        let native = ranked.filter { ($0.fact.detail.language == .swift) == selector.contains("(") || $0.fact.detail.language == nil }
        isStatic = Self.isStatic(ranked)
        result = native.lazy.compactMap { statement in
            statement.fact.kind == .method || statement.isImplementation ? statement.fact.type : nil
        }.first { _ in true }
        self.types = Array(repeating: nil, count: count)
        names = Array(repeating: "", count: count)
        defaults = Array(repeating: nil, count: count)
        readDeclared(native)
        readStated(arguments)
        readCalls(sites.filter { $0.fact.name == selector }, arguments)
        // A sentence may name a method and what it is handed, and leave out what it answers.
        let isDeclared = native.contains { $0.fact.kind == .method && $0.rank < 3 && $0.fact.source != .prose }
        if result == nil, !isDeclared {
            result = Self.result(sites.filter { ($0.fact.detail.language == .swift) == selector.contains("(") }, arguments)
        }
        fillNames(selector)
        swiftName = ranked.lazy.compactMap(\.fact.detail.swiftName).first
        availability = ranked.lazy.compactMap(\.fact.detail.availability).first { $0 != Attributes.unavailable }
        isDeprecated = ranked.contains { $0.fact.detail.isDeprecated }
        isVariadic = isVariadic || ranked.contains { $0.fact.kind == .method && $0.fact.detail.attributes.contains("variadic") }
        let declared = native.filter { $0.fact.kind == .method }.map(\.fact.detail.attributes)
        effects = declared.map { $0.filter(Self.isEffect) }.first { !$0.isEmpty } ?? []
        isOnMainActor = declared.contains { $0.contains(DeclaredEffects.mainActor) }
        isOpen = declared.contains { $0.contains(DeclaredEffects.open) }
        isMutating = native.contains(where: \.fact.detail.marks.isMutating)
        isSettable = native.contains(where: \.fact.detail.marks.isSettable)
        isDiscardable = native.contains(where: \.fact.detail.marks.isDiscardable)
        isFailable = native.contains(where: \.fact.detail.marks.isFailable)
        isOptional = ranked.lazy.compactMap(\.fact.detail.isRequired).first == false
        // A table of methods says no language, and the name does.
        let language = selector.contains("(") ? .swift : ranked.first?.fact.detail.language ?? .objectiveC
        result = result.map { types.canonicalType($0, language) }
        self.types = self.types.map { $0.map { types.canonicalType($0, language) } }
    }

    static func isEffect(_ attribute: String) -> Bool { attribute == "async" || attribute.hasPrefix("throws") }

    static func parameterCount(_ name: String) -> Int {
        if let call = SwiftCall(name) { return call.labels.count }
        return name.filter { $0 == ":" }.count
    }

    private static func isStatic(_ ranked: [Statement]) -> Bool {
        let declared = ranked.filter { $0.rank < 3 }.lazy.compactMap(\.fact.isStatic).first
        return declared ?? ranked.lazy.compactMap(\.fact.isStatic).first ?? false
    }

    private mutating func readDeclared(_ ranked: [Statement]) {
        for statement in ranked {
            let detail = statement.fact.detail
            for (index, type) in (detail.parameterTypes ?? []).enumerated() where index < types.count {
                types[index] = types[index] ?? type.map { Self.listed($0, at: index, detail) }
            }
            for (index, name) in (detail.parameterNames ?? []).enumerated() where index < names.count && names[index].isEmpty {
                // `_: Int` leaves it to others to name it.
                names[index] = Words.isIdentifier(name) && name != "_" ? name : ""
            }
            for (index, value) in detail.parameterDefaults.enumerated() where index < defaults.count {
                defaults[index] = defaults[index] ?? value
            }
        }
    }

    /// What takes any number of values takes a list of them in a spec.
    private static func listed(_ type: String, at index: Int, _ detail: Fact.Detail) -> String {
        let name = detail.parameterNames.flatMap { index < $0.count ? $0[index] : nil }
        return name.map(detail.marks.variadic.contains) == true ? "[\(type)]" : type
    }

    /// A Swift label is the parameter's name as long as nobody says otherwise.
    private mutating func readStated(_ arguments: ArgumentTypes) {
        let labels = SwiftCall(name)?.labels ?? []
        for index in types.indices where types[index] == nil {
            let parameter = names[index].isEmpty && index < labels.count ? labels[index].trimmingBlanks() : names[index]
            if !parameter.isEmpty, parameter != "_" { types[index] = arguments.type(of: parameter, of: name) }
        }
    }

    private mutating func readCalls(_ sites: [Statement], _ arguments: ArgumentTypes) {
        guard types.contains(where: { $0 == nil }) || sites.count == 1 else { return }
        for statement in sites {
            guard let written = statement.site.arguments else { continue }
            if written.count > types.count || written.last?.text.trimmingBlanks().hasSuffix(", nil") == true { isVariadic = !types.isEmpty }
            for (index, argument) in written.prefix(types.count).enumerated() where types[index] == nil {
                types[index] = arguments.type(of: argument, at: statement.site)
                if names[index].isEmpty, statement.fact.detail.language != .swift { names[index] = Self.name(argument) }
            }
        }
    }

    /// A variable that is handed over is likely to be called like the parameter.
    private static func name(_ argument: Use.Argument) -> String {
        let text = argument.text.trimmingBlanks()
        let isVariable = Words.isIdentifier(text) && text.first?.isLowercase == true && !["self", "nil", "true", "false"].contains(text)
        let isConstant = text.hasPrefix("k") && text.dropFirst().first?.isUppercase == true
        return isVariable && !isConstant && text.count > 2 ? text : ""
    }

    /// What calls do with the result; most of them, where they differ.
    private static func result(_ sites: [Statement], _ arguments: ArgumentTypes) -> String? {
        let found = sites.compactMap { $0.site.result ?? arguments.compared(at: $0.site) }
        return found.first { $0 != "void" && $0 != "Void" } ?? found.first
    }

    private mutating func fillNames(_ selector: String) {
        let labels = SwiftCall(selector)?.labels ?? selector.split(separator: ":").map(String.init)
        for index in names.indices where names[index].isEmpty {
            let label = index < labels.count ? labels[index].trimmingBlanks() : ""
            names[index] = selector.contains("(") ? (label == "_" || label.isEmpty ? "value" : label) : ParameterNaming.name(label)
        }
        names = ParameterNaming.distinct(names)
    }
}
