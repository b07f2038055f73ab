import CrossCheck
import Declarations
import Guide
import Spec

/// Finds the types in a guide's statements.
enum TypeSurvey {
    static func types(
        in statements: [Statement], enums: Set<String>, aliases: Set<String>, frameworks: ImportedFrameworks
    ) -> TypeTable {
        var table = TypeTable()
        table.frameworks = frameworks
        table.enums = enums
        table.smallNames = SmallNames.of(statements)
        table.nested = NestedTypes(statements)
        table.aliases = aliases
        table.generics = generics(in: statements)
        table.open = open(in: statements).merging(openEnums(in: statements)) { first, _ in first }
        table.dictionaries = DictionaryTypes(statements)
        for (name, order) in Namespaces.names(in: statements, enums: enums) {
            table.note(name, at: order, language: .swift) { ($0.form, $0.isDeclared) = (.class, true) }
        }
        for (order, statement) in statements.enumerated() { note(statement, order, &table) }
        for (order, statement) in statements.enumerated() { noteReferences(statement, order, &table) }
        table.mergeSpellings()
        table.settleProtocols()
        noteMemberTypes(statements, &table)
        return table
    }

    /// Types of Swift with type parameters that no spec can declare.
    static func generics(in statements: [Statement]) -> Set<String> {
        let types = statements.map(\.fact).filter { $0.kind == .type && $0.detail.isGeneric && $0.detail.language == .swift }
        return Set(types.map(\.name)).subtracting(open(in: statements).keys)
    }

    /// What generic types leave open, by their names: of classes and structs that inherit from nothing but `NSObject`.
    static func open(in statements: [Statement]) -> [String: [String]] {
        let types = statements.map(\.fact).filter { fact in
            fact.kind == .type && fact.detail.isGeneric && ["class", "structure"].contains(fact.detail.form)
                && fact.detail.attributes.allSatisfy { $0.hasPrefix("<") || $0.drop { ": ".contains($0) } == "NSObject" }
        }
        return Dictionary(types.map { ($0.name, $0.detail.marks.typeParameters) }) { first, _ in first }
    }

