import Declarations
import Spec

/// What a class has because it adopts a protocol, and does not declare again: a spec says what a class's members do, so that it has to have them.
struct Adoption {
    /// What a protocol asks for that a class has otherwise: Swift takes neither for the other, and a spec has the class's.
    struct Clash {
        var owner: String
        var member: String
        var reason: String
    }

    private let types: [String: TypeDraft]
    private let protocols: [String: TypeDraft]

    /// - Returns: the types with all that their protocols ask for, and what had to be left out of protocols.
    static func completed(_ drafted: [TypeDraft]) -> (types: [TypeDraft], clashes: [Clash]) {
        let known = Adoption(drafted)
        var types = drafted.map(known.conforming)
        var clashes = Adoption(types).clashes(in: types)
        for clash in clashes {
            for index in types.indices where types[index].name == clash.owner && types[index].form == .protocol {
                types[index].properties.removeAll { $0.name == clash.member }
                types[index].methods.removeAll { $0.name == clash.member }
            }
        }
        let adoption = Adoption(types)
        let adopted = adoption.adopted(in: types)
        clashes += adoption.givenToNobody(types, adopted)
        types = adoption.leavingOutGiven(types, adopted)
        return (types.map(adoption.completed).map(\.withoutGiven).map(adoption.withoutInheritedDelegate), clashes)
    }

    /// A header may declare a delegate again below, as of a protocol that asks for more: the class has the one that it inherits.
    private func withoutInheritedDelegate(_ type: TypeDraft) -> TypeDraft {
        guard let delegate = type.delegate, lineage(type).dropFirst().contains(where: { $0.delegate?.property == delegate.property }) else {
            return type
        }
        var heir = type
        heir.delegate = nil
        return heir
    }

    /// The protocols that a class adopts.
    private func adopted(in types: [TypeDraft]) -> Set<String> {
        Set(types.filter { $0.form == .class }.flatMap(lineage).flatMap(adopted).map(\.name))
    }

    /// What an extension of a protocol gives that no class adopts need not be there in what does. The extension may call it otherwise than the
    /// protocol by its types alone, and then that counts.
    private func leavingOutGiven(_ types: [TypeDraft], _ adopted: Set<String>) -> [TypeDraft] {
        types.map { type in
            guard type.form == .protocol, !adopted.contains(type.name) else { return type }
            var asked = type
            let own = Set(asked.methods.filter { !$0.isGiven }.map(\.name))
            for index in asked.methods.indices where asked.methods[index].isGiven && !own.contains(asked.methods[index].name) {
                asked.methods[index].isOptional = true
                asked.methods[index].isGiven = false
            }
            return asked
        }
    }

    /// Properties that an extension of a protocol gives, where no class adopts that protocol.
    private func givenToNobody(_ types: [TypeDraft], _ adopted: Set<String>) -> [Clash] {
        types.filter { $0.form == .protocol && !adopted.contains($0.name) }.flatMap { asked in
            let own = Set(asked.methods.filter { !$0.isGiven }.map(\.name))
            let methods = asked.methods.filter { $0.isGiven && own.contains($0.name) }
            let given = asked.properties.filter(\.isGiven).map(\.name) + methods.map(\.name)
            let reason = "what an extension gives to all that adopt `\(asked.name)`: a class that does can have it"
            return given.map { Clash(owner: asked.name, member: $0, reason: reason) }
        }
    }

    private init(_ types: [TypeDraft]) {
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        protocols = Dictionary(types.filter { $0.form == .protocol }.map { ($0.name, $0) }) { first, _ in first }
    }

    /// A class and a protocol of one name are one type of a draft. A struct adopts Swift's protocols that the draft has; another may be one that no
    /// app sees.
    private func conforming(_ type: TypeDraft) -> TypeDraft {
        var type = type
        // `Codable` is both of them.
        if type.conformances.contains("Codable") { type.conformances.removeAll { $0 == "Encodable" || $0 == "Decodable" } }
        type.conformances.removeAll { name in
            let isKnown = SwiftProtocols.names.contains(name) || protocols[name]?.language == .swift && !name.hasSuffix("Delegate")
            return name == type.name || type.form == .structure && !isKnown
        }
        return type
    }

    private func completed(_ type: TypeDraft) -> TypeDraft {
        guard type.form == .class else { return type }
        var type = type
        let parents = lineage(type).dropFirst()
        let inherited = parents + parents.flatMap(adopted)
        let inheritedMethods = Set(inherited.flatMap(\.methods).filter { !$0.isOptional }.map(\.look))
        var methods = Set(type.methods.map(\.name))
        var properties = Set((inherited.flatMap(\.properties).filter { !$0.isOptional } + type.properties).map(\.name))
        for name in type.conformances {
            for asked in Self.all(of: name, protocols) {
                let reason = { (isGiven: Bool) in
                    "The guide declares it in \(isGiven ? "an extension of " : "")`\(name)`, which the class adopts."
                }
                for property in asked.properties where !property.isOptional && properties.insert(property.name).inserted {
                    var property = property
                    property.invented = reason(property.isGiven)
                    type.properties.append(property)
                }
                for method in asked.methods where !method.isOptional && !inheritedMethods.contains(method.look) {
                    guard methods.insert(method.name).inserted else { continue }
                    var method = method
                    method.invented = reason(method.isGiven)
                    type.methods.append(method)
                }
            }
        }
        return type
    }

