internal import Spec
internal import SwiftCode

/// Names that tests see of several modules at once: what a client calls so stands behind its module there.
package enum NamesBesideTests {
    /// Of those that apps have for a type of the client, what is said is the library's, and what tests declare themselves goes before both; of
    /// others that the runtime or the platform has it is the client's.
    ///
    /// - Parameter names: what is hidden in the client.
    static func hidden(_ names: NamesInScope, of spec: Spec) -> NamesInScope {
        let module = spec.system.module.value
        let own = Set(spec.typeNames.joined().map(\.value)).intersection(unsaid)
        guard !names.isEmpty || !own.isEmpty else { return names }
        return NamesInScope(everywhere: names.everywhere.union(own), inside: [:]) { name in
            if own.contains(name) { return "\(module).\(name)" }
            if LibraryName.inTests.contains(name) { return name }
            return LibraryName.ofTests[name].map { "\($0).\(name)" } ?? names.whole(name)
        }
    }

    /// What tests see besides and never say themselves.
    package static let unsaid = ofRuntimes.union(ofPlatform)

    private static let ofRuntimes: Set<String> = [
        "ActionReport", "AddedListener", "AnswerPiece", "AppAnswers", "AppValue", "BlockAnswer", "BlockBox", "CallPattern", "CallReport",
        "CannedTransport", "ConfirmationDialog", "DeviceBrowser", "DeviceDialog", "DeviceOpener", "EncryptedStorage", "Event",
        "EventAnswer", "EventForAll", "EventForm", "EventsAgain", "FailureField", "FailureShape", "FileStorage", "Followed",
        "HarnessClock", "InProcessTransport", "LeavableEvents", "Listeners", "ListeningKey", "MachineTime", "ManualClock", "MemoryStorage",
        "MockAction", "MockAnswer", "MockBrowser", "MockCall", "MockCallback", "MockCallbackHandler", "MockChoice", "MockClientError",
        "MockClock", "MockClosure", "MockDeferral", "MockDialog", "MockEndpoint", "MockError", "MockEventStream", "MockFault",
        "MockHandler", "MockHarness", "MockLanguage", "MockLatency", "MockLimits", "MockOpener", "MockOptions", "MockPage",
        "MockPageField", "MockParameter", "MockPerson", "MockProblem", "MockRecord", "MockRefusal", "MockReply", "MockResponse",
        "MockSender", "MockService", "MockSession", "MockSnapshot", "MockStop", "MockSystem", "MockText", "MockTrait", "MockURL",
        "NoBrowser", "NoCipher", "NoDialog", "NoOpener", "Once", "OpenAnswer", "OutgoingCall", "ParameterLocation", "PendingCall",
        "Platform", "RandomKind", "RandomSource", "RecordType", "RequestPattern", "RequestText", "RequestValues", "SecuredStorage",
        "SeededRandom", "SentCall", "ServesApp", "ServesMock", "Sleepers", "SocketTransport", "SpelledError", "StorageCipher",
        "SystemRandom", "TimeForm", "TokenStorage", "ToldApart", "TooFewAsleep", "Transport", "TransportError", "URLOpener",
        "URLSessionTransport", "ValueField", "ValueType", "Verification", "VerificationReport", "WebAuthenticator", "WebSocketClosure",
    ]

    /// What tests import of Foundation, Dispatch and HTTP types, and nothing generated says.
    private static let ofPlatform: Set<String> = [
        "AffineTransform", "AlignmentOptions", "AttributeContainer", "AttributeDynamicLookup", "AttributeScope",
        "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedString", "AttributedStringAttributeMutation",
        "AttributedStringKey", "AttributedStringProtocol", "AttributedSubstring", "BlockOperation", "ByteCountFormatStyle", "CGRectEdge",
        "CocoaError", "CodableAttributedStringKey", "CodableConfiguration", "CodableWithConfiguration", "ComparableComparator",
        "Comparator", "ContiguousBytes", "CurrencyFormatStyleConfiguration", "CustomNSError", "DataProtocol",
        "DecodableAttributedStringKey", "DecodableWithConfiguration", "DecodingConfigurationProviding",
        "DescriptiveNumberFormatConfiguration", "Dimension", "DiscontiguousAttributedSubstring", "DiscreteFormatStyle", "DispatchData",
        "DispatchDataIterator", "DispatchGroup", "DispatchIO", "DispatchObject", "DispatchPredicate", "DispatchQoS", "DispatchSemaphore",
        "DispatchSource", "DispatchSourceHandler", "DispatchSourceProtocol", "DispatchSourceRead", "DispatchSourceSignal",
        "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr", "DispatchSourceUserDataReplace",
        "DispatchSourceWrite", "DispatchSpecificKey", "DispatchTime", "DispatchTimeInterval", "DispatchTimeoutResult", "DispatchWallTime",
        "DispatchWorkItem", "DispatchWorkItemFlags", "EncodableAttributedStringKey", "EncodableWithConfiguration",
        "EncodingConfigurationProviding", "EnergyFormatter", "Expression", "FileAttributeKey", "FileAttributeType", "FileHandle",
        "FileManagerDelegate", "FileProtectionType", "FloatingPointFormatStyle", "FloatingPointParseStrategy", "FormatStyle",
        "FormatStyleCapitalizationContext", "Formatter", "HTTPField", "HTTPRequest", "HTTPResponse", "Host", "InflectionRule",
        "IntegerFormatStyle", "IntegerParseStrategy", "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPathComparator",
        "LengthFormatter", "ListFormatStyle", "MarkdownDecodableAttributedStringKey", "MassFormatter", "Measurement", "Morphology",
        "MutableDataProtocol", "NSAffineTransform", "NSAffineTransformStruct", "NSBinarySearchingOptions", "NSCache", "NSCacheDelegate",
        "NSComparisonPredicate", "NSCompoundPredicate", "NSCondition", "NSConditionLock", "NSCountedSet", "NSDecimalNumberBehaviors",
        "NSDecimalNumberHandler", "NSEdgeInsets", "NSEnumerationOptions", "NSExpression", "NSIndexSetIterator", "NSKeyedArchiver",
        "NSKeyedArchiverDelegate", "NSKeyedUnarchiver", "NSKeyedUnarchiverDelegate", "NSLocking", "NSMeasurement", "NSMutableIndexSet",
        "NSOrthography", "NSPoint", "NSPointArray", "NSPointPointer", "NSRangePointer", "NSRect", "NSRectArray", "NSRectEdge",
        "NSRectPointer", "NSSize", "NSSizeArray", "NSSizePointer", "NSSortDescriptor", "NSSortOptions", "NSTextCheckingKey",
        "NSTextCheckingResult", "NotificationQueue", "NumberFormatStyleConfiguration", "ObjCBool", "POSIXError", "ParseStrategy",
        "ParseableFormatStyle", "PersonNameComponentsFormatter", "Pipe", "Port", "PortDelegate", "PortMessage", "Predicate",
        "PredicateBindings", "PredicateError", "PredicateExpression", "PredicateExpressions", "Process", "ProgressKind",
        "ProgressReporting", "ProgressUserInfoKey", "PropertyListDecoder", "PropertyListEncoder", "PropertyListSerialization",
        "QualityOfService", "RecoverableError", "ReferenceConvertible", "Scanner", "ScopedAttributeContainer", "SocketNativeHandle",
        "SocketPort", "SortComparator", "SortDescriptor", "SortOrder", "StandardPredicateExpression", "Stream", "StreamDelegate",
        "StreamNetworkServiceTypeValue", "StreamSOCKSProxyConfiguration", "StreamSOCKSProxyVersion", "StreamSocketSecurityLevel",
        "StringStyle", "StringTransform", "URLFileResourceType", "URLResourceKey", "URLResourceValues", "Unit", "UnitConverter",
        "UnitConverterLinear",
    ]
}
