internal import Declarations

/// A selector taken apart, while it becomes a Swift name.
struct Pieces {
    var base: String
    /// One per parameter; the first is empty until the base name is split.
    var labels: [String]
    var types: [OmissionType]
    var parameterNames: [String]

    init(_ method: NamedMethod) {
        var parts = method.selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if method.selector.hasSuffix(":") { parts.removeLast() }
        base = parts.first ?? method.selector
        labels = method.selector.contains(":") ? [""] + parts.dropFirst() : []
        types = Array(method.parameterTypes.prefix(labels.count))
        parameterNames = Array(method.parameterNames.prefix(labels.count))
    }

    var name: MethodName { MethodName(base: base, labels: labels) }

    /// An `NSError **` at the end becomes `throws`.
    mutating func dropErrorParameter() {
        guard !labels.isEmpty else { return }
        if labels.count == 1 { base = FactoryName.withoutError(base) }
        dropLast()
    }

    /// Takes the handler off, and answers the words that named it where it was not the first parameter.
    mutating func dropHandler() -> String? {
        guard !labels.isEmpty else { return nil }
        let last = labels.count == 1 ? nil : labels.last
        if labels.count == 1 { base = Self.withoutHandlerSuffix(base) ?? base }
        dropLast()
        return last
    }

    /// `get`, `Asynchronously` and the like say nothing in an `async` function; words before `WithCompletionHandler` go to the base name.
    mutating func dropAsyncWords(_ handler: String?) {
        if CamelCase.firstWord(of: base) == "get", base.count > 3 { base = String(base.dropFirst(3)) }
        let needless = "Asynchronously"
        if CamelCase.lastWord(of: base) == needless, base.count > needless.count { base = String(base.dropLast(needless.count)) }
        if let handler, let words = Self.withoutHandlerSuffix(handler) {
            base += words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    private mutating func dropLast() {
        labels.removeLast()
        types = Array(types.prefix(labels.count))
        parameterNames = Array(parameterNames.prefix(labels.count))
    }

    /// The name without what says that a handler follows; nil where it says nothing of the kind, or nothing else.
    private static func withoutHandlerSuffix(_ name: String) -> String? {
        let suffixes = [
            "WithCompletionHandler", "WithCompletionBlock", "WithCompletion", "WithHandler", "WithReplyTo", "WithReply", "WithBlock",
        ]
        for suffix in suffixes where name.hasSuffix(suffix) && name.count > suffix.count {
            return String(name.dropLast(suffix.count))
        }
        return nil
    }
}
