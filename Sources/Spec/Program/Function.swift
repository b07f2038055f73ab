extension Expression {
    /// Functions of values, each written as a mapping with the function's name as its key; more than one argument as a list.
    package enum Function: String, Sendable, CaseIterable {
        case first, count, sum, difference, until, at, json, parse, claims, jwt, words, split, lowercase, member, entry, keys, merged,
            combined
        case product, quotient, round, ceiling, floor, decimals, seconds
        case length, starts, ends, part, replace, matches, trim, uppercase, join, parts, append, sorted
        case base64, base64url, fromBase64, hex, fromHex, toInteger, toNumber, toISO, toDate, randomInteger
        case hexToBase64, hexToBase64url, sha256, sha512, sha1, md5, hmacSHA256, hmacSHA512, hmacSHA1, pkceS256
        case values, pairs, fromPairs, registered, item
        case bytes, utf8, hexBytes

        /// What it takes, what it gives, and what it is for. Names, types and editors' help follow from here.
        var signature: Signature {
            switch self {
            case .first: Signature(each: nil, gives: .json, "the first value that is there")
            case .count: Signature([.list(.json)], gives: .integer, "how many items a list has")
            case .sum: Signature(each: .number, gives: .number, "the sum of numbers, or of those of a list")
            case .difference: Signature([.number, .number], gives: .number, "the first number less the second")
            case .until: Signature([.date], gives: .integer, "seconds from now until a date")
            case .at: Signature([.number], gives: .date, "the date of seconds since 1970")
            case .json: Signature([.json], gives: .string, "JSON text of a value")
            case .parse: Signature([.string], gives: .optional(.json), "the value of JSON text")
            case .claims: Signature([.string], gives: .optional(.json), "the claims of a JSON Web Token")
            case .jwt: Signature([.json], gives: .string, "a JSON Web Token of the claims, signed with the mock's own key")
            case .words: Signature([.list(.string)], gives: .string, "a list of strings as one, separated by blanks")
            case .split: Signature([.string], gives: .list(.string), "the blank-separated parts of a text")
            case .lowercase: Signature([.string], gives: .string, "a text in lower case")
            case .member: Signature([.json, .string], gives: .optional(.json), "the member of an object whose name is a value")
            case .entry: Signature([.string, .json], gives: .json, "an object of one member whose name is a value")
            case .keys: Signature([.json], gives: .list(.string), "the names of an object's members")
            case .merged:
                Signature(
                    each: .json, gives: .json, "an object with the members of all; the last of a name counts, what is null is left out")
            case .combined:
                Signature(
                    each: .json, gives: .json, "an object with the members of all; the last of a name counts, `null` too")
            case .product: Signature(each: .number, gives: .number, "the product of numbers")
            case .quotient:
                Signature([.number, .number], gives: .optional(.number), "the first number divided by the second; none where that is 0")
            case .round: Signature([.number], gives: .integer, "the nearest whole number; of two the one that is farther from 0")
            case .ceiling: Signature([.number], gives: .integer, "the least whole number that is not less")
            case .floor: Signature([.number], gives: .integer, "the greatest whole number that is not more")
            case .decimals:
                Signature(
                    [.number, .integer], gives: .string, "a number as text with so many digits behind its point, as `%.2f` writes it")
            case .seconds: Signature([.date], gives: .number, "the seconds since 1970 of a date")
            case .length: Signature([.string], gives: .integer, "how many characters a text has")
            case .starts: Signature([.string, .string], gives: .boolean, "whether a text begins with another")
            case .ends: Signature([.string, .string], gives: .boolean, "whether a text ends with another")
            case .part:
                Signature(
                    [.string, .integer, .integer], gives: .string,
                    "so many characters of a text from a place, from 0 on; from its end with -1, the last, and less")
            case .replace:
                Signature([.string, .string, .string], gives: .string, "a text with every occurrence of the second as the third")
            case .matches: Signature([.string, .string], gives: .boolean, "whether all of a text has the form of a regular expression")
            case .trim: Signature([.string], gives: .string, "a text without blanks and line breaks at its ends")
            case .uppercase: Signature([.string], gives: .string, "a text in upper case")
            case .join: Signature([.list(.string), .string], gives: .string, "a list of texts as one, with the second between them")
            case .parts: Signature([.string, .string], gives: .list(.string), "what stands between the separators of a text")
            case .append: Signature(each: nil, gives: .list(.json), "a list with more items at its end")
            case .sorted: Signature([.list(.json)], gives: .list(.json), "a list in order, the least item first")
            case .base64: Signature([.string], gives: .string, "the UTF-8 of a text in Base64")
            case .base64url: Signature([.string], gives: .string, "the UTF-8 of a text in Base64 for URLs, without padding")
            case .fromBase64: Signature([.string], gives: .optional(.string), "the text that stands in Base64, of either alphabet")
            case .hex: Signature([.string], gives: .string, "the UTF-8 of a text in hexadecimal")
            case .fromHex: Signature([.string], gives: .optional(.string), "the text that stands in hexadecimal")
            case .toInteger: Signature([.string], gives: .optional(.integer), "the whole number that a text spells")
            case .toNumber: Signature([.string], gives: .optional(.number), "the number that a text spells")
            case .toISO: Signature([.date], gives: .string, "a date as ISO 8601 has it, of UTC: `2025-01-31T08:15:00Z`")
            case .toDate: Signature([.string], gives: .optional(.date), "the date that a text of ISO 8601 names")
            case .randomInteger: Signature([.integer, .integer], gives: .integer, "a whole number by chance, from the first to the second")
            case .hexToBase64: Signature([.string], gives: .optional(.string), "bytes in hexadecimal, in Base64 instead")
            case .hexToBase64url:
                Signature([.string], gives: .optional(.string), "bytes in hexadecimal, in Base64 for URLs instead, without padding")
            case .values: Signature([.json], gives: .list(.json), "the values of an object's members")
            case .pairs: Signature([.json], gives: .list(.json), "an object's members, each as an object of `key` and `value`")
            case .fromPairs:
                Signature([.list(.json)], gives: .json, "an object of such a list, which has a `key` and a `value` for each of its members")
            case .item:
                Signature(
                    [.list(.json), .integer], gives: .optional(.json),
                    "the item of a list at a place, from 0 on; from its end with -1, the last, and less")
            case .registered:
                Signature(
                    [.list(.string), .string], gives: .boolean,
                    "whether a URL is one of a list, apart from its query; `*` in the list stands for any text")
            case .bytes: Signature([.string], gives: .data, "the UTF-8 of a text as bytes")
            case .utf8: Signature([.data], gives: .optional(.string), "the text whose UTF-8 bytes are")
            case .hexBytes: Signature([.data], gives: .string, "bytes in hexadecimal")
            case .sha256: Signature([.string], gives: .string, "the SHA-256 of a text's UTF-8, in hexadecimal")
            case .hmacSHA256:
                Signature([.string, .string], gives: .string, "the HMAC with SHA-256 of a text, with a key, in hexadecimal")
            case .sha512: Signature([.string], gives: .string, "the SHA-512 of a text's UTF-8, in hexadecimal")
            case .hmacSHA512:
                Signature([.string, .string], gives: .string, "the HMAC with SHA-512 of a text, with a key, in hexadecimal")
            case .sha1: Signature([.string], gives: .string, "the SHA-1 of a text's UTF-8, in hexadecimal; nothing is safe by it")
            case .hmacSHA1:
                Signature(
                    [.string, .string], gives: .string, "the HMAC with SHA-1 of a text, with a key, in hexadecimal, as OAuth 1.0 signs")
            case .md5: Signature([.string], gives: .string, "the MD5 of a text's UTF-8, in hexadecimal; nothing is safe by it")
            case .pkceS256: Signature([.string], gives: .string, "the challenge of a verifier by PKCE's method S256")
            }
        }

        /// Made by the platform's library: code that has it imports a module of its own.
        package var isDigest: Bool { Self.digests.contains(self) }

        static let digests: [Function] = [.sha256, .sha512, .sha1, .md5, .hmacSHA256, .hmacSHA512, .hmacSHA1, .pkceS256]

        struct Signature {
            /// The types of its arguments; nil: it takes any number of `rest`.
            var parameters: [ValueType]?
            var rest: ValueType?
            var result: ValueType
            /// One line for editors.
            var meaning: String

            init(_ parameters: [ValueType], gives result: ValueType, _ meaning: String) {
                self.parameters = parameters
                self.result = result
                self.meaning = meaning
            }

            init(each rest: ValueType?, gives result: ValueType, _ meaning: String) {
                self.rest = rest
                self.result = result
                self.meaning = meaning
            }
        }
    }
}
