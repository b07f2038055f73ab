/// A finished Swift file: where it comes from, what it imports, and its declarations.
struct FileView: ViewModel {
    var source: String
    var imports: [String]
    var content: [String]

    static let members: [ViewMember<FileView>] = [
        .text("source") { $0.source }, .texts("imports") { $0.imports }, .texts("content") { $0.content },
    ]
}

/// Works out what a generated file has to import from what it says.
enum ImportList {
    /// Foundation's types that public declarations may mention.
    private static let foundation: Set<String> = [
        "Date", "URL", "Data", "Locale", "TimeZone", "Calendar", "UUID", "DateComponents", "IndexPath", "IndexSet", "CharacterSet",
        "Notification", "NSNotification", "URLComponents", "Bundle", "NotificationCenter", "FileManager", "UserDefaults", "OperationQueue",
        "Timer", "Thread", "NSLock", "NSDecimalNumber", "NSNumber", "Decimal", "TimeInterval", "NSObject", "NSObjectProtocol", "CGFloat",
        "NSError", "Selector", "NSCopying", "NSZone", "NSCoding", "NSCoder", "LocalizedError",
    ]
    private static let networking: Set<String> = ["URLRequest", "URLResponse", "HTTPURLResponse", "URLSession"]
    private static let runtime: Set<String> = [
        "DocumentedError", "ClientEnvironment", "JSONValue", "CapabilityKey", "HTTPRequest", "EventIterator",
    ]

    /// - Parameter frameworks: types of the platform's frameworks that are in use, with their framework.
    static func imports(
        of content: String, runtimeModule: String = "ClientRuntime", frameworks: [String: String] = [:], requires module: String? = nil
    ) -> [String] {
        let words = publicWords(content)
        var lines = [words.isDisjoint(with: runtime) ? "import \(runtimeModule)" : "public import \(runtimeModule)"]
        if !words.isDisjoint(with: foundation) || !words.isDisjoint(with: networking) { lines.append("public import Foundation") }
        if !words.isDisjoint(with: networking) { lines += conditional("FoundationNetworking") }
        for framework in Set(frameworks.filter { words.contains($0.key) && $0.value != module }.values).sorted() {
            lines += conditional(framework)
        }
        if let module, words.contains(where: { FoundationTypes.framework(of: $0) == module }) { lines.append("public import \(module)") }
        return lines
    }

    private static func conditional(_ module: String) -> [String] {
        ["", "#if canImport(\(module))", "    public import \(module)", "#endif"]
    }

    /// The words of public declarations, up to their bodies.
    private static func publicWords(_ content: String) -> Set<String> {
        var words: Set<String> = []
        var isOpen = false
        var isProtocol = false
        var pending: [String] = []
        for line in content.split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("//") { continue }
            let isPublic = ["public ", "open ", "@MainActor public ", "nonisolated public "].contains { text.hasPrefix($0) }
            if text.hasPrefix("extension ") { pending = signatureWords(text) }
            if isPublic { words.formUnion(pending) }
            if isPublic || isOpen || isProtocol { words.formUnion(signatureWords(text)) }
            isOpen = (isPublic || isOpen) && (text.hasSuffix("(") || text.hasSuffix(","))
            if text.hasPrefix("public protocol") { isProtocol = true }
            if line == "}" {
                isProtocol = false
                pending = []
            }
        }
        return words
    }

    private static func signatureWords(_ text: Substring) -> [String] {
        let end = text.firstRange(of: " {")?.lowerBound ?? text.endIndex
        return text[..<end].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}
