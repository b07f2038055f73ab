internal import Declarations
internal import SwiftCode

/// An Objective-C method as far as its Swift name depends on it.
package struct NamedMethod: Sendable {
    package var selector: String
    package var isStatic: Bool
    package var parameterNames: [String]
    package var parameterTypes: [OmissionType]
    package var result: OmissionType
    /// Answers `instancetype`, or its own class.
    package var returnsSelf: Bool
    /// The last parameter is an `NSError **`.
    package var throwsError: Bool
    /// Is an initialiser, if its name says so: answers an object.
    package var makesObject: Bool
    /// The last parameter is a block without result: Swift gives the method an `async` twin.
    package var hasHandler: Bool

    package init(
        selector: String,
        isStatic: Bool = false,
        parameterNames: [String] = [],
        parameterTypes: [OmissionType] = [],
        result: OmissionType = OmissionType(""),
        returnsSelf: Bool = false,
        throwsError: Bool = false,
        makesObject: Bool = true,
        hasHandler: Bool = false
    ) {
        self.selector = selector
        self.isStatic = isStatic
        self.parameterNames = parameterNames
        self.parameterTypes = parameterTypes
        self.result = result
        self.returnsSelf = returnsSelf
        self.throwsError = throwsError
        self.makesObject = makesObject
        self.hasHandler = hasHandler
    }
}

/// From a selector to the name that the Clang importer gives it.
package struct MethodNaming: Sendable {
    /// The class or protocol that declares the method.
    package var context: OmissionType
    /// Swift names of the type's properties: a word that names a property is not needless.
    package var properties: Set<String>

    package init(type: String, properties: Set<String> = []) {
        self.context = OmissionType(type)
        self.properties = properties
    }

    package func name(of method: NamedMethod) -> MethodName { name(of: method, isAsync: false) }

    /// A selector word for word: `clearLamps()`, `move(_:toLamp:)`.
    ///
    /// - Parameter dropsLast: whether the last parameter is an `NSError **`, which becomes `throws`.
    package static func fullName(of selector: String, dropsLast: Bool) -> MethodName {
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let labels = selector.contains(":") ? [""] + pieces.dropFirst().dropLast() : []
        return MethodName(base: pieces[0], labels: dropsLast ? labels.dropLast() : labels)
    }

    /// The name of the `async` twin: the handler and the words about it are gone.
    package func asyncName(of method: NamedMethod) -> MethodName? {
        method.hasHandler ? name(of: method, isAsync: true) : nil
    }

    private func name(of method: NamedMethod, isAsync: Bool) -> MethodName {
        var pieces = Pieces(method)
        if method.throwsError { pieces.dropErrorParameter() }
        if let label = initializerLabel(method, pieces) {
            return initializer(label, pieces)
        }
        var handler: String?
        if isAsync { handler = pieces.dropHandler() }
        shorten(&pieces, method, isAsync: isAsync, handler: handler)
        return pieces.name
    }

    /// What stands behind `init`, or behind the class's name in a factory method; nil where the method makes no object.
    private func initializerLabel(_ method: NamedMethod, _ pieces: Pieces) -> String? {
        if !method.isStatic {
            return method.makesObject && CamelCase.firstWord(of: pieces.base) == "init" ? String(pieces.base.dropFirst(4)) : nil
        }
        guard method.returnsSelf else { return nil }
        return FactoryName.rest(of: pieces.base, owner: context.name, takesSomething: !pieces.labels.isEmpty)
    }

    private func initializer(_ text: String, _ pieces: Pieces) -> MethodName {
        guard !pieces.labels.isEmpty else { return MethodName(base: "init", labels: []) }
        let dropsWith = CamelCase.firstWord(of: text) == "With" && text.count > 4
        let rest = CamelCase.lowercasingInitialism(dropsWith ? String(text.dropFirst(4)) : text)
        var labels = pieces.labels
        // `withClass`: a keyword is no label of the importer's.
        let isKeyword = SwiftKeyword.reserved.contains(rest) && rest != "await"
        labels[0] = dropsWith && isKeyword ? CamelCase.lowercasingInitialism(text) : rest
        for (index, type) in pieces.types.enumerated() where index < labels.count {
            labels[index] = shortened(labels[index], type, .subsequentParameter)
        }
        return MethodName(base: "init", labels: labels)
    }

    private func shorten(_ pieces: inout Pieces, _ method: NamedMethod, isAsync: Bool, handler: String?) {
        let result = method.returnsSelf ? context : method.result
        let returnsContext = result.name == context.name
        if returnsContext { pieces.base = NeedlessWords.omitLeadingType(in: pieces.base, context) }
        pieces.base = NeedlessWords.omitSelfType(in: pieces.base, context, properties: properties)
        if pieces.types.isEmpty, !isAsync {
            if returnsContext { pieces.base = omit(pieces.base, result, .property) }
        } else if CamelCase.firstWord(of: pieces.base) == "set" {
            pieces.base = omit(pieces.base, context, .property)
        }
        if isAsync { pieces.dropAsyncWords(handler) }
        if let type = pieces.types.first,
            let split = PrepositionSplit.split(pieces.base, first: type, parameterName: pieces.parameterNames.first ?? "")
        {
            pieces.base = split.base
            pieces.labels[0] = split.label
        }
        omitParameterTypes(&pieces)
        pieces.base = CamelCase.lowercasingInitialism(pieces.base)
        pieces.labels = pieces.labels.map(CamelCase.lowercasingInitialism)
    }

    private func omitParameterTypes(_ pieces: inout Pieces) {
        for (index, type) in pieces.types.enumerated() where index < pieces.labels.count {
            if index == 0, pieces.labels[0].isEmpty {
                pieces.base = omit(pieces.base, type, .baseName)
            } else {
                let role: NeedlessWords.Role = index > 0 || type.hasDefault ? .subsequentParameter : .firstParameter
                pieces.labels[index] = shortened(pieces.labels[index], type, role)
            }
        }
    }

    private func omit(_ name: String, _ type: OmissionType, _ role: NeedlessWords.Role) -> String {
        NeedlessWords.omitTrailingType(in: name, type, role: role, properties: properties)
    }

    private func shortened(_ label: String, _ type: OmissionType, _ role: NeedlessWords.Role) -> String {
        NeedlessWords.omitTrailingType(in: label, type, role: role, properties: [])
    }
}
