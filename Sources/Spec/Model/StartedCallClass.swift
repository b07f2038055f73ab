import Declarations

/// A class of Foundation's by whose object an app gives up what a method has begun: the method answers one, although no step returns it.
package enum StartedCallClass: String, CaseIterable, Sendable {
    case task = "URLSessionTask"
    case dataTask = "URLSessionDataTask"
    case downloadTask = "URLSessionDownloadTask"
    case uploadTask = "URLSessionUploadTask"
    case progress = "Progress"
    case operation = "Operation"
}

extension Method {
    /// What a method with a handler answers by which an app cancels it: `NSURLSessionDataTask *`, `Progress?`. Nil for every other method.
    package var startedCall: StartedCallClass? {
        guard !isAwaited, listeners == nil, case .named(let result)? = declaration.result, result.arguments.isEmpty else { return nil }
        let name = language == .swift ? result.name : result.pointerDepth == 1 ? FoundationTypes.renamed[result.name] : nil
        guard let kind = name.flatMap(StartedCallClass.init), handlers.ending != nil else { return nil }
        return kind
    }

    /// Whether it goes on behind its return, and has something to answer before: nobody knows what, but for an object by which it is cancelled.
    var answersBeforeItsEnd: Bool {
        guard !isAwaited, listeners == nil, !declaration.isInitializer, startedCall == nil, !throwsByPointer, handlers.ending != nil else {
            return false
        }
        return declaration.result.map { !$0.isVoidType && !["instancetype", "Self"].contains($0.name) } ?? false
    }
}

extension Method {
    /// Whether its handler is told of any error as it is, and not of its code, or of one type.
    var tellsAnyError: Bool { errorCode == nil && [nil, "Error", "any Error"].contains(resultError) }
}
