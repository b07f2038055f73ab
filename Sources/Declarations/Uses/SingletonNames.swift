/// Names that by convention answer an object of the class that they are asked of.
package enum SingletonNames {
    private static let words = ["shared", "default", "current", "standard", "instance", "singleton"]

    /// `sharedDoor`, `shareDoor`, `defaultDoor`, `getInstance`: a method of the class that takes nothing.
    package static func isMethod(_ name: String) -> Bool {
        let lower = name.lowercased()
        // `errorDomain` has the letters of `main`, too.
        return lower == "main" || name.hasPrefix("main") && name.dropFirst(4).first?.isUppercase == true
            || words.contains { word in
                lower.firstRange(of: word).map { !isBehindPreposition(name, $0.lowerBound.utf16Offset(in: lower)) } ?? false
            }
            || name.hasPrefix("share") && name.dropFirst(5).first?.isUppercase == true
    }

    /// `Locks` of `[Door Locks]`: methods begin with a small letter, so what is called like a type answers the one object of that type.
    package static func isTypeName(_ name: String) -> Bool {
        let bytes = Array(name.utf8.prefix(2))
        return bytes.count == 2 && (0x41...0x5A).contains(bytes[0]) && (0x61...0x7A).contains(bytes[1])
    }

    /// `countryForCurrentLocale` makes a country, of which there are many.
    private static func isBehindPreposition(_ name: String, _ offset: Int) -> Bool {
        let before = name.prefix(offset)
        return ["For", "With", "From", "By", "Of", "In", "At", "To"].contains { before.hasSuffix($0) }
    }

    /// `shared`, `sharedDoor`, `default`: a property of the type. `defaultTimeout` and its like are values of other types.
    package static func isProperty(_ name: String) -> Bool {
        name == "main" || words.contains(name) || name.hasPrefix("shared") || name.hasSuffix("Instance")
    }
}
