import Declarations
import Diagnostics
import SourceText

/// What fills the properties of an object that is made, and of the objects inside of it: each field has to be there, and to become what its
/// property is.
extension Resolver {
    /// A class, and the fields of which an object of it is made, behind a path from the outermost ones.
    private struct Filling {
        var type: ClassType
        var fields: FieldTable
        var path: [String] = []
    }

    /// - Parameter place: where the outermost object is made.
    mutating func checkFilling(of type: ClassType, with source: Value, at place: Place) {
        diagnostics += fillingProblems(of: type, with: source, at: place)
    }

    /// Whether the fields of a value fill an object: what only stands for something is said where it is made.
    func canFill(_ type: ClassType, with source: Value, at place: Place) -> Bool {
        fillingProblems(of: type, with: source, at: place).allSatisfy { $0.severity == .warning }
    }

    /// What keeps the fields of a value from filling an object, and the objects inside of it.
    func fillingProblems(of type: ClassType, with source: Value, at place: Place) -> [Diagnostic] {
        guard !source.fields.isEmpty else { return objectProblems(of: type, in: source, at: place) }
        var problems: [Diagnostic] = []
        var waiting = [Filling(type: type, fields: source.fields)]
        // One object made of another's very fields (`field: .`) ends where it would begin again.
        var seen: Set<[String]> = []
        while let next = waiting.popLast() {
            guard next.type.wraps.isEmpty, seen.insert(next.path + [next.type.name.value]).inserted else { continue }
            for owner in index.ancestry(of: next.type) {
                for property in owner.properties {
                    guard let inner = filling(property, of: owner, next, source, at: place, &problems) else { continue }
                    waiting.append(inner)
                }
            }
        }
        return problems
    }

    /// Checks the field of a property; what is made of it in turn, if it is an object.
    private func filling(
        _ property: Property, of owner: ClassType, _ outer: Filling, _ source: Value, at place: Place, _ problems: inout [Diagnostic]
    ) -> Filling? {
        guard let field = property.field, case .named? = property.declaration.type else { return nil }
        let path = field.value.split(separator: ".").map(String.init)
        let (found, end) = index.walk(path[...], from: Scope.Binding(type: .object, fields: outer.fields), hasItems: true)
        guard end == path.endIndex else {
            // What is written out and says nothing of it leaves it as it begins.
            let mayBeUnsaid = property.begins || property.valueType(in: owner).isOptional
            if end == 0, outer.path.isEmpty, case .object = source.expression.kind, mayBeUnsaid { return nil }
            let members = index.members(of: found).map { (path[..<end] + [$0]).joined(separator: ".") }
            let known = end == 0 ? outer.fields.names : listed(members)
            var problem = DanglingReference.diagnostic(field, kind: "field of the response", known: known)
            problem.labels.append(Label(place, "an object is made of that"))
            problems.append(problem)
            return nil
        }
        let held = property.valueType(in: owner)
        problems += MissingList.diagnostics(field, found.type, fills: property, as: held)
        if property.holdsNumberObjects, found.type.holdsTruth(as: held) { return nil }
        let isWritten = outer.path.isEmpty && source.expression.writesObject(at: path)
        guard let inner = index.objects(in: held), let type = index.classes[inner] else {
            if !isWritten, !found.fields.isEmpty, held.holdsJSON {
                problems.append(UnfilledProperty.diagnostic(typed: field, property.name))
                return nil
            }
            if !index.becomes(found.type, held) {
                problems.append(TypeMismatch.diagnostic(field, found.type, fills: property, of: owner, held))
            } else if let silent = SilentDefault.diagnostic(field, found.type, fills: property, as: held) {
                problems.append(silent)
            }
            return nil
        }
        if isWritten || found.type.unwrapped.isJSON {
            if case .list = found.type.unwrapped, !held.isList {
                problems.append(TypeMismatch.diagnostic(field, found.type, fills: property, of: owner, held))
            } else if let problem = problem(ofJSON: property, inner, held, of: outer.type, at: place) {
                problems.append(problem)
            }
        } else if !index.becomes(found.type, held), found.fields.isEmpty || !found.type.hasShape(of: held) {
            problems.append(TypeMismatch.diagnostic(field, found.type, fills: property, of: owner, held))
        } else if !found.fields.isEmpty {
            return Filling(type: type, fields: found.fields, path: outer.path + path)
        }
        return nil
    }

    /// JSON makes structs inside of objects, as deep as they are, and no objects of classes.
    private func problem(
        ofJSON property: Property, _ inner: String, _ held: ValueType, of type: ClassType, at place: Place
    ) -> Diagnostic? {
        guard let structure = held.structureOfJSON(index.classes) else {
            if index.classes[inner]?.form == .structure { return UnfilledProperty.diagnostic(deep: property, inner, of: type, at: place) }
            return UnfilledProperty.diagnostic(json: property.name, inner, of: type, at: place)
        }
        var structs = JSONStructs(index)
        return structs.obstacle(in: structure, inside: [type.name.value]).map {
            UnfilledProperty.diagnostic(json: property.name, inner, holding: $0.words.what, of: type, at: place)
        }
    }

