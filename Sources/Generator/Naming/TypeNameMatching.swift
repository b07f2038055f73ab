internal import Declarations

/// The type of a parameter, as far as shortening a name asks.
package struct OmissionType: Hashable, Sendable {
    /// `NSURL`, `Bool`, `Object` for `id`; empty where no type is known.
    package var name: String
    /// Of an array or set: `NSString` for `NSArray<NSString *>`.
    package var element: String
    package var isBoolean: Bool
    package var isFunction: Bool
    /// Swift shows the parameter with a default value.
    package var hasDefault: Bool

    package init(
        _ name: String,
        element: String = "",
        isBoolean: Bool = false,
        isFunction: Bool = false,
        hasDefault: Bool = false
    ) {
        self.name = name
        self.element = element
        self.isBoolean = isBoolean
        self.isFunction = isFunction
        self.hasDefault = hasDefault
    }
}

/// Matches words of a method's name with words of a type's name.
enum TypeNameMatching {
    /// The type's name without an ending that carries no meaning: `Type`, `Ref`, `Mask`, `3D`, `_t`.
    static func droppingSuffix(_ type: String) -> String? {
        let last = CamelCase.lastWord(of: type)
        for suffix in ["Type", "Ref", "Mask"] where last == suffix && type.count > suffix.count {
            return String(type.dropLast(suffix.count))
        }
        if type.hasSuffix("_t"), type.count > 2 { return String(type.dropLast(2)) }
        let stem = type.dropLast()
        let digits = stem.reversed().prefix { $0.isASCIIDigit }.count
        return type.hasSuffix("D") && digits > 0 ? String(stem.dropLast(digits)) : nil
    }

    /// The index of the first of the name's last words that say the type; the number of words where none does.
    static func startOfTrailingType(in words: [String], _ type: OmissionType) -> Int {
        var typeWords = CamelCase.words(of: type.name)
        var typeName = type.name
        var index = words.count
        while index > 0, let typeWord = typeWords.last {
            if let step = step(words, index, &typeWords, typeWord) {
                index -= step
            } else if let plural = startOfPlural(words, index, type) {
                index = plural
            } else if index == words.count, let shorter = droppingSuffix(typeName) {
                typeName = shorter
                typeWords = CamelCase.words(of: shorter)
            } else {
                break
            }
        }
        return index
    }

    /// How many words of the name the type's last word takes; nil where it takes none.
    private static func step(_ words: [String], _ index: Int, _ typeWords: inout [String], _ typeWord: String) -> Int? {
        let word = words[index - 1]
        if TypeWords.matches(word, typeWord) {
            typeWords.removeLast()
            return 1
        }
        let isIndexes = TypeWords.matches(word, "Indexes") || TypeWords.matches(word, "Indices")
        if isIndexes, typeWord == "Set", let next = typeWords.dropLast().last, TypeWords.matches("Index", next) {
            typeWords.removeLast(2)
            return 1
        }
        if TypeWords.matches(word, "Index"), TypeWords.matches("Int", typeWord) || TypeWords.matches("Integer", typeWord) {
            typeWords.removeLast()
            return 1
        }
        if TypeWords.matches("Object", typeWord), TypeWords.matches(word, "Value"), index > 1, TypeWords.matches(words[index - 2], "Object")
        {
            typeWords.removeLast()
            return 2
        }
        return nil
    }

    /// `Purchases` says an array of `Purchase`.
    private static func startOfPlural(_ words: [String], _ index: Int, _ type: OmissionType) -> Int? {
        let word = words[index - 1]
        guard !type.element.isEmpty, word.count > 2, word.hasSuffix("s") else { return nil }
        let singular = String(words[..<index].joined().dropLast())
        let shortened = NeedlessWords.omitTrailingType(in: singular, OmissionType(type.element), role: .partial, properties: [])
        guard shortened != singular else { return nil }
        return CamelCase.words(of: shortened).count
    }
}
