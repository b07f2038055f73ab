import Declarations
import SourceText

extension ClassType {
    /// The type, its properties and their documented setters, its methods with their parameters.
    var items: [SpecItem] {
        var item = SpecItem(.type, name, provenance: provenance, place: name.place)
        item.form = Located(form.rawValue, at: formPlace)
        item.language = language
        item.typeParameters = typeParameters.map(\.name)
        item.attributes = superclass.map { [Located(": \($0.value)", at: $0.place)] } ?? []
        item.attributes += conformances.map { Located("<\($0.value)>", at: $0.place) }
        var list = [item] + (delegateItem.map { [$0] } ?? [])
        for property in properties { list += property.items(of: name, provenance) }
        for method in methods { list += method.property?.items(of: name, provenance) ?? method.items(of: name, provenance) }
        return list.bornOut(nullabilityBy: nonnullFrom)
    }
}

extension ClassType {
    /// The property that apps put their delegate into, where it is not declared among the properties. A static one is set by a method, and so
    /// may be any other.
    private var delegateItem: SpecItem? {
        guard let delegate, !isDelegateStatic, !properties.contains(where: { $0.name == delegate.property.value }) else { return nil }
        guard !methods.contains(where: setsDelegate) else { return nil }
        var item = SpecItem(.property, delegate.property, owner: name, provenance: provenance, place: delegate.property.place)
        item.language = language
        return item
    }
}

extension ProtocolType {
    /// The protocol and its methods with their parameters.
    var items: [SpecItem] {
        var item = SpecItem(.type, name, provenance: provenance, place: name.place)
        item.form = Located("protocol", at: name.place)
        item.isClosed = implementedBy == nil
        item.language = language
        item.attributes = conformances.map { Located("<\($0.value)>", at: $0.place) }
        let members = methods.flatMap { method in
            method.property?.items(of: name, provenance) ?? method.items(of: name, provenance, isRequirement: true)
        }
        return [item] + members.bornOut(nullabilityBy: nonnullFrom)
    }
}

extension [SpecItem] {
    /// What a header's region says of all its declarations, no guide has to say of each.
    fileprivate func bornOut(nullabilityBy source: Located<String>?) -> [SpecItem] {
        guard let source else { return self }
        return map { item in
            var item = item
            item.provenanceOfAspects[.nullability] = .documented(source)
            return item
        }
    }
}

extension Hook {
    /// The method that apps write, and its parameters.
    var items: [SpecItem] {
        let file = spelling.place.file
        let item = declaration.item(.objectiveC, owner: owner, provenance: provenance, in: file, spelling: spelling.place)
        return [item]
            + declaration.parameterItems(.objectiveC, owner: item.name, provenance: provenance, in: file, spelling: spelling.place)
    }
}

extension Property {
    fileprivate func items(of owner: Located<String>, _ whole: Provenance) -> [SpecItem] {
        let provenance = provenance.or(whole)
        let file = spelling.place.file
        let namePlace = Place(file, declaration.nameSpan).inside(spelling.place)
        var item = SpecItem(.property, Located(name, at: namePlace), owner: owner, provenance: provenance, place: spelling.place)
        item.language = language
        item.isStatic = Located(declaration.isStatic, at: spelling.place)
        item.type = declaration.type.map { Located($0.spelling(in: language), at: spelling.place) }
        item.nullability = declaration.type.map { Located($0.nullability, at: spelling.place) }
        item.attributes = (declaration.attributes + declaration.manner).map { Located($0, at: attributePlace($0)) }
        item.field = field
        item.swiftName = swiftName ?? declaration.swiftName.map { Located($0, at: spelling.place) }
        item.isDeprecated = Located(declaration.isDeprecated, at: spelling.place)
        item.availability = declaration.availability.map { Located($0, at: spelling.place.word($0) ?? spelling.place) }
        item.value = declaration.literal.map { Located($0, at: spelling.place) }
        item.firstCase = declaration.beginning.map { Located($0.text, at: spelling.place.word($0.text) ?? spelling.place) }
        if case .string(let text)? = get?.value.kind { item.answeredText = get.map { Located(text, at: $0.place) } }
        item.aliases = declaration.getter.map { [Located($0, at: attributePlace("getter=\($0)"))] } ?? []
        return [item] + (setter?.items(of: owner, provenance) ?? [])
    }