    /// What keeps JSON from making the objects inside of this one.
    private func objectProblems(of type: ClassType, in source: Value, at place: Place) -> [Diagnostic] {
        guard source.type.unwrapped.isJSON else { return [] }
        return index.ancestry(of: type).flatMap { owner in
            owner.properties.filter { $0.field != nil && $0.declaration.type != nil }.compactMap { property in
                let held = property.valueType(in: owner)
                return index.objects(in: held).flatMap { problem(ofJSON: property, $0, held, of: type, at: place) }
            }
        }
    }
}

extension ValueType {
    /// JSON, or a list or a dictionary of it.
    fileprivate var holdsJSON: Bool {
        switch unwrapped {
        case .json: true
        case .list(let item), .table(let item): item.holdsJSON
        default: false
        }
    }
}

extension ValueType {
    /// Whether truth values stand where the other type has numbers: alone, or in a list.
    fileprivate func holdsTruth(as numbers: ValueType) -> Bool {
        switch (unwrapped, numbers.unwrapped) {
        case (.boolean, .number): true
        case (.list(let item), .list(let wanted)): item.holdsTruth(as: wanted)
        default: false
        }
    }
}

extension Property {
    /// Whether it is an `NSNumber`, or a list of them: those hold truth values as well as numbers.
    fileprivate var holdsNumberObjects: Bool {
        guard case .named(let type)? = declaration.type else { return false }
        return type.name == "NSNumber" || type.arguments.first?.name == "NSNumber"
    }

    /// The place of an item of a list, where a part of a `field:` is one: `0` of `coordinates.0`.
    package static func itemPlace(_ part: String) -> Int? { part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(part) : nil }

    /// Its type, as flows know it.
    func valueType(in owner: ClassType) -> ValueType {
        declaration.type.map { TypeMapping.valueType($0, language, owner: owner.name.value) } ?? .json
    }
}

extension SpecIndex {
    /// The class of the objects that a value of the type is or holds.
    fileprivate func objects(in type: ValueType) -> String? {
        switch type.unwrapped {
        case .named(let name): classes[name] != nil ? name : nil
        case .list(let item), .table(let item): objects(in: item)
        default: nil
        }
    }

    /// Whether a field of one type becomes a property of another by itself: as types fit, and as numbers, texts and cases are spelled.
    fileprivate func becomes(_ found: ValueType, _ wanted: ValueType) -> Bool {
        if fits(found, wanted) { return true }
        return switch (found.unwrapped, wanted.unwrapped) {
        case (.list(let item), .list(let wanted)), (.table(let item), .table(let wanted)): becomes(item, wanted)
        case (.string, .url), (.string, .data), (.string, .integer), (.url, .string), (.number, .integer): true
        case (.integer, .string), (.number, .string), (.boolean, .string): true
        case (.string, .named(let name)): enums[name] != nil
        // Cases that travel as texts are not counted.
        case (.integer, .named(let name)): enums[name].map { $0.counts && !$0.travelsAsText } ?? false
        case (.named(let name), .string), (.named(let name), .integer), (.named(let name), .number): enums[name] != nil
        default: false
        }
    }
}

extension SpecIndex {
    /// Whether `make` cannot fail: of an object that is written out, each property is given what it is.
    func isSurelyMade(_ value: Expression) -> Bool {
        guard case .make(let name, let source) = value.kind, case .object(let members) = source.kind, let type = classes[name] else {
            return false
        }
        return ancestry(of: type).allSatisfy { owner in
            owner.properties.filter { $0.field != nil }.allSatisfy { property in
                let held = property.valueType(in: owner)
                guard let given = members.first(where: { $0.name.value == property.field?.value })?.value, !given.isNull else {
                    return property.begins || held.isOptional
                }
                let isThere = held.isOptional || !given.type.isOptional
                return isThere && fits(given.type, held) && (given.type.unwrapped != .json || held.unwrapped == .json)
                    && !given.mayFail(given: held.isOptional)
            }
        }
    }
}

extension ValueType {
    fileprivate var isJSON: Bool { self == .json || self == .list(.json) }

    fileprivate var isList: Bool { if case .list = unwrapped { true } else { false } }

    /// Whether both are one object, or both a list of them.
    fileprivate func hasShape(of held: ValueType) -> Bool {
        switch (unwrapped, held.unwrapped) {
        case (.object, .named), (.list(.object), .list(.named)): true
        default: false
        }
    }
}

extension Expression {
    /// Whether it is an object that is written out, with another one, or a list of such, written out in it at the path.
    fileprivate func writesObject(at path: [String]) -> Bool {
        guard case .object(let members) = kind else { return false }
        guard let first = path.first else { return true }
        guard let member = members.first(where: { $0.name.value == first })?.value else { return false }
        return member.isMadeOfObjects
    }
}
