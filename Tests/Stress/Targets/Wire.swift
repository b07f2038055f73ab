import ClientRuntime
import HTTPTypes
import MockRuntime
import ToySystem
import WireValues

/// What travels: values, and requests that anybody may send to a mock.
extension StressTarget {
    static let wire = [
        StressTarget("json", jsons) { bytes in
            guard let value = try? JSONValue(parsing: bytes) else { return nil }
            guard let again = try? JSONValue(parsing: Array(value.description.utf8)) else { return "what was printed does not read" }
            return isSame(again, value) ? nil : "printed and read again it is another value"
        },
        StressTarget("form", ["a=1&b=%20+c&d&=e&%EA%B0%80=%", "a%5B0%5D=1;b=2"]) { bytes in
            let fields = FormFields(parsing: bytes)
            let again = FormFields(parsing: fields.encoded)
            let isSame = fields.fields.map(\.name) == again.fields.map(\.name) && fields.fields.map(\.value) == again.fields.map(\.value)
            return isSame ? nil : "encoded and read again they are other fields"
        },
        StressTarget("mock", requests, answered),
        StressTarget("answer", jsons + answers, decoded),
    ]

    /// JSON has numbers of one kind: `7.0` is printed as `7`.
    private static func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left, right) {
        case (.array(let left), .array(let right)): left.count == right.count && zip(left, right).allSatisfy(isSame)
        case (.object(let left), .object(let right)):
            left.names == right.names && left.names.allSatisfy { isSame(left[$0] ?? .null, right[$0] ?? .null) }
        case (.int, .double), (.double, .int): left.doubleValue == right.doubleValue
        default: left == right
        }
    }

    /// A server's answer, read by a client in every form that a spec can give a field, at every place.
    private static func decoded(_ bytes: [UInt8]) -> String? {
        guard let value = try? JSONValue(parsing: bytes) else { return nil }
        var waiting = [ResponseReader(endpoint: "fuzzed", value: value)]
        var count = 0
        while let reader = waiting.popLast(), count < 200 {
            count += 1
            read(reader)
            switch reader.value {
            case .array: waiting += (try? reader.array()) ?? []
            case .object(let object): waiting += object.names.prefix(50).map(reader.member)
            default: break
            }
        }
        return nil
    }

    private static let forms: [WireForm] =
        [.plain, .string, .milliseconds, .json, .spaces, .commas, .repeated, .brackets, .iso8601]
        + ["yyyy-MM-dd", "yyyyMMddHHmmss", "dd.MM.yy HH:mm"].compactMap { DatePattern($0).map(WireForm.dated) }

    private static func read(_ reader: ResponseReader) {
        for form in forms {
            _ = try? reader.integer(form)
            _ = try? reader.number(form)
            _ = try? reader.boolean(form)
            _ = try? reader.date(form)
            _ = try? reader.object(form)
            _ = try? reader.array(form)
        }
        _ = try? reader.string()
        _ = try? reader.text()
        _ = try? reader.data()
        _ = try? reader.dictionary()
    }

    private static let answers = [
        #"{"a": "2024-02-29T23:59:60Z", "b": "20240229235960", "c": "29.02.24 00:00", "d": 1709251199999, "e": "1,2, 3", "f": "YWJj", "g": "{\"h\": [1]}"}"#
    ]

    /// Every request is answered, with a status of HTTP. Each line of the input is one: method, target, headers, and the body behind `|`.
    private static func answered(_ bytes: [UInt8]) -> String? {
        let service = MockService(ToySystem.system)
        for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(40) {
            let parts = line.split(separator: UInt8(ascii: "|"), maxSplits: 1)
            let words = String(decoding: parts.first ?? [], as: UTF8.self).split(separator: " ", maxSplits: 2)
            guard words.count > 1, let method = HTTPRequest.Method(String(words[0])) else { continue }
            var request = HTTPRequest(method: method, scheme: "http", authority: "127.0.0.1", path: String(words[1]))
            for header in words.dropFirst(2).joined().split(separator: ";") {
                let pair = header.split(separator: ":", maxSplits: 1)
                guard pair.count == 2, let name = HTTPField.Name(String(pair[0])) else { continue }
                request.headerFields[name] = String(pair[1])
            }
            let status = service.answer(request, body: Array(parts.dropFirst().first ?? [])).response.status.code
            if !(100...599).contains(status) { return "answered with the status \(status)" }
        }
        return nil
    }

    private static let jsons = [
        #"{"a": [1, -2.5e3, true, null, "é\u00e9\n\ud83d\udc69"], "b": {"c": {}}, "d": 9007199254740993}"#, "[[[[]]]]", #""text""#, "-0.0",
    ]

    private static let requests = [
        """
        GET /authorize?client_id=toy-client&redirect_uri=toyclient://done&response_type=code&state=s
        POST /token Content-Type:application/x-www-form-urlencoded|grant_type=authorization_code&client_id=toy-client&client_secret=toy-secret&code=x
        GET /me Authorization:Bearer abc
        PUT /items/7?full=true Content-Type:application/json|{"name": "n", "tags": ["a"], "size": 3}
        GET /__mock/journal?limit=5
        POST /__mock/clock Content-Type:application/json|{"advance": 60}
        POST /__mock/faults Content-Type:application/json|{"endpoint": "me", "error": "denied", "count": 2, "latency": {"mean": 1}}
        POST /__mock/sessions/other Content-Type:application/json|{}
        PUT /__mock/records/users Content-Type:application/json|{"id": "u3", "name": "Eve", "age": 30}
        GET /__mock/snapshot
        POST /__mock/verify Content-Type:application/json|{"calls": [{"endpoint": "me", "count": {"atLeast": 1}}]}
        """
    ]
}
