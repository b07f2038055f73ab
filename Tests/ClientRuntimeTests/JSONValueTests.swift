import ClientRuntime
import Testing

@Suite struct JSONValueTests {
    @Test(
        arguments: [
            ("null", JSONValue.null), ("true", true), ("-12", -12), ("0", 0), ("1.5", 1.5), ("1e3", 1000.0), ("\"\"", ""), ("[]", []),
            ("{}", [:]),
            (" [1, {\"a\": [null]}] ", [1, ["a": [nil]]]), (#""\u00e9\n\"\\\/""#, "é\n\"\\/"), (#""\ud83d\ude00""#, "😀"),
            ("9223372036854775807", .int(.max)), ("18446744073709551616", 18_446_744_073_709_551_616.0), ("\"한글\"", "한글"),
        ] as [(String, JSONValue)])
    func reads(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: Array(text.utf8)) == value)
    }

    @Test(arguments: [
        ("", 0), ("nul", 0), ("01", 2), ("1.", 2), ("[1,]", 3), ("{\"a\"}", 4), ("{a:1}", 1), ("\"a", 2), ("\"\u{1}\"", 1), (#""\x""#, 3),
        (#""\ud800""#, 7), ("1 2", 2), ("1e999", 5), ("[1", 2), ("-", 1),
    ])
    func refusesWithThePlace(text: String, offset: Int) {
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Array(text.utf8)) }
        do { _ = try JSONValue(parsing: Array(text.utf8)) } catch { #expect(error.offset == offset, "\(text): \(error)") }
    }

    @Test func refusesBytesThatAreNotUTF8() {
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    }

    @Test func refusesDeepNestingInsteadOfExhaustingTheStack() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: deep) }
    }

    @Test func readsAHostileObjectWithManyMembers() throws {
        let text = "{" + (0..<50_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
        let value = try JSONValue(parsing: Array(text.utf8))
        #expect(value.objectValue?.count == 50_000)
        #expect(value["k49999"] == 49_999)
    }

    @Test func writesWhatItReads() throws {
        let text = #"{"z":1,"a":[true,null,-2.5,"\"\\\n\u0001é"],"":{}}"#
        #expect(try JSONValue(parsing: Array(text.utf8)).description == text)
    }

    @Test func looksIntoValues() {
        let value: JSONValue = ["a": ["b": [1, "two"]], "n": nil]
        #expect(value["a", "b"][1] == "two")
        #expect(value["a", "x", "y"].isNull)
        #expect(value["n"].isNull && value["a"]["b"][7].isNull)
        #expect(JSONValue.double(3).intValue == 3 && JSONValue.double(3.5).intValue == nil)
    }

    @Test func objectsAreEqualInAnyOrderAndKeepTheirOwn() {
        let one: JSONObject = ["a": 1, "b": 2]
        let other: JSONObject = ["b": 2, "a": 1]
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(other.names == ["b", "a"])
        var large = JSONObject((0..<40).map { ("k\($0)", .int($0)) })
        large["k3"] = nil
        large["k39"] = "last"
        #expect(large.count == 39 && large["k39"] == "last" && large["k3"] == nil && large["k4"] == 4)
    }

    @Test func codesWithFoundation() throws {
        let value: JSONValue = ["a": [1, 2.5, true, nil, "x"], "b": ["c": [:]]]
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }

    @Test(
        arguments: [
            (WireForm.string, JSONValue.string("3600"), JSONValue.int(3600)), (.string, "true", true), (.string, "x", "x"), (.string, 5, 5),
            (.milliseconds, 1500, 1.5), (.milliseconds, 2000, 2), (.json, "[1]", [1]), (.plain, "1", "1"),
            (.iso8601, "2025-01-31T09:15:00+01:00", 1_738_311_300), (.iso8601, "1970-01-01T00:00:00.5Z", 0.5), (.iso8601, "soon", "soon"),
        ] as [(WireForm, JSONValue, JSONValue)])
    func decodesWireForms(form: WireForm, wire: JSONValue, value: JSONValue) {
        #expect(wire.decoded(from: form) == value)
    }

    @Test(
        arguments: [
            (WireForm.string, JSONValue.int(3600), JSONValue.string("3600")), (.milliseconds, 2, 2000), (.milliseconds, 1.5, 1500),
            (.json, ["a": 1], #"{"a":1}"#), (.string, nil, nil), (.plain, 1, 1), (.iso8601, 1_738_311_300, "2025-01-31T08:15:00Z"),
        ] as [(WireForm, JSONValue, JSONValue)])
    func encodesWireForms(form: WireForm, value: JSONValue, wire: JSONValue) {
        #expect(value.encoded(as: form) == wire)
    }
}

@Suite struct CodingTests {
    @Test func leavesOutNullsAtAnyDepthButInWhatIsAnyJSON() {
        let value: JSONValue = [
            "name": nil, "note": ["by": nil], "inner": ["name": nil, "note": nil, "list": [nil, ["note": ["by": nil], "x": nil]]],
        ]
        #expect(value.leavingOutNulls() == ["note": [:], "inner": ["list": [nil, ["note": [:]]]]])
        let free = [["note"], ["inner", "list", "note"]]
        #expect(value.leavingOutNulls(exceptIn: free) == ["note": ["by": nil], "inner": ["list": [nil, ["note": ["by": nil]]]]])
        #expect(JSONValue.null.leavingOutNulls() == .null && JSONValue.string("x").leavingOutNulls() == "x")
    }

    @Test(arguments: [("a b&c=d/é", "a%20b%26c%3Dd%2F%C3%A9"), ("-._~", "-._~"), ("+", "%2B")])
    func percentEncodes(text: String, encoded: String) {
        #expect(PercentCoding.encode(text) == encoded)
        #expect(PercentCoding.decode(encoded) == text)
    }

    @Test(arguments: [
        ("a+b", false, "a+b"), ("a+b", true, "a b"), ("%zz%4", false, "%zz%4"), ("%ff", false, "\u{FFFD}"), ("100%", true, "100%"),
    ])
    func decodesLeniently(text: String, plus: Bool, decoded: String) {
        #expect(PercentCoding.decode(text, plusIsSpace: plus) == decoded)
    }

    @Test func readsForms() {
        let form = FormFields(parsing: "a=1&b=x+y%26&&c&a=2&=v")
        #expect(form["a"] == "1" && form["b"] == "x y&" && form["c"] == "" && form["d"] == nil)
        #expect(form.fields.count == 5)
        #expect(FormFields([.init(name: "k", value: "a b"), .init(name: "l", value: "")]).encoded == "k=a%20b&l=")
    }
}
