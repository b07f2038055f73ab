// swift-tools-version: 6.2
import PackageDescription

/// The systems in `Generated/`, a line each. `guidewright generate` keeps the lines between the marks current.
///
/// They stand here because SwiftPM caches manifests by their content: a manifest that listed a folder would go stale.
let systems: [(module: String, mock: String, parts: Set<String>)] = [
    // systems:begin
    ("IMFCore", mock: "ibm-mobile-client-access-mock", parts: ["Client", "Mock", "Tests"]),
    ("KakaoOpenSDK", mock: "kakao-user-management-mock", parts: ["Client", "Mock", "Tests", "Encryption"]),
    ("MSAL", mock: "msal-native-auth-mock", parts: ["Client", "Mock", "Tests"]),
    ("NHNCloudIAP", mock: "nhn-cloud-iap-mock", parts: ["Client", "Mock", "Tests"]),
    ("NaverThirdPartyLogin", mock: "naver-login-mock", parts: ["Client", "Mock", "Tests"]),
    // systems:end
]

/// One list of settings for every target. `GUIDEWRIGHT_STRICT=1`, as CI sets it, makes every warning an error.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (Context.environment["GUIDEWRIGHT_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// `GUIDEWRIGHT_OWN=1`, as the Makefile and CI set it: what is built is for this repository's own chores and tests.
let isOwn = Context.environment["GUIDEWRIGHT_OWN"] == "1"

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
/// Apple's platforms have CryptoKit and Security instead.
let libcrypto: Target.Dependency = .target(name: "CLibCrypto", condition: .when(platforms: [.linux]))
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird: Target.Dependency = .product(name: "HummingbirdCore", package: "hummingbird")
let lifecycle: [Target.Dependency] = [
    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
    .product(name: "UnixSignals", package: "swift-service-lifecycle"),
]
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let nio: [Target.Dependency] = [
    .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
    .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
]
/// Only with the trait: without it nothing of it is compiled.
let tls: [Target.Dependency] = [.product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])), "Signatures"]
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")

