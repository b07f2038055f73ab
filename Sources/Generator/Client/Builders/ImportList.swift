internal import Spec
internal import SwiftCode

/// What a generated file has to import, by the types that its public declarations speak of.
struct ImportList {
    /// Foundation's types that public declarations may mention.
    private static let foundation: Set<String> = Set(FoundationTypes.bridged.values).union(FoundationTypes.renamed.values)
        .union(FoundationTypes.unchanged).subtracting(networking).subtracting(["String"]).union([
            "NSNotification", "Decimal", "TimeInterval", "NSObjectProtocol", "CGFloat", "NSCopying", "NSMutableCopying",
            "NSCoding", "NSSecureCoding", "LocalizedError", "DispatchQueue", "NSNotification.Name",
            "URLError",
        ])
    static let networking: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "HTTPCookie", "NSMutableURLRequest", "URLSessionDownloadTask", "URLSessionUploadTask", "URLAuthenticationChallenge", "URLCache",
        "CachedURLResponse", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "HTTPCookieStorage",
    ]
    private static let runtime: Set<String> = [
        "DocumentedError", "HoldingError", "TellingError", "ToldApart", "ClientEnvironment", "ClientHost", "JSONValue", "CapabilityKey",
        "HTTPRequest",
        "EventIterator",
    ]

    /// Types of the platform's frameworks that are in use, with their framework.
    let frameworks: [String: String]
    /// Types of the spec: one of them may be called like Foundation's, inside another.
    let own: Set<String>

    /// - Parameter module: the one that the whole file needs.
    func imports(of declarations: [SwiftDeclaration], requires module: String? = nil) -> [SwiftImport] {
        let names = Set(declarations.publicTypeNames.flatMap(spoken))
        let isRuntimePublic = !names.isDisjoint(with: Self.runtime)
        var list = [SwiftImport("ClientRuntime", access: isRuntimePublic ? .public : nil)]
        // The runtime shows Foundation to whoever imports it: where its own types are public, a second import is for nothing.
        let needsNetworking = !isRuntimePublic && !names.isDisjoint(with: Self.networking)
        let isOfFoundation = names.contains { frameworks[$0] == "Foundation" }
        let needsFoundation = !isRuntimePublic && (isOfFoundation || !names.isDisjoint(with: Self.foundation))
        if needsFoundation { list.append(SwiftImport("Foundation", access: .public)) }
        // Where requests have a module of their own, nothing of Foundation itself is spoken of.
        if needsNetworking {
            let other = needsFoundation ? nil : "Foundation"
            list.append(SwiftImport("FoundationNetworking", access: .public, isConditional: true, otherwise: other))
        }
        if declarations.mention("TextDigest") { list.append(SwiftImport("TextDigests")) }
        list += Set(names.compactMap { frameworks[$0] }.filter { $0 != module && $0 != "Foundation" }).sorted().map(Self.conditional)
        if let module, names.contains(where: { PlatformFrameworks.framework(of: $0) == module }) {
            list.append(SwiftImport(module, access: .public))
        }
        return list
    }

    /// What a type is called, and what it is inside of. What is inside of a type of the spec is of the spec.
    private func spoken(_ path: String) -> [String] {
        let parts = path.split(separator: ".").map(String.init)
        return parts.first.map(own.contains) == true ? [] : parts + [path]
    }

    private static func conditional(_ module: String) -> SwiftImport { SwiftImport(module, access: .public, isConditional: true) }
}