    /// The same of enums: their cases hold it by itself, or in lists.
    static func openEnums(in statements: [Statement]) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for fact in statements.map(\.fact) where fact.kind == .enum && fact.source == .declaration && fact.detail.language == .swift {
            guard fact.detail.isGeneric, !fact.detail.conformsToError, names[fact.name] == nil else { continue }
            names[fact.name] = fact.detail.marks.typeParameters
        }
        guard !names.isEmpty else { return [:] }
        var held: [String: [TypeName?]] = [:]
        for fact in statements.map(\.fact) where fact.kind == .case && fact.source == .declaration {
            guard let owner = fact.owner, names[owner] != nil else { continue }
            held[owner, default: []] += (fact.detail.parameterTypes ?? []).map { type in
                type.flatMap { TypeComparison.parse($0, language: .swift) }
            }
        }
        return names.filter { name, parameters in
            let (open, types) = (Set(parameters), held[name] ?? [])
            return types.allSatisfy { $0?.holds(open: open) ?? false }
                && types.contains { $0?.mentions(open) ?? false }
        }
    }

    private static func note(_ statement: Statement, _ order: Int, _ table: inout TypeTable) {
        let fact = statement.fact
        let language = fact.detail.language ?? .objectiveC
        switch fact.kind {
        case .type: noteType(fact, order, language, &table)
        case .method, .property:
            guard let owner = fact.owner, !owner.contains(".") else { return }
            table.note(owner, at: order, language: language) {
                if fact.detail.form == "implementation" { $0.form = $0.form ?? .protocol }
                $0.members.insert(fact.name)
            }
        case .use: noteUse(statement, order, language, &table)
        case .enum, .case, .constant, .parameter, .error, .endpoint, .header, .key, .duration: break
        }
    }

    private static func noteType(_ fact: Fact, _ order: Int, _ language: Language, _ table: inout TypeTable) {
        guard fact.detail.form != "alias" else { return }
        table.note(fact.name, at: order, language: language) { entry in
            entry.isDeclared = entry.isDeclared || fact.source == .declaration
            switch fact.detail.form {
            case "protocol": entry.form = .protocol
            case "structure": entry.form = .structure
            case "class", "category", "extension": entry.form = entry.form ?? .class
            default: break
            }
            for attribute in fact.detail.attributes {
                if attribute.hasPrefix("<") {
                    let written = String(attribute.dropFirst().dropLast())
                    // A delegate's protocol is for objects anyway, and a literal of a type is told.
                    let isOfObjects = written == "AnyObject" || written == "class"
                    let isSaid = !isOfObjects || entry.form == .protocol && !fact.name.hasSuffix("Delegate")
                    let name = isOfObjects ? "AnyObject" : written
                    if isSaid, !name.hasPrefix("ExpressibleBy"), !entry.conformances.contains(name) { entry.conformances.append(name) }
                } else {
                    entry.superclass = entry.superclass ?? attribute.drop { $0 == ":" || $0 == " " }.trimmingBlanks()
                }
            }
        }
    }

    private static func noteUse(_ statement: Statement, _ order: Int, _ language: Language, _ table: inout TypeTable) {
        let fact = statement.fact
        switch fact.detail.form {
        case "conformance" where !isSuperclass(statement):
            table.note(fact.name, at: order, language: language) {
                $0.form = .protocol
                $0.codeUses += 1
            }
        case "conformance", "mention":
            // `<YOUR_COLOUR_HERE>`: a place to fill in.
            let isShouted = fact.name.contains("_") && !fact.name.contains(where: \.isLowercase)
            guard fact.source == .sample, !isShouted, isTypePosition(statement) else { return }
            table.note(fact.name, at: order, language: language) { $0.codeUses += 1 }
        case "implementation":
            guard let owner = fact.owner else { return }
            table.note(owner, at: order, language: language) {
                $0.form = .protocol
                $0.codeUses += 1
                $0.members.insert(fact.name)
            }
        default:
            guard let owner = fact.owner ?? fact.detail.receiver, !owner.contains(".") else { return }
            table.note(owner, at: order, language: language) {
                $0.codeUses += 1
                $0.members.insert(fact.name)
            }
        }
    }

    /// `@interface Foo : Base`: what stands behind the colon of an Objective-C class is no protocol.
    private static func isSuperclass(_ statement: Statement) -> Bool {
        let before = statement.text.before(statement.fact.span).trimmingBlanks()
        if statement.fact.detail.language == .swift {
            return ["Controller", "View", "Object"].contains { statement.fact.name.hasSuffix($0) }
        }
        return before.hasSuffix(":")
    }

    /// A name that stands as a type: before a star, as a receiver, in a list of generics or a cast, before what makes an object.
    static func isTypePosition(_ statement: Statement) -> Bool {
        let before = statement.text.before(statement.fact.span, limit: 40)
        let after = statement.text.after(statement.fact.span, limit: 20).trimmingBlanks()
        if statement.fact.detail.language == .swift {
            return after.hasPrefix("(") || after.hasPrefix(".") || before.trimmingBlanks().hasSuffix(":")
                || before.trimmingBlanks().hasSuffix("->")
        }
        // `error.userInfo[DoorReasonKey]`: what stands alone in brackets is sent no message.
        let isReceiver = before.trimmingBlanks().hasSuffix("[") && !after.hasPrefix("]")
        if after.hasPrefix("*") || isReceiver || before.trimmingBlanks().hasSuffix("<") && after.hasPrefix(">") {
            return true
        }
        // `(Door)` is a cast, `@(DoorStateOpen)` a number.
        return before.trimmingBlanks().hasSuffix("(") && !before.trimmingBlanks().hasSuffix("@(") && after.hasPrefix(")")
    }

    /// Types that signatures name: `id<P>` is a protocol; a class has a star.
    private static func noteReferences(_ statement: Statement, _ order: Int, _ table: inout TypeTable) {
        let fact = statement.fact
        // What stands in angle brackets is no type of the guide's.
        guard [.method, .property, .constant, .use, .case].contains(fact.kind), !fact.detail.isGeneric,
            fact.owner.map(table.generics.contains) != true
        else { return }
        // What is added to a type of the platform's speaks of that one's type parameters, `Element` of an array.
        if fact.source == .declaration, fact.kind != .use, fact.owner.map(Platform.isType) == true { return }
        let language = fact.detail.language ?? .objectiveC
        let open = Set(fact.owner.flatMap { table.open[$0] } ?? [])
        let blocks = (fact.detail.blockParameters ?? []).compactMap { text in
            text.lastIndex { $0 == " " || $0 == "*" }.map { String(text[...$0]) }
        }
        for text in [fact.type].compactMap({ $0 }) + (fact.detail.parameterTypes ?? []).compactMap({ $0 }) + blocks {
            guard let type = TypeComparison.parse(text, language: language) else { continue }
            noteReferences(in: type, order, language, open, statement.isCompiled, &table)
        }
    }

    /// - Parameter open: what the type that the signature is of leaves open.
    private static func noteReferences(
        in type: TypeName, _ order: Int, _ language: Language, _ open: Set<String>, _ isCompiled: Bool, _ table: inout TypeTable
    ) {
        switch type {
        case .named(let named) where open.contains(named.name): break
        case .named(let named):
            for name in named.protocols { table.note(name, at: order, language: language) { $0.form = .protocol } }
            for argument in named.arguments { noteReferences(in: argument, order, language, open, isCompiled, &table) }
            // `Page<Door>`: no class that a spec could have, whoever declares it.
            if language == .swift, !named.arguments.isEmpty { return }
            let name = String(named.name.split(separator: ".").last ?? "")
            // `AVAudioSession.Category`: a type of the platform inside another.
            let outer = named.name.split(separator: ".").first.map(String.init) ?? ""
            let isLibrarys = Platform.isType(outer) || ["Type", "Protocol"].contains(name) || RawTypes.associated.contains(name)
            if outer != named.name, isLibrarys { return }
            if FoundationTypes.swiftNames.contains(name) || language == .swift && PlainTypes.swiftName(of: name) != nil { return }
            if named.pointerDepth > 0 || language == .swift {
                table.note(name, at: order, language: language) { $0.isCompiled = $0.isCompiled || isCompiled }
            } else if named.protocols.isEmpty {
                table.noteScalar(name, at: order)
            }
        case .function(let function):
            noteReferences(in: function.result, order, language, open, isCompiled, &table)
            for parameter in function.parameters { noteReferences(in: parameter.type, order, language, open, isCompiled, &table) }
        }
    }

    /// What members answer, for chains such as `shop.cart.total`.
    private static func noteMemberTypes(_ statements: [Statement], _ table: inout TypeTable) {
        for statement in statements {
            let fact = statement.fact
            guard fact.kind == .property || fact.kind == .method, let owner = fact.owner, let text = fact.type else { continue }
            guard let name = TypeComparison.parse(text, language: fact.detail.language)?.trackedName, name != "void" else { continue }
            table.setMemberType(table.canonical(name), of: "\(table.canonical(owner)).\(fact.name)")
        }
    }
}
