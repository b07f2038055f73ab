/// Protocols of Swift's library that a type of a spec may say it conforms to; the client has them where they hold.
package enum SwiftProtocols {
    package static let names: Set<String> = observed.union([
        "Sendable", "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable",
        "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible", "AnyObject", "CaseIterable",
    ])

    /// What drafts say of one of the library's that is none of these.
    package static let unkept = "no type of a client has"

    /// All that Swift's library and Foundation bring, with those that no type of a client keeps.
    package static let library: Set<String> = names.union([
        "RawRepresentable", "OptionSet", "SetAlgebra", "CodingKey", "CodingKeyRepresentable", "Sequence", "Collection",
        "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "IteratorProtocol",
        "LazySequenceProtocol", "LazyCollectionProtocol", "AsyncSequence", "AsyncIteratorProtocol", "Strideable", "AdditiveArithmetic",
        "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
        "BinaryFloatingPoint", "RandomNumberGenerator", "TextOutputStream", "TextOutputStreamable", "LosslessStringConvertible",
        "StringProtocol", "StringInterpolationProtocol", "CustomReflectable", "CustomLeafReflectable", "CustomPlaygroundDisplayConvertible",
        "CVarArg", "Actor", "AnyActor", "GlobalActor", "Executor", "SerialExecutor", "TaskExecutor", "Clock", "InstantProtocol",
        "DurationProtocol", "BitwiseCopyable", "RecoverableError", "ReferenceConvertible", "DataProtocol", "MutableDataProtocol",
        "ContiguousBytes", "SortComparator", "FormatStyle", "ParseableFormatStyle", "ParseStrategy", "RangeExpression", "AnyObject",
        "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
        "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral",
    ])

    /// Of Combine and Observation: what SwiftUI hears of changes by. The client has none of them.
    static let observed: Set<String> = ["ObservableObject", "Observable"]
}
