import Foundation
import Testing

/// The runtime's parts for UIKit, type-checked where there is none: against declarations as UIKit has them.
struct PlatformPartsTests {
    private static let uiKit = """
        import Foundation

        @MainActor open class UIResponder: NSObject {}
        @MainActor open class UIViewController: UIResponder {
            public var presentedViewController: UIViewController? { nil }
            public func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
        }
        @MainActor open class UIWindow: UIResponder {
            public var isKeyWindow: Bool { true }
            public var rootViewController: UIViewController?
        }
        @MainActor open class UIScene: UIResponder {
            public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
            public var activationState: ActivationState { .foregroundActive }
        }
        @MainActor open class UIWindowScene: UIScene { public var windows: [UIWindow] { [] } }
        @MainActor open class UIApplication: UIResponder {
            public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
            public class var shared: UIApplication { UIApplication() }
            public var connectedScenes: Set<UIScene> { [] }
            public func canOpenURL(_ url: URL) -> Bool { false }
            public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
        }
        @MainActor open class UIAlertAction: NSObject {
            public enum Style: Int, Sendable { case `default`, cancel, destructive }
            public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
        }
        @MainActor open class UIAlertController: UIViewController {
            public enum Style: Int, Sendable { case actionSheet, alert }
            public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
            public func addAction(_ action: UIAlertAction) {}
        }
        """

    @Test func thePartsForUIKitTypeCheck() throws {
        let scratch = try Scratch()
        let compiler = SwiftCompiler(modules: try Build.current().modules(with: ["WireValues"]))
        let stub = try scratch.write(Self.uiKit, to: "UIKit.swift")
        let module = stub.deletingLastPathComponent().appending(path: "UIKit.swiftmodule")
        let made = try compiler.run([
            "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-swift-version", "6", "-o", module.path, stub.path,
        ])
        try #require(made.code == 0, "\(made.errors)")
        let folder = Repository.root.appending(path: "Sources/ClientRuntime")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
        #expect(sources.count > 20)
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
            ["-enable-upcoming-feature", $0]
        }
        let checked = try compiler.run(
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "ClientRuntime", "-package-name", "guidewright"]
                + features + ["-I", module.deletingLastPathComponent().path] + sources)
        #expect(checked.code == 0, "\(checked.errors)")
    }
}
