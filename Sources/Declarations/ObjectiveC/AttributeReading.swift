import SourceText

/// Macros that stand behind a declaration.
enum AttributeMacro {
    private static let small: Set<String> = [
        "__attribute__", "__attribute", "__deprecated", "__deprecated_msg", "__deprecated_enum_msg", "__unavailable",
    ]
    /// What says that nobody can call this. Others of that ending speak of one platform, or of Swift alone.
    static let unavailable: Set<String> = [
        "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "__unavailable", "OBJC_UNAVAILABLE", "SWIFT_UNAVAILABLE", "SWIFT_UNAVAILABLE_MSG",
    ]

    /// All capitals, digits and underscores, with at least one underscore: `NS_SWIFT_NAME`. `__attribute__` too.
    static func isMacro(_ word: String) -> Bool {
        if word == "DEPRECATED" || small.contains(word) { return true }
        var hasUnderscore = false
        for byte in word.utf8 {
            if byte == .ascii("_") { hasUnderscore = true } else if !byte.isUpper && !byte.isDigit { return false }
        }
        return hasUnderscore
    }
}

extension ObjectiveCReader {
    /// `NS_SWIFT_NAME(foo(bar:)) API_AVAILABLE(ios(11.0)) NS_DESIGNATED_INITIALIZER`, none or several.
    mutating func readAttributes() -> Attributes {
        var attributes = Attributes()
        while let word = cursor.word(), AttributeMacro.isMacro(word) {
            cursor.index += 1
            apply(word, argument: readMacroArgument(), to: &attributes)
        }
        return attributes
    }

    private mutating func readMacroArgument() -> String? {
        guard cursor.isPunctuation("("), let open = cursor.current else { return nil }
        let start = cursor.index
        guard cursor.skipBrackets() else {
            cursor.index = start
            return nil
        }
        return stream.text(from: open.end, to: cursor.previousEnd - 1).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// `(swift_name("open(_:)"))`, which is what `NS_SWIFT_NAME` stands for.
    private static func swiftName(in attribute: String) -> String? {
        let parts = attribute.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].hasSuffix("swift_name(") else { return nil }
        return String(parts[1])
    }

    private func apply(_ word: String, argument: String?, to attributes: inout Attributes) {
        switch word {
        case "NS_SWIFT_NAME", "CF_SWIFT_NAME": attributes.swiftName = argument
        case "NS_REFINED_FOR_SWIFT": attributes.isRefined = true
        case "API_AVAILABLE", "NS_AVAILABLE_IOS": attributes.availability = argument
        case "__attribute__", "__attribute":
            let argument = argument ?? ""
            if let name = Self.swiftName(in: argument) { attributes.swiftName = name }
            if argument.contains("swift_private") { attributes.isRefined = true }
            if argument.contains("deprecated") { attributes.isDeprecated = true }
            // `availability(tvos, unavailable)` leaves the other platforms.
            if argument.contains("unavailable"), !argument.contains("availability(") { attributes.isUnavailable = true }
        default:
            if word.contains("DEPRECATED") || word.hasPrefix("__deprecated") { attributes.isDeprecated = true }
            if AttributeMacro.unavailable.contains(word) { attributes.isUnavailable = true }
        }
    }
}
