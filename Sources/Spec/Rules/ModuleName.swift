import Diagnostics
import SourceText

/// A module that is called like another one that its code needs.
enum ModuleName {
    static let rule = Rule(
        "spec-module-name",
        "a module has the name of one that generated code imports",
        explanation: """
            The client is a module of its own, called as the vendor's framework is. It cannot have the name of a module that it imports or \
            that the package has besides: the package would not load, or an import would mean the client itself.
            """
    )

    /// The platform's, those that generated code imports, and those that this package is made of.
    private static let taken: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "Testing", "XCTest", "Glibc", "Musl", "Darwin",
        "Dispatch", "UIKit", "AppKit", "CryptoKit", "Security", "HTTPTypes", "Logging", "ArgumentParser", "Mustache", "HummingbirdCore",
        "ServiceLifecycle", "UnixSignals", "NIOCore", "NIOHTTP1", "NIOPosix", "WireValues", "ClientRuntime", "StorageEncryption",
        "Signatures", "TextDigests", "MockRuntime", "MockClient", "MockServer", "MockTesting", "SourceText", "Digests", "Diagnostics",
        "Declarations", "YAMLTree",
        "APIDescriptions",
        "Spec", "Guide", "CrossCheck", "SwiftCode", "Generator", "Drafting", "Mutants", "OpenAPI", "RandomSpecs", "Scoring", "ToySystem",
        "MockInterpreter", "Workspaces", "guidewright", "guidewright_mock", "stress",
        "CLibXML2", "CLibYAML", "CCMarkGFM", "CLibCrypto",
    ]

    static func check(_ spec: Spec) -> [Diagnostic] {
        let module = spec.system.module
        guard taken.contains(module.value) else { return [] }
        return [
            Diagnostic(
                rule, "`\(module.value)` is a module that generated code imports or lies beside", at: [Label(module.place)],
                help: "call it as the vendor's framework is called, such as `\(module.value)SDK`")
        ]
    }
}
