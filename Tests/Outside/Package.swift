// swift-tools-version: 6.2
import PackageDescription

// An app's package as the README tells its developers to write it. Scripts/outside builds and tests it in an empty folder beside the
// repository.
let clients = ["IMFCore", "KakaoOpenSDK", "MSAL", "NHNCloudIAP", "NaverThirdPartyLogin"]

let runtimes = ["ClientRuntime", "MockRuntime", "MockClient"]

func guidewright(_ product: String) -> Target.Dependency { .product(name: product, package: "guidewright") }

let package = Package(
    name: "app",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(path: "../guidewright")],
    targets: [
        .testTarget(
            name: "AppTests",
            dependencies: clients.flatMap { [guidewright($0), guidewright("\($0)Mock")] } + runtimes.map(guidewright)
        ),
        // An app that asks for encrypted storage; on Linux that needs OpenSSL's libcrypto.
        .testTarget(
            name: "SecuredAppTests",
            dependencies: (["KakaoOpenSDK", "KakaoOpenSDKMock", "StorageEncryption"] + runtimes).map(guidewright)
        ),
    ],
    // The mode that existing apps are written in: a screen may be the delegate of a protocol that names no actor.
    swiftLanguageModes: [.v5]
)
