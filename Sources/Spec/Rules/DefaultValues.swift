import Declarations
import Diagnostics
import SourceText

/// Defaults of parameters, and of what cases hold, that name something: a case, a static property, a type that is made of nothing.
enum DefaultValues {
    static func check(_ survey: Survey) -> [Diagnostic] {
        let all = survey.spec.classes.flatMap(\.methods) + survey.spec.protocols.flatMap(\.methods)
        let methods = all.flatMap { method in
            method.declaration.parameters.flatMap { parameter in
                parameter.defaultValue.map { problems($0, parameter.type, at: method.place(of: parameter), survey) } ?? []
            }
        }
        let cases = survey.spec.enums.flatMap(\.cases).flatMap(\.holds) + survey.spec.errors.flatMap(\.cases).flatMap(\.holds)
        return methods + cases.flatMap { held($0, survey) }
    }

    /// Of what a case holds: in a client of any other kind the default could not be told.
    private static func held(_ value: HeldValue, _ survey: Survey) -> [Diagnostic] {
        guard let standard = value.declaration.standard else { return [] }
        guard let literal = standard.literal, LiteralDefaults.fits(literal, value.declaration.type, survey.spec.optionSets) else {
            return [
                diagnostic(
                    "the default of `\(value.name)` is no literal of its type", at: value.place,
                    "write a text, a number, `true`, `false`, `nil`, `[]`, `[:]` or `.case`, or leave it out")
            ]
        }
        return problems(literal, value.declaration.type, at: value.place, survey)
    }

    private static func problems(
        _ value: MethodDeclaration.Parameter.Literal, _ type: TypeName?, at place: Place, _ survey: Survey
    ) -> [Diagnostic] {
        parts(of: value, type, survey.spec.optionSets).compactMap { value, declared in
            switch value {
            case .made: unmade(declared?.name ?? "", at: place, survey)
            case .madeOf(let maker): made(of: maker, as: declared, at: place, survey)
            case .member(let owner, let name): member(name, of: owner, as: declared, at: place, survey)
            case .implicit(let name): declared?.name.flatMap { named(name, $0, at: place, survey) }
            default: nil
            }
        }
    }

    /// `= .name` stands for a case of the type that holds nothing.
    private static func named(_ name: String, _ type: String, at place: Place, _ survey: Survey) -> Diagnostic? {
        if PlatformDefaults.has(name, of: type) || isOwn(name, type, survey) { return nil }
        if let held = survey.index.held(by: name, of: type) {
            guard !held.isEmpty else { return nil }
            return diagnostic(
                "`.\(name)` holds \(Listing.codes(held.map(\.name))), and a default gives none", at: place,
                "name a case that holds nothing, or leave the default out")
        }
        guard survey.index.classes[type] != nil else {
            return diagnostic(
                "`.\(name)` is no case of `\(type)`", at: place, "name a case of an enum of the spec, or leave the default out")
        }
        return diagnostic(
            "`\(type)` has no static property `\(name)` of its own type", at: place,
            "declare it under `properties:` of the class (`static let \(name): \(type)`), or leave the default out")
    }

    /// What a default is written of, each with its type: a list is of what it holds, a set of options of such options.
    private static func parts(
        of value: MethodDeclaration.Parameter.Literal, _ type: TypeName?, _ options: Set<String>
    ) -> [(MethodDeclaration.Parameter.Literal, TypeName?)] {
        guard case .list(let items) = value, case .named(let list)? = type else { return [(value, type)] }
        return items.flatMap { parts(of: $0, options.contains(list.name) ? type : list.arguments.first, options) }
    }

    /// `= Options()` wants a type that can be made without a value, wherever the client is.
    private static func unmade(_ type: String, at place: Place, _ survey: Survey) -> Diagnostic? {
        let own = survey.index.classes[type]
        let isMade = own.map { $0.hasInitialiserOfNothing && $0.requiresModule == nil } ?? PlatformDefaults.isMadeOfNothing(type)
        guard !isMade else { return nil }
        return diagnostic(
            "nobody can make `\(type)` without a value", at: place,
            own == nil
                ? "name a class or a struct of the spec, or leave the default out"
                : "declare an initialiser of it whose parameters all have defaults, such as `init()`, or leave the default out")
    }

    /// `= PlainStore()` of a parameter `any Store`: an object of a type that is what the parameter wants.
    private static func made(of maker: String, as declared: TypeName?, at place: Place, _ survey: Survey) -> Diagnostic? {
        guard survey.index.classes[maker] != nil else {
            return diagnostic(
                "`\(maker)` is no class or struct of the spec", at: place, "declare it under `classes:`, or leave the default out")
        }
        if let unmade = unmade(maker, at: place, survey) { return unmade }
        guard let wanted = declared?.name, survey.index.fits(.named(maker), .named(bare(wanted))) else {
            return diagnostic(
                "`\(maker)()` is no `\(declared?.name ?? "")`", at: place,
                "say what it adopts with `conforms:` of `\(maker)`, or leave the default out")
        }
        return nil
    }

    /// `= Scopes.standard` of a parameter `String`, `= Client.shared` of one `any Sending`.
    private static func member(_ name: String, of owner: String, as declared: TypeName?, at place: Place, _ survey: Survey) -> Diagnostic? {
        guard let type = survey.index.classes[owner] else {
            return diagnostic(
                "`\(owner)` is no class or struct of the spec", at: place,
                "write a literal, declare `\(owner)` under `classes:`, or leave the default out")
        }
        let property = type.properties.first { $0.declaration.isStatic && $0.name == name }
        guard let property, type.requiresModule == nil, case .named(let held)? = property.declaration.type else {
            return diagnostic(
                "`\(owner)` has no static property `\(name)`", at: place,
                "declare it under `properties:` of `\(owner)`, or leave the default out")
        }
        let wanted = declared?.name.map(bare) ?? ""
        let isThere = held.nullability == .unspecified && !property.declaration.isAsync && !property.declaration.isThrowing
        guard isThere, bare(held.name) == wanted || survey.index.fits(.named(bare(held.name)), .named(wanted)) else {
            return diagnostic(
                "`\(owner).\(name)` is no `\(wanted)`", at: place, "name a property of that very type, or leave the default out")
        }
        return nil
    }

    /// `Store` of `any Store`.
    private static func bare(_ name: String) -> String { name.hasPrefix("any ") ? String(name.dropFirst(4)) : name }

    /// A static property of the class itself, of which there is always one.
    private static func isOwn(_ name: String, _ type: String, _ survey: Survey) -> Bool {
        survey.index.classes[type]?.properties.contains { property in
            guard property.declaration.isStatic, property.name == name, case .named(let declared)? = property.declaration.type else {
                return false
            }
            return declared.name == type && declared.nullability == .unspecified
        } ?? false
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(UnsupportedDeclaration.rule, message, at: [Label(place)], help: help)
    }
}

extension SpecIndex {
    /// What a case of an enum or of errors holds; nil where there is none of that name.
    fileprivate func held(by name: String, of type: String) -> [HeldValue]? {
        let enumeration = enums[type] ?? associated[type]?.enumeration
        let names = enumeration?.swiftCaseNames ?? errors[type]?.swiftCaseNames ?? [:]
        // As the spec has it, or as Swift shows it.
        let own = names[name] == nil ? names.first { $0.value == name }?.key ?? name : name
        return enumeration?.cases.first { $0.name.value == own }?.holds ?? errorCase("\(type).\(own)")?.errorCase.holds
    }
}
