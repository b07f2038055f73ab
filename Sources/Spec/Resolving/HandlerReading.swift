import Declarations
import SourceText

/// Tells the blocks of one method apart.
///
/// A block says by its parameters whether it hears of errors, and by its own name whether it is called while the method goes on; where that
/// is not enough, the spec says so.
struct HandlerReading {
    private(set) var ending: MethodHandlers.Ending?
    private(set) var progress: [MethodHandlers.Progress] = []
    private(set) var problem: (message: String, help: String)?
    private let method: Method

    private struct Candidate {
        var position: Int
        var name: String
        var label: String
        var block: MethodHandlers.Progress
        /// Its parameters under the names that flows use.
        var values: [TypeName.Parameter] { block.parameters }
    }

    init(_ method: Method) {
        self.method = method
        let all = method.declaration.parameters.enumerated().compactMap { Self.candidate($1, at: $0) }
        // A listener is kept, and hears nothing of how the method ends.
        let listener = method.listeners.flatMap { $0.keeps ? $0.parameter : nil }
        let over = Set(method.declaration.parameters.filter { $0.isOverAtReturn(in: method.language) }.map(\.name))
        let named = Set(method.atOnce.map(\.value)).union(method.language == .swift ? [] : over)
        // What the app answers says nothing of how the method ends.
        let others = all.filter { $0.name != listener && !named.contains($0.name) && !$0.block.isAsked && $0.block.changed == nil }
        let stated = Set(method.progress.map(\.value))
        let isMeanwhile: (Candidate) -> Bool = { stated.contains($0.name) || stated.isEmpty && $0.name.lowercased().contains("progress") }
        // Who awaits a method needs no block to hear how it ends: what it takes is called before.
        let ends =
            method.declaration.isAsync ? [] : others.count == 1 && stated.isEmpty ? others : others.filter { !isMeanwhile($0) }
        // Guides leave `@escaping` out: a closure that is called meanwhile is over at the end where nothing else says that there is more to come.
        let isAlone = ends.isEmpty && !method.declaration.isAsync && method.stream == nil && listener == nil
        progress = all.filter { candidate in !ends.contains { $0.position == candidate.position } }.map { candidate in
            var block = candidate.block
            let isOver = named.contains(block.name) || isAlone && stated.contains(block.name) && over.contains(block.name)
            block.isAtOnce = isOver && !block.isAsked || block.changed != nil
            return block
        }
        switch ends.count {
        case 0: break
        case 1: ending = single(ends[0])
        case 2: pair(ends[0], ends[1])
        default: problem = unclear(ends)
        }
    }

    private static func candidate(_ parameter: MethodDeclaration.Parameter, at position: Int) -> Candidate? {
        MethodHandlers.Progress(parameter.name, parameter.type).map {
            Candidate(position: position, name: parameter.name, label: parameter.label, block: $0)
        }
    }

    // MARK: - One block

    private func single(_ only: Candidate) -> MethodHandlers.Ending {
        if let (success, failure) = only.values.result {
            var values = success.isVoidType ? [] : [TypeName.Parameter(name: "value", type: success.optional)]
            values.append(TypeName.Parameter(name: "error", type: failure.asError))
            let needed: Set<String> = success.isVoidType || success.nullability == .nullable ? [] : ["value"]
            return ending(values, .result(only.position), needed)
        }
        if let (index, error) = typedError(in: only) {
            var values = only.values
            values[index] = TypeName.Parameter(name: error.parameter.value, type: Self.anyError(method.language))
            return ending(values, .code(only.position, error), [])
        }
        guard let code = method.errorCode, let index = only.values.firstIndex(where: { $0.name == code.parameter.value }) else {
            return ending(only.values, .single(only.position), [])
        }
        var values = only.values
        values[index].type = Self.anyError(method.language)
        var coded = ending(values, .code(only.position, code), [])
        coded.answersCode = method.language == .objectiveC
        return coded
    }

    /// `(LampError?) -> Void` of a method that says with `failsAs: LampError.offline` what other errors become: the block's only error.
    private func typedError(in candidate: Candidate) -> (index: Int, error: ErrorCode)? {
        guard let other = method.failsAs, let type = method.errorsOfFailing else { return nil }
        return only({ $0 == type }, in: candidate, at: other.place)
    }

    /// `(LampFailure) -> Void`, the block of failure beside one of success, where `LampFailure` is a class that wraps any error.
    private func wrappedError(in candidate: Candidate) -> (index: Int, error: ErrorCode)? {
        guard var found = only({ method.errorClasses.contains($0) }, in: candidate, at: method.locatedName.place) else { return nil }
        found.error.isWrapped = true
        return found
    }

