import Declarations

/// Generic types, and what stands in the places of their parameters.
extension DeclaredTypes {
    /// The same as seen inside of a generic type: its parameters are types there.
    func inside(_ type: some GenericType) -> DeclaredTypes {
        guard !type.typeParameters.isEmpty else { return self }
        var copy = self
        copy.parameters = Set(type.typeParameters.map(\.name))
        return copy
    }

    /// What a use of a generic type lacks.
    ///
    /// - Returns: nil for any other type.
    func problem(ofUse type: TypeName.Named, _ language: Language) -> Problem?? {
        let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
        guard let names = generic[name] else { return nil }
        guard type.arguments.count == names.count else {
            let many = names.count == 1 ? "the type" : "the \(names.count) types"
            return .unsupported(
                "`\(type.name)` without \(many) that it is used with",
                help: "write \(names.count == 1 ? "it" : "them") behind the name: `\(Self.example(name, names, language))`")
        }
        return .some(type.arguments.lazy.compactMap { problem(argument: $0, language) }.first)
    }

    private static func example(_ name: String, _ parameters: [String], _ language: Language) -> String {
        let types = parameters.map { _ in language == .swift ? "String" : "NSString *" }
        return "\(name)<\(types.joined(separator: ", "))>\(language == .swift ? "" : " *")"
    }

    /// Flows know what stands there as apps do.
    private func problem(argument type: TypeName, _ language: Language) -> Problem? {
        if let problem = problem(type, language) { return problem }
        if case .named(let named) = type, !(language == .swift && named.nullability == .nullable) {
            if ["Array", "NSArray"].contains(named.name), let item = named.arguments.first { return problem(argument: item, language) }
            let isOwn = own.contains(named.name) && !protocols.contains(named.name) || parameters.contains(named.name)
            let plain = language == .swift ? Self.plainInSwift : ["NSString", "NSDate", "NSURL", "NSData"]
            if isOwn || plain.contains(named.name) { return nil }
        }
        let values = language == .swift ? Self.plainInSwift.map { "`\($0)`" }.joined(separator: ", ") : "texts, dates, URLs, data"
        return .unsupported(
            "`\(type.spelling(in: language))` in the place of a type parameter",
            help: "there stand types of the spec, \(values), and lists of these; else declare a type of its own for this use")
    }

    private static let plainInSwift = ["String", "Int", "Double", "Bool", "Date", "URL", "Data"]

    /// What to write where a generic type of a library's would stand; of Combine's, what tells the same.
    static func insteadOf(generic name: String) -> String {
        let publishers: Set<String> = ["PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Published", "Future", "Just"]
        return publishers.contains(name)
            ? "a property or a method that is an `AsyncStream` tells the same, or an `AsyncThrowingStream`; the difference goes under `errata:`"
            : "write the type that flows have: a class, a list, `Any`"
    }

    /// Whether anything but a type parameter has the name.
    func isTaken(_ name: String) -> Bool {
        isKnown(name) || isObjectiveC(name) || FoundationTypes.swiftNames.contains(name) || FoundationTypes.protocols[name] != nil
            || LibraryName.names.contains(name)
    }
}

extension TypeName.Function {
    /// The `Result` that a handler is given.
    var handedResult: TypeName.Named? {
        guard parameters.count == 1, result.isVoidType, case .named(let type) = parameters[0].type, type.name == "Result",
            type.arguments.count == 2
        else { return nil }
        return type
    }
}

extension ClassType {
    /// Whether a set can hold it, whatever it is used with.
    var isAlwaysHashable: Bool { !isGeneric && conformances.contains { $0.value == "Hashable" } }
}

extension DeclaredTypes {
    /// What no set can hold: whatever a protocol stands for, and structs and enums that are not `Hashable` in the client.
    static func indistinct(_ spec: Spec, _ conformances: Conformances?) -> Set<String> {
        // A generic one is as alike as what it is used with.
        let structs = spec.classes.filter { type in
            type.form == .structure && !(type.isAlwaysHashable && conformances?.keeps("Hashable", type) ?? true)
        }
        let enums = spec.enums.filter { each in
            each.isGeneric || each.holdsValues && conformances.map { $0.comparison(of: each) != "Hashable" } ?? false
        }
        return Set(spec.protocols.map(\.name.value) + structs.map(\.name.value) + enums.map(\.name.value))
    }
}
