import Declarations
import YAMLTree

/// With which types the generic types of a spec are used: wherever a declaration, a `type:` or a step says so.
struct GenericUses {
    private let generic: [String: any GenericType]
    private let parameters: Set<String>
    private let aliases: [String: TypeName]
    /// What may stand in the places of parameters.
    private let known: Set<String>
    private var found: Set<String> = []

    /// - Returns: the names of the instances, each once, in the order of the alphabet.
    static func names(in files: MergedFiles, _ spec: Spec, _ aliases: [String: TypeName]) -> [String] {
        let classes = spec.classes.filter(\.isGeneric).map { ($0.name.value, $0 as any GenericType) }
        let generic = classes + spec.enums.filter(\.isGeneric).map { ($0.name.value, $0) }
        guard !generic.isEmpty else { return [] }
        var uses = GenericUses(generic, Set(spec.typeNames.joined().map(\.value)), aliases)
        for node in files.lists.values.joined() { uses.look(node) }
        for entry in files.single.values { uses.look(entry.value) }
        return uses.found.sorted()
    }

    private init(_ types: [(String, any GenericType)], _ names: Set<String>, _ aliases: [String: TypeName]) {
        known = names.union(["String", "Int", "Double", "Bool", "Date", "URL", "Data", "Array"])
        generic = Dictionary(types) { first, _ in first }
        parameters = Set(types.flatMap { $0.1.typeParameters.map(\.name) }).subtracting(names)
        self.aliases = aliases
    }

    private mutating func look(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar): if scalar.text.utf8.contains(UInt8(ascii: "<")) { look(scalar.text) }
        case .sequence(let items): for item in items { look(item) }
        case .mapping(let entries): for entry in entries { look(entry.value) }
        }
    }

    private mutating func look(_ text: String) {
        var rest = text[...]
        while let bracket = rest.firstIndex(of: "<") {
            let name = rest[..<bracket].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            let whole = String(name.reversed()) + Self.inBrackets(rest[bracket...])
            let language: Language = whole.contains("*") ? .objectiveC : .swift
            let type = language == .swift ? SwiftParser.type(whole) : ObjectiveCParser.type(whole + " *")
            if let type { add(type.resolving(aliases), language, depth: 0) }
            rest = rest[rest.index(after: bracket)...]
        }
    }

    /// Up to the bracket that closes the first.
    private static func inBrackets(_ text: Substring) -> String {
        var depth = 0
        for index in text.indices {
            if text[index] == "<" { depth += 1 }
            if text[index] == ">" { depth -= 1 }
            if depth == 0 { return String(text[...index]) }
        }
        return ""
    }

    /// A use, and those that its members are of then.
    private mutating func add(_ type: TypeName, _ language: Language, depth: Int) {
        let named = type.namedTypes
        guard depth < Self.depthLimit, let whole = named.first,
            let owner = generic[whole.name.split(separator: ".").last.map(String.init) ?? ""],
            owner.typeParameters.count == whole.arguments.count, !named.contains(where: { parameters.contains($0.name) }),
            case .named(let name) = TypeMapping.valueType(type, language).unwrapped, let use = GenericUse(name),
            use.arguments.flatMap(\.namedTypes).allSatisfy({ known.contains($0.name) }), found.insert(name).inserted
        else { return }
        for inner in owner.namedTypes(name, use) where generic[inner.name] != nil {
            add(.named(inner), owner.language, depth: depth + 1)
        }
    }

    /// What a type holds that is used with itself would have no end.
    private static let depthLimit = 4
}
