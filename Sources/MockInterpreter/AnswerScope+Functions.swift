internal import MockRuntime
internal import Spec
internal import TextDigests

/// Functions of values. `MockCall` has each by the same name.
extension AnswerScope {
    func function(_ function: Expression.Function, _ arguments: [Expression]) -> Computed {
        switch function {
        case .first: many(arguments) { $0.first(of: $1) }
        case .count: one(arguments) { $0.count($1) }
        case .item: two(arguments) { $0.item($1, $2) }
        case .sum: many(arguments) { $0.sum(of: $1) }
        case .difference: two(arguments) { $0.difference($1, $2) }
        case .until: one(arguments) { $0.until($1) }
        case .at: one(arguments) { $0.at($1) }
        case .json: one(arguments) { $0.json($1) }
        case .parse: one(arguments) { $0.parse($1) }
        case .claims: one(arguments) { $0.claims($1) }
        case .jwt: one(arguments) { $0.jwt($1) }
        case .words: one(arguments) { $0.words($1) }
        case .split: one(arguments) { $0.split($1) }
        case .lowercase: one(arguments) { $0.lowercase($1) }
        case .member: two(arguments) { $0.member($1, $2) }
        case .entry: two(arguments) { $0.entry($1, $2) }
        case .keys: one(arguments) { $0.keys($1) }
        case .merged: many(arguments) { .merged($1) }
        case .combined: many(arguments) { .combined($1) }
        case .product: many(arguments) { $0.product(of: $1) }
        case .quotient: two(arguments) { $0.quotient($1, $2) }
        case .round: one(arguments) { $0.round($1) }
        case .ceiling: one(arguments) { $0.ceiling($1) }
        case .floor: one(arguments) { $0.floor($1) }
        case .decimals: two(arguments) { $0.decimals($1, $2) }
        case .seconds: one(arguments) { $0.seconds($1) }
        case .length: one(arguments) { $0.length($1) }
        case .starts: two(arguments) { $0.starts($1, $2) }
        case .ends: two(arguments) { $0.ends($1, $2) }
        case .part: many(arguments) { $1.count > 2 ? $0.part($1[0], $1[1], $1[2]) : .null }
        case .replace: many(arguments) { $1.count > 2 ? $0.replace($1[0], $1[1], $1[2]) : .null }
        case .matches: two(arguments) { $0.matches($1, $2) }
        case .registered: two(arguments) { $0.registered($1, $2) }
        case .trim: one(arguments) { $0.trim($1) }
        case .uppercase: one(arguments) { $0.uppercase($1) }
        case .join: two(arguments) { $0.join($1, $2) }
        case .parts: two(arguments) { $0.parts($1, $2) }
        case .append: many(arguments) { $0.append($1.first ?? .null, items: Array($1.dropFirst())) }
        case .sorted: one(arguments) { $0.sorted($1) }
        case .base64: one(arguments) { $0.base64($1) }
        case .base64url: one(arguments) { $0.base64url($1) }
        case .fromBase64: one(arguments) { $0.fromBase64($1) }
        case .bytes: one(arguments) { $0.bytes($1) }
        case .utf8: one(arguments) { $0.utf8($1) }
        case .hexBytes: one(arguments) { $0.hexBytes($1) }
        case .hex: one(arguments) { $0.hex($1) }
        case .fromHex: one(arguments) { $0.fromHex($1) }
        case .hexToBase64: one(arguments) { $0.hexToBase64($1) }
        case .hexToBase64url: one(arguments) { $0.hexToBase64url($1) }
        case .values: one(arguments) { $0.values($1) }
        case .pairs: one(arguments) { $0.pairs($1) }
        case .fromPairs: one(arguments) { $0.fromPairs($1) }
        case .sha256: one(arguments) { .string(TextDigest.sha256($1.wireText)) }
        case .hmacSHA256: two(arguments) { .string(TextDigest.hmacSHA256($1.wireText, $2.wireText)) }
        case .sha512: one(arguments) { .string(TextDigest.sha512($1.wireText)) }
        case .hmacSHA512: two(arguments) { .string(TextDigest.hmacSHA512($1.wireText, $2.wireText)) }
        case .sha1: one(arguments) { .string(TextDigest.sha1($1.wireText)) }
        case .hmacSHA1: two(arguments) { .string(TextDigest.hmacSHA1($1.wireText, $2.wireText)) }
        case .md5: one(arguments) { .string(TextDigest.md5($1.wireText)) }
        case .pkceS256: one(arguments) { .string(TextDigest.pkceS256($1.wireText)) }
        case .toInteger: one(arguments) { $0.toInteger($1) }
        case .toNumber: one(arguments) { $0.toNumber($1) }
        case .toISO: one(arguments) { $0.toISO($1) }
        case .toDate: one(arguments) { $0.toDate($1) }
        case .randomInteger: two(arguments) { $0.randomInteger($1, $2) }
        }
    }

    func one(_ argument: Expression, _ body: @escaping @Sendable (inout MockCall, JSONValue) -> JSONValue) -> Computed {
        let argument = value(argument)
        return .work { call, frame in
            let value = argument.value(&call, frame)
            return body(&call, value)
        }
    }

    private func one(_ arguments: [Expression], _ body: @escaping @Sendable (inout MockCall, JSONValue) -> JSONValue) -> Computed {
        arguments.first.map { one($0, body) } ?? .known(.null)
    }

    private func two(
        _ arguments: [Expression], _ body: @escaping @Sendable (inout MockCall, JSONValue, JSONValue) -> JSONValue
    ) -> Computed {
        guard arguments.count > 1 else { return .known(.null) }
        let (first, second) = (value(arguments[0]), value(arguments[1]))
        return .work { call, frame in
            let left = first.value(&call, frame)
            let right = second.value(&call, frame)
            return body(&call, left, right)
        }
    }

    private func many(_ arguments: [Expression], _ body: @escaping @Sendable (inout MockCall, [JSONValue]) -> JSONValue) -> Computed {
        let arguments = arguments.map(value)
        return .work { call, frame in
            let values = arguments.values(&call, frame)
            return body(&call, values)
        }
    }
}
