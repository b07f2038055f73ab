internal import Spec
internal import SwiftCode

/// What the suite's devices know of a system: its mock, its requests, and what an app of it takes from its platform.
struct DeviceBuilder {
    private let context: ScenarioContext
    private var spec: Spec { context.spec }
    private var module: String { context.model.module }

    init(_ context: ScenarioContext) { self.context = context }

    /// `Facts`
    var declaration: SwiftDeclaration {
        let notifications = spec.constants.filter { $0.kind == .notification }.map { $0.value?.value ?? $0.name.value }
        let own = notifications.isEmpty ? [] : [SwiftDeclaration.constant("notifications", nil, .strings(notifications), [.static])]
        return .type(
            .enum, "Facts", inherits: ["DocumentedFacts"], documentation: SwiftDocumentation("What the documents state, spelled out."),
            members: [.constant("system", nil, .name("\(module)Mock").dot("system"), [.static])] + own
                + (suppliesCapabilities ? [capabilities] : [])
                + [.table("requests", of: "DocumentedRequest", WireFactBuilder(context.lookup).requests)])
    }

    /// The modules that it needs.
    var modules: [String] {
        ["MockRuntime", "MockTesting", "\(module)Mock"] + (suppliesCapabilities ? ["ClientRuntime"] : [])
            + (isSecured ? ["StorageEncryption"] : [])
    }

    /// The client, where it has capabilities.
    var testable: String? { spec.capabilities.isEmpty && !spec.enums.contains(where: \.holdsValues) ? nil : module }

    /// Whether a setting has the app's storage encrypted.
    private var isSecured: Bool { Self.isSecured(spec) }
    static func isSecured(_ spec: Spec) -> Bool { spec.state.contains { $0.isDurable && $0.securedBy != nil } }
    private var suppliesCapabilities: Bool { isSecured || !spec.capabilities.isEmpty }

    private var capabilities: SwiftDeclaration {
        let capabilities = SwiftExpression.name("capabilities")
        func set(_ key: String, _ value: SwiftExpression) -> SwiftStatement {
            .assign(capabilities[SwiftExpression.type(.named(key)).dot("self")], "=", value)
        }
        let scripted = spec.capabilities.map { capability in
            let builder = CapabilityBuilder(capability, context.model)
            return set(builder.key, .call(builder.name, [SwiftExpression.name("script").unlabelled]))
        }
        let secured = isSecured ? [set("StorageCipherKey", .call("AESGCMCipher"))] : []
        let body = [.variable("capabilities", nil, .call("Capabilities"))] + scripted + secured + [.return(capabilities)]
        let parameter = SwiftParameter("", "script", "CapabilityScript")
        return .function(SwiftFunction(.named("capabilities"), [parameter], result: "Capabilities", body), [.static])
    }
}
