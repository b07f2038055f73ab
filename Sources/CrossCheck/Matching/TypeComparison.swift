package import Declarations
import Guide

/// Compares types as two sides spell them.
package enum TypeComparison {
    /// How exactly a guide's place spells types.
    package enum Strictness: Sendable {
        /// A declaration: stars, generics and blocks count.
        case exact
        /// A table or a heading, where `NSURL` stands for `NSURL *`.
        case loose
        /// A sample's method, which leaves out what a declaration says about `nil`.
        case sample
    }

    /// The type a text spells, whatever language it is in; nil for a text that is none.
    package static func parse(_ text: String, language: Language?) -> TypeName? {
        let isFunction = text.has("^") || text.has("->")
        let mended = isFunction || !text.has("(") && !text.has(")") ? text : text.filter { $0 != "(" && $0 != ")" }
        if language == .swift { return SwiftParser.type(mended) ?? ObjectiveCParser.type(mended) }
        return ObjectiveCParser.type(mended) ?? SwiftParser.type(mended)
    }

    /// Whether two spellings mean one type; what they say about `nil` at the outermost level does not count.
    package static func agree(
        _ spec: String,
        _ specLanguage: Language?,
        _ guide: String,
        _ guideLanguage: Language?,
        strictness: Strictness = .exact,
        names: TypeNames
    ) -> Bool {
        let isBridged = (specLanguage ?? .objectiveC) != (guideLanguage ?? .objectiveC)
        if !isBridged, spec == guide { return true }
        guard let one = names.readings.type(spec, language: specLanguage), let other = names.readings.type(guide, language: guideLanguage)
        else { return squeezed(spec) == squeezed(guide) }
        let (left, right) = names.aliases.isEmpty ? (one, other) : (one.resolving(names.aliases), other.resolving(names.aliases))
        if strictness == .loose || isBridged {
            return coarse(left, names) == coarse(right, names) && (strictness == .loose || holdSame(left, right, names))
        }
        guard strictness == .sample else { return equal(left.withoutNullability, right.withoutNullability, names) }
        return equal(left.withoutAnyNullability, right.withoutAnyNullability, names)
    }

    private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private static func equal(_ left: TypeName, _ right: TypeName, _ names: TypeNames) -> Bool {
        switch (left, right) {
        case (.named(let left), .named(let right)): equal(left, right, names)
        case (.function(let left), .function(let right)): equal(left, right, names)
        case (.named, .function), (.function, .named): false
        }
    }

    private static func equal(_ left: TypeName.Named, _ right: TypeName.Named, _ names: TypeNames) -> Bool {
        guard left.pointerDepth == right.pointerDepth, left.arguments.count == right.arguments.count,
            names.isSame(left.name, right.name), left.nullability.comparable == right.nullability.comparable
        else { return false }
        let protocols = zip(left.protocols.sorted(), right.protocols.sorted()).allSatisfy { names.isSame($0, $1) }
        guard protocols, left.protocols.count == right.protocols.count else { return false }
        return zip(left.arguments, right.arguments).allSatisfy { equal($0, $1, names) }
    }

    /// Names of a block's parameters are comments, in effect; their types are not. In another order the names tell that the values are, too,
    /// which types alone do not: two `BOOL`s.
    private static func equal(_ left: TypeName.Function, _ right: TypeName.Function, _ names: TypeNames) -> Bool {
        guard left.parameters.count == right.parameters.count, equal(left.result, right.result, names) else { return false }
        let (one, other) = (left.parameters.map(\.name), right.parameters.map(\.name))
        guard one == other || Set(one) != Set(other) else { return false }
        return zip(left.parameters, right.parameters).allSatisfy { $0.isInOut == $1.isInOut && equal($0.type, $1.type, names) }
    }

    /// The type as both languages and every table know it: no stars, no generics, the platform's own names in one spelling.
    private static func coarse(_ type: TypeName, _ names: TypeNames) -> String {
        switch type {
        case .function(let function): "function of \(function.parameters.count)"
        case .named(let named):
            if named.name == "id", let first = named.protocols.first {
                names.canonical(first)
            } else {
                bridged(names.canonical(named.name))
            }
        }
    }

    /// Whether two collections hold the same, as the importer shows it: what is in a bare `NSDictionary` or `NSArray` may be anything.
    private static func holdSame(_ left: TypeName, _ right: TypeName, _ names: TypeNames) -> Bool {
        guard case .named(let left) = left, case .named(let right) = right,
            ["dictionary", "array"].contains(bridged(names.canonical(left.name)))
        else { return true }
        return held(left, names) == held(right, names)
    }

    /// The values of a collection; keys are left to the names of the types that may be some.
    private static func held(_ collection: TypeName.Named, _ names: TypeNames) -> String {
        guard let values = collection.arguments.last else { return "any" }
        let found = coarse(values, names)
        return found == "NSObject" ? "any" : found
    }

    private static func bridged(_ name: String) -> String { bridges[name] ?? name }

    private static let bridges: [String: String] = [
        "NSString": "string", "String": "string", "NSMutableString": "string", "Str": "string",
        "NSDictionary": "dictionary", "Dictionary": "dictionary", "NSMutableDictionary": "dictionary", "Map": "dictionary",
        "NSArray": "array", "Array": "array", "NSMutableArray": "array", "List": "array",
        "BOOL": "boolean", "Bool": "boolean", "Boolean": "boolean", "bool": "boolean",
        "NSInteger": "integer", "NSUInteger": "integer", "Int": "integer", "UInt": "integer", "int": "integer", "Integer": "integer",
        "long": "integer", "Long": "integer", "unsigned long": "integer", "long long": "integer", "unsigned long long": "integer",
        "Number": "number", "double": "number", "Double": "number", "float": "number", "Float": "number", "CGFloat": "number",
        "NSTimeInterval": "number", "TimeInterval": "number",
        "NSError": "error", "Error": "error", "any Error": "error",
        "NSURL": "url", "URL": "url", "NSDate": "date", "Date": "date", "NSData": "data", "Data": "data",
        "id": "any", "Any": "any", "AnyObject": "any", "void": "void", "Void": "void",
    ]
}

extension Nullability {
    /// Unannotated and annotated as "may be anything" say the same.
    fileprivate var comparable: Nullability { self == .implicitlyUnwrapped ? .unspecified : self }
}

extension TypeName {
    /// Without what it says about `nil` at any level.
    var withoutAnyNullability: TypeName {
        switch self {
        case .named(var named):
            named.nullability = .unspecified
            named.arguments = named.arguments.map(\.withoutAnyNullability)
            return .named(named)
        case .function(var function):
            function.nullability = .unspecified
            function.result = function.result.withoutAnyNullability
            function.parameters = function.parameters.map { $0.typed($0.type.withoutAnyNullability) }
            return .function(function)
        }
    }
}
