import Testing
import YAMLTree

@Suite struct ValueTests {
    @Test(
        arguments: [
            ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nil", .string), ("true", .bool(true)),
            ("false", .bool(false)),
            ("True", .string), ("yes", .string), ("0", .int(0)), ("-0", .int(0)), ("007", .int(7)), ("+12", .int(12)), ("-402", .int(-402)),
            ("0o17", .int(15)), ("0x1F", .int(31)), ("0xg", .string), ("0o8", .string), ("0x", .string), ("-0x1", .string),
            ("1_000", .string),
            ("9223372036854775807", .int(.max)), ("9223372036854775808", .integerTooLarge), ("0xFFFFFFFFFFFFFFFFF", .integerTooLarge),
            ("1.5", .float(1.5)), ("1.", .float(1)), (".5", .float(0.5)), ("-1e3", .float(-1000)), ("1e", .string), (".", .string),
            ("+", .string),
            ("-", .string), ("1.2.3", .string), (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)), ("inf", .string),
            ("-.nan", .string),
            ("12:30:45", .string), ("2024-01-01", .string), ("１", .string), ("0x１", .string),
        ] as [(String, YAMLValue)])
    func coreSchema(text: String, expected: YAMLValue) {
        #expect(YAMLValue(plain: text) == expected)
    }

    @Test func notANumberIsOne() {
        guard case .float(let value) = YAMLValue(plain: ".NaN") else { return #expect(Bool(false), "it is a float") }
        #expect(value.isNaN)
    }

    @Test func quotedScalarsAreText() throws {
        let root = try tree("['1', \"true\", '']")
        #expect(root.items.map { $0.scalar?.value } == [.string, .string, .string])
        #expect(root.items.allSatisfy { !$0.isNull })
    }

    @Test func typedAccess() throws {
        let root = try tree("a: 3\nb: 2.5\nc: true\nd:\n")
        #expect(root["a"]?.scalar?.int == 3)
        #expect(root["a"]?.scalar?.double == 3)
        #expect(root["b"]?.scalar?.double == 2.5)
        #expect(root["b"]?.scalar?.int == nil)
        #expect(root["c"]?.scalar?.bool == true)
        #expect(root["d"]?.isNull == true)
    }

    @Test func wordsThatOtherVersionsReadAsBools() throws {
        let root = try tree("[yes, No, on, OFF, y, n, True, FALSE, true, 'yes', perhaps]")
        #expect(root.items.map { $0.scalar?.boolLookalike } == [true, false, true, false, true, false, true, false, nil, nil, nil])
    }
}
