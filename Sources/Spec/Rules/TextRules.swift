import Diagnostics
import YAMLTree

/// What is looked at in every text: work left to do, and the language it is in.
enum TextRules {
    static func check(_ node: YAMLNode) -> [Diagnostic] { TodoText.check(node) + WrongLanguage.check(node) }
}
