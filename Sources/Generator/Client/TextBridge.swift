internal import SwiftCode

// For outputs that are still text: goes with the last of them.

extension SwiftExpression {
    var text: String { String(SwiftPrinter.text(of: [SwiftStatement.expression(self)], width: .max).dropLast()) }
}

extension [SwiftDeclaration] {
    /// Printed for that depth of indentation.
    func lines(depth: Int) -> [String] {
        SwiftPrinter.text(of: self, width: SwiftPrinter.width - depth * 4).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }
}

extension SystemModel {
    func defaultCase(_ name: String) -> String { firstCase(name).text }
}

extension MethodLowering {
    static func fallback(_ type: SwiftType, _ model: SystemModel) -> String { model.fallback(type).text }
}

extension MethodFace.Parameter {
    var spelling: String {
        let escaped = SwiftKeyword.escaped(name)
        let names = label == name ? escaped : "\(label.isEmpty ? "_" : SwiftKeyword.escapedLabel(label)) \(escaped)"
        return "\(names): \(type.parameterSpelling)" + (defaultValue.map { " = \($0.text)" } ?? "")
    }
}

/// A function's head as text.
enum FunctionHead {
    /// `public func name(a: A) async throws -> R {`, broken at its parameters where it is too long.
    static func lines(
        _ keywords: String,
        _ parameters: [String],
        isAsync: Bool = false,
        isThrowing: Bool = false,
        result: String = "Void",
        depth: Int
    ) -> [String] {
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (result == "Void" ? "" : " -> \(result)")
        return CodeLayout.call(keywords, parameters, effects + " {", depth: depth)
    }
}