let package = Package(
    name: "guidewright",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "guidewright", targets: ["guidewright"]),
        .executable(name: "guidewright-mock", targets: ["guidewright-mock"]),
        .library(name: "ClientRuntime", targets: ["ClientRuntime"]),
        .library(name: "StorageEncryption", targets: ["StorageEncryption"]),
        .library(name: "TextDigests", targets: ["TextDigests"]),
        .library(name: "MockRuntime", targets: ["MockRuntime"]),
        .library(name: "MockClient", targets: ["MockClient"]),
        .library(name: "MockServer", targets: ["MockServer"]),
        .library(name: "MockTesting", targets: ["MockTesting"]),
        .plugin(name: "GuidewrightCommand", targets: ["GuidewrightCommand"]),
        .plugin(name: "GuidewrightCheck", targets: ["GuidewrightCheck"]),
    ],
    traits: [
        .trait(name: "TLS", description: "Mocks speak HTTPS (`--tls`). Compiles BoringSSL, which takes longer than all else of a mock.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
    ],
    targets: [
        // System libraries.
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CCMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
        ),
        .systemLibrary(name: "CAllocator"),
        .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),

        // The tool, in the order that data flows through it.
        .target(name: "SourceText"),
        .target(name: "Digests", dependencies: [libcrypto]),
        .target(name: "Diagnostics", dependencies: ["SourceText"]),
        .target(name: "Declarations", dependencies: ["SourceText"]),
        .target(name: "YAMLTree", dependencies: ["CLibYAML", "SourceText", "Diagnostics"]),
        .target(name: "APIDescriptions", dependencies: ["SourceText", "Diagnostics", "YAMLTree"]),
        .target(name: "DocCArchives"),
        .target(name: "Spec", dependencies: ["SourceText", "Diagnostics", "Declarations", "YAMLTree", "WireValues"]),
        .target(name: "Guide", dependencies: ["CLibXML2", "CCMarkGFM", "SourceText", "Diagnostics", "Declarations", "APIDescriptions"]),
        .target(name: "CrossCheck", dependencies: ["SourceText", "Digests", "Diagnostics", "Declarations", "YAMLTree", "Spec", "Guide"]),
        .target(name: "Scoring", dependencies: ["SourceText", "Digests", "Diagnostics", "YAMLTree", "Guide"]),
        .target(name: "SwiftCode", exclude: ["README.md"]),
        .target(name: "Generator", dependencies: ["SourceText", "Digests", "Diagnostics", "Declarations", "Spec", "SwiftCode", mustache]),
        .target(
            name: "Drafting",
            dependencies: ["SourceText", "Diagnostics", "Declarations", "YAMLTree", "APIDescriptions", "Spec", "Guide", "CrossCheck"]),
        .target(name: "Mutants", dependencies: ["SourceText", "Diagnostics", "YAMLTree", "Spec", "CrossCheck", "Generator"]),
        .target(name: "RandomSpecs", dependencies: ["SourceText", "Diagnostics", "Spec"]),
        .target(name: "OpenAPI", dependencies: ["Diagnostics", "Spec"]),
        .target(name: "Workspaces", dependencies: ["SourceText", "Diagnostics", "Spec", argumentParser]),
        .executableTarget(
            name: "guidewright",
            dependencies: [
                "Workspaces", "APIDescriptions", "DocCArchives", "Drafting", "OpenAPI", "RandomSpecs", "Mutants", "Scoring", "SourceText",
                "Diagnostics",
                "Declarations", "YAMLTree", "Spec", "Guide", "CrossCheck", "Generator", argumentParser,
                .target(name: "CAllocator", condition: .when(platforms: [.linux])),
            ]
        ),

        // `guidewright mock`, a program of its own: the network costs more to build than half of the tool.
        .executableTarget(
            name: "guidewright-mock",
            dependencies: ["Workspaces", "Diagnostics", "Spec", "MockInterpreter", "MockRuntime", "MockServer", argumentParser]
        ),

        // The tool inside other packages' builds.
        .plugin(
            name: "GuidewrightCommand",
            capability: .command(
                intent: .custom(verb: "guidewright", description: "Run guidewright: validate, check, generate, run and the rest."),
                permissions: [.writeToPackageDirectory(reason: "guidewright writes generated code, specs and what guides state.")]
            ),
            dependencies: ["guidewright"]
        ),
        .plugin(name: "GuidewrightCheck", capability: .buildTool(), dependencies: ["guidewright"]),

        // What generated code stands on. Nothing here imports the tool.
        .target(name: "WireValues"),
        .target(name: "ClientRuntime", dependencies: ["WireValues", httpTypes]),
        .target(name: "StorageEncryption", dependencies: ["ClientRuntime", libcrypto]),
        .target(name: "TextDigests", dependencies: ["WireValues", libcrypto]),
        .target(name: "Signatures", dependencies: [libcrypto]),
        .target(name: "MockRuntime", dependencies: ["WireValues", "Signatures", httpTypes]),
        .target(name: "MockClient", dependencies: ["ClientRuntime", "MockRuntime", httpTypes]),
        .target(name: "MockTesting", dependencies: ["ClientRuntime", "MockRuntime", "MockClient", httpTypes] + nio),
        .target(
            name: "MockServer",
            dependencies: ["MockRuntime", "WireValues", argumentParser, httpTypes, hummingbird, logging] + nio + lifecycle + tls
        ),

        .target(name: "MockInterpreter", dependencies: ["Spec", "MockRuntime", "TextDigests", "WireValues"]),

        // Measuring.
        .executableTarget(
            name: "reading-bench",
            dependencies: ["CLibXML2", "CLibYAML", "SourceText", "YAMLTree", "Spec", "Guide", "CrossCheck", "Generator"],
            path: "Benchmarks",
            exclude: ["compile.py", "generate.py", "mocks.json", "mocks.py", "synthetic.py", "watch.py"]
        ),

        .executableTarget(
            name: "stress",
            dependencies: [
                "SourceText", "Diagnostics", "Declarations", "YAMLTree", "Spec", "Guide", "CrossCheck", "Scoring", "Drafting", "Generator",
                "WireValues", "ClientRuntime", "MockRuntime", "MockInterpreter", "OpenAPI", "CCMarkGFM", "ToySystem",
                argumentParser, httpTypes,
            ],
            path: "Tests/Stress",
            exclude: ["Broken"]
        ),

        // Tests.
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["SourceText", "Diagnostics"]),
        .testTarget(name: "DeclarationsTests", dependencies: ["SourceText", "Declarations"]),
        .testTarget(name: "YAMLTreeTests", dependencies: ["SourceText", "Diagnostics", "YAMLTree"]),
        .testTarget(
            name: "SpecTests",
            dependencies: ["SourceText", "Diagnostics", "Declarations", "YAMLTree", "Spec"],
            exclude: ["Bad", "Good", "Rare"]
        ),
        .testTarget(name: "GuideReaderTests", dependencies: ["SourceText", "Diagnostics", "Declarations", "Guide"]),
        .testTarget(name: "FactTests", dependencies: ["SourceText", "Diagnostics", "Declarations", "Guide"]),
        .testTarget(
            name: "CrossCheckTests", dependencies: ["SourceText", "Diagnostics", "Declarations", "YAMLTree", "Spec", "Guide", "CrossCheck"]),
        .testTarget(name: "ScoringTests", dependencies: ["SourceText", "Diagnostics", "Guide", "Scoring"]),
        .testTarget(name: "RandomSpecsTests", dependencies: ["SourceText", "Diagnostics", "Spec", "Generator", "RandomSpecs"]),
        .testTarget(name: "MutantsTests", dependencies: ["SourceText", "Diagnostics", "Spec", "Generator", "Mutants"]),
        .testTarget(
            name: "MockInterpreterTests",
            dependencies: [
                "SourceText", "Diagnostics", "Spec", "RandomSpecs", "MockInterpreter", "ClientRuntime", "MockRuntime", "MockTesting",
            ]
        ),
        .testTarget(name: "OpenAPITests", dependencies: ["SourceText", "Diagnostics", "YAMLTree", "Spec", "OpenAPI"]),
        .testTarget(name: "DocCArchivesTests", dependencies: ["DocCArchives"], exclude: ["DoorKit.doccarchive", "GateAPI.doccarchive"]),
        .testTarget(name: "SwiftCodeTests", dependencies: ["SwiftCode"]),
        .testTarget(name: "GeneratorTests", dependencies: ["SourceText", "Diagnostics", "Declarations", "Spec", "SwiftCode", "Generator"]),
        .testTarget(
            name: "GeneratorMockTests",
            dependencies: ["SourceText", "Diagnostics", "Declarations", "Spec", "SwiftCode", "Generator"]
        ),
        .testTarget(
            name: "RepositoryTests",
            dependencies: ["Diagnostics", "YAMLTree", "Spec", "Guide", "CrossCheck", "Scoring", "Generator", "SourceText"]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "guidewright", "guidewright-mock", "Workspaces", "YAMLTree", "SourceText", "Guide", "CrossCheck", argumentParser,
            ]),
        .testTarget(
            name: "DraftingTests",
            dependencies: ["SourceText", "Diagnostics", "Declarations", "YAMLTree", "Spec", "Guide", "CrossCheck", "Drafting"]
        ),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "guidewright", "SourceText", "Digests", "Declarations", "Guide", "Spec", "SwiftCode", "Generator", "ClientRuntime",
                "MockRuntime", "MockClient", "MockTesting", "MockServer", "TextDigests", "StorageEncryption", "RandomSpecs",
            ]
        ),
        .testTarget(name: "ClientRuntimeTests", dependencies: ["ClientRuntime"]),
        .testTarget(name: "TextDigestsTests", dependencies: ["TextDigests"]),
        .testTarget(name: "StorageEncryptionTests", dependencies: ["ClientRuntime", "StorageEncryption"]),
        .target(name: "ToySystem", dependencies: ["MockRuntime"], path: "Tests/MockRuntimeTests/ToySystem"),
        .testTarget(
            name: "MockRuntimeTests",
            dependencies: ["ClientRuntime", "MockClient", "MockRuntime", "ToySystem"],
            exclude: ["ToySystem"]
        ),
        .testTarget(
            name: "MockTestingTests", dependencies: ["ClientRuntime", "MockClient", "MockRuntime", "MockTesting", "ToySystem", httpTypes]),
        .executableTarget(name: "toy-mock", dependencies: ["MockServer", "ToySystem"], path: "Tests/MockServerTests/toy-mock"),
        .testTarget(
            name: "MockServerTests",
            dependencies: ["ClientRuntime", "MockRuntime", "MockServer", "ToySystem", "toy-mock"] + nio,
            exclude: ["toy-mock"]
        ),
    ]
)

