package import Declarations

/// A type of which a class, a struct or an enum leaves open what it is: `Item` of `struct Page<Item>`.
package struct TypeParameter: Sendable {
    package var name: String
    /// As the vendor writes it, with what it asks for: `Item: Codable`, `__covariant ObjectType`.
    package var spelling: Located<String>

    init(_ spelling: Located<String>) {
        let words = spelling.value.prefix { $0 != ":" }.split(separator: " ")
        self.spelling = spelling
        name = words.filter { !Self.variances.contains(String($0)) }.joined(separator: " ")
    }

    private static let variances: Set<String> = ["__covariant", "__contravariant"]
}

/// A generic type with what stands in the places of its parameters: `Page<Lamp>`. To flows each is a class of its own, an *instance*, that
/// goes by its spelling in Swift; what is generated is one type, and the use of it.
package struct GenericUse: Hashable, Sendable {
    /// `Page`.
    package var name: String
    /// In Swift, whatever language the type is declared in.
    package var arguments: [TypeName]

    /// Nil for the name of any other type.
    package init?(_ spelling: String) {
        guard spelling.utf8.contains(UInt8(ascii: "<")), case .named(let type)? = SwiftParser.type(spelling), !type.arguments.isEmpty else {
            return nil
        }
        name = type.name
        arguments = type.arguments
    }

    /// As flows know the type, however a step, or a declaration of either language, spells it.
    static func name(_ spelling: String) -> String {
        guard spelling.utf8.contains(UInt8(ascii: "<")) else { return spelling }
        let isObjectiveC = spelling.utf8.contains(UInt8(ascii: "*"))
        guard let type = isObjectiveC ? ObjectiveCParser.type(spelling) : SwiftParser.type(spelling),
            case .named(let name) = TypeMapping.valueType(type, isObjectiveC ? .objectiveC : .swift).unwrapped
        else { return spelling }
        return name
    }

    static func name(_ spelling: Located<String>) -> Located<String> { Located(name(spelling.value), at: spelling.place) }
}

/// What says under `typeParameters:` what it leaves open.
protocol GenericType {
    var typeParameters: [TypeParameter] { get }
    /// The language of its members.
    var language: Language { get }

    /// Every type that its members name, used as this, with those inside of others.
    func namedTypes(_ name: String, _ use: GenericUse) -> [TypeName.Named]
}

extension Enumeration: GenericType {
    package var isGeneric: Bool { !typeParameters.isEmpty }

    var language: Language { .swift }

    /// The enum that flows know, with types in the places of its parameters.
    func instance(_ name: String, _ use: GenericUse) -> Enumeration {
        let types = Dictionary(zip(typeParameters.map(\.name), use.arguments)) { first, _ in first }
        var copy = self
        copy.name = Located(name, at: self.name.place)
        copy.typeParameters = []
        for index in cases.indices {
            for place in cases[index].holds.indices {
                copy.cases[index].holds[place].declaration.type = cases[index].holds[place].declaration.type.resolving(types)
            }
        }
        return copy
    }

    func namedTypes(_ name: String, _ use: GenericUse) -> [TypeName.Named] {
        instance(name, use).cases.flatMap(\.holds).flatMap(\.declaration.type.namedTypes)
    }
}

extension ClassType: GenericType {
    package var isGeneric: Bool { !typeParameters.isEmpty }

    func namedTypes(_ name: String, _ use: GenericUse) -> [TypeName.Named] { instance(name, use).namedTypes }

    /// An object of Objective-C is pointed to. Its type parameters are objects, and stand without a star.
    package var withParametersAsObjects: ClassType {
        guard isGeneric, language == .objectiveC else { return self }
        return substituting(typeParameters.map { ($0.name, TypeName.named(TypeName.Named($0.name, pointerDepth: 1))) })
    }

    /// The class that flows know, with types in the places of its parameters.
    func instance(_ name: String, _ use: GenericUse) -> ClassType {
        let types = language == .swift ? use.arguments : use.arguments.map(\.asObject)
        var copy = substituting(zip(typeParameters, types).map { ($0.name, $1) })
        copy.name = Located(name, at: self.name.place)
        copy.typeParameters = []
        return copy
    }

