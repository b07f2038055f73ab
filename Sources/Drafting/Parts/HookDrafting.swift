import CrossCheck
import Declarations
import Guide
import SourceText

/// Methods that samples implement for the platform to call.
enum HookDrafting {
    static func hooks(_ table: MemberTable, _ types: [TypeDraft], _ statements: [Statement], _ arguments: ArgumentTypes) -> [Draft.Hook] {
        var hooks: [Draft.Hook] = []
        for (order, statement) in table.hooks where statement.fact.detail.language != .swift {
            let fact = statement.fact
            guard !hooks.contains(where: { $0.method.name == fact.name }) else { continue }
            let signature = Signature(fact.name, [statement], arguments, table.types)
            let declaration = DeclarationText.method(signature, isSwift: false)
            let method = MethodDraft(name: fact.name, declaration: declaration, parameters: signature.names, hasResult: false)
            hooks.append(Draft.Hook(method: method, owner: owner(fact.name), calls: calls(after: order, statements, types)))
        }
        return hooks
    }

    private static func owner(_ name: String) -> String {
        if name.hasPrefix("application") { return "UIApplicationDelegate" }
        return name.hasPrefix("scene") ? "UISceneDelegate" : "UIViewController"
    }

    /// What the implementation calls of the API, up to the next one.
    private static func calls(after order: Int, _ statements: [Statement], _ types: [TypeDraft]) -> [String] {
        let known = Set(types.flatMap { $0.methods.map(\.name) })
        let end = bodyEnd(statements[order])
        let body = statements[(order + 1)...].prefix { $0.file === statements[order].file && $0.fact.span.start < end }
        var calls: [String] = []
        for statement in body
        where statement.fact.detail.form == "call" && known.contains(statement.fact.name) && !calls.contains(statement.fact.name) {
            calls.append(statement.fact.name)
        }
        return calls
    }

    /// Where the braces behind a method's head close.
    private static func bodyEnd(_ statement: Statement) -> Int {
        let bytes = statement.file.bytes
        var depth = 0
        for index in statement.fact.span.start..<min(bytes.count, statement.fact.span.end + 4000) {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            guard bytes[index] == UInt8(ascii: "}") else { continue }
            depth -= 1
            if depth == 0 { return index }
        }
        return statement.fact.span.end
    }
}
