/// The functions of the spec language, as answers use them.
extension MockCall {
    /// Whether the first value is less than the second: numbers by size, texts by order. Nothing is before `null`.
    public func before(_ left: JSONValue, _ right: JSONValue) -> Bool {
        if let left = number(left), let right = number(right) { return left < right }
        guard let left = left.stringValue, let right = right.stringValue else { return false }
        return left < right
    }

    /// Whether a list holds a value, or a text another text.
    public func contains(_ whole: JSONValue, _ part: JSONValue) -> Bool {
        switch whole {
        case .array(let elements): elements.contains { equal($0, part) }
        case .string(let text): part.stringValue.map { text.contains($0) } ?? false
        default: false
        }
    }

    /// The session's time plus seconds, in whole seconds since 1970.
    public func later(_ seconds: JSONValue) -> JSONValue { time(.seconds, after: number(seconds) ?? 0) }

    /// The first value that is there. As for clients, a text or a list with nothing in it is there, and so is `false`.
    public func first(_ values: JSONValue...) -> JSONValue { first(of: values) }

    /// The first value that is there, with nothing in it or not.
    public func first(of values: [JSONValue]) -> JSONValue { values.first { !$0.isNull } ?? .null }

    /// How many elements a list has.
    public func count(_ list: JSONValue) -> JSONValue { .int(list.arrayValue?.count ?? 0) }

    /// The item of a list at a place, from 0 on, or from its end with -1 and less; `null` where there is none.
    public func item(_ list: JSONValue, _ place: JSONValue) -> JSONValue { list.arrayValue?.item(place.intValue ?? 0) ?? .null }

    /// The sum of numbers; what is none counts nothing.
    public func sum(_ values: JSONValue...) -> JSONValue { sum(of: values) }

    /// The sum of numbers, or of those of a single list; what is none counts nothing.
    public func sum(of values: [JSONValue]) -> JSONValue {
        let numbers = values.count == 1 ? values[0].arrayValue ?? values : values
        return whole(numbers.reduce(0) { $0 + (number($1) ?? 0) })
    }

    /// The first number less the second.
    public func difference(_ left: JSONValue, _ right: JSONValue) -> JSONValue { whole((number(left) ?? 0) - (number(right) ?? 0)) }

    /// The seconds from now until a date, 0 when it has passed.
    public func until(_ date: JSONValue) -> JSONValue { whole(max(0, ((number(date) ?? now) - now).rounded(.up))) }

    /// The date of seconds since 1970.
    public func at(_ seconds: JSONValue) -> JSONValue { whole(number(seconds) ?? 0) }

    /// A value as JSON text.
    public func json(_ value: JSONValue) -> JSONValue { .string(value.description) }

    /// The value that a text spells as JSON.
    public func parse(_ text: JSONValue) -> JSONValue { (try? JSONValue(parsing: Array((text.stringValue ?? "").utf8))) ?? .null }

    /// The claims of a JSON Web Token, unverified.
    public func claims(_ token: JSONValue) -> JSONValue {
        let parts = (token.stringValue ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return .null }
        return (try? JSONValue(parsing: Base64URL.decode(parts[1]))) ?? .null
    }

    /// A JSON Web Token of these claims, signed with the mock's key, which everybody can read: good for a mock and nothing else. Claims
    /// that are `null` are left out.
    public func jwt(_ claims: JSONValue) -> JSONValue {
        let head: JSONValue = ["alg": .string(TokenSignature.algorithm), "kid": .string(SigningKey.name), "typ": "JWT"]
        let text = "\(Base64URL.encode(head.encoded())).\(Base64URL.encode(claims.encoded()))"
        return .string("\(text).\(Base64URL.encode(TokenSignature.sign(text)))")
    }

    /// A list of texts as one, separated by blanks.
    public func words(_ list: JSONValue) -> JSONValue { .string((list.arrayValue ?? []).map(\.wireText).joined(separator: " ")) }

    /// The parts of a text between blanks.
    public func split(_ text: JSONValue) -> JSONValue { .array((text.stringValue ?? "").split(separator: " ").map { .string(String($0)) }) }

