/// Values that mean something at their place, so that what is made of them is rightly built otherwise than with plain words. Each is still only
/// what the place is for: a number, a type, a name. The compiler reads them with all others.
struct HostileMeanings {
    let place: String
    var texts: Set<String> = []
    /// Also every value that has this in it.
    var part: String?
    let why: String

    static func allow(_ text: String, at place: String) -> Bool {
        all.contains { $0.place == place && ($0.texts.contains(text) || $0.part.map(text.contains) == true) }
    }

    static let all = [
        HostileMeanings(
            place: "constant.value", texts: ["1e999", "9223372036854775808", "-1", "0x1F", "true"],
            why: "a constant without a type is a number where its value is one, and words are a text"),
        HostileMeanings(
            place: "enumeration.rawType", texts: ["String"],
            why: "raw values that are texts: an enum of Swift with other cases than numbers have"),
        HostileMeanings(
            place: "environment.name", texts: ["Type", "Any", "Foundation", "Error", "String"],
            why: "a name that Swift or the module has already gets another spelling"),
        HostileMeanings(
            place: "errorCase.holds", texts: ["Error", "Any", "String"],
            why: "the type of what an error holds: it travels and compares as such"),
        HostileMeanings(
            place: "failure.body (key)", part: ".", why: "a point leads into an object: the body is nested"),
        HostileMeanings(place: "method.swift", texts: ["init"], why: "a method that Swift shows as an initialiser"),
        HostileMeanings(
            place: "platformType.framework", texts: ["Type", "Foundation", "Error", "Any", "String"],
            why: "the module that is imported where it exists; Foundation is there anyway"),
    ]
}