for system in systems {
    let folder = "Generated/\(system.module)"
    package.products.append(.library(name: system.module, targets: [system.module]))
    // SHA-256 and what is made with it: OpenSSL's libcrypto on Linux.
    let digests: [Target.Dependency] = system.parts.contains("Digests") ? ["TextDigests"] : []
    package.targets.append(.target(name: system.module, dependencies: ["ClientRuntime"] + digests, path: "\(folder)/Client"))
    guard !system.mock.isEmpty else { continue }
    package.products += [
        .library(name: "\(system.module)Mock", targets: ["\(system.module)Mock"]),
        .executable(name: system.mock, targets: [system.mock]),
    ]
    package.targets += [
        .target(name: "\(system.module)Mock", dependencies: ["MockRuntime"] + digests, path: "\(folder)/Mock"),
        .executableTarget(
            name: system.mock,
            dependencies: [.target(name: "\(system.module)Mock"), "MockRuntime", "MockServer"],
            path: "\(folder)/MockServer"
        ),
        .testTarget(
            name: "\(system.module)Tests",
            dependencies: [
                .target(name: system.module), .target(name: "\(system.module)Mock"), "ClientRuntime", "StorageEncryption", "MockRuntime",
                "MockClient", "MockServer", "MockTesting",
            ],
            path: "\(folder)/Tests"
        ),
    ]
}