    /// Where the attribute stands inside the declaration.
    private func attributePlace(_ attribute: String) -> Place { spelling.place.word(attribute) ?? spelling.place }
}

extension Method {
    func items(of owner: Located<String>, _ whole: Provenance, isRequirement: Bool = false) -> [SpecItem] {
        let provenance = provenance.or(whole)
        let file = spelling.place.file
        var item = declaration.item(language, owner: owner, provenance: provenance, in: file, spelling: spelling.place)
        if let swiftName { item.swiftName = swiftName }
        item.isOverload = overload != nil
        if isRequirement {
            item.isRequired = Located(isRequired, at: requirednessPlace ?? spelling.place)
            if let source = requirednessFrom { item.provenanceOfAspects[.isRequired] = .documented(source) }
        }
        return [item] + declaration.parameterItems(language, owner: item.name, provenance: provenance, in: file, spelling: spelling.place)
    }
}

extension MethodDeclaration {
    func item(
        _ language: Language,
        owner: Located<String>,
        provenance: Provenance,
        in file: SourceFile,
        spelling: Place
    ) -> SpecItem {
        let namePlace = Place(file, nameSpan).inside(spelling)
        var item = SpecItem(.method, Located(name, at: namePlace), owner: owner, provenance: provenance, place: spelling)
        item.language = language
        item.isVariadic = isVariadic
        item.isStatic = isStatic.map { Located($0, at: spelling) }
        let resultPlace = language == .objectiveC ? namePlace.from(spelling) : spelling
        item.type = result.map { Located($0.spelling(in: language), at: resultPlace) }
        item.nullability = result.map { Located($0.nullability, at: resultPlace) }
        for parameter in parameters {
            let place = Place(file, parameter.span).inside(spelling)
            item.parameterNames.append(Located(parameter.name, at: place))
            if let type = parameter.type { item.parameterTypes.append(Located(type.spelling(in: language), at: place)) }
        }
        if language == .swift {
            item.defaulted = parameters.filter(\.hasDefault).map(\.label)
            item.parameterDefaults = parameters.map { parameter in
                parameter.defaultValue.map { Located($0.spelling, at: Place(file, parameter.span).inside(spelling)) }
            }
        }
        item.swiftName = attributes.swiftName.map { Located($0, at: spelling) }
        item.availability = attributes.shownAvailability.map { Located($0, at: spelling) }
        item.isDeprecated = Located(attributes.isDeprecated, at: spelling)
        item.attributes = manner.map { Located($0, at: spelling.word($0) ?? spelling) }
        return item
    }

    func parameterItems(
        _ language: Language,
        owner: Located<String>,
        provenance: Provenance,
        in file: SourceFile,
        spelling: Place
    ) -> [SpecItem] {
        parameters.map { parameter in
            let place = Place(file, parameter.span).inside(spelling)
            var item = SpecItem(.parameter, Located(parameter.name, at: place), owner: owner, provenance: provenance, place: place)
            item.language = language
            item.type = parameter.type.map { Located($0.spelling(in: language), at: place) }
            item.nullability = parameter.type.map { Located($0.nullability, at: place) }
            return item
        }
    }
}

extension Place {
    /// This place if it lies inside another; else that other. A declaration whose text is not written byte for byte has no finer places
    /// than its scalar.
    func inside(_ outer: Place) -> Place { outer.span.contains(span) ? self : outer }

    /// From the start of another place, in which this one lies, to the start of this one: the result's type stands before a method's name.
    func from(_ outer: Place) -> Place {
        span.start > outer.span.start ? Place(file, Span(outer.span.start, span.start)) : outer
    }

    /// Where a text first stands inside this place.
    func word(_ text: String) -> Place? {
        file.firstSpan(of: text, in: span).map { Place(file, $0) }
    }
}
