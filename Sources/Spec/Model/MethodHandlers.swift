package import Declarations
import SourceText

/// The blocks that an app hands to a method, told apart: those that hear how it ends, and those that are called while it goes on.
///
/// SDKs tell their apps of success and failure in one block or in two, with an error, its code, or a `Result`. Flows know one handler with
/// named values, one of which is an error; what the blocks look like is between this and the method.
package struct MethodHandlers: Sendable {
    /// What hears of the end; nil for a method without such a block.
    package let ending: Ending?
    /// The blocks that are called while the method goes on.
    package let progress: [Progress]
    /// What cannot be told apart, with a way out; nil where all is clear.
    let problem: (message: String, help: String)?

    package struct Ending: Sendable {
        /// What flows complete, as though it were one block whose parameters all have names.
        package var whole: TypeName.Function
        package var form: Form
        /// The values that have to be given where no error is.
        package var needed: Set<String>
        /// Whether who awaits the method is answered the code beside everything else, as Swift's importer has it, rather than told of the
        /// error.
        package var answersCode = false

        /// Whether a value is there whenever no error is, for those who wait for it instead of handing a block over.
        package func isThere(_ name: String) -> Bool {
            switch form {
            case .single, .code: !answersCode && whole.parameters.contains { $0.type.isErrorType }
            case .result, .pair: needed.contains(name)
            }
        }

        /// The positions of the blocks among the method's parameters.
        package var positions: [Int] {
            switch form {
            case .single(let position), .code(let position, _), .result(let position): [position]
            case .pair(let success, let failure): [success.position, failure.position].sorted()
            }
        }
    }

    package enum Form: Sendable {
        /// One block that is given the values as they are.
        case single(Int)
        /// One block that is given a code in place of the error.
        case code(Int, ErrorCode)
        /// One block that is given a `Result`.
        case result(Int)
        /// One for each way to end.
        case pair(success: Block, failure: Block)
    }

    package struct Block: Sendable {
        package var position: Int
        /// The values that it is given, by their names among all.
        package var values: [String]
        /// The one of them that it is given as a code.
        package var code: ErrorCode?
    }

    /// A block that is called any number of times: by a method while it goes on, or, where a property holds it, whenever something happens.
    package struct Progress: Sendable {
        package var name: String
        /// Whether the method calls it before it returns.
        package var isAtOnce = false
        /// Each with a name.
        package var parameters: [TypeName.Parameter]
        /// What the app answers; nil where that is nothing.
        package var answer: TypeName?
        package var isThrowing: Bool
        package var isAsync: Bool

        /// Whether flows ask it: they wait until the app is done, for what it answers, and fail where it throws.
        package var isAsked: Bool { answer != nil || isThrowing }

        /// The place of the value that it changes (`(inout Config) -> Void`): flows go on with what the app makes of it.
        package var changed: Int? {
            let places = parameters.indices.filter { parameters[$0].isInOut }
            return places.count == 1 && !isAsked && !isAsync ? places[0] : nil
        }

        /// Nil for what is no block.
        init?(_ name: String, _ type: TypeName?) {
            guard case .function(let block)? = type else { return nil }
            self.name = name
            answer = block.result.isVoidType ? nil : block.result
            isThrowing = block.isThrowing
            isAsync = block.isAsync
            let isEmpty = block.parameters.count == 1 && block.parameters[0].type.isVoidType
            let given = isEmpty ? [] : block.parameters
            let hasOneError = given.count { $0.type.isErrorType } == 1
            parameters = given.enumerated().map { index, each in
                var each = each
                each.name = each.name ?? (each.type.isErrorType && hasOneError ? "error" : "value\(index)")
                return each
            }
        }

        /// What it is given, by name.
        ///
        /// - Parameter owner: the class by which types in it may be meant.
        func fields(in language: Language, owner: String? = nil, at place: Place) -> [Field] {
            parameters.map {
                Field(name: $0.name ?? "", TypeMapping.valueType($0.type, language, owner: owner), isRequired: true, at: place)
            }
        }
    }

    package init(_ method: Method) {
        let reading = HandlerReading(method)
        ending = reading.ending
        progress = reading.progress
        problem = reading.problem
    }
}

extension MethodDeclaration.Parameter {
    /// A block that answers a value or throws, by which an SDK asks its app.
    package var isAsked: Bool { if case .function(let block)? = type { !block.result.isVoidType || block.isThrowing } else { false } }
}

extension Method {
    package var handlers: MethodHandlers { MethodHandlers(self) }
}

extension TypeName {
    /// An error of either language.
    package var isErrorType: Bool {
        guard case .named(let type) = self else { return false }
        return ["NSError", "Error", "any Error"].contains(type.name) && type.pointerDepth < 2
    }

    var isVoidType: Bool {
        guard case .named(let type) = self else { return false }
        return ["void", "Void", "()"].contains(type.name) && type.pointerDepth == 0
    }
}
