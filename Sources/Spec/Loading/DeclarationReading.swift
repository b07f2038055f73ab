import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// Parses declarations inside YAML scalars. Spans of the result are spans of the YAML file, so that a difference can point into the scalar.
struct DeclarationReading {
    private(set) var diagnostics: [Diagnostic] = []
    /// What names of the spec stand for.
    var aliases: [String: TypeName] = [:] {
        didSet { blocks = Set(aliases.filter { $0.value.isBlock }.keys) }
    }
    /// Those that stand for blocks, which are pointers without a star.
    private var blocks: Set<String> = []

    /// Inside of a type, `Self.Mode` and `Mode` are the `Mode` that stands in it, or, without one, in the type around it. What is called like a type
    /// of Swift's library has to be said in full: `Error` is Swift's.
    ///
    /// - Returns: what names meant outside.
    mutating func nameInner(typesOf path: String, _ namings: [SwiftNaming]) -> [String: TypeName] {
        let outside = aliases
        var inner: [String: TypeName] = [:]
        // The innermost counts, and comes last.
        for scope in Self.scopes(of: path).reversed() {
            for naming in namings where naming.swift.value.hasPrefix(scope + ".") {
                let rest = naming.swift.value.dropFirst(scope.count + 1)
                let meant = TypeName.named(TypeName.Named(naming.name.value))
                if scope == path { inner["Self." + rest] = meant }
                if !rest.contains("."), !Self.isOfLibrary(String(rest)) { inner[String(rest)] = meant }
            }
        }
        if !inner.isEmpty { aliases.merge(inner) { _, own in own } }
        return outside
    }

    /// `Lamp.Mode.Kind`, `Lamp.Mode` and `Lamp` of the first.
    private static func scopes(of path: String) -> [Substring] {
        var scopes = [path[...]]
        while let last = scopes.last, let dot = last.lastIndex(of: ".") { scopes.append(last[..<dot]) }
        return scopes
    }

    private static func isOfLibrary(_ name: String) -> Bool {
        FoundationTypes.swiftNames.contains(name) || SwiftProtocols.library.contains(name) || ["Result", "Task", "Never"].contains(name)
    }

    /// - Parameter isNonnull: whether it stands in a region that assumes so. What a name stands for was declared elsewhere, and keeps what it says.
    mutating func method(_ node: YAMLNode, _ language: Language, isNonnull: Bool = false) -> MethodDeclaration? {
        let read = parse(node, language) { (text, offset) throws(ParseError) in
            switch language {
            case .objectiveC: try ObjectiveCParser.parseMethod(text, baseOffset: offset)
            case .swift: try SwiftParser.parseMethod(text, baseOffset: offset)
            }
        }
        return (isNonnull ? read?.inNonnullRegion(pointers: blocks) : read)?.resolving(aliases).withoutLibrary.withoutSelf.withNames
    }

    mutating func property(_ node: YAMLNode, _ language: Language, isNonnull: Bool = false) -> PropertyDeclaration? {
        let read = parse(node, language) { (text, offset) throws(ParseError) in
            switch language {
            case .objectiveC: try ObjectiveCParser.parseProperty(text, baseOffset: offset)
            case .swift: try SwiftParser.parseProperty(text, baseOffset: offset)
            }
        }
        var found = isNonnull ? read?.inNonnullRegion(pointers: blocks) : read
        // The type that a first value tells, where none is written.
        if let told = found?.valueType, found?.type == nil { found?.type = SwiftParser.type(told) }
        return found?.resolving(aliases).withoutLibrary.withoutSelf
    }

    mutating func function(_ node: YAMLNode) -> MethodDeclaration? {
        parse(node, .objectiveC) { (text, offset) throws(ParseError) in
            try ObjectiveCParser.parseFunction(text, baseOffset: offset)
        }?.resolving(aliases)
    }

    mutating func alias(_ node: YAMLNode, _ language: Language) -> TypeDeclaration? {
        parse(node) { (text, offset) throws(ParseError) in
            switch language {
            case .objectiveC: try ObjectiveCParser.parseAlias(text, baseOffset: offset)
            case .swift: try SwiftParser.parseAlias(text, baseOffset: offset)
            }
        }
    }

    mutating func type(_ node: YAMLNode, _ language: Language) -> Located<TypeName>? {
        parse(node) { (text, offset) throws(ParseError) in
            switch language {
            case .objectiveC: try ObjectiveCParser.parseType(text, baseOffset: offset)
            case .swift: try SwiftParser.parseType(text, baseOffset: offset)
            }
        }.map { Located($0.withoutLibrary, at: node.textPlace) }
    }

    /// What a case of a Swift enum holds.
    mutating func associatedValues(_ node: YAMLNode) -> [AssociatedValue]? {
        parse(node) { (text, offset) throws(ParseError) in
            try SwiftParser.parseAssociatedValues(text, baseOffset: offset)
        }.map { values in values.map { $0.resolving(aliases).withoutLibrary } }
    }

    private mutating func parse<Value>(_ node: YAMLNode, _ language: Language? = nil, _ body: (String, Int) throws(ParseError) -> Value)
        -> Value?
    {
        guard let scalar = node.scalar else { return nil }
        do {
            return try body(scalar.text, scalar.verbatimSpan?.start ?? 0)
        } catch {
            let isVerbatim = scalar.verbatimSpan != nil
            let place = isVerbatim ? Place(node.file, clamped(error.span, to: scalar.span)) : node.place
            diagnostics.append(BrokenDeclaration.diagnostic(error, of: scalar.text, in: language, at: place))
            return nil
        }
    }

    private func clamped(_ span: Span, to outer: Span) -> Span {
        let start = min(max(span.start, outer.start), outer.end)
        return Span(start, min(max(span.end, start), outer.end))
    }
}

extension MethodDeclaration {
    /// What Swift names `_` (`init(size _: Int)`) goes by its label, or, without one, by its place: `value0`.
    fileprivate var withNames: MethodDeclaration {
        var copy = self
        for index in copy.parameters.indices where copy.parameters[index].name == "_" {
            let label = copy.parameters[index].label
            copy.parameters[index].name = label == "_" ? "value\(index)" : label
        }
        return copy
    }
}

extension TypeName {
    fileprivate var isBlock: Bool { if case .function = self { true } else { false } }
}
