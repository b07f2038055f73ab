public import Foundation

// What the errors of a vendor may hold: an error of one type, where a client knows only that something failed.

extension DecodingError {
    /// The error itself where it is one of these, else one of corrupted data that names it.
    public init(because error: any Error) {
        let context = Context(codingPath: [], debugDescription: "\(error)", underlyingError: error)
        self = error as? DecodingError ?? .dataCorrupted(context)
    }
}

extension EncodingError {
    /// The error itself where it is one of these, else one that names it.
    public init(because error: any Error) {
        let context = Context(codingPath: [], debugDescription: "\(error)", underlyingError: error)
        self = error as? EncodingError ?? .invalidValue(error, context)
    }
}

extension URLError {
    /// The error itself where it is one of these, else one of no known code that has it as its cause.
    public init(because error: any Error) {
        self = error as? URLError ?? URLError(.unknown, userInfo: [NSUnderlyingErrorKey: error])
    }
}

extension CancellationError {
    /// It says nothing of why.
    public init(because error: any Error) { self.init() }
}
