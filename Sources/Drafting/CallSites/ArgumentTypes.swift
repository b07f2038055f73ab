import CrossCheck
import Declarations
import Guide

/// Types of parameters, from what tables and lists state of them and from what calls hand over.
struct ArgumentTypes {
    /// Enums by the names of their cases.
    let enumOfCase: [String: String]
    /// What tables and lists state, by the method's name without labels and the parameter's.
    private let stated: [String: String]

    init(_ enums: EnumDrafting, _ statements: [Statement]) {
        enumOfCase = enums.enumOfCase
        var stated: [String: String] = [:]
        for fact in statements.map(\.fact) where fact.kind == .parameter {
            guard let method = fact.owner, !method.contains("/"), let type = fact.type, let language = fact.detail.language,
                TypeComparison.parse(type, language: language) != nil
            else { continue }
            let key = Self.key(method, fact.name)
            stated[key] = stated[key] ?? type
        }
        self.stated = stated
    }

    private static func key(_ method: String, _ parameter: String) -> String { "\(MemberName.base(method)) \(parameter)" }

    /// The type that the guide states of a method's parameter.
    func type(of parameter: String, of method: String) -> String? { stated[Self.key(method, parameter)] }

    /// The type that an argument has; nil where it tells nothing.
    func type(of argument: Use.Argument, at site: CallSite) -> String? {
        site.language == .swift ? swift(argument, site) : objectiveC(argument, site)
    }

    /// The type of what a value is compared with in a condition, and so its own; nil where it tells nothing.
    func compared(at site: CallSite) -> String? {
        guard let compared = site.compared else { return nil }
        let name = compared.hasPrefix(".") ? String(compared.dropFirst()) : compared
        if let owner = enumOfCase[name] { return owner }
        // Constants of C tell nothing here: what is compared by `==` is seldom a text.
        let isConstant = Words.isIdentifier(compared) && !["YES", "NO", "TRUE", "FALSE", "true", "false"].contains(compared)
        return isConstant ? nil : type(of: Use.Argument(text: compared, span: site.fact.span), at: site)
    }

    private func objectiveC(_ argument: Use.Argument, _ site: CallSite) -> String? {
        if let parameters = argument.blockParameters { return block(parameters) }
        let text = argument.text.trimmingBlanks()
        if text.hasSuffix(", nil"), let comma = text.firstIndex(of: ",") {
            return type(of: Use.Argument(text: String(text[..<comma]), span: argument.span), at: site)
        }
        if text.hasPrefix("@\"") { return "NSString *" }
        if text.hasPrefix("@[") { return text.contains("@\"") ? "NSArray<NSString *> *" : "NSArray *" }
        if text.hasPrefix("@{") { return "NSDictionary *" }
        if text.hasPrefix("@selector") { return "SEL" }
        if text.hasPrefix("@(") || text.hasPrefix("@") && text.dropFirst().first?.isNumber == true { return "NSNumber *" }
        if ["YES", "NO", "TRUE", "FALSE"].contains(text) { return "BOOL" }
        if text == "nil" || text == "NULL" || text == "self" { return nil }
        if text.first?.isNumber == true { return text.contains(".") ? "double" : "NSInteger" }
        if let owner = enumOfCase[text] { return owner }
        if text.hasPrefix("[") { return message(text) }
        if text.hasPrefix("("), let close = text.firstIndex(of: ")") {
            return ObjectiveCParser.type(String(text[text.index(after: text.startIndex)..<close]))?.spelling(in: .objectiveC)
        }
        if Words.isIdentifier(text) {
            return VariableType.objectiveC(text, in: site.text.before(site.fact.span, limit: 2000)) ?? constant(text)
        }
        return nil
    }

    /// `[NSURL URLWithString:…]` makes an object of its class.
    private func message(_ text: String) -> String? {
        let inner = text.drop { $0 == "[" }
        let type = inner.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        return type.first?.isUppercase == true ? "\(type) *" : nil
    }

    /// `kAppName` and `APP_KEY` are usually texts.
    private func constant(_ text: String) -> String? {
        let isShouted = text.contains { $0.isLetter } && !text.contains { $0.isLowercase }
        let isPrefixed = text.hasPrefix("k") && text.dropFirst().first?.isUppercase == true
        return isShouted || isPrefixed ? "NSString *" : nil
    }

    /// `void (^)(BOOL success, NSError *error)` of a block's parameters.
    private func block(_ parameters: [Use.BlockParameter]) -> String {
        let list = parameters.map { parameter in
            let type = parameter.type.flatMap { ObjectiveCParser.type($0)?.spelling(in: .objectiveC) } ?? "id"
            guard let name = parameter.name else { return type }
            return type.hasSuffix("*") ? type + name : "\(type) \(name)"
        }
        return "void (^)(\(list.joined(separator: ", ")))"
    }

    private func swift(_ argument: Use.Argument, _ site: CallSite) -> String? {
        let text = argument.text.trimmingBlanks()
        if let parameters = argument.blockParameters {
            return "@escaping (\(parameters.map { $0.type ?? "Any?" }.joined(separator: ", "))) -> Void"
        }
        if text.hasPrefix("\"") { return "String" }
        if text == "true" || text == "false" { return "Bool" }
        if text.first?.isNumber == true { return text.contains(".") ? "Double" : "Int" }
        if text.hasPrefix("["), text.contains("\"") { return text.contains(":") ? "[String: Any]" : "[String]" }
        guard Words.isIdentifier(text) else { return nil }
        return swiftVariable(text, in: site.text.before(site.fact.span, limit: 1500))
    }

    /// `code: String` above, or a text that was made of a text field.
    private func swiftVariable(_ name: String, in before: String) -> String? {
        if before.contains("\(name) = "), before.contains(".text") { return "String" }
        if let made = before.ranges(of: "\(name) = ").last {
            // `options = DoorOptions(…)` makes one.
            let type = before[made.upperBound...].prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
            if type.first?.isUppercase == true, before[type.endIndex...].hasPrefix("(") { return String(type) }
        }
        guard let range = before.ranges(of: "\(name): ").last else { return nil }
        let type = before[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "[]:?<>. _".contains($0) }.trimmingBlanks()
        return Words.isTypeName(String(type.prefix { $0.isLetter })) ? SwiftParser.type(type)?.spelling(in: .swift) : nil
    }
}
