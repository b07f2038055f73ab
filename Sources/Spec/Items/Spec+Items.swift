import Declarations
import SourceText

extension Spec {
    /// Everything the spec states that a guide can bear out, in the order of the spec's parts: settings, durations, constants, enums,
    /// errors, classes, protocols, hooks, endpoints.
    package var items: [SpecItem] {
        var list = settings.map(\.item) + durations.map(\.item) + constants.map(\.item)
        for enumeration in enums { list += enumeration.items }
        for enumeration in errors { list += enumeration.items }
        list += typedefs.map(\.item)
        for type in classes { list += type.items }
        for type in protocols { list += type.items }
        for hook in hooks { list += hook.items }
        for host in hosts { list += host.environments.map(\.item) }
        for endpoint in endpoints { list += endpoint.items }
        let given = Dictionary(swiftNames.map { ($0.name.value, $0.swift) }) { first, _ in first }
        for index in list.indices where [.type, .enum].contains(list[index].kind) { list[index].swiftName = given[list[index].name.value] }
        return list
    }
}

extension Setting {
    fileprivate var item: SpecItem {
        var item = SpecItem(.key, name, provenance: provenance, place: name.place)
        item.value = value
        item.form = Located(kind.rawValue, at: kindPlace)
        return item
    }
}

extension Host.Environment {
    /// A base is named by its address.
    fileprivate var item: SpecItem {
        var item = SpecItem(.key, url, provenance: provenance, place: url.place)
        item.value = url
        item.form = Located("base", at: url.place)
        return item
    }
}

extension DocumentedDuration {
    fileprivate var item: SpecItem {
        let name = Located(String(seconds.value), at: seconds.place)
        var item = SpecItem(.duration, name, provenance: provenance, place: seconds.place)
        item.value = name
        return item
    }
}

extension Constant {
    fileprivate var item: SpecItem {
        var item = SpecItem(.constant, name, provenance: provenance, place: name.place)
        item.type = type.map { Located($0.value.spelling(in: .objectiveC), at: $0.place) }
        item.nullability = type.map { Located($0.value.nullability, at: $0.place) }
        item.value = value
        item.swiftName = swiftName
        if let valuesFrom { item.provenanceOfAspects[.value] = .documented(valuesFrom) }
        item.form = Located(kind.rawValue, at: kindPlace)
        item.language = .objectiveC
        return item
    }
}

extension Enumeration {
    fileprivate var items: [SpecItem] {
        var item = SpecItem(.enum, name, provenance: provenance, place: name.place)
        item.typeParameters = typeParameters.map(\.name)
        item.form = Located(declaredForm.rawValue, at: formPlace)
        item.isClosed = rest == nil
        // What its raw values are, an enum with a case for the rest shows by no type that it inherits.
        item.type = rest == nil ? rawType : nil
        // A type of texts is declared in either language.
        item.language = form == .swift || rawType?.value == "String" ? .swift : .objectiveC
        return [item] + allCases.map { $0.item(of: self) } + members.map { $0.item(of: name, provenance) }
    }
}

extension EnumProperty {
    fileprivate func item(of owner: Located<String>, _ provenance: Provenance) -> SpecItem {
        let place = Place(spelling.place.file, declaration.nameSpan).inside(spelling.place)
        let whole = self.provenance.or(provenance)
        if let method {
            var item = method.item(language, owner: owner, provenance: whole, in: spelling.place.file, spelling: spelling.place)
            // A function of C is nobody's.
            if isFunction { item.owner = nil }
            return item
        }
        var item = SpecItem(.property, Located(name, at: place), owner: owner, provenance: whole, place: spelling.place)
        item.language = .swift
        item.attributes = declaration.attributes.map { Located($0, at: spelling.place) }
        item.type = declaration.type.map { Located($0.spelling(in: .swift), at: spelling.place) }
        item.nullability = declaration.type.map { Located($0.nullability, at: spelling.place) }
        return item
    }
}

extension EnumCase {
    fileprivate func item(of enumeration: Enumeration) -> SpecItem {
        var item = SpecItem(.case, name, owner: enumeration.name, provenance: provenance.or(enumeration.provenance), place: name.place)
        item.value = enumeration.isText ? rawText : value.map { Located(String($0.value), at: $0.place) }
        if enumeration.isText, enumeration.form == .swift, rawText == nil, holds.isEmpty { item.impliedValue = name }
        item.swiftName = swiftName
        item.hold(holds)
        // A guide has no other name for what it calls by a number.
        if let wire, !NameForm.identifier.matches(wire.value) { item.aliases = [wire] }
        if let source = enumeration.valuesFrom { item.provenanceOfAspects[.value] = .documented(source) }
        return item
    }
}

extension ErrorEnumeration {
    fileprivate var items: [SpecItem] {
        var item = SpecItem(.enum, name, provenance: provenance, place: name.place)
        item.form = Located(form.rawValue, at: formPlace)
        item.isClosed = true
        item.type = rawType
        item.domain = domain
        item.domainConstant = domainConstant
        item.language = form == .swift ? .swift : .objectiveC
        return [item] + allCases.map { $0.item(of: self) } + members.map { $0.item(of: name, provenance) }
    }
}

extension ErrorCase {
    fileprivate func item(of enumeration: ErrorEnumeration) -> SpecItem {
        var item = SpecItem(.error, name, owner: enumeration.name, provenance: provenance.or(enumeration.provenance), place: name.place)
        // Of texts the number is one that Swift counts by itself.
        item.value = enumeration.isText ? writtenText : Located(String(code.value), at: code.place)
        item.domain = enumeration.domain
        item.domainConstant = enumeration.domainConstant
        item.wireNames = spellings.flatMap { wire in wire.keys.sorted().compactMap { wire[$0] } }
        item.status = status
        item.swiftName = swiftName
        item.hold(holds)
        if let source = enumeration.valuesFrom { item.provenanceOfAspects[.value] = .documented(source) }
        return item
    }
}

extension SpecItem {
    /// What a case of Swift holds.
    fileprivate mutating func hold(_ values: [HeldValue]) {
        guard !values.isEmpty else { return }
        language = .swift
        parameterTypes = values.map { Located($0.declaration.type.spelling(in: .swift), at: $0.place) }
        parameterNames = values.map { Located($0.declaration.label ?? "_", at: $0.place) }
    }
}

extension TypeAlias {
    fileprivate var item: SpecItem {
        var item = SpecItem(.type, name, provenance: provenance, place: name.place)
        item.form = Located("alias", at: name.place)
        item.typeParameters = typeParameters
        item.type = Located(type.spelling(in: language), at: spelling.place)
        item.language = language
        return item
    }
}

extension Provenance {
    /// A part says itself where it comes from, or it comes from where the whole does.
    func or(_ whole: Provenance) -> Provenance {
        if case .guide = self { whole } else { self }
    }
}
