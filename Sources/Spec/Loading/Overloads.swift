import Declarations

/// Methods of Swift that one class has under one name: they differ by what they take, by whether they wait, or by what they answer, and everything
/// calls each by as much of that as tells it from the others: `load(key: String)`, `open() async`, `value() -> Int`.
///
/// What Swift itself would not tell apart keeps its one name, and is refused for it.
struct Overloads {
    private let owner: String

    init(of owner: String) { self.owner = owner }

    func told(_ methods: [Method]) -> [Method] {
        let groups = Dictionary(grouping: methods.indices.filter { isTold(methods[$0]) }) { Name(methods[$0]) }
        let shared = groups.values.filter { $0.count > 1 }
        var methods = methods
        for group in shared { tell(group, of: &methods) }
        tellDefaults(of: &methods)
        return methods
    }

    /// A call of one without what has defaults may look like a call of another, with or without its own.
    private func tellDefaults(of methods: inout [Method]) {
        let bases = Dictionary(grouping: methods.indices.filter { isTold(methods[$0]) }) { Base(methods[$0]) }
        for group in bases.values where group.count > 1 {
            for index in group {
                let call = Call(methods[index])
                let alike = group.filter { $0 != index && call.isLike(Call(methods[$0])) }.map { methods[$0].declaration }
                let declaration = methods[index].declaration
                methods[index].tellsDefaults = !alike.isEmpty && declaration.parameters.contains(where: \.hasDefault)
                methods[index].isLikeAwaited =
                    !declaration.isAsync && alike.contains { $0.isAsync && $0.parameters.contains(where: \.hasDefault) }
            }
        }
    }

    /// What stands before the brackets.
    private struct Base: Hashable {
        var name: Substring
        var isStatic: Bool

        init(_ method: Method) { (name, isStatic) = (method.declaration.name.prefix { $0 != "(" }, method.isStatic) }
    }

    /// The labels that a call has to have, and those that it may have.
    private struct Call {
        var required: [String]
        var all: [String]

        init(_ method: Method) {
            all = method.declaration.parameters.map(\.label)
            required = method.declaration.parameters.filter { !$0.hasDefault }.map(\.label)
        }

        /// Whether some call would do for both.
        func isLike(_ other: Call) -> Bool { required.allSatisfy(other.all.contains) && other.required.allSatisfy(all.contains) }
    }

    /// A property that is awaited has no brackets, and is no method to Swift.
    private func isTold(_ method: Method) -> Bool { method.language == .swift && method.property == nil }

    private struct Name: Hashable {
        var name: String
        var isStatic: Bool

        init(_ method: Method) { (name, isStatic) = (method.declaration.name, method.isStatic) }
    }

    private func tell(_ group: [Int], of methods: inout [Method]) {
        let taken = Dictionary(grouping: group) { index in methods[index].declaration.parameters.map { plain($0) } }
        guard taken.count > 1 || ways(group.map { methods[$0] }).count > 1 else { return }
        for alike in taken.values {
            let others = alike.map { methods[$0] }
            let waits = Set(others.map(\.declaration.isAsync)).count > 1
            for index in alike {
                let same = others.filter { $0.declaration.isAsync == methods[index].declaration.isAsync }
                let isToldByResult = Set(same.map { result(of: $0.declaration) }).count > 1
                methods[index].isToldByResult = isToldByResult
                methods[index].overload = signature(methods[index].declaration, withEffects: waits, withResult: isToldByResult)
            }
        }
    }

    private func signature(_ method: MethodDeclaration, withEffects: Bool, withResult: Bool) -> String {
        let parameters = method.parameters.map { "\($0.label): \(shown($0.type))" }.joined(separator: ", ")
        let effects = withEffects ? method.effects.map { " \($0)" }.joined() : ""
        return "\(method.name.prefix { $0 != "(" })(\(parameters))\(effects)\(withResult ? " -> \(shown(method.result))" : "")"
    }

    /// What methods that take the same differ by. `throws` alone tells no two of them apart, nor does `init?`.
    private func ways(_ methods: [Method]) -> Set<[String]> {
        Set(methods.map { [$0.declaration.isAsync ? "async" : "", result(of: $0.declaration)] })
    }

    /// An initialiser that may answer `nil` is no other one to Swift.
    private func result(of method: MethodDeclaration) -> String { method.isInitializer ? "" : plain(method.result) }

    private func shown(_ type: TypeName?) -> String { type?.spelling(in: .swift) ?? "Void" }

    private func plain(_ parameter: MethodDeclaration.Parameter) -> String { (parameter.isInOut ? "inout " : "") + plain(parameter.type) }

    /// One spelling of what is one type to Swift.
    private func plain(_ type: TypeName?) -> String {
        switch type {
        case nil: return "Void"
        case .function(let block)?:
            let taken = block.parameters.map { plain($0.type) }.joined(separator: ", ")
            let effects = (block.isOnMainActor ? " @MainActor" : "") + (block.isAsync ? " async" : "") + (block.isThrowing ? " throws" : "")
            return "((\(taken))\(effects) -> \(plain(block.result)))\(mark(block.nullability))"
        case .named(let named)?:
            if named.name == "Optional", named.arguments.count == 1 { return plain(named.arguments[0].withoutNullability) + "?" }
            var name = named.name
            if name.hasPrefix("any ") { name = String(name.dropFirst(4)) }
            if name == "Self" { name = owner }
            if name == "()" { name = "Void" }
            name = FoundationTypes.numbers[name] ?? name
            let arguments = named.arguments.isEmpty ? "" : "<\(named.arguments.map { plain($0) }.joined(separator: ", "))>"
            return name + arguments + mark(named.nullability)
        }
    }

    /// `T!` is a `T?` to callers.
    private func mark(_ nullability: Nullability) -> String {
        switch nullability {
        case .nullable, .implicitlyUnwrapped: "?"
        case .unspecified, .nonnull: ""
        }
    }
}
