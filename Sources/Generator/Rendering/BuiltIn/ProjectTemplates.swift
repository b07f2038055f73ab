// Made by Scripts/embed-templates from Scaffolds/project: edit there, then run `make templates`.
// swift-format-ignore-file

extension BuiltInTemplates {
    static let project: [String: String] = [
        "project/AppTests.swift": #"""
            import Testing

            import {{module}}

            /// What your app does with {{module}}. A mock, which can answer such tests, is generated once the spec has `mock:`.
            @Test(.disabled("write what the app does first, and take this line away"))
            func theAppDoesWhatItShould() {}

            """#,
        "project/Package.swift": #"""
            // swift-tools-version: 6.2
            import PackageDescription

            /// The systems that are generated, a line each. `guidewright generate` keeps the lines between the marks current; all else is yours.
            let systems: [(module: String, mock: String, parts: Set<String>)] = [
                // systems:begin
                // systems:end
            ]

            /// What generated code stands on.
            func runtime(_ product: String) -> Target.Dependency { .product(name: product, package: "guidewright") }

            {{#tests}}
            /// The clients and mocks of all systems.
            let generated = systems.flatMap { system in
                (system.parts.contains("Client") ? [system.module] : []) + (system.parts.contains("Mock") ? ["\(system.module)Mock"] : [])
            }

            {{/tests}}
            let settings: [SwiftSetting] = [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]

            let package = Package(
                name: {{name}},
                platforms: [.macOS(.v15), .iOS(.v18)],
                dependencies: [
                    {{dependency}}
                ]{{#tests}},
                targets: [
                    // Tests of your own.
                    .testTarget(
                        name: "AppTests",
                        dependencies: generated.map { .target(name: $0) } + ["ClientRuntime", "MockRuntime", "MockClient"].map(runtime)
                    )
                ]{{/tests}}
            )

            for system in systems {
                let folder = {{folder}} + system.module
                // SHA-256 and what is made with it: OpenSSL's libcrypto on Linux.
                let digests = system.parts.contains("Digests") ? [runtime("TextDigests")] : []
                if system.parts.contains("Client") {
                    package.products.append(.library(name: system.module, targets: [system.module]))
                    package.targets.append(.target(name: system.module, dependencies: [runtime("ClientRuntime")] + digests, path: "\(folder)/Client"))
                }
                if system.parts.contains("Mock") {
                    package.products += [
                        .library(name: "\(system.module)Mock", targets: ["\(system.module)Mock"]),
                        .executable(name: system.mock, targets: [system.mock]),
                    ]
                    package.targets += [
                        .target(name: "\(system.module)Mock", dependencies: [runtime("MockRuntime")] + digests, path: "\(folder)/Mock"),
                        .executableTarget(
                            name: system.mock,
                            dependencies: [.target(name: "\(system.module)Mock"), runtime("MockRuntime"), runtime("MockServer")],
                            path: "\(folder)/MockServer"
                        ),
                    ]
                }
                if system.parts.contains("Tests") {
                    let shared = ["ClientRuntime", "MockRuntime", "MockClient", "MockServer", "MockTesting"]
                    // Storage that a setting encrypts: OpenSSL's libcrypto on Linux.
                    let encryption = system.parts.contains("Encryption") ? ["StorageEncryption"] : []
                    package.targets.append(
                        .testTarget(
                            name: "\(system.module)Tests",
                            dependencies: [.target(name: system.module), .target(name: "\(system.module)Mock")] + (shared + encryption).map(runtime),
                            path: "\(folder)/Tests"
                        )
                    )
                }
            }

            for target in package.targets { target.swiftSettings = settings }

            """#,
        "project/README.md": #"""
            # {{title}}

            Specs of mobile SDKs, held against their vendors' guides, and what [Guidewright]({{url}}) makes of them: a Swift client, a mock server, tests and a reference of each.

            ```sh
            guidewright run     # validate the specs, hold them against their guides, and generate
            swift test          # build what was generated, and test it
            ```

            `guidewright` comes [with a package manager or from source]({{url}}/blob/main/Documentation/installing.md). Where it is not installed, SwiftPM builds it: `swift package --allow-writing-to-package-directory guidewright run`.

            | folder | holds |
            |---|---|
            | `Specs/` | the YAML of each system: what you edit ([the language]({{url}}/blob/main/Specs/README.md)) |
            | `Guides/` | your copies of the vendors' guides. Git ignores them: they are the vendors'. What they state is recorded in each system's `evidence.yaml`, so that checks work without them |
            | `Generated/` | what is made of the specs. Commit it, and edit the specs instead |
            | `Tests/AppTests/` | tests of your own |
            | `guidewright.yaml` | where things go and what is made ([its keys]({{url}}/blob/main/Documentation/projects.md)) |

            {{next}}

            """#,
        "project/gitignore": #"""
            .build/
            .swiftpm/
            /Guides/
            .DS_Store

            """#,
        "project/guidewright.yaml": #"""
            # yaml-language-server: $schema={{url}}/raw/main/Specs/schema/project.schema.json
            # What is made, and where it goes. Each line shows what holds without it.
            output: Generated
            make: [client, mock, tests, reference]
            # references: docs/sdks
            # systems:
            #   {{id}}: {make: [client, reference]}

            """#,
        "project/workflow.yml": #"""
            name: Specs
            on: [push, pull_request]
            permissions:
              contents: read
            jobs:
              specs:
                runs-on: ubuntu-24.04
                steps:
                  - uses: actions/checkout@v4
                  # Specs are sound, agree with what the guides state, and everything generated is current.
                  - uses: {{repository}}@{{version}}
              tests:
                runs-on: ubuntu-24.04
                container: swift:6.2
                steps:
                  - uses: actions/checkout@v4
                  # Mocks sign tokens with OpenSSL's libcrypto.
                  - run: apt-get update && apt-get install -y libssl-dev pkg-config
                  - run: swift build
                  - run: swift test

            """#,
    ]
}
