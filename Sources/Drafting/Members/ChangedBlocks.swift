import CrossCheck
import Declarations

/// Blocks that change what they are handed, as specs have them: one value, a struct of the draft or a plain one, of a block that answers nothing.
enum ChangedBlocks {
    /// - Parameter types: those of the draft.
    static func isSayable(_ type: String, _ types: TypeTable) -> Bool {
        guard case .function(let block)? = TypeComparison.parse(type, language: .swift), !block.isAsync, !block.isThrowing,
            ["Void", "()"].contains(block.result.name ?? "")
        else { return false }
        let changed = block.parameters.filter(\.isInOut)
        guard changed.count == 1, case .named(let named) = changed[0].type, named.arguments.isEmpty, named.nullability == .unspecified
        else {
            return false
        }
        return ["String", "Int", "Double", "Bool"].contains(named.name) || types.entry(named.name)?.form == .structure
    }

    /// The type as a draft has it.
    static func drafted(_ type: String, _ types: TypeTable) -> String {
        isSayable(type, types) ? type : type.replacing("inout ", with: "")
    }
}
