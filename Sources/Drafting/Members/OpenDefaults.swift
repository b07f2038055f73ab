import Declarations
import Guide
import SourceText
import Spec

/// Initialisers with defaults that no spec can say, `init(url: URL = URL(string: "https://…")!, wait: Double = 3)`: beside each a draft has the one
/// without these parameters, where its object holds something there all the same. So apps, and other defaults, go on making one of nothing.
struct OpenDefaults {
    private let statements: [Statement]

    static func settle(_ draft: inout Draft, _ statements: [Statement]) {
        let open = OpenDefaults(
            statements: statements.filter {
                $0.fact.kind == .method && $0.fact.source == .declaration && $0.fact.name.hasPrefix("init(")
                    && !$0.fact.detail.openDefaults.isEmpty
            })
        guard !open.statements.isEmpty else { return }
        for index in draft.types.indices where draft.types[index].form != .protocol && draft.types[index].language == .swift {
            open.settle(&draft.types[index])
        }
    }

    private func settle(_ type: inout TypeDraft) {
        for method in type.methods {
            let own = statements.first { $0.fact.name == method.name && $0.fact.owner == type.name }
            guard let own, let shorter = shorter(method, own.fact.detail.openDefaults),
                !type.methods.contains(where: { $0.name == shorter.name })
            else { continue }
            let values = defaults(of: own)
            let filled = own.fact.detail.openDefaults.allSatisfy { type.isFilled($0, values[$0] != nil) }
            guard filled else { continue }
            for index in type.properties.indices where !type.properties[index].isStatic && !type.properties[index].begins {
                guard own.fact.detail.openDefaults.contains(type.properties[index].name), let value = values[type.properties[index].name]
                else { continue }
                type.properties[index].begin(by: value, .constant)
            }
            type.methods.append(shorter)
        }
    }

    /// Addresses, which a property may begin with.
    private func defaults(of statement: Statement) -> [String: YAMLOutline] {
        let code = statement.text.text(statement.fact.span)
        let found = code.matches(of: #/([A-Za-z_][A-Za-z0-9_]*): ?URL = URL\(string: ?"([^"\\$]+)"\)!/#)
        return Dictionary(found.map { (String($0.1), YAMLOutline.quoted(String($0.2))) }) { first, _ in first }
    }

    private func shorter(_ method: MethodDraft, _ open: [String]) -> MethodDraft? {
        guard let parsed = try? SwiftParser.parseMethod(method.declaration), let first = parsed.parameters.first,
            let last = parsed.parameters.last
        else { return nil }
        let code = Array(method.declaration.utf8)
        let kept = parsed.parameters.filter { !open.contains($0.name) }
        let list = kept.map { String(decoding: code[$0.span.start..<$0.span.end], as: UTF8.self) }.joined(separator: ", ")
        var shorter = method
        shorter.name = "init(\(kept.map { $0.label + ":" }.joined()))"
        shorter.declaration =
            String(decoding: code[..<first.span.start], as: UTF8.self) + list + String(decoding: code[last.span.end...], as: UTF8.self)
        let places = method.parameters.indices.filter { !open.contains(method.parameters[$0]) }
        shorter.parameters = places.map { method.parameters[$0] }
        shorter.parameterTypes = places.filter(method.parameterTypes.indices.contains).map { method.parameterTypes[$0] }
        let names = open.map { "`\($0)`" }.joined(separator: ", ")
        shorter.invented = "The code's initialiser has defaults for \(names) that no spec can say: this is the call without them."
        return shorter
    }
}

extension TypeDraft {
    /// Whether an object holds something where an initialiser does not give it.
    ///
    /// - Parameter isGiven: whether the property can begin with what the default is.
    fileprivate func isFilled(_ name: String, _ isGiven: Bool) -> Bool {
        guard let property = properties.first(where: { $0.name == name && !$0.isStatic }) else { return true }
        return isGiven || property.begins || property.value != nil || property.type.hasSuffix("?")
    }
}