// The commands of the references are run against the mocks.
package.targets.first { $0.name == "RepositoryTests" }?.dependencies += systems.filter { !$0.mock.isEmpty }.map { .target(name: $0.mock) }

// What is interpreted is held against what is compiled, by the scenarios of the generated suites.
package.targets.first { $0.name == "MockInterpreterTests" }?.dependencies +=
    systems.filter { !$0.mock.isEmpty }.map { .target(name: "\($0.module)Tests") }

// The guides' samples are compiled against the clients; what apps hear of them needs the mocks.
package.targets.first { $0.name == "SampleTests" }?.dependencies += systems.map { .target(name: $0.module) }
package.targets.first { $0.name == "SampleTests" }?.dependencies += systems.filter { !$0.mock.isEmpty }.map { .target(name: $0.mock) }

// What generated code stands on, as one library that is linked again and again: `Scripts/faults` compiles hundreds of changed clients and mocks.
if Context.environment["GUIDEWRIGHT_FAULTS"] == "1" {
    let runtimes = ["ClientRuntime", "TextDigests", "StorageEncryption", "MockRuntime", "MockClient", "MockServer", "MockTesting"]
    package.products.append(.library(name: "GeneratedRuntimes", type: .dynamic, targets: runtimes))
}

// Plugins have the whole tool compiled once more, for them. `Scripts/projects` builds them from packages outside.
if isOwn {
    package.products.removeAll { $0 is Product.Plugin }
    package.targets.removeAll { $0.type == .plugin }
}

for target in package.targets where target.type != .system && target.type != .plugin { target.swiftSettings = settings }