    private func substituting(_ pairs: [(String, TypeName)]) -> ClassType {
        let types = Dictionary(pairs) { first, _ in first }
        var copy = self
        for index in properties.indices { copy.properties[index].declaration = properties[index].declaration.resolving(types) }
        for index in methods.indices { copy.methods[index].declaration = methods[index].declaration.resolving(types) }
        return copy
    }

    /// Every type that its members name, with those inside of others.
    private var namedTypes: [TypeName.Named] {
        let held = properties.compactMap(\.declaration.type)
        let taken = methods.flatMap { $0.declaration.parameters.compactMap(\.type) + [$0.declaration.result].compactMap { $0 } }
        return (held + taken).flatMap(\.namedTypes)
    }
}

extension Spec {
    /// Generic types, each as every declaration and step uses it.
    package var instantiated: [ClassType] {
        let generic = Dictionary(classes.filter(\.isGeneric).map { ($0.name.value, $0) }) { first, _ in first }
        return instances.compactMap { name in
            GenericUse(name).flatMap { use in generic[use.name].map { $0.instance(name, use) } }
        }
    }

    /// Names of what generic types leave open.
    package var openNames: Set<String> { Set((classes.flatMap(\.typeParameters) + enums.flatMap(\.typeParameters)).map(\.name)) }

    /// All enums that flows know: generic ones by themselves, and as they are used.
    package var knownEnums: [Enumeration] {
        let generic = Dictionary(enums.filter(\.isGeneric).map { ($0.name.value, $0) }) { first, _ in first }
        guard !generic.isEmpty else { return enums }
        return enums
            + instances.compactMap { name in
                GenericUse(name).flatMap { use in generic[use.name].map { $0.instance(name, use) } }
            }
    }

    /// All that flows know as classes: generic types by themselves, and as they are used.
    package var knownClasses: [ClassType] { instances.isEmpty ? classes : classes.map(\.withParametersAsObjects) + instantiated }
}

extension TypeName {
    /// The type, and those inside of it.
    var namedTypes: [Named] {
        switch self {
        case .named(let named): [named] + named.arguments.flatMap(\.namedTypes)
        case .function(let function): function.parameters.flatMap(\.type.namedTypes) + function.result.namedTypes
        }
    }

    /// Whether it, or a type inside of it, has one of these names.
    package func mentions(_ names: Set<String>) -> Bool { namedTypes.contains { names.contains($0.name) } }

    /// Whether what a generic type leaves open stands in a type of its members by itself, in a list, or in another generic type, if at all.
    package func holds(open parameters: Set<String>) -> Bool {
        guard mentions(parameters) else { return true }
        guard case .named(let named) = self else { return false }
        if parameters.contains(named.name) { return named.arguments.isEmpty }
        guard !["Set", "NSSet", "Dictionary", "NSDictionary"].contains(named.name), !named.name.hasPrefix("(") else { return false }
        return named.arguments.allSatisfy { $0.holds(open: parameters) }
    }

    /// What Objective-C has for a type of Swift: an object.
    fileprivate var asObject: TypeName {
        guard case .named(var named) = self else { return self }
        named.name = Self.objects[named.name] ?? named.name
        named.arguments = named.arguments.map(\.asObject)
        named.pointerDepth = 1
        return .named(named)
    }

    private static let objects = ["String": "NSString", "Date": "NSDate", "URL": "NSURL", "Data": "NSData", "Array": "NSArray"]
}

extension ValueType {
    /// As the name of an instance has it.
    var swiftSpelling: String {
        switch self {
        case .string: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .data: "Data"
        case .json, .object: "Any"
        case .list(let item): "[\(item.swiftSpelling)]"
        case .table(let item): "[String: \(item.swiftSpelling)]"
        case .named(let name): name
        case .optional(let type): "\(type.swiftSpelling)?"
        case .error: "any Error"
        case .void: "Void"
        }
    }
}