    /// A text in lower case.
    public func lowercase(_ text: JSONValue) -> JSONValue { .string(text.wireText.lowercased()) }

    /// The member of that name, `null` where there is none.
    public func member(_ object: JSONValue, _ name: JSONValue) -> JSONValue { name.stringValue.map { object[$0] } ?? .null }

    /// An object of one member.
    public func entry(_ name: JSONValue, _ value: JSONValue) -> JSONValue { .object([name.wireText: value]) }

    /// The names of an object's members, in order.
    public func keys(_ object: JSONValue) -> JSONValue { .array((object.objectValue?.names ?? []).map { .string($0) }) }

    /// The values of an object's members.
    public func values(_ object: JSONValue) -> JSONValue { .array(object.objectValue?.values ?? []) }

    /// The members of an object, each as an object of its `key` and its `value`.
    public func pairs(_ object: JSONValue) -> JSONValue { .array(object.objectValue?.pairs ?? []) }

    /// The object of such members.
    public func fromPairs(_ list: JSONValue) -> JSONValue { .fromPairs(list.arrayValue ?? []) }

    /// The members of all objects; of one name the last counts, what is `null` is left out.
    public func merged(_ objects: JSONValue...) -> JSONValue { .merged(objects) }

    /// The members of all objects; of one name the last counts, also where it is `null`.
    public func combined(_ objects: JSONValue...) -> JSONValue { .combined(objects) }

    /// The product of numbers; what is none counts as one.
    public func product(_ values: JSONValue...) -> JSONValue { product(of: values) }

    /// The product of numbers; what is none counts as one.
    public func product(of values: [JSONValue]) -> JSONValue { whole(values.reduce(1) { $0 * (number($1) ?? 1) }) }

    /// The first number divided by the second; `null` where that is 0, or one of them is none.
    public func quotient(_ left: JSONValue, _ right: JSONValue) -> JSONValue {
        guard let left = number(left), let right = number(right) else { return .null }
        return TextForm.divided(left, by: right).map(whole) ?? .null
    }

    /// The nearest whole number; `null` of what is none.
    public func round(_ value: JSONValue) -> JSONValue { rounded(value, .toNearestOrAwayFromZero) }

    /// The least whole number that is not less; `null` of what is none.
    public func ceiling(_ value: JSONValue) -> JSONValue { rounded(value, .up) }

    /// The greatest whole number that is not more; `null` of what is none.
    public func floor(_ value: JSONValue) -> JSONValue { rounded(value, .down) }

    private func rounded(_ value: JSONValue, _ rule: FloatingPointRoundingRule) -> JSONValue {
        number(value).map { .int(TextForm.whole($0, rounded: rule)) } ?? .null
    }

    /// A number as text with so many digits behind its point; `null` of what is none.
    public func decimals(_ value: JSONValue, _ places: JSONValue) -> JSONValue {
        number(value).map { .string(TextForm.decimals($0, places.intValue ?? 0)) } ?? .null
    }

    /// The seconds since 1970 of a date.
    public func seconds(_ date: JSONValue) -> JSONValue { whole(number(date) ?? 0) }

    /// The parts of a URL.
    public func url(_ value: JSONValue) -> MockURL { MockURL(value) }

    /// A URL from a template with its placeholders filled in and a query added; what is `null` is left out.
    public func link(_ template: String, path: JSONObject = [:], query: JSONObject = [:]) -> JSONValue {
        var text = template
        for (name, value) in path { text.replace("{\(name)}", with: PercentCoding.encode(value.wireText)) }
        let items = query.filter { !$0.value.isNull }.map { FormFields.Field(name: $0.name, value: $0.value.wireText) }
        if !items.isEmpty { text += (text.contains("?") ? "&" : "?") + FormFields(items).encoded }
        return .string(text)
    }

    /// A number, or what a text spells as one.
    private func number(_ value: JSONValue) -> Double? { value.doubleValue ?? value.stringValue.flatMap { Double($0) } }

    /// A number as JSON: a whole one is an integer.
    func whole(_ number: Double) -> JSONValue { Int(exactly: number).map(JSONValue.int) ?? .double(number) }
}