    /// The only value of a block whose type is one of errors.
    private func only(
        _ isError: (String) -> Bool, in candidate: Candidate, at place: Place
    ) -> (index: Int, error: ErrorCode)? {
        guard method.errorCode == nil, method.declaration.thrownType == nil, !candidate.values.contains(where: \.type.isErrorType) else {
            return nil
        }
        let typed = candidate.values.indices.filter { candidate.values[$0].type.name.map(isError) ?? false }
        guard typed.count == 1, let type = candidate.values[typed[0]].type.name else { return nil }
        let name = candidate.values[typed[0]].name ?? ""
        let called = name == "value\(typed[0])" ? "error" : name
        let (parameter, enumeration) = (Located(called, at: place), Located(type, at: place))
        return (typed[0], ErrorCode(parameter: parameter, enumeration: enumeration, none: 0, isWhole: true))
    }

    private func ending(_ values: [TypeName.Parameter], _ form: MethodHandlers.Form, _ needed: Set<String>) -> MethodHandlers.Ending {
        MethodHandlers.Ending(
            whole: TypeName.Function(result: .named(TypeName.Named("void")), parameters: values), form: form, needed: needed)
    }

    static func anyError(_ language: Language) -> TypeName {
        .named(TypeName.Named(language == .swift ? "Error" : "NSError", pointerDepth: language == .swift ? 0 : 1, nullability: .nullable))
    }

    // MARK: - One for each way to end

    private mutating func pair(_ first: Candidate, _ second: Candidate) {
        let failing = [first, second].filter(hearsOfErrors)
        let named = [first, second].filter(Self.isCalledAfterFailure)
        guard let failure = failing.count == 1 ? failing[0] : named.count == 1 ? named[0] : nil else {
            problem = unclear([first, second])
            return
        }
        let success = failure.position == first.position ? second : first
        guard let clash = Self.clash(success, failure) else {
            ending = pair(success: success, failure: failure)
            return
        }
        problem = (
            "both handlers of `\(method.name)` have a `\(clash)`, of different types", "give one of them another name in the declaration"
        )
    }

    private func pair(success: Candidate, failure: Candidate) -> MethodHandlers.Ending {
        var values = success.values.map { TypeName.Parameter(name: $0.name, type: $0.type.optional) }
        var failureValues = failure.values
        let typed = typedError(in: failure) ?? wrappedError(in: failure)
        if let typed { failureValues[typed.index].name = typed.error.parameter.value }
        let stated = method.errorCode.flatMap { code in failureValues.contains { $0.name == code.parameter.value } ? code : nil }
        let code = typed?.error ?? stated
        for index in failureValues.indices where failureValues[index].name == code?.parameter.value {
            failureValues[index].type = Self.anyError(method.language)
        }
        for value in failureValues where !values.contains(where: { $0.name == value.name }) {
            values.append(TypeName.Parameter(name: value.name, type: value.type.optional))
        }
        if !values.contains(where: \.type.isErrorType) {
            values.append(TypeName.Parameter(name: "error", type: Self.anyError(method.language)))
        }
        let needed = success.values.filter { $0.type.nullability != .nullable && $0.type.nullability != .implicitlyUnwrapped }
        return ending(
            values,
            .pair(
                success: MethodHandlers.Block(position: success.position, values: success.values.compactMap(\.name)),
                failure: MethodHandlers.Block(position: failure.position, values: failureValues.compactMap(\.name), code: code)),
            Set(needed.compactMap(\.name)))
    }

    private func hearsOfErrors(_ candidate: Candidate) -> Bool {
        typedError(in: candidate) != nil || wrappedError(in: candidate) != nil
            || candidate.values.contains { $0.type.isErrorType || $0.name == method.errorCode?.parameter.value }
    }

    private static func isCalledAfterFailure(_ candidate: Candidate) -> Bool {
        [candidate.name, candidate.label].contains { $0.lowercased().contains("fail") || $0.lowercased().contains("error") }
    }

    /// A name that both have, for values of different types.
    private static func clash(_ success: Candidate, _ failure: Candidate) -> String? {
        success.values.first { value in
            failure.values.contains { $0.name == value.name && $0.type.optional != value.type.optional }
        }?.name
    }

    private func unclear(_ blocks: [Candidate]) -> (message: String, help: String) {
        let names = Listing.codes(blocks.map(\.name))
        return (
            "nothing says which of the handlers \(names) of `\(method.name)` hears of what",
            "name those that are called while it goes on under `progress:`; of two others, one has an error or `errorCode:`"
        )
    }
}

extension [TypeName.Parameter] {
    /// The two sides of a `Result`, where that is all there is.
    fileprivate var result: (success: TypeName, failure: TypeName)? {
        guard count == 1, case .named(let type) = self[0].type, type.name == "Result", type.arguments.count == 2 else { return nil }
        return (type.arguments[0], type.arguments[1])
    }
}

extension TypeName {
    /// The same where it may be missing. Numbers and truth values of C are always there.
    var optional: TypeName {
        var copy = self
        copy.nullability = .nullable
        return copy
    }

    /// Of a `Result`: flows know any error.
    fileprivate var asError: TypeName { HandlerReading.anyError(.swift) }
}