    // MARK: - Clashes

    private func clashes(in types: [TypeDraft]) -> [Clash] {
        var seen: Set<String> = []
        return types.filter { $0.form == .class }.flatMap(clashes).filter { seen.insert("\($0.owner) \($0.member)").inserted }
    }

    private func clashes(of type: TypeDraft) -> [Clash] { methodClashes(of: type) + propertyClashes(of: type) }

    private func methodClashes(of type: TypeDraft) -> [Clash] {
        let own = Dictionary(type.methods.map { ($0.name, $0) }) { first, _ in first }
        let properties = Set(lineage(type).flatMap(\.properties).map(\.name))
        return lineage(type).flatMap(adopted).flatMap { asked in
            asked.methods.filter { !$0.isOptional && !$0.isGiven }.compactMap { method in
                // Objective-C takes a property for its getter.
                if properties.contains(method.name) {
                    let reason = "a protocol's method, which `\(type.name)` has as a property"
                    return Clash(owner: asked.name, member: method.name, reason: reason)
                }
                guard let other = own[method.name], asked.language == type.language, !other.fits(method) else { return nil }
                return Clash(
                    owner: asked.name, member: method.name,
                    reason: "a protocol's method, which `\(type.name)` declares otherwise, as `\(other.declaration)`")
            }
        }
    }

    private func propertyClashes(of type: TypeDraft) -> [Clash] {
        let lineage = lineage(type)
        let methods = Dictionary(lineage.flatMap { own in own.methods.map { ($0.name, own.name) } }) { first, _ in first }
        var known = Dictionary(lineage.flatMap { own in own.properties.map { ($0.name, (owner: own, property: $0)) } }) { first, _ in first
        }
        return lineage.flatMap(adopted).flatMap { asked in
            asked.properties.filter { !$0.isOptional && !$0.isGiven }.compactMap { property in
                let clash = { Clash(owner: asked.name, member: property.name, reason: $0) }
                if let owner = methods[property.name] {
                    return clash("a protocol's property, which `\(owner)` has as a method")
                }
                guard let own = known[property.name] else {
                    let fits = asked.language == type.language
                    known[property.name] = fits ? (asked, property) : nil
                    return fits ? nil : clash("a protocol's property, which `\(type.name)` would have to declare in another language")
                }
                let isSame = own.owner.language == asked.language && Self.spelled(own.property) == Self.spelled(property)
                if isSame, property.isReadOnly || !own.property.isReadOnly { return nil }
                return clash(
                    "a protocol's property, which `\(own.owner.name)` declares otherwise, as `\(own.property.declaration)`")
            }
        }
    }

    /// The type, and what stands in braces of reading it.
    private static func spelled(_ property: PropertyDraft) -> String {
        (property.type + (property.effects.joined(separator: " "))).filter { !$0.isWhitespace }
    }

    // MARK: - Ways between types

    /// The protocols that a type adopts itself, and those that they refine.
    private func adopted(_ type: TypeDraft) -> [TypeDraft] { type.conformances.flatMap { Self.all(of: $0, protocols) } }

    private static func all(of name: String, _ protocols: [String: TypeDraft]) -> [TypeDraft] {
        Reach.all(from: [name]) { protocols[$0]?.conformances ?? [] }.compactMap { protocols[$0] }
    }

    private func lineage(_ type: TypeDraft) -> [TypeDraft] {
        var found = [type]
        var seen: Set<String> = [type.name]
        while let parent = found.last?.superclass.flatMap({ types[$0] }), seen.insert(parent.name).inserted { found.append(parent) }
        return found
    }
}

extension TypeDraft {
    /// A protocol with what it asks for alone.
    fileprivate var withoutGiven: TypeDraft {
        guard form == .protocol else { return self }
        var type = self
        type.properties.removeAll(where: \.isGiven)
        type.methods.removeAll(where: \.isGiven)
        return type
    }
}

extension MethodDraft {
    /// What a class inherits under the name of what a protocol asks for is another method where it takes something else.
    fileprivate var look: [String] { [name] + parameterTypes }

    /// Whether it can stand for what a protocol asks for: with the same types, and there where they have to be.
    fileprivate func fits(_ asked: MethodDraft) -> Bool {
        zip([resultType] + parameterTypes, [asked.resultType] + asked.parameterTypes).allSatisfy { own, asked in
            guard Self.plain(own) == Self.plain(asked) else { return false }
            let isAlwaysThere = own.contains("_Nonnull")
            return asked.contains("_Nonnull") ? isAlwaysThere : !(asked.contains("_Nullable") && isAlwaysThere)
        }
    }

    private static func plain(_ type: String) -> String {
        let words = type.split { $0.isWhitespace }.filter { !["_Nullable", "_Nonnull", "_Null_unspecified"].contains($0) }
        return words.joined().filter { $0 != "?" && $0 != "!" }
    }
}
