/// What a system's code is called in a package, and what is called so already.
package struct PackageNames {
    /// A name of a module or an executable, and what it is.
    struct Name {
        var text: String
        var place: Located<String>
        var what: String
    }

    let all: [Name]

    init(_ spec: Spec) {
        let (id, module) = (spec.system.id, spec.system.module)
        let client = [Name(text: module.value, place: module, what: "a client")]
        let mock = [
            Name(text: module.value + "Mock", place: module, what: "a mock"),
            Name(text: module.value + "Tests", place: module, what: "tests"),
            Name(text: id.value + "-mock", place: id, what: "a mock's executable"),
        ]
        all = spec.mock == nil ? client : client + mock
    }

    /// Names that only differ in this are one: a folder of the build has small and capital letters in one, and a module no dash.
    static func folded(_ name: String) -> String { name.lowercased().replacing("-", with: "_") }

    /// Whether a module of that name would stand in the way of one that is there already.
    package static func isTaken(_ name: String) -> Bool { taken.contains(folded(name)) }

    private static let taken = Set([platform, own, dependencies].joined().map(folded))

    private static let platform = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "Testing", "XCTest", "Glibc", "Musl", "Darwin", "Dispatch",
        "UIKit", "AppKit", "CryptoKit", "Security",
    ]

    /// What this package is made of: modules, executables, tests.
    private static let own = [
        "WireValues", "ClientRuntime", "StorageEncryption", "Signatures", "TextDigests", "MockRuntime", "MockClient", "MockServer",
        "MockTesting", "SourceText", "Digests", "Diagnostics", "Declarations", "YAMLTree", "APIDescriptions", "DocCArchives", "Spec",
        "Guide", "CrossCheck",
        "SwiftCode", "Generator", "Drafting", "Mutants", "OpenAPI", "RandomSpecs", "Scoring", "ToySystem", "MockInterpreter", "Workspaces",
        "guidewright", "guidewright-mock", "GuidewrightCommand", "GuidewrightCheck", "GeneratedRuntimes", "reading-bench", "stress",
        "toy-mock",
        "CAllocator", "CLibXML2", "CLibYAML", "CCMarkGFM", "CLibCrypto", "SourceTextTests", "DigestsTests", "DiagnosticsTests",
        "DeclarationsTests",
        "YAMLTreeTests", "SpecTests", "GuideReaderTests", "FactTests", "CrossCheckTests", "ScoringTests", "RandomSpecsTests",
        "MutantsTests",
        "MockInterpreterTests", "OpenAPITests", "SwiftCodeTests", "GeneratorTests", "GeneratorMockTests", "RepositoryTests", "CommandTests",
        "DraftingTests", "SampleTests", "ClientRuntimeTests", "TextDigestsTests", "StorageEncryptionTests", "MockRuntimeTests",
        "MockTestingTests", "MockServerTests",
    ]

    /// The modules of packages that a mock's executable is built with.
    private static let dependencies = [
        "HTTPTypes", "HTTPTypesFoundation", "FoundationURL", "Logging", "InMemoryLogging", "ArgumentParser", "ArgumentParserToolInfo",
        "Mustache",
        "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "HummingbirdHTTP2", "HummingbirdRouter", "HummingbirdTesting",
        "ServiceLifecycle",
        "ServiceLifecycleTestKit", "ConcurrencyHelpers", "UnixSignals", "NIO", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOConcurrencyHelpers",
        "NIOEmbedded", "NIOFS", "NIOFileSystem", "NIOFoundationCompat", "NIOFoundationEssentialsCompat", "NIOTLS", "NIOTestUtils",
        "NIOWebSocket", "NIOSSL", "NIOExtras", "NIOHTTPCompression", "NIOHTTPResponsiveness", "NIOHTTPTypes", "NIOHTTPTypesHTTP1",
        "NIOHTTPTypesHTTP2", "NIOHTTP2", "NIOHPACK", "NIONFS3", "NIOResumableUpload", "NIOSOCKS", "NIOCertificateReloading",
        "NIOTransportServices", "CNIOAtomics", "CNIODarwin", "CNIOLLHTTP", "CNIOLinux", "CNIOPosix", "CNIOSHA1", "CNIOWASI", "CNIOWindows",
        "CNIOBoringSSL", "CNIOBoringSSLShims", "CNIOExtrasZlib", "StructuredFieldValues", "RawStructuredFieldValues", "AsyncAlgorithms",
        "Algorithms", "Atomics", "Collections", "BitCollections", "DequeModule", "HashTreeCollections", "HeapModule", "OrderedCollections",
        "InternalCollectionsUtilities", "RealModule", "ComplexModule", "Numerics", "SystemPackage", "CSystem", "Metrics", "CoreMetrics",
        "Tracing", "Instrumentation", "ServiceContextModule", "Configuration", "AsyncHTTPClient", "CAsyncHTTPClient", "Crypto",
        "CryptoExtras", "CCryptoBoringSSL", "CryptoBoringWrapper", "SwiftASN1", "X509",
    ]
}
