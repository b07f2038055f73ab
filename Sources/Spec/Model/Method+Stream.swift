package import Declarations

extension Method {
    /// The stream that it answers; its flow gives the elements.
    package var stream: StreamType? { language == .swift ? declaration.result?.stream : nil }

    /// Whether whoever calls it in a loop, or with `await`, waits for it.
    var isAwaited: Bool { declaration.isAsync || stream != nil }
}
